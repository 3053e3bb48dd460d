import { formatDate, type ProductList, TIPOLOGY_LISTS } from "@volpe/contract";
import { Link, useLoaderData } from "react-router-dom";
import { orReload } from "../../../page/or-reload.ts";
import type { PageLoaderArgs } from "../../../page/page-args.ts";
import { StaticHtml } from "../../../page/static-html.tsx";
import { PlaceField } from "../../places/place-field.tsx";
import { FacetFields } from "../filter-form.tsx";
import { ListLayout } from "../list-layout.tsx";
import { prepareComparison } from "../load-comparison.ts";
import { RangeField } from "../range-field.tsx";
import { UseFold, UseForm } from "../use-fold.tsx";
import { productCards } from "./load-product-cards.ts";
import { findPlaceLabel, PRODUCT_TYPOLOGIES } from "./product-typologies.ts";
import { SharesField } from "./shares-field.tsx";
import "@volpe/ui/styles/product-card.css";
import "./product-cards.css";
import "./product-list.css";

export { prepareComparison as prepare };

/** `/noleggio`, `/pos` and `/offerte/internet`, also at `/offerte/noleggio` and `/offerte/pos`. */
export async function loader(args: PageLoaderArgs) {
  // The first page is sent with its data, so only a navigation in the browser loads this module.
  const { loadProductList } = await orReload(import("./load-product-list.ts"));
  return await loadProductList(args);
}

export function Component() {
  const { list, comparison, typedPlace, itemSearch } = useLoaderData<typeof loader>();
  const { tipology, destination, items, ranges, shares, facets } = list;
  const typology = PRODUCT_TYPOLOGIES[tipology];
  const { useKeys, hasAudiences, hasPlace, list: words } = typology;
  const { path } = TIPOLOGY_LISTS[tipology];
  const audience = destination === "aziende" ? " per aziende" : "";
  const useFields = hasPlace ? [...useKeys, "luogo"] : useKeys;
  const isAsked = ({ key }: { key: string }) => useKeys.includes(key);
  return (
    <ListLayout
      // Without a key the fields of one list would keep the state of another's.
      key={tipology}
      tipology={tipology}
      words={{
        ...words,
        title: words.toTitle(audience),
        comparedTitle: words.toComparedTitle(audience),
        noun: typology.noun,
      }}
      destination={hasAudiences ? destination : "privati"}
      frame={{
        ...list,
        ranges: ranges.filter((range) => !isAsked(range)),
        facets: facets.filter((facet) => !isAsked(facet)),
      }}
      counted={{ path: typology.calls }}
      comparison={comparison}
      itemSearch={itemSearch}
      lead={<Lead text={words.lead} state={list.state} />}
      use={
        <UseFold
          key={itemSearch}
          words={words.toUse(list)}
          open={
            typedPlace !== null ||
            list.ignored.some(isAsked) ||
            ranges.some((range) => isAsked(range) && range.meant !== undefined)
          }
        >
          <UseForm action={path} label={words.useLabel} fields={useFields}>
            {ranges.filter(isAsked).map((range) => (
              <RangeField key={range.key} range={range} ignored={list.ignored} />
            ))}
            {shares.map((share) => (
              <SharesField key={share.key} shares={share} ignored={list.ignored} />
            ))}
            {facets.filter(isAsked).map((facet) => (
              <FacetFields key={facet.key} facet={facet} />
            ))}
            {hasPlace && (
              <PlaceField defaultLabel={findPlaceLabel(list) ?? ""} asked={typedPlace} />
            )}
          </UseForm>
        </UseFold>
      }
      // The line above does not show the figures of the shares, so these keep their chip.
      useKeys={useFields.filter((key) => shares.every((share) => share.key !== key))}
      notice={list.verdict && <p className="v-hint">{list.verdict}</p>}
      isDemonstration={list.state.demonstration}
      none={
        <>
          <h2>Qui non c’è niente</h2>
          <p>
            Per queste scelte la lista è vuota:{" "}
            <Link to={hasPlace ? `${path}?luogo=` : path}>riparti dalla lista intera</Link>.
          </p>
        </>
      }
      after={
        <>
          {hasPlace && <CoverageNote />}
          <Excluded excluded={list.excluded} />
        </>
      }
    >
      <StaticHtml as="ol" className="products__cards" of={items}>
        {(shown, { isStatic }) => {
          const { ProductCards } = productCards.get();
          return <ProductCards items={shown} itemSearch={itemSearch} isStatic={isStatic} />;
        }}
      </StaticHtml>
    </ListLayout>
  );
}

/** A line is sold in provinces, but reaches only some addresses there. */
function CoverageNote() {
  return (
    <p className="products__coverage">
      Una linea si vende in provincia, ma non arriva a tutti gli indirizzi: la copertura la verifica
      chi la vende.{" "}
      <Link to="/faqs/internet-ftth-fttc-fwa-differenze">FTTH, FTTC, FWA: che cosa cambia</Link>
    </p>
  );
}

function Lead({ text, state }: { text: string; state: ProductList["state"] }) {
  return (
    <>
      <p className="products__lead">{text}</p>
      {state.updatedAt !== null && (
        <p className="data-day">Aggiornato: {formatDate(state.updatedAt)}</p>
      )}
    </>
  );
}

/** The entries of the catalogue that the list leaves out, with the reason. */
function Excluded({ excluded }: Pick<ProductList, "excluded">) {
  if (excluded.length === 0) return null;
  return (
    <details className="v-details excluded-products" id="escluse">
      <summary>
        {excluded.length === 1
          ? "Una è rimasta fuori: ecco perché"
          : `${excluded.length} sono rimaste fuori: ecco perché`}
      </summary>
      <ul>
        {excluded.map(({ name, brand, reason }, index) => (
          // A brand may have two entries of one name.
          <li key={index}>
            {brand} {name} <span>{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
