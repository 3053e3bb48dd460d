import {
  foldText,
  formatQuantity,
  isEnergyTipology,
  type MenuItem,
  type SearchGroup,
  type SearchResults,
  type SearchSpan,
  TIPOLOGIES,
  type Tipology,
} from "@volpe/contract";
import { createBrowsingCalls, createSearchCalls, orElse } from "@volpe/core";
import { Fragment } from "react";
import { data, Link, useLoaderData } from "react-router-dom";
import { Chips } from "../../page/chips.tsx";
import { clientContext } from "../../page/client-context.ts";
import { CommissionNotice } from "../../page/commission-notice.tsx";
import { SiteDemonstration } from "../../page/demonstration-notice.tsx";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import { PageHead } from "../../page/page-head.tsx";
import { SearchField } from "../../search/search-field.tsx";
import { Pagination } from "../catalogue/list-links.tsx";
import { toPageStatus, useListSearch } from "../catalogue/list-search.ts";
import {
  SearchBeginning,
  SearchNothing,
  toMissingWords,
  toResultCount,
  toSearchPath,
  type Wider,
} from "./search-help.tsx";
import "./search.css";

export async function loader({ request, context }: PageLoaderArgs) {
  const call = context.get(clientContext).api.request;
  const results = await createSearchCalls(call).find(new URL(request.url).searchParams);
  // Menu and wider search are loaded only if nothing was found. Without them the page still helps.
  const [menu, wider] =
    results.groups.length > 0
      ? [[], null]
      : await Promise.all([orElse(listMenu(call), []), orElse(findWider(call, results), null)]);
  return data({ results, menu, wider }, { status: toPageStatus(request.url, results.pages) });
}

type Call = Parameters<typeof createBrowsingCalls>[0];

/**
 * Searches all groups without the words that no page has. Null if that is the same search or finds
 * nothing.
 */
async function findWider(
  call: Call,
  { query, unknown, group }: SearchResults,
): Promise<Wider | null> {
  const words = query.split(/[^\p{L}\p{N}\p{M}]+/u);
  const known = words.filter((word) => word !== "" && !unknown.includes(foldText(word)));
  if (known.length === 0 || (unknown.length === 0 && group === null)) {
    return null;
  }
  const search = new URLSearchParams({ q: known.join(" ") });
  const found = await createSearchCalls(call).find(search);
  return found.total === 0 ? null : { query: found.query, total: found.total };
}

async function listMenu(call: Call): Promise<MenuItem[]> {
  const { menu } = createBrowsingCalls(call);
  const [main, reading] = await Promise.all([menu("principale"), menu("lettura")]);
  return [...main, ...reading.slice(0, 2)];
}

export function Component() {
  const { results, menu, wider } = useLoaderData<typeof loader>();
  const { query, matching, groups } = results;
  const isAsked = query !== "";
  return (
    <div className="search v-container">
      <PageHead
        title={
          isAsked
            ? `«${query}»: risultati della ricerca`
            : "Cerca offerte, auto, articoli e risposte"
        }
        description="Cerca tra offerte luce e gas, auto a noleggio, terminali POS, linee internet, fornitori, articoli e domande."
        path="/search"
        indexed={!isAsked}
      />
      <header className="search__header">
        <h1>{isAsked ? <>Risultati per «{query}»</> : "Che cosa cerchi?"}</h1>
        <SearchField label="Che cosa cerchi" query={query} className="search__field" />
      </header>
      <SearchNotices results={results} />
      {groups.length === 0 ? (
        <SiteDemonstration />
      ) : (
        <>
          <SiteDemonstration of={listTipologies(groups)} />
          <SearchTabs results={results} />
          <CommissionNotice of={listTipologies(groups)} />
          <SearchGroups results={results} />
        </>
      )}
      {matching === "none" && <SearchNothing unknown={results.unknown} menu={menu} wider={wider} />}
      {matching === "empty" && <SearchBeginning menu={menu} />}
    </div>
  );
}

function listTipologies(groups: readonly SearchGroup[]): Tipology[] {
  return TIPOLOGIES.filter((each) => groups.some(({ group }) => group === each));
}

/** Links to the results of each kind, with their number, and to all results. */
function SearchTabs({ results: { query, group: chosen, groups } }: { results: SearchResults }) {
  if (chosen === null && groups.length < 2) {
    return null;
  }
  return (
    <nav aria-label="Tipi di risultato">
      <Chips
        className="search__tabs"
        chips={[
          { to: toSearchPath(query), text: "Tutto", current: chosen === null },
          ...groups.map(({ group, label, count }) => ({
            to: toSearchPath(query, group),
            text: `${label} ${formatQuantity(count)}`,
            current: group === chosen,
          })),
        ]}
      />
    </nav>
  );
}

/** The number of results, and how the words were corrected or left out. */
function SearchNotices({ results }: { results: SearchResults }) {
  const { query, matching, correction, unknown, total, pages } = results;
  const page = Number(useListSearch().get("pagina"));
  return (
    <div className="search__notices">
      {page > pages && (
        <p className="v-notice v-notice-attention">
          <span>
            La pagina {formatQuantity(page)} non c’è:{" "}
            {pages === 1 ? "i risultati stanno tutti qui" : `l’ultima è questa, la ${pages}`}.
          </span>
        </p>
      )}
      {correction !== null && matching !== "none" && (
        <p className="v-notice v-notice-attention">
          <span>
            Forse cercavi <Link to={toSearchPath(correction)}>{correction}</Link>: qui sotto trovi i
            risultati per queste parole.
          </span>
        </p>
      )}
      {unknown.length > 0 && matching !== "none" && (
        <p className="v-notice">
          <span>{toMissingWords(unknown)} in nessuna pagina: ho cercato il resto.</span>
        </p>
      )}
      {matching === "some" && (
        <p className="v-notice">
          <span>Nessuna pagina ha tutte le parole: queste ne hanno almeno una.</span>
        </p>
      )}
      {matching === "empty" && query !== "" && (
        <p className="v-notice v-notice-attention">
          <span>Scrivi almeno una parola che dica che cosa cerchi, per esempio «voltura».</span>
        </p>
      )}
      {total > 0 && (
        <p className="v-quiet" role="status">
          {toResultCount(total)}, in ordine di pertinenza e non di prezzo.
        </p>
      )}
    </div>
  );
}

/** The results by kind, the likeliest kind first. */
function SearchGroups({ results }: { results: SearchResults }) {
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
          {isEnergyTipology(group) ? "Vai alla classifica" : "Vai all’elenco"}
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
          Tutti i risultati in «{label}» ({formatQuantity(count)})
        </Link>
      )}
    </section>
  );
}

/** A text with its hits marked. */
function Highlighted({ spans }: { spans: readonly SearchSpan[] }) {
  // The spans of a text never change their order, so the index is a stable key.
  return spans.map(({ text, hit }, index) =>
    hit ? (
      <mark key={`${index}${text}`}>{text}</mark>
    ) : (
      <Fragment key={`${index}${text}`}>{text}</Fragment>
    ),
  );
}
