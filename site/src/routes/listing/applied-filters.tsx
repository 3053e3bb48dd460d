import type { AppliedFilter } from "@volpe/contract";
import { CLOSE, Icon } from "@volpe/ui";
import { Link } from "react-router-dom";
import { toListSearch, toSearchWithout } from "./list-search.ts";
import { useListSearch } from "./use-list-search.ts";

/** The filters in force, each a link that takes it away. */
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
