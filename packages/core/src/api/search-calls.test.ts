import { expect, test } from "vitest";
import { createHostedClient } from "./fake-host.ts";
import { createSearchCalls } from "./search-calls.ts";

const RESULTS = { query: "wolksvagen", correction: "Volkswagen", total: 1, groups: [] };
const SUGGESTION = { kind: "gas", kindLabel: "Offerta gas", label: "Gas", path: "/a" };

test("sends the page's whole query for a search and only the words for suggestions", async () => {
  const { client, sent } = createHostedClient(({ path }) => ({
    data: path.includes("suggestions") ? { query: "à&b", suggestions: [SUGGESTION] } : RESULTS,
  }));
  const calls = createSearchCalls(client.api.request);
  await expect(calls.find(new URLSearchParams("q=wolksvagen&pagina=2"))).resolves.toEqual(RESULTS);
  await expect(calls.suggest("à&b")).resolves.toMatchObject({ suggestions: [SUGGESTION] });
  expect(sent.map(({ path }) => path)).toEqual([
    "/api/v1/search?q=wolksvagen&pagina=2",
    "/api/v1/search/suggestions?q=%C3%A0%26b",
  ]);
});
