import {
  type Chooser,
  FIGURE_PERIODS,
  formatEurCents,
  isProductTipology,
  type ProductSheet,
  type ProductTipology,
  TIPOLOGY_LISTS,
  toFigureBasis,
} from "@volpe/contract";
import { createBrowsingCalls } from "@volpe/core";
import { ProductCard, ProductFigure } from "@volpe/ui";
import { useId } from "react";
import { data, Link, redirect, useLoaderData } from "react-router-dom";
import { clientContext } from "../../../page/client-context.ts";
import { orReload } from "../../../page/or-reload.ts";
import type { PageLoaderArgs } from "../../../page/page-args.ts";
import { StaticHtml } from "../../../page/static-html.tsx";
import { Term } from "../../../page/term.tsx";
import { answerSheet, followSheetPath } from "../answer-sheet.ts";
import { pickSearch, toListSearch, useListSearch } from "../list-search.ts";
import { AssumptionsBox } from "../notices.tsx";
import { RangeField } from "../range-field.tsx";
import { Description, SheetLayout, SheetLines } from "../sheet-layout.tsx";
import { UseForm } from "../use-fold.tsx";
import { PRODUCT_TYPOLOGIES } from "./product-typologies.ts";
import { findShareTarget } from "./share-target.ts";
import { SharesField } from "./shares-field.tsx";
import "@volpe/ui/styles/product-card.css";
import "./product-cards.css";
import "./product-sheet.css";

/**
 * The sheet of a car, a terminal or a line, with status 410 once it has ended. A terminal and a
 * line redirect from `/{destination}/{tipology}/{brand}/{slug}` if the slug has another address. A
 * car is shown there too, and its canonical address is `/noleggio/{vehicle}/{variant}`.
 */
export async function loader(args: PageLoaderArgs) {
  const { pathname, searchParams: search } = new URL(args.request.url);
  const { vehicle } = args.params;
  const [, first, second] = pathname.split("/");
  const named = vehicle === undefined && isProductTipology(second) ? second : first;
  if (!isProductTipology(named)) throw data(null, { status: 404 });
  const target = findShareTarget(search);
  if (target !== null) throw redirect(pathname + target);
  const sheet = await getSheet(named, args, search);
  if (named !== "noleggio") followSheetPath(args, sheet);
  return answerSheet({ sheet, useSearch: pickSearch(search, PRODUCT_TYPOLOGIES[named].useKeys) });
}

async function getSheet(
  tipology: ProductTipology,
  { params: { slug = "", vehicle = "", variant = "" }, context }: PageLoaderArgs,
  search: URLSearchParams,
): Promise<ProductSheet> {
  const { request } = context.get(clientContext).api;
  const { createProductCalls } = await orReload(import("../catalogue-calls.ts"));
  const { sheet } = createProductCalls(request);
  if (tipology !== "noleggio") return await sheet(tipology, [slug], { search });
  if (vehicle !== "") return await sheet(tipology, [vehicle, variant], { search });
  const [item] = await createBrowsingCalls(request).viewedItems([slug]);
  return await sheet(tipology, toVehicleAddress(item?.path ?? ""), { search });
}

/** The two parts of a car's address. Throws a response 404 if the path is not a car's. */
function toVehicleAddress(path: string): string[] {
  const [, folder, vehicle, variant] = path.split("/").map(decodeURIComponent);
  if (folder !== "noleggio" || !vehicle || !variant) throw data(null, { status: 404 });
  return [vehicle, variant];
}

