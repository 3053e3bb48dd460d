import type { ProductSheet as ProductSheetData } from "@volpe/contract";
import { formatDate, formatEur, formatEurCents } from "@volpe/ui";
import { Link } from "react-router-dom";
import { Heart } from "../favourites/heart.tsx";
import { ItemAction } from "../item/item-action.tsx";
import { SheetLines } from "../item/sheet-lines.tsx";
import { DemonstrationNotice } from "../offers/catalogue-notices.tsx";
import { IgnoredNotice } from "../offers/ignored-notice.tsx";
import { ChooserLinks } from "./chooser-links.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductFigure } from "./product-figure.tsx";
import { ProductsAssumptions } from "./products-assumptions.tsx";
import { UseForm } from "./use-form.tsx";
import "../item/item.css";
import "./product-sheet.css";

type ProductSheetProps = {
  sheet: ProductSheetData;
  /** The list that it stands in, for the same use, and its name. */
  listHref: string;
  listName: string;
  useSearch: string;
};

/** One car, terminal or line whole: its figure for the use in the address, line by line. */
export function ProductSheet({ sheet, listHref, listName, useSearch }: ProductSheetProps) {
  const { name, brand, seller, picture, facts, note, parts } = sheet;
  return (
    <>
      <div className="item product-sheet v-container">
        <header className="item__header">
          <nav aria-label="Percorso">
            <ol className="v-trail">
              <li>
                <Link to="/offerte">Offerte</Link>
              </li>
              <li>
                <Link to={listHref}>{listName}</Link>
              </li>
            </ol>
          </nav>
          <p className="item__supplier product__brand">
            {brand.mark !== null && <img src={brand.mark} width="28" height="28" alt="" />}
            {brand.name}
          </p>
          <h1>{name}</h1>
          {seller !== null && <p className="v-quiet">con {seller}</p>}
          <ul className="item__facts">
            {note !== "" && <li className="v-tag v-tag-highlight">{note}</li>}
            {facts.map((fact) => (
              <li key={fact} className="v-tag">
                {fact}
              </li>
            ))}
          </ul>
          <Heart slug={sheet.slug} label={name} brand={brand.name} showLabel />
        </header>
        <div className="item__main item__main--first">
          {sheet.state.demonstration && <DemonstrationNotice />}
          {!sheet.current && (
            <div className="v-notice v-notice-error item__ended">
              <h2>Questa offerta è terminata</h2>
              <p>
                {sheet.validTo === null
                  ? "Non è più in catalogo."
                  : `Era valida fino al ${formatDate(sheet.validTo)}.`}{" "}
                {sheet.similar.length > 0 && "Qui sotto trovi che cosa la sostituisce."}
              </p>
            </div>
          )}
          {!sheet.current && <Similar sheet={sheet} useSearch={useSearch} />}
          <IgnoredNotice ignored={sheet.ignored} />
          <img
            className="product-sheet__picture"
            src={picture.path}
            width={picture.width}
            height={picture.height}
            alt=""
          />
        </div>
        <aside className="item__aside">
          <section className="product-sheet__use" aria-labelledby="cifra">
            <h2 className="v-hidden" id="cifra">
              La cifra per il tuo uso
            </h2>
            <ProductFigure {...sheet} />
            {parts.length > 1 && (
              <dl className="product-sheet__parts">
                {parts.map(({ label, amountEur }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{formatEurCents(amountEur)}</dd>
                  </div>
                ))}
              </dl>
            )}
            {sheet.current && (
              <>
                {sheet.choosers.map((chooser) => (
                  <ChooserLinks key={chooser.key} chooser={chooser} />
                ))}
                <UseForm action={sheet.path} ranges={sheet.ranges} />
              </>
            )}
          </section>
          <ItemAction item={sheet} listHref={listHref} />
          <ProductsAssumptions assumptions={sheet.assumptions} />
        </aside>
        <div className="item__main">
          {sheet.description !== "" && (
            <section className="item__description" aria-labelledby="descrizione">
              <h2 id="descrizione">In due parole</h2>
              <p>{sheet.description}</p>
            </section>
          )}
          {sheet.sections.map(({ title, lines }) => (
            <SheetLines key={title} title={title} lines={lines} />
          ))}
          {sheet.siblings.length > 0 && (
            <section className="product-sheet__siblings" aria-labelledby="altre">
              <h2 id="altre">
                {sheet.tipology === "noleggio"
                  ? "Altre versioni"
                  : `Altre offerte di ${brand.name}`}
              </h2>
              <ul>
                {sheet.siblings.map((sibling) => (
                  <li key={sibling.path}>
                    <Link to={sibling.path + useSearch}>{sibling.name}</Link>{" "}
                    <span className="v-money">{formatEur(sibling.figureEur)}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      {sheet.current && (
        <div className="product-sheet__after v-container">
          <Similar sheet={sheet} useSearch={useSearch} />
        </div>
      )}
    </>
  );
}

/** What stands nearest to it, or what replaces it once it ended. */
function Similar({ sheet, useSearch }: Pick<ProductSheetProps, "sheet" | "useSearch">) {
  if (sheet.similar.length === 0) return null;
  return (
    <section className="product-sheet__similar" aria-labelledby="simili">
      <h2 id="simili">{sheet.current ? "Le più vicine" : "Che cosa la sostituisce"}</h2>
      <ul className="products__cards">
        {sheet.similar.map((product) => (
          <li key={product.slug}>
            <ProductCard product={product} href={product.path + useSearch} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
