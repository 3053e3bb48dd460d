import type { Comparison } from "@volpe/contract";
import { CLOSE, formatEur, Icon } from "@volpe/ui";
import { Link } from "react-router-dom";
import { ComparisonBars } from "./comparison-bars.tsx";
import { toListSearch, toSearchWithout } from "./list-search.ts";
import { useListSearch } from "./use-list-search.ts";
import "./comparison.css";

type ComparisonViewProps = {
  comparison: Comparison;
  /** The list that the compared ones come from. */
  path: string;
  /** The parameters of the list that an item's page reads too, as "?consumo=2700". */
  itemSearch?: string;
};

/** Up to four side by side: the figure, what it is made of, and line by line what differs. */
export function ComparisonView({ comparison, path, itemSearch = "" }: ComparisonViewProps) {
  const search = useListSearch();
  const { items, groups, missing, assumptions } = comparison;
  const back = { pathname: path, search: toListSearch(search, {}) };
  const without = (slug: string) => {
    const rest = toSearchWithout(
      new URLSearchParams({ confronta: toCompared(search) }),
      "confronta",
      slug,
    );
    return toListSearch(search, { confronta: new URLSearchParams(rest).get("confronta") });
  };
  return (
    <div className="compared">
      <p className="compared__back">
        <Link to={back}>Torna alla lista</Link>
      </p>
      {missing.length > 0 && (
        <p className="v-notice v-notice-attention">
          {missing.length === 1
            ? "Una scelta non c’è più"
            : `${missing.length} scelte non ci sono più`}
          , oppure {missing.length === 1 ? "era la quinta" : "erano più di quattro"}: al confronto
          ne stanno quattro.
        </p>
      )}
      {items.length === 0 ? (
        <p>Scegli dalla lista almeno due voci da mettere una accanto all’altra.</p>
      ) : (
        <>
          <ComparisonBars items={items} />
          <label className="compared__only v-check">
            <input type="checkbox" name="differenze" autoComplete="off" />
            <span>Mostra solo le differenze</span>
          </label>
          <section
            className="v-table-scroll compared__scroll"
            aria-label="Confronto voce per voce"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
            tabIndex={0}
          >
            <table className={`compared__table compared__table-${items.length}`}>
              <thead>
                <tr>
                  <td />
                  {items.map(({ slug, path: itemPath, name, brand }) => (
                    <th key={slug} scope="col">
                      <span className="compared__brand">{brand}</span>
                      <Link to={itemPath + itemSearch}>{name}</Link>
                      <Link
                        className="compared__remove"
                        to={{ search: without(slug) }}
                        aria-label={`Togli ${name} dal confronto`}
                      >
                        <Icon outline={CLOSE} size={18} />
                      </Link>
                    </th>
                  ))}
                </tr>
                <tr className="compared__figures">
                  <th scope="row">{items[0]?.figureLabel}</th>
                  {items.map(({ slug, figureEur, estimate, reason }) => (
                    <td key={slug}>
                      {figureEur === null ? (
                        <span className="v-quiet">{reason}</span>
                      ) : (
                        <strong>{formatEur(figureEur)}</strong>
                      )}
                      {estimate && figureEur !== null && <em> stima</em>}
                    </td>
                  ))}
                </tr>
              </thead>
              {groups.map(({ title, rows }) => (
                <tbody key={title}>
                  <tr>
                    <th className="compared__group" scope="rowgroup" colSpan={items.length + 1}>
                      {title}
                    </th>
                  </tr>
                  {rows.map(({ label, values, differs }) => (
                    <tr key={label} className={differs ? "compared__differs" : "compared__same"}>
                      <th scope="row">
                        {label} {differs && <span className="v-hidden">(diverso)</span>}
                      </th>
                      {values.map((value, index) => (
                        <td key={items[index]?.slug}>{value}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              ))}
            </table>
          </section>
          <ul className="compared__assumptions">
            {assumptions.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The slugs asked for, as one text, whichever way the address carries them. */
function toCompared(search: URLSearchParams): string {
  return search.getAll("confronta").join(",");
}
