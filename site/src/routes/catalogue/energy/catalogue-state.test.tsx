import { screen } from "@testing-library/react";
import type { OfferList } from "@volpe/contract";
import { expect, it } from "vitest";
import { createFakeClient } from "../../testing/fake-client.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import * as page from "./energy-list-page.tsx";
import { createOfferList } from "./sample-offers.ts";

async function show(url: string, changes: Partial<OfferList>) {
  const client = createFakeClient({ list: () => createOfferList(changes) });
  renderRoute(page, { path: "/offerte/:typology", url, client });
  await screen.findByRole("heading", { level: 1 });
}

const { catalogue } = createOfferList();

it("reports that the catalogue is a demonstration", async () => {
  await show("/offerte/luce", { catalogue: { ...catalogue, demonstration: true } });
  expect(screen.getByText("Dimostrazione:")).toBeTruthy();
});

it("names the quarter of past parameters", async () => {
  await show("/offerte/luce", {
    catalogue: { ...catalogue, status: "parameters-past", parametersQuarter: "2026-Q3" },
  });
  expect(screen.getByText(/3º trimestre 2026/)).toBeTruthy();
});

it("reports that no offer can be computed", async () => {
  await show("/offerte/luce", {
    catalogue: { ...catalogue, status: "none-computable" },
    offers: [],
    total: 0,
    rankedTotal: 0,
    medianSpendEur: null,
  });
  expect(
    screen.getByRole("heading", { name: "Oggi non riesco a calcolare nessuna offerta" }),
  ).toBeTruthy();
  expect(screen.getByText(/Le offerte ci sono/)).toBeTruthy();
});

it("says what to do instead of an empty list if no offer is on sale", async () => {
  await show("/offerte/luce", {
    catalogue: { ...catalogue, status: "no-valid-offers" },
    offers: [],
    total: 0,
    rankedTotal: 0,
    pages: 0,
    medianSpendEur: null,
    excludedTotal: 0,
    excluded: [],
  });
  expect(screen.getByRole("heading", { name: /non ho offerte valide/ })).toBeTruthy();
  expect(document.querySelector("ol")).toBeNull();
});

it("explains why gas for businesses has no ranking", async () => {
  const { profile } = createOfferList();
  await show("/offerte/gas?destinazione=aziende", {
    profile: { ...profile, tipology: "gas", destination: "aziende", capacityKw: null },
    offers: [],
    total: 0,
    rankedTotal: 0,
    pages: 0,
    medianSpendEur: null,
  });
  expect(screen.getByRole("heading", { name: /gas per le aziende/ })).toBeTruthy();
});
