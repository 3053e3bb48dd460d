import { screen, within } from "@testing-library/react";
import type { BrandSummary } from "@volpe/contract";
import { expect, it } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./brands-page.tsx";

const BRANDS: BrandSummary[] = [
  {
    id: "alba",
    name: "Alba",
    offers: [
      { tipology: "luce", destination: "privati", count: 1, path: "/offerte/luce?fornitore=alba" },
      {
        tipology: "gas",
        destination: "aziende",
        count: 2,
        path: "/offerte/gas?destinazione=aziende&fornitore=alba",
      },
      { tipology: "internet", destination: "privati", count: 3, path: "/offerte/internet?g=alba" },
    ],
  },
  {
    id: "fiat",
    name: "Fiat",
    offers: [
      { tipology: "noleggio", destination: "privati", count: 12, path: "/noleggio?marca=fiat" },
    ],
  },
];

function renderBrands(brands: BrandSummary[]) {
  const client = createFakeClient({ calls: { "GET /frontend/brands": () => brands } });
  renderRoute(page, { path: "/brands", client });
}

it("shows a brand in each of its groups with its lists and counts", async () => {
  renderBrands(BRANDS);
  const energy = within(await screen.findByRole("region", { name: "Luce e gas" }));
  expect(
    energy.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Alba", "/offerte/luce?fornitore=alba"],
    ["1 offerta luce di Alba", "/offerte/luce?fornitore=alba"],
    ["2 offerte gas per aziende di Alba", "/offerte/gas?destinazione=aziende&fornitore=alba"],
  ]);
  const cars = within(screen.getByRole("region", { name: "Auto a noleggio, per marca" }));
  expect(cars.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Fiat",
    "12 auto a noleggio di Fiat",
  ]);
});

it("links to the groups that have a brand", async () => {
  renderBrands(BRANDS);
  const groups = within(await screen.findByRole("navigation", { name: "Gruppi" }));
  expect(groups.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Luce e gas (1)",
    "Internet (1)",
    "Auto a noleggio, per marca (1)",
  ]);
});

it("says that nothing is on sale", async () => {
  renderBrands([]);
  expect(await screen.findByText(/non c’è nessuna offerta in vendita/)).toBeTruthy();
});
