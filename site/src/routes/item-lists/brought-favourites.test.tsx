import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./item-list-page.tsx";

function show(hash: string, stored: readonly string[] = []) {
  const asked: string[][] = [];
  const client = createFakeClient({
    cookies: { preferiti: JSON.stringify(stored) },
    calls: {
      "POST /items/visualizzati": ({ body }) => {
        const { slugs } = body as { slugs: string[] };
        asked.push(slugs);
        return slugs
          .filter((slug) => slug !== "inventata")
          .map((slug) => ({
            slug,
            brand: { name: "Solandra Energia" },
            ai_translated: [{ label: `Nome di ${slug}` }],
            tipology: "luce",
            destination: "privati",
            path: `/privati/luce/solandra/${slug}`,
            figure: null,
            current: true,
          }));
      },
    },
  });
  renderRoute(page, { path: "/preferiti", url: `/preferiti${hash}`, client });
  return { client, asked };
}

const QUESTION = /^Su un altro sito hai salvato/;

it("takes nothing over before the visitor agrees", async () => {
  const { client } = show("#preferiti=b,a,inventata", ["z"]);
  const question = await screen.findByText("Su un altro sito hai salvato 2 offerte");
  expect(question.parentElement?.textContent).toContain("Nome di b Solandra");
  expect([...client.lists.state.preferiti]).toEqual(["z"]);

  fireEvent.click(screen.getByRole("button", { name: "Aggiungi ai preferiti" }));
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  expect([...client.lists.state.preferiti]).toEqual(["b", "a", "z"]);
});

it("leaves the list alone if the visitor declines", async () => {
  const { client } = show("#preferiti=a", ["z"]);
  await screen.findByText("Su un altro sito hai salvato un’offerta");
  fireEvent.click(screen.getByRole("button", { name: "No, lascia stare" }));
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  expect([...client.lists.state.preferiti]).toEqual(["z"]);
});

it("says how many of the oldest make room", async () => {
  show(
    "#preferiti=a,b",
    Array.from({ length: 17 }, (_, index) => `mia-${index}`),
  );
  expect(await screen.findByText(/Ne tengo 18: il preferito più vecchio esce/)).toBeTruthy();
});

it.each(["", "#preferiti=", "#preferiti=z", "#altro=a"])(
  "asks nothing for the fragment «%s»",
  async (hash) => {
    const { asked } = show(hash, ["z"]);
    await screen.findByRole("heading", { name: "Nome di z" });
    expect(asked).toEqual([["z"]]);
    expect(screen.queryByText(QUESTION)).toBeNull();
  },
);
