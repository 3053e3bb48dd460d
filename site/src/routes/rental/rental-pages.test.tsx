// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  createProduct,
  createProductList,
  createProductSheet,
} from "../products/sample-products.ts";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as listPage from "./rental-list-page.tsx";
import * as vehiclePage from "./vehicle-page.tsx";

describe("the rentals", () => {
  it("are asked for as the address says, and each card keeps the use it is reckoned on", async () => {
    const asked: string[] = [];
    const client = createFakeClient({
      calls: {
        "GET /vehicles": ({ search }) => {
          asked.push(String(search));
          return createProductList();
        },
      },
    });
    const url = "/noleggio?durata=48&km=20000&segmento=suv&pagina=2";
    renderRoute(listPage, { path: "/noleggio", url, client });
    const link = await screen.findByRole("link", { name: "Panda 1.0 Hybrid" });
    expect(asked).toEqual(["durata=48&km=20000&segmento=suv&pagina=2"]);
    expect(link.getAttribute("href")).toBe(
      "/noleggio/fiat-panda/hybrid-abc1234?durata=48&km=20000",
    );
    const card = readText("article");
    expect(card).toContain("256 € al mese");
    expect(card).toContain("IVA inclusa, 36 mesi, 15.000 km l’anno, senza anticipo");
    expect(card).toContain("con Rondine Noleggi");
  });

  it("reserve the room of each picture", async () => {
    const client = createFakeClient({ calls: { "GET /vehicles": () => createProductList() } });
    renderRoute(listPage, { path: "/noleggio", client });
    await screen.findByRole("article");
    for (const picture of document.querySelectorAll("img")) {
      expect(Number(picture.getAttribute("width"))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute("height"))).toBeGreaterThan(0);
      expect(picture.getAttribute("loading")).toBe("lazy");
    }
  });

  it("stand side by side where the address names some", async () => {
    const item = (slug: string, figureEur: number) => ({
      slug,
      path: `/noleggio/${slug}/base`,
      name: slug,
      brand: "Fiat",
      figureEur,
      figureLabel: "al mese",
      estimate: false,
      reason: "",
      parts: [{ label: "Canone", amountEur: figureEur }],
    });
    const client = createFakeClient({
      calls: {
        "GET /vehicles": () => createProductList(),
        "GET /vehicles/compare": () => ({
          tipology: "noleggio",
          items: [item("panda", 250), item("tipo", 300)],
          groups: [
            {
              title: "L’auto",
              rows: [
                { label: "Cambio", values: ["Manuale", "Automatico"], differs: true },
                { label: "Posti", values: ["5", "5"], differs: false },
              ],
            },
          ],
          missing: ["andata"],
          assumptions: [],
        }),
      },
    });
    const url = "/noleggio?durata=48&confronta=panda,tipo,andata";
    renderRoute(listPage, { path: "/noleggio", url, client });
    const table = await screen.findByRole("table", { name: "" });
    expect(within(table).getByRole("rowheader", { name: "Cambio (diverso)" })).toBeTruthy();
    expect(within(table).getByRole("rowheader", { name: "Posti" })).toBeTruthy();
    expect(screen.getByText(/Una scelta non c’è più/)).toBeTruthy();
    const remove = screen.getByRole("link", { name: "Togli panda dal confronto" });
    expect(remove.getAttribute("href")).toBe("/noleggio?durata=48&confronta=tipo,andata");
    expect(screen.getByRole("link", { name: "Torna alla lista" }).getAttribute("href")).toBe(
      "/noleggio?durata=48",
    );
  });
});

describe("a vehicle's sheet", () => {
  const PATH = "/noleggio/:vehicle/:variant";
  const URL = "/noleggio/fiat-panda/hybrid-abc1234";

  function show(sheet = createProductSheet(), search = "") {
    const viewed: unknown[] = [];
    const client = createFakeClient({
      calls: { "GET /vehicles/fiat-panda/hybrid-abc1234": () => sheet },
      view: (item) => viewed.push(item),
    });
    renderRoute(vehiclePage, { path: PATH, url: URL + search, client });
    return viewed;
  }

  it("changes the fee by links, and says what cannot be had together", async () => {
    show(createProductSheet(), "?km=10000");
    const longer = await screen.findByRole("link", { name: "48 mesi" });
    expect(longer.getAttribute("href")).toBe(`${URL}?km=10000&durata=48`);
    expect(screen.getByRole("link", { name: "36 mesi" }).getAttribute("aria-current")).toBe("true");
    expect(screen.queryByRole("link", { name: /24 mesi/ })).toBeNull();
    expect(screen.getByText(/non disponibile con le altre scelte/)).toBeTruthy();
  });

  it("is kept among the viewed, and its one action is the assistant on it", async () => {
    const viewed = show();
    const action = await screen.findByRole("link", { name: /Chiedi un preventivo/ });
    expect(action.getAttribute("href")).toBe(
      "/calcola-preventivo?tipo=noleggio&offerta=fiat-panda-hybrid-abc1234",
    );
    await expect
      .poll(() => viewed)
      .toEqual([{ slug: "fiat-panda-hybrid-abc1234", brand: "Fiat", label: "Panda 1.0 Hybrid" }]);
  });

  it("that ended answers 410, says so, and offers what replaces it instead of the assistant", async () => {
    const sheet = createProductSheet({ current: false, validTo: "2026-10-31" });
    const answer = vehiclePage.loader as (args: unknown) => Promise<unknown>;
    const client = createFakeClient({
      calls: { "GET /vehicles/fiat-panda/hybrid-abc1234": () => sheet },
    });
    await expect(
      answer({
        params: { vehicle: "fiat-panda", variant: "hybrid-abc1234" },
        request: new Request(`http://volpe.example${URL}`),
        context: { get: () => client },
      }),
    ).resolves.toMatchObject({ init: { status: 410 } });

    show(sheet);
    expect(await screen.findByText(/Era valida fino al 31 ottobre 2026/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Chiedi un preventivo/ })).toBeNull();
    const region = screen.getByRole("region", { name: "Che cosa la sostituisce" });
    expect(within(region).getByRole("link", { name: "Altra" })).toBeTruthy();
  });
});

describe("a card", () => {
  it("shows the cents of a small figure alone", async () => {
    const items = [createProduct({ figureEur: 24.9 })];
    const client = createFakeClient({
      calls: { "GET /vehicles": () => createProductList({ items }) },
    });
    renderRoute(listPage, { path: "/noleggio", client });
    await screen.findByRole("article");
    expect(readText("article")).toContain("24,90 € al mese");
  });
});
