// @vitest-environment jsdom

import { screen } from "@testing-library/react";
import type { OfferSheet } from "@volpe/contract";
import { describe, expect, it } from "vitest";
import { createOffer, createSheet } from "../offers/sample-offers.ts";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as page from "./item-page.tsx";

const PATH = "/:destination/:tipology/:brand/:slug";
const ITEM = createSheet().path;

async function show(changes: Partial<OfferSheet> = {}, url = ITEM) {
  const asked: unknown[] = [];
  const viewed: unknown[] = [];
  const client = createFakeClient({
    sheet: (slug, search) => {
      asked.push(slug, String(search));
      return createSheet(changes);
    },
    view: (item) => viewed.push(item),
  });
  const router = renderRoute(page, { path: PATH, url, client });
  await screen.findByRole("heading", { level: 1, name: "Luce Serena 24" });
  return { asked, viewed, router };
}

describe("an offer's sheet", () => {
  it("asks for the profile in the address", async () => {
    const { asked } = await show({}, `${ITEM}?consumo=1800&provincia=MI`);
    expect(asked).toEqual(["luce-serena-000123esvml01", "consumo=1800&provincia=MI"]);
  });

  it("shows the annual spend, its parts and the saving against the median", async () => {
    await show();
    const spend = readText(".item__spend");
    expect(spend).toContain("700,23 €");
    expect(spend).toContain(
      "42,24 € in meno l’anno rispetto a quella a metà classifica (742,47 €)",
    );
    expect(spend).toContain("Oneri di sistema");
  });

  it("says how much more it costs than the median where it does", async () => {
    await show({ medianSpendEur: 690 });
    expect(readText(".comparison")).toBe(
      "10,23 € in più l’anno rispetto a quella a metà classifica (690,00 €)",
    );
  });

  it("shows prices, discounts, conditions, code and the supplier's contacts", async () => {
    await show();
    for (const text of ["0,1089 €/kWh", "Benvenuto", "Cambio di fornitore", "800 123 456"]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText("000123ESFML01XXLUCESERENA2026")).toBeTruthy();
    expect(screen.getByText("dal 1 ottobre 2026 al 31 dicembre 2026")).toBeTruthy();
  });

  it("leads to the assistant on this very offer", async () => {
    await show();
    const action = screen.getByRole("link", { name: "Chiedi un preventivo su questa offerta" });
    expect(action.getAttribute("href")).toBe(
      "/calcola-preventivo?tipo=luce&offerta=luce-serena-000123esvml01",
    );
  });

  it("gives the reasons why its figure is an estimate", async () => {
    const result = createOffer({ estimate: ["Il prezzo segue il PUN"] });
    await show({ outcome: { status: "computed", result } });
    expect(readText(".item__estimate")).toContain("Il prezzo segue il PUN");
  });

  it("says why its spend cannot be computed and still shows the prices", async () => {
    await show({ outcome: { status: "excluded", reason: "Ha fasce orarie proprie." } });
    expect(readText(".item__spend")).toContain("Ha fasce orarie proprie.");
    expect(screen.getByText("0,1089 €/kWh")).toBeTruthy();
  });

  it("says that it has ended and leads to the offers valid today", async () => {
    await show({ current: false }, `${ITEM}?consumo=1800`);
    expect(screen.getByRole("heading", { name: "Questa offerta è terminata" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Chiedi un preventivo/ })).toBeNull();
    const list = screen.getByRole("link", { name: "Guarda le offerte valide oggi" });
    expect(list.getAttribute("href")).toBe("/offerte/luce?consumo=1800");
  });

  it("offers what replaces it", async () => {
    const similar = [createOffer({ slug: "a", name: "Luce Nuova", path: "/privati/luce/x/a" })];
    const { router } = await show({ current: false, similar });
    expect(screen.getByRole("link", { name: /^Luce Nuova di/ }).getAttribute("href")).toBe(
      "/privati/luce/x/a",
    );
    expect(router.state.errors).toBeNull();
  });

  it("moves an address with the wrong brand or destination to the right one", async () => {
    const { router } = await show({}, "/aziende/luce/altra/luce-serena-000123esvml01?consumo=1800");
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `${ITEM}?consumo=1800`,
    );
  });

  it("puts the item among those viewed", async () => {
    const { viewed } = await show();
    expect(viewed).toEqual([
      { slug: "luce-serena-000123esvml01", brand: "Enerluna S.p.A.", label: "Luce Serena 24" },
    ]);
  });
});

it("leaves out a description that only repeats the name", async () => {
  await show({ description: "LUCE SERENA 24 " });
  expect(document.querySelector(".item__description")).toBeNull();
});