export function Component() {
  const { sheet, useSearch } = useLoaderData<typeof loader>();
  const { brand, seller, picture, facts, note, current, figurePer } = sheet;
  const { sheet: words } = PRODUCT_TYPOLOGIES[sheet.tipology];
  const listPath = TIPOLOGY_LISTS[sheet.tipology].path;
  const listHref = listPath + words.toListSearch(useSearch, sheet.destination);
  return (
    <SheetLayout
      title={words.toTitle(sheet)}
      description={words.toDescription(sheet)}
      picture={{
        title: sheet.name,
        figure: formatEurCents(sheet.figureEur),
        figureNote: toFigureBasis(sheet),
        drawing: picture.path,
      }}
      item={sheet}
      brand={brand}
      isDemonstration={sheet.state.demonstration}
      listHref={listHref}
      seller={seller !== null && <p className="v-quiet">con {seller}</p>}
      tags={
        <>
          {note !== "" && <li className="v-tag v-tag-highlight">{note}</li>}
          {facts.map((fact) => (
            <li key={fact} className="v-tag">
              {fact}
            </li>
          ))}
        </>
      }
      replacements={sheet.similar.length > 0 && <p>Qui sotto trovi che cosa la sostituisce.</p>}
      opening={
        <>
          {!current && <Similar sheet={sheet} useSearch={useSearch} />}
          <img
            className="product-sheet__picture"
            src={picture.path}
            width={picture.width}
            height={picture.height}
            alt=""
          />
        </>
      }
      price={`${formatEurCents(sheet.figureEur)} ${FIGURE_PERIODS[figurePer]}`}
      figure={<ProductFigure {...sheet} />}
      figureParts={<FigureParts sheet={sheet} />}
      aside={<AssumptionsBox assumptions={sheet.assumptions} />}
      after={current && <Similar sheet={sheet} useSearch={useSearch} />}
    >
      <Description title="In due parole" text={sheet.description} />
      {sheet.sections.map(({ title, lines }) => (
        <SheetLines key={title} title={title} lines={lines} />
      ))}
      {sheet.siblings.length > 0 && (
        <section className="product-sheet__siblings" aria-labelledby="altre">
          <h2 id="altre">{words.toSiblingsTitle(brand.name)}</h2>
          <ul>
            {sheet.siblings.map((sibling) => (
              <li key={sibling.path}>
                <Link to={sibling.path + useSearch}>{sibling.name}</Link>{" "}
                <span className="v-money">{formatEurCents(sibling.figureEur)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </SheetLayout>
  );
}

/** What the figure for the use in the address is made of, and the ways to change the use. */
function FigureParts({ sheet }: { sheet: ProductSheet }) {
  return (
    <>
      {sheet.parts.length > 1 && (
        <dl className="product-sheet__parts">
          {sheet.parts.map(({ label, amountEur }) => (
            <Term key={label} name={label}>
              {formatEurCents(amountEur)}
            </Term>
          ))}
        </dl>
      )}
      {sheet.current && (
        <>
          {sheet.choosers.map((chooser) => (
            <ChooserLinks key={chooser.key} chooser={chooser} />
          ))}
          {sheet.ranges.length > 0 && (
            <UseForm
              action={sheet.path}
              label="Il tuo uso"
              fields={[...sheet.ranges, ...sheet.shares].map(({ key }) => key)}
            >
              {sheet.ranges.map((range) => (
                <RangeField key={range.key} range={range} ignored={sheet.ignored} />
              ))}
              {sheet.shares.map((shares) => (
                <SharesField key={shares.key} shares={shares} ignored={sheet.ignored} />
              ))}
            </UseForm>
          )}
        </>
      )}
    </>
  );
}

/** A choice as links that change the address; unavailable options are no links. */
function ChooserLinks({ chooser: { key, label, options } }: { chooser: Chooser }) {
  const id = useId();
  const search = useListSearch();
  return (
    <section className="chooser" aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <ul className="chooser__options">
        {options.map((option) => (
          <li key={option.value}>
            {option.available ? (
              <Link
                className="v-chip"
                to={{ search: toListSearch(search, { [key]: option.value }) }}
                aria-current={option.selected ? "true" : undefined}
                preventScrollReset
              >
                {option.label}
              </Link>
            ) : (
              <span className="v-chip chooser__absent">
                {option.label}
                <span className="v-hidden"> (non disponibile con le altre scelte)</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The most similar entries, or the replacements of an entry that ended. */
function Similar({ sheet, useSearch }: { sheet: ProductSheet; useSearch: string }) {
  if (sheet.similar.length === 0) return null;
  return (
    <section className="product-sheet__similar" aria-labelledby="simili">
      <h2 id="simili">{sheet.current ? "Le più vicine" : "Che cosa la sostituisce"}</h2>
      <StaticHtml as="ul" className="products__cards" of={sheet.similar} keepsData>
        {(similar) =>
          similar.map((product) => (
            <li key={product.slug}>
              <ProductCard
                product={product}
                link={<Link to={product.path + useSearch}>{product.name}</Link>}
                headingLevel={3}
              />
            </li>
          ))
        }
      </StaticHtml>
    </section>
  );
}
