import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { Item } from "@volpe/contract";
import { expect, it } from "vitest";
import { SiteFactsContext } from "../../page/site-facts.ts";
import { createFakeClient } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./item-list-page.tsx";

function toItem(slug: string, changes: Partial<Item> = {}): Item {
  return {
    slug,
    brand: { name: "Solandra Energia" },
    ai_translated: [{ label: `Nome di ${slug}` }],
    tipology: "luce",
    destination: "privati",
    path: `/privati/luce/solandra/${slug}`,
    figure: { eur: 612, amount: "612 €", basis: "l’anno", estimate: false },
    current: true,
    ...changes,
  };
}

/** Answers the requested items in the requested order and leaves out the `unknown` ones. */
function createListClient(
  cookies: Record<string, string>,
  { ended = [], unknown = [] }: { ended?: string[]; unknown?: string[] } = {},
) {
  return createFakeClient({
    cookies,
    calls: {
      "POST /items/visualizzati": ({ body }) =>
        (body as { slugs: string[] }).slugs
          .filter((slug) => !unknown.includes(slug))
          .map((slug) => toItem(slug, { current: !ended.includes(slug) })),
    },
  });
}

const readNames = async () =>
  (await screen.findAllByRole("heading", { level: 2 })).map(({ textContent }) => textContent);

it("shows the favourites in the cookie's order and marks the ended ones", async () => {
  const client = createListClient({ preferiti: '["b","a"]' }, { ended: ["a"] });
  renderRoute(page, { path: "/preferiti", client });
  expect(await readNames()).toEqual(["Nome di b", "Nome di a"]);
  expect(screen.getByText("Terminata").closest("li")?.textContent).toContain("Nome di a");
  expect(screen.queryByRole("link", { name: /confronta/ })).toBeNull();
});

it("says that the offers of the list's typologies are invented", async () => {
  const client = createListClient({ preferiti: '["a"]' });
  const WithFacts = () => (
    <SiteFactsContext
      value={{
        trackingWaits: false,
        demonstration: ["luce"],
        commission: {},
        affiliateClick: "last",
      }}
    >
      <page.Component />
    </SiteFactsContext>
  );
  renderRoute({ ...page, Component: WithFacts }, { path: "/preferiti", client });
  await screen.findByText(/Offerte e fornitori che vedi qui sono inventati/);
});

it("links to the comparison of up to four favourites of a typology", async () => {
  const client = createListClient({ preferiti: '["a","b","c","d","e"]' });
  renderRoute(page, { path: "/preferiti", client });
  const link = await screen.findByRole("link", { name: "Luce: confronta le prime 4" });
  expect(link.getAttribute("href")).toBe("/offerte/luce?confronta=a,b,c,d");
  screen.getByText("Luce: il confronto è per l’uso di «Nome di a», l’anno.");
});

it("calls exactly four favourites of a typology these, not the first", async () => {
  const client = createListClient({ preferiti: '["a","b","c","d"]' });
  renderRoute(page, { path: "/preferiti", client });
  const link = await screen.findByRole("link", { name: "Luce: confronta queste 4" });
  expect(link.getAttribute("href")).toBe("/offerte/luce?confronta=a,b,c,d");
});

it("asks for the figures of the saved uses", async () => {
  const asked: unknown[] = [];
  const client = createFakeClient({
    cookies: {
      preferiti: '["a","b"]',
      usi: '["preferiti/b?consumo=3100&potenza=4,5","items/a?consumo=900"]',
    },
    calls: {
      "POST /items/visualizzati": ({ body }) => {
        asked.push(body);
        const { slugs, uses = [] } = body as { slugs: string[]; uses?: string[] };
        return slugs.map((slug, index) =>
          toItem(slug, {
            path: `/privati/luce/solandra/${slug}${uses[index] && `?${uses[index]}`}`,
            figure: {
              eur: 612,
              amount: "612 €",
              basis: uses[index] === "" ? "l’anno per 2.700 kWh" : "l’anno per 3.100 kWh, 4,5 kW",
              estimate: false,
            },
          }),
        );
      },
    },
  });
  renderRoute(page, { path: "/preferiti", client });
  const link = await screen.findByRole("link", { name: "Luce: confronta queste 2" });
  expect(asked).toEqual([
    { slugs: ["a", "b"], uses: ["", "consumo=3100&potenza=4,5"], lang: "it" },
  ]);
  expect(link.getAttribute("href")).toBe("/offerte/luce?consumo=3100&potenza=4,5&confronta=a,b");
  // The favourite that was saved without a use is compared for the use of the other one.
  screen.getByText("Luce: il confronto è per l’uso di «Nome di b», l’anno per 3.100 kWh, 4,5 kW.");
  expect(screen.getByRole("link", { name: "Nome di b" }).getAttribute("href")).toBe(
    "/privati/luce/solandra/b?consumo=3100&potenza=4,5",
  );
});

it("treats a damaged cookie as an empty list", async () => {
  const client = createListClient({ preferiti: '["a",' });
  renderRoute(page, { path: "/preferiti", client });
  expect(await readNames()).toEqual(["Qui metti le offerte da tenere d’occhio"]);
  expect(screen.getByRole("link", { name: "Noleggio" }).getAttribute("href")).toBe("/noleggio");
});

it("removes a favourite and can undo it", async () => {
  const client = createListClient({ preferiti: '["a","b"]' });
  renderRoute(page, { path: "/preferiti", client });
  fireEvent.click(await screen.findByRole("button", { name: /^Togli ?Nome di a$/ }));
  await screen.findByText("Fuori dai preferiti: «Nome di a».");
  expect(client.lists.state.preferiti).toEqual(["b"]);
  fireEvent.click(screen.getByRole("button", { name: "Annulla" }));
  await waitFor(() => expect(client.lists.state.preferiti).toEqual(["a", "b"]));
});

it("shows an entry of another tab at once", async () => {
  const client = createListClient({ preferiti: '["a"]' });
  renderRoute(page, { path: "/preferiti", client });
  expect(await readNames()).toEqual(["Nome di a"]);
  client.lists.toggleFavourite("z");
  await waitFor(async () => expect(await readNames()).toEqual(["Nome di z", "Nome di a"]));
});

it("clears the viewed items and omits unknown slugs", async () => {
  const client = createListClient({ items: '["a","b"]' }, { unknown: ["b"] });
  renderRoute(page, { path: "/visualizzati", client });
  expect(await readNames()).toEqual(["Nome di a"]);
  fireEvent.click(screen.getByRole("button", { name: "Cancella le schede viste" }));
  await screen.findByText("Non hai ancora aperto nessuna scheda");
  expect(client.lists.state.items).toEqual([]);
});
