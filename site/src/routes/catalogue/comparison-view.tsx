import { COMPARED_MAX, type Comparison, formatEurCents, ORDER_VERBS } from "@volpe/contract";
import { CLOSE, Icon, SavingLine } from "@volpe/ui";
import { type ChangeEvent, useEffect } from "react";
import { Link } from "react-router-dom";
import { announce } from "../../page/announce.ts";
import { createComparedChoices } from "../../page/compared-choices.ts";
import { ComparisonBars } from "./comparison-bars.tsx";
import { useCartHref, useQuoteLink } from "./item-action.tsx";
import { toListSearch, toSearchWithout, useListSearch } from "./list-search.ts";
import { ShownColumns, type ShownPair, useShownColumns } from "./shown-columns.tsx";
import { WhatIs } from "./what-is.tsx";
import "./comparison.css";

type ComparisonViewProps = {
  comparison: Comparison;
  /** The list's own address. */
  path: string;
  /** The parameters that a sheet reads too, as "?consumo=2700". */
  itemSearch: string;
};

/** Up to four entries side by side: the figure, its parts, and the differences line by line. */
export function ComparisonView({ comparison, path, itemSearch }: ComparisonViewProps) {
  const search = useListSearch();
  const { tipology, items, groups, missing, assumptions, presentSpendEur, isPresentEstimate } =
    comparison;
  const [shown, setShown] = useShownColumns(items.length);
  const compared = items.map(({ slug }) => slug).join();
  // Keeps the entries that are compared now, so that the list does not tick those removed here.
  useEffect(() => {
    createComparedChoices(path).keep(compared === "" ? [] : compared.split(","));
  }, [path, compared]);
  const back = { pathname: path, search: toListSearch(search, {}) };
  // Counts the visible rows, because on a phone, which shows two columns, the style sheet hides the
  // rows that are the same in both.
  const handleOnly = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const rows = [...document.querySelectorAll<HTMLElement>(".compared__table tbody tr:has(td)")];
    const shown = rows.filter((row) => row.offsetHeight > 0).length;
    announce(currentTarget.checked ? `${shown} righe diverse su ${rows.length}` : `${shown} righe`);
  };
  return (
    <div className="compared">
      <p className="v-hidden" data-news="">
        {items.length === 1 ? "Ne resta una" : `${items.length} a confronto`}
      </p>
      <p className="compared__back">
        <Link to={back}>Torna alla lista</Link>
      </p>
      {missing.length > 0 && (
        <p className="v-notice v-notice-attention">
          {missing.length === 1
            ? "Una scelta non è in questo confronto: è finita, è di un altro tipo, oppure era di troppo."
            : `${missing.length} scelte non sono in questo confronto: sono finite, sono di un altro tipo, oppure erano oltre le ${COMPARED_MAX} che ci stanno.`}
        </p>
      )}
      {items.length === 0 ? (
        <p>Scegli dalla lista almeno due voci da mettere una accanto all’altra.</p>
      ) : (
        <>
          <label className="compared__only v-check">
            <input type="checkbox" name="differenze" autoComplete="off" onChange={handleOnly} />
            <span>Mostra solo le differenze</span>
          </label>
          {items.length > shown.length && (
            <p className="compared__few v-quiet v-small">
              Qui ne vedi {shown.length} su {items.length}: con «Cambia» scegli quali.
            </p>
          )}
          <section className="compared__lines" aria-label="Confronto voce per voce">
            <table className={`compared__table compared__table-${items.length}`}>
              <thead>
                <tr>
                  <td>
                    {items.length > shown.length && (
                      <ShownColumns items={items} shown={shown} onChange={setShown} />
                    )}
                  </td>
                  {items.map(({ slug, path: itemPath, name, brand }) => (
                    <th key={slug} scope="col">
                      {!name.startsWith(`${brand} `) && (
                        <span className="compared__brand">{brand}</span>
                      )}
                      <Link to={itemPath + itemSearch}>{name}</Link>
                      <Link
                        className="compared__remove"
                        to={{ search: toSearchWithout(search, "confronta", slug) }}
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
                        <strong>{formatEurCents(figureEur)}</strong>
                      )}
                      {estimate && figureEur !== null && <em> stima</em>}
                    </td>
                  ))}
                </tr>
                {presentSpendEur !== undefined && (
                  <tr>
                    <th scope="row">Rispetto a oggi, {formatEurCents(presentSpendEur)}</th>
                    {items.map(({ slug, figureEur, estimate }) => (
                      <td key={slug} className="v-scope">
                        {figureEur !== null && (
                          <SavingLine
                            totalEur={figureEur}
                            reference={{
                              spendEur: presentSpendEur,
                              label: "oggi",
                              isEstimate: isPresentEstimate,
                            }}
                            estimate={estimate}
                            brief
                          />
                        )}
                      </td>
                    ))}
                  </tr>
                )}
                <tr className="compared__actions">
                  <td />
                  {items.map((item) => (
                    <td key={item.slug}>
                      <AskForCompared tipology={tipology} item={item} />
                    </td>
                  ))}
                </tr>
              </thead>
              {groups.map(({ title, rows }) => (
                <tbody key={title}>
                  <tr className={toGroupClass(rows, shown)}>
                    <th className="compared__group" scope="rowgroup" colSpan={items.length + 1}>
                      {title}
                    </th>
                  </tr>
                  {rows.map(({ label, more, values, differs }) => (
                    <tr key={label} className={toRowClass({ values, differs }, shown)}>
                      <th scope="row">
                        {label} {differs && <span className="v-hidden">(diverso)</span>}
                        {more && <WhatIs label={label} path={more} />}
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
          <ComparisonBars items={items} />
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

type Row = Comparison["groups"][number]["rows"][number];

function toRowClass(row: Pick<Row, "values" | "differs">, shown: ShownPair): string {
  if (!row.differs) return "compared__same";
  return isAlike(row, shown) ? "compared__differs compared__alike" : "compared__differs";
}

/** A heading is shown as long as a row below it is. */
function toGroupClass(rows: readonly Row[], shown: ShownPair): string | undefined {
  if (rows.every(({ differs }) => !differs)) return "compared__same";
  return rows.every((row) => !row.differs || isAlike(row, shown)) ? "compared__alike" : undefined;
}

function isAlike({ values }: Pick<Row, "values">, [left, right]: ShownPair): boolean {
  return values[left] === values[right];
}

type AskForComparedProps = { tipology: Comparison["tipology"]; item: Comparison["items"][number] };

/**
 * Leads to the cart of a compared entry, or opens the assistant on an entry that cannot be ordered.
 */
function AskForCompared({ tipology, item: { slug, name, figureEur } }: AskForComparedProps) {
  const quoteLink = useQuoteLink(tipology, slug);
  const cartHref = useCartHref(tipology, slug);
  if (cartHref !== null && figureEur !== null) {
    return (
      <Link className="v-button v-button-small" to={cartHref}>
        {ORDER_VERBS[tipology]}
        <span className="v-hidden"> {name}</span>
      </Link>
    );
  }
  return (
    <Link className="v-button v-button-small" {...quoteLink}>
      Preventivo<span className="v-hidden"> per {name}</span>
    </Link>
  );
}
