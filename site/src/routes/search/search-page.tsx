import { createSearchCalls } from "@volpe/core";
import { useLoaderData } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { SearchField } from "../../search/search-field.tsx";
import type { PageLoaderArgs } from "../page-args.ts";
import "./search.css";
import { SearchGroups } from "./search-groups.tsx";
import { SearchBeginning, SearchNothing } from "./search-help.tsx";
import { SearchNotices } from "./search-notices.tsx";
import { SearchTabs } from "./search-tabs.tsx";

export async function loader({ request, context }: PageLoaderArgs) {
  const { find } = createSearchCalls(context.get(clientContext).api.request);
  return await find(new URL(request.url).searchParams);
}

export function Component() {
  const results = useLoaderData<typeof loader>();
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
      {groups.length > 0 && (
        <>
          <SearchTabs results={results} />
          <SearchGroups results={results} />
        </>
      )}
      {matching === "none" && <SearchNothing />}
      {matching === "empty" && <SearchBeginning />}
    </div>
  );
}
