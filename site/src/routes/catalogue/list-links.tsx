import type { AppliedFilter, SortChoice } from "@volpe/contract";
import { CLOSE, Icon } from "@volpe/ui";
import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import { toListSearch, toPageSearch, toSearchWithout, useListSearch } from "./list-search.ts";
import "./list-links.css";

/** The active filters, each a link that removes it. */
export function AppliedFilters({ applied }: { applied: readonly AppliedFilter[] }) {
  const search = useListSearch();
  if (applied.length === 0) return null;
  const none = Object.fromEntries(applied.map(({ key }) => [key, null]));
  return (
    <ul className="applied" aria-label="Filtri attivi">
      {applied.map(({ key, value, label }) => (
        <li key={`${key}=${value}`}>
          <Link className="applied__filter" to={{ search: toSearchWithout(search, key, value) }}>
            <span className="v-hidden">Togli il filtro</span> {label}
            <Icon outline={CLOSE} size={16} />
          </Link>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <Link className="applied__none" to={{ search: toListSearch(search, none) }}>
            Togli tutti
          </Link>
        </li>
      )}
    </ul>
  );
}

const SORTS_ID = "ordine";

function closePopover({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover?.();
}

/** The ways to order the list, on a phone behind a button; the first is the default and needs no parameter. */
export function SortLinks({ sorts }: { sorts: readonly SortChoice[] }) {
  const search = useListSearch();
  const current = sorts.find(({ selected }) => selected) ?? sorts[0];
  if (sorts.length < 2) return null;
  return (
    <nav className="sorts" aria-label="Ordine">
      <button className="v-chip sorts__open" type="button" popoverTarget={SORTS_ID}>
        <span className="v-hidden">Ordine: </span>
        {current?.label.split(",")[0]}
      </button>
      <ul className="sorts__list" id={SORTS_ID} popover="auto">
        {sorts.map(({ value, label, selected }, index) => (
          <li key={value}>
            <Link
              to={{ search: toListSearch(search, { ordina: index === 0 ? null : value }) }}
              aria-current={selected ? "true" : undefined}
              onClick={closePopover}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type PaginationProps = { page: number; pages: number };

/** Links to the previous and the next page. */
export function Pagination({ page, pages }: PaginationProps) {
  const search = useListSearch();
  if (pages <= 1) return null;
  const toPage = (rel: "prev" | "next", to: number, label: string) =>
    to < 1 || to > pages ? (
      <span />
    ) : (
      <Link
        className="v-button v-button-secondary"
        rel={rel}
        to={{ search: toPageSearch(search, to) }}
      >
        {label}
      </Link>
    );
  return (
    <nav className="pagination" aria-label="Pagine della classifica">
      {toPage("prev", page - 1, "Indietro")}
      <p data-news="">
        Pagina {page} di {pages}
      </p>
      {toPage("next", page + 1, "Avanti")}
    </nav>
  );
}
