import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createFakeClient } from "../../testing/fake-client.ts";
import { readText } from "../../testing/read-text.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import { createOfferList } from "../energy/sample-offers.ts";
import { createProduct, createProductList } from "../products/sample-products.ts";
import * as page from "./overview-page.tsx";

const { profile } = createOfferList();
const GAS = {
  profile: { ...profile, tipology: "gas" as const, capacityKw: null, annualConsumption: 1400 },
};

const PRODUCTS = {
  "GET /internet": () =>
    createProductList({
      tipology: "internet",
      items: [createProduct({ figureEur: 549.6, figurePer: "24-months" })],
      total: 9,
    }),
  "GET /terminals": () => createProductList({ tipology: "pos", items: [], total: 0 }),
  "GET /vehicles": () => createProductList({ total: 84 }),
};

describe("the overview of the typologies", () => {
  it("shows today's cheapest figure of every typology", async () => {
    const client = createFakeClient({
      list: (tipology) => createOfferList(tipology === "gas" ? { ...GAS, rankedTotal: 9 } : {}),
      calls: PRODUCTS,
    });
    renderRoute(page, { path: "/offerte", client });
    await screen.findByRole("heading", { level: 1 });
    expect(readText(".door--luce")).toContain("Si parte da 700,23 € l’anno");
    expect(readText(".door--gas")).toContain("9 offerte per 1.400 Smc l’anno, tutta Italia");
    const links = screen.getAllByRole("link", { name: /Confronta/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/offerte/luce",
      "/offerte/gas",
      "/offerte/internet",
      "/pos",
      "/noleggio",
    ]);
    expect(readText(".door--internet")).toContain("Si parte da 549,60 € in 24 mesi");
    expect(readText(".door--noleggio")).toContain("84 proposte");
    expect(readText(".door--pos")).toContain("Oggi nessuna offerta è valida");
  });

  it("says if a typology has no valid offer today", async () => {
    const client = createFakeClient({
      list: () => createOfferList({ ...GAS, offers: [], total: 0, medianSpendEur: null }),
      calls: PRODUCTS,
    });
    renderRoute(page, { path: "/offerte", client });
    await screen.findByRole("heading", { level: 1 });
    expect(readText(".door--gas")).toContain("Oggi nessuna offerta è valida");
  });

  it("redirects the calculator's form to its list", async () => {
    const url = "/offerte?tipologia=luce&destinazione=privati&consumo=&persone=3&provincia=TO";
    const router = renderRoute(page, { path: "/offerte", url, client: createFakeClient({}) });
    await screen.findByText("Un’altra pagina");
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(
      "/offerte/luce?consumo=2700&persone=3&destinazione=privati&provincia=TO",
    );
  });
});
