import type { SearchGroup, SearchResults } from "@volpe/contract";
import { Link } from "react-router-dom";
import { Pagination } from "../listing/pagination.tsx";
import { Highlighted } from "./highlighted.tsx";
import { toSearchPath } from "./search-url.ts";

/** The results, kind by kind, the likeliest kind first. */
export function SearchGroups({ results }: { results: SearchResults }) {
  const { query, group: chosen, groups, page, pages } = results;
  return (
    <div className="search__groups">
      {groups.map((group) => (
        <Group key={group.group} group={group} query={query} isAlone={chosen !== null} />
      ))}
      {chosen !== null && <Pagination page={page} pages={pages} />}
    </div>
  );
}

type GroupProps = { group: SearchGroup; query: string; isAlone: boolean };

function Group({ group: { group, label, count, listPath, results }, query, isAlone }: GroupProps) {
  const headingId = `gruppo-${group}`;
  return (
    <section className="search__group" aria-labelledby={headingId}>
      <div className="search__group-head">
        <h2 id={headingId}>{label}</h2>
        <Link to={listPath}>
          {group === "luce" || group === "gas" ? "Vai alla classifica" : "Vai all’elenco"}
        </Link>
      </div>
      <ul className="search__results">
        {results.map(({ path, title, subtitle, excerpt }) => (
          <li key={path} className="search__result">
            <h3>
              <Link to={path}>
                <Highlighted spans={title} />
              </Link>
            </h3>
            {subtitle.length > 0 && (
              <p>
                <Highlighted spans={subtitle} />
              </p>
            )}
            {excerpt.length > 0 && (
              <p className="search__excerpt">
                <Highlighted spans={excerpt} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {!isAlone && count > results.length && (
        <Link className="search__more" to={toSearchPath(query, group)}>
          Tutti i risultati in «{label}» ({count.toLocaleString("it-IT")})
        </Link>
      )}
    </section>
  );
}
