import type { SearchResults } from "@volpe/contract";
import { Link } from "react-router-dom";
import { toSearchPath } from "./search-url.ts";

/** The kinds found, with how many of each; one kind alone, or all again. */
export function SearchTabs({
  results: { query, group: chosen, groups },
}: {
  results: SearchResults;
}) {
  if (chosen === null && groups.length < 2) {
    return null;
  }
  return (
    <nav aria-label="Tipi di risultato">
      <ul className="search__tabs">
        <li>
          <Link
            className="v-chip"
            to={toSearchPath(query)}
            aria-current={chosen === null ? "page" : undefined}
          >
            Tutto
          </Link>
        </li>
        {groups.map(({ group, label, count }) => (
          <li key={group}>
            <Link
              className="v-chip"
              to={toSearchPath(query, group)}
              aria-current={group === chosen ? "page" : undefined}
            >
              {label} {count.toLocaleString("it-IT")}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
