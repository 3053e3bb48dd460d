import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { DataEnvelope, SearchRequest, SearchResults, SearchSuggestions } from "@volpe/contract";
import Type from "typebox";
import type { Search } from "./search.ts";

/** `GET /search` and `/search/suggestions`: whatever is asked is answered, never refused. */
export function searchRoutes({ search }: { search: Search }): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      "/search",
      {
        // An address may hold the same parameter twice; the first counts.
        validatorCompiler: () => (value) => ({ value }),
        schema: {
          summary: "Whatever the site holds, by words: grouped, ranked, with what was found marked",
          querystring: SearchRequest,
          response: { 200: DataEnvelope(SearchResults) },
        },
      },
      async ({ url }) => {
        const asked = toSearch(url);
        const data = await search.find(asked.get("q") ?? "", {
          group: asked.get("gruppo") ?? undefined,
          page: Number(asked.get("pagina") ?? 1),
        });
        return { data };
      },
    );
    app.get(
      "/search/suggestions",
      {
        validatorCompiler: () => (value) => ({ value }),
        schema: {
          summary: "At most eight results for words that are being written",
          querystring: Type.Pick(SearchRequest, ["q"]),
          response: { 200: DataEnvelope(SearchSuggestions) },
        },
      },
      async ({ url }) => ({ data: await search.suggest(toSearch(url).get("q") ?? "") }),
    );
  };
}

function toSearch(url: string): URLSearchParams {
  const start = url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : url.slice(start + 1));
}
