import type { SortChoice } from "@volpe/contract";
import { Link } from "react-router-dom";
import { toListSearch } from "./list-search.ts";
import { useListSearch } from "./use-list-search.ts";

/** The ways to order the list; the first is the one without a parameter. */
export function SortLinks({ sorts }: { sorts: readonly SortChoice[] }) {
  const search = useListSearch();
  if (sorts.length < 2) return null;
  return (
    <nav className="sorts" aria-label="Ordine">
      <span>In ordine di</span>
      <ul className="sorts__list">
        {sorts.map(({ value, label, selected }, index) => (
          <li key={value}>
            <Link
              to={{ search: toListSearch(search, { ordina: index === 0 ? null : value }) }}
              aria-current={selected ? "true" : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
