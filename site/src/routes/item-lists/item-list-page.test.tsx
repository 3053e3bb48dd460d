// @vitest-environment jsdom

import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { Item } from "@volpe/contract";
import { expect, it } from "vitest";
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

/** Answers the items asked for, in the order asked; what `unknown` names is left out. */
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

it("shows the cookie's favourites in its order, and says which have ended", async () => {
  const client = createListClient({ preferiti: '["b","a"]' }, { ended: ["a"] });
  renderRoute(page, { path: "/preferiti", client });
  expect(await readNames()).toEqual(["Nome di b", "Nome di a"]);
  expect(screen.getByText("Terminata").closest("li")?.textContent).toContain("Nome di a");
  expect(screen.queryByRole("link", { name: /confronta/ })).toBeNull();
});

it("leads favourites of one typology to their comparison, at most four of them", async () => {
  const client = createListClient({ preferiti: '["a","b","c","d","e"]' });
  renderRoute(page, { path: "/preferiti", client });
  const link = await screen.findByRole("link", { name: "Luce: confronta le prime 4" });
  expect(link.getAttribute("href")).toBe("/offerte/luce?confronta=a,b,c,d");
});

it("reads a damaged cookie as an empty list, and leads somewhere", async () => {
  const client = createListClient({ preferiti: '["a",' });
  renderRoute(page, { path: "/preferiti", client });
  expect(await readNames()).toEqual(["Qui metti le offerte da tenere d’occhio"]);
  expect(screen.getByRole("link", { name: "Noleggio" }).getAttribute("href")).toBe("/noleggio");
});

it("takes a favourite out and puts it back", async () => {
  const client = createListClient({ preferiti: '["a","b"]' });
  renderRoute(page, { path: "/preferiti", client });
  fireEvent.click(await screen.findByRole("button", { name: /^Togli ?Nome di a$/ }));
  await screen.findByText("Fuori dai preferiti: «Nome di a».");
  expect(client.lists.state.preferiti).toEqual(["b"]);
  fireEvent.click(screen.getByRole("button", { name: "Annulla" }));
  await waitFor(() => expect(client.lists.state.preferiti).toEqual(["a", "b"]));
});

it("shows at once what another tab put among the favourites", async () => {
  const client = createListClient({ preferiti: '["a"]' });
  renderRoute(page, { path: "/preferiti", client });
  expect(await readNames()).toEqual(["Nome di a"]);
  client.lists.toggleFavourite("z");
  await waitFor(async () => expect(await readNames()).toEqual(["Nome di z", "Nome di a"]));
});

it("forgets all that was viewed, and leaves out what the catalogue no longer knows", async () => {
  const client = createListClient({ items: '["a","b"]' }, { unknown: ["b"] });
  renderRoute(page, { path: "/visualizzati", client });
  expect(await readNames()).toEqual(["Nome di a"]);
  fireEvent.click(screen.getByRole("button", { name: "Cancella le schede viste" }));
  await screen.findByText("Non hai ancora aperto nessuna scheda");
  expect(client.lists.state.items).toEqual([]);
});
