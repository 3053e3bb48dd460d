import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { SearchRequest, SearchResults, SearchSuggestions } from "@volpe/contract";
import Type from "typebox";
import { LENIENT, toRoute, toSearch } from "../route.ts";
import type { Search } from "./create-search.ts";

/** `GET /search` and `/search/suggestions`. Every query gets an answer. */
export function searchRoutes({ search }: { search: Search }): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      "/search",
      {
        ...LENIENT,
        ...toRoute(
          "Results for a text, grouped, ranked, with the matching words marked",
          SearchResults,
          { querystring: SearchRequest },
        ),
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
        ...LENIENT,
        ...toRoute("At most eight results for partly typed words", SearchSuggestions, {
          querystring: Type.Pick(SearchRequest, ["q"]),
        }),
      },
      async ({ url }) => ({ data: await search.suggest(toSearch(url).get("q") ?? "") }),
    );
  };
}
