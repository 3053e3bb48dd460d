import { screen, within } from "@testing-library/react";
import type { SearchResults } from "@volpe/contract";
import { expect, it } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./search-page.tsx";

const RESULTS: SearchResults = {
  query: "wolksvagen",
  matching: "all",
  correction: "Volkswagen",
  unknown: [],
  total: 11,
  group: null,
  page: 1,
  pages: 3,
  groups: [
    {
      group: "noleggio",
      label: "Auto a noleggio",
      count: 11,
      listPath: "/noleggio",
      results: [
        {
          path: "/noleggio/golf/base",
          title: [
            { text: "Volkswagen", hit: true },
            { text: " <b>Golf</b>", hit: false },
          ],
          subtitle: [],
          excerpt: [],
        },
      ],
    },
  ],
};

/** The bodies of the calls for the menu. */
const menus: unknown[] = [];

/** Every search has these results, except the one for `wider.q`. */
const show = async (
  url: string,
  results: Partial<SearchResults> = {},
  wider: { q: string; total: number } | null = null,
) => {
  const asked: string[] = [];
  menus.length = 0;
  const client = createFakeClient({
    calls: {
      "GET /search": ({ search }) => {
        asked.push(String(search));
        const isWider = search?.get("q") === wider?.q;
        return isWider
          ? { ...RESULTS, query: wider?.q, total: wider?.total }
          : { ...RESULTS, ...results };
      },
      "POST /menu": ({ body }) => {
        menus.push(body);
        const { filter } = body as { filter: string };
        return [{ label: `Voce di ${filter}`, path: `/${filter}`, menu: filter }];
      },
    },
  });
  renderRoute(page, { path: "/search", url, client });
  await screen.findByRole("heading", { level: 1 });
  return asked;
};

it("searches for the words in the address and marks the matches", async () => {
  expect(await show("/search?q=wolksvagen&gruppo=noleggio")).toEqual([
    "q=wolksvagen&gruppo=noleggio",
  ]);
  const result = screen.getByRole("link", { name: "Volkswagen <b>Golf</b>" });
  expect(result.getAttribute("href")).toBe("/noleggio/golf/base");
  expect(within(result).getByText("Volkswagen").tagName).toBe("MARK");
  const more = screen.getByRole("link", { name: "Tutti i risultati in «Auto a noleggio» (11)" });
  expect(more.getAttribute("href")).toBe("/search?q=wolksvagen&gruppo=noleggio");
});

it("names the corrected words", async () => {
  await show("/search?q=wolksvagen");
  const correction = screen.getByRole("link", { name: "Volkswagen" });
  expect(correction.getAttribute("href")).toBe("/search?q=Volkswagen");
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe(
    "noindex",
  );
});

it("names words that are not in the catalogue", async () => {
  const none = { correction: null, groups: [], total: 0, matching: "none" as const };
  await show("/search?q=a2a", { ...none, unknown: ["a2a"], query: "a2a" });
  expect(screen.getByText(/^«a2a» non compare in questo catalogo/)).toBeTruthy();
  const list = screen.getByRole("link", { name: "tutti i fornitori e le marche che confronto" });
  expect(list.getAttribute("href")).toBe("/brands");
});

it("shows help if there are no results", async () => {
  const none = { correction: null, groups: [], total: 0 };
  await show("/search?q=xq", { ...none, matching: "none", query: "xq" });
  expect(screen.getByText("Non ho trovato niente. Prova così.")).toBeTruthy();
  document.body.innerHTML = "";
  await show("/search", { ...none, matching: "empty", query: "" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Che cosa cerchi?");
  expect(screen.getByRole("link", { name: "prezzo fisso" }).getAttribute("href")).toBe(
    "/search?q=prezzo+fisso",
  );
});

it("asks for the menu only if nothing was found", async () => {
  await show("/search?q=golf");
  expect(menus).toEqual([]);
  document.body.innerHTML = "";
  await show("/search?q=xq", { correction: null, groups: [], total: 0, matching: "none" });
  expect(menus).toEqual([
    { filter: "principale", lang: "IT" },
    { filter: "lettura", lang: "IT" },
  ]);
  const link = screen.getByRole("link", { name: "Voce di principale" });
  expect(link.getAttribute("href")).toBe("/principale");
});

it.each<[string, Partial<SearchResults>, string]>([
  ["the words that pages have", { query: "tariffa Vedòva", unknown: ["vedova"] }, "tariffa"],
  ["all groups", { query: "golf", group: "pos" }, "golf"],
])("advises a search for %s with the number of its results", async (_, results, words) => {
  const none = { correction: null, groups: [], total: 0, matching: "none" as const };
  await show("/search?q=x", { ...none, ...results }, { q: words, total: 165 });
  const item = screen.getByRole("link", { name: `«${words}»` }).closest("li");
  expect(item?.textContent).toBe(`Cercando «${words}» in tutto il sito trovo 165 risultati.`);
});

it("advises no other search if it finds nothing either", async () => {
  const none = { correction: null, groups: [], total: 0, matching: "none" as const };
  expect(await show("/search?q=a2a", { ...none, query: "a2a", unknown: ["a2a"] })).toHaveLength(1);
  document.body.innerHTML = "";
  expect(await show("/search?q=x", { ...none, query: "di a2a", unknown: ["a2a"] })).toEqual([
    "q=x",
    "q=di",
  ]);
  expect(screen.queryByText(/in tutto il sito/)).toBeNull();
});
