import type { ProductList } from "@volpe/contract";
import { Link } from "react-router-dom";
import { DemonstrationNotice } from "../offers/catalogue-notices.tsx";
import { ProductFigure } from "../products/product-figure.tsx";

const LISTS = {
  internet: { path: "/offerte/internet", words: "Le linee che costano meno in 24 mesi" },
  pos: { path: "/pos", words: "I POS che costano meno al mese" },
  noleggio: { path: "/noleggio", words: "Le auto con il canone più basso" },
} as const;

/** The cheapest rentals, terminals or lines of today, as their list has them. */
export function RelatedProducts({
  tipology,
  state,
  items,
}: Pick<ProductList, "tipology" | "state" | "items">) {
  const { path, words } = LISTS[tipology];
  return (
    <section className="article__offers" aria-labelledby="offerte">
      <h2 id="offerte">{words}</h2>
      <p>
        <Link to={path}>Rifai il conto con i tuoi dati</Link>
      </p>
      {state.demonstration && <DemonstrationNotice />}
      <ol>
        {items.map((item) => (
          <li key={item.slug}>
            <h3>
              <Link to={item.path}>{item.name}</Link>
            </h3>
            <ProductFigure {...item} />
          </li>
        ))}
      </ol>
    </section>
  );
}
