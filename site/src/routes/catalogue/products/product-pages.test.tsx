import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createFakeClient } from "../../testing/fake-client.ts";
import { readText } from "../../testing/read-text.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import * as listPage from "./product-list-page.tsx";
import * as vehiclePage from "./product-sheet-page.tsx";
import { createProduct, createProductList, createProductSheet } from "./sample-products.ts";

describe("today’s cost of a line", () => {
  const TODAY = {
    ...{ key: "oggi", label: "Quanto paghi oggi al mese?", unit: "€" },
    ...{ min: 1, max: 100_000, step: 1, value: 27.9 },
  };
  const VERDICT = "1 su 1 costa meno di quanto paghi oggi, 27,90 € al mese.";

  it("is a field of the list, whose cards say what they save", async () => {
    const saving = { eur: 61.2, words: "Risparmi 61,20 € l’anno rispetto a oggi" };
    const calls = {
      "GET /internet": () =>
        createProductList({
          ...{ tipology: "internet", ranges: [TODAY], verdict: VERDICT },
          items: [createProduct({ tipology: "internet", saving })],
        }),
    };
    const url = "/offerte/internet?oggi=27,90";
    renderRoute(listPage, { path: "/offerte/internet", url, client: createFakeClient({ calls }) });
    const field = await screen.findByLabelText<HTMLInputElement>("Quanto paghi oggi al mese?");
    expect(field.value).toBe("27,9");
    expect(screen.getByText(VERDICT)).toBeTruthy();
    expect(screen.getByText(saving.words)).toBeTruthy();
    const card = screen.getByRole("article").querySelector("a");
    expect(card?.getAttribute("href")).toContain("oggi=27%2C90");
  });
});

describe("the list of terminals", () => {
  const SHARES = {
    key: "circuiti",
    label: "Con che carte ti pagano?",
    presets: [{ value: "60-40", label: "Soprattutto PagoBancomat", selected: false }],
    parts: [
      { label: "PagoBancomat", percent: 30 },
      { label: "Carte di debito", percent: 70 },
    ],
  };

  it("keeps shares that do not sum to 100 in their fields with the error", async () => {
    const message = "Le quote dei circuiti fanno 110%, e devono fare 100%.";
    const calls = {
      "GET /terminals": () =>
        createProductList({
          tipology: "pos",
          shares: [SHARES],
          ignored: [{ key: "circuiti", message }],
        }),
    };
    const url = "/pos?circuiti=60-50";
    renderRoute(listPage, { path: "/pos", url, client: createFakeClient({ calls }) });
    const fieldset = await screen.findByRole("group", { name: /Le tue percentuali/ });
    expect(within(fieldset).getByText(message)).toBeTruthy();
    expect(
      within(fieldset)
        .getAllByRole<HTMLInputElement>("textbox")
        .map(({ value }) => value),
    ).toEqual(["60", "50"]);
    const choice = screen.getByLabelText<HTMLSelectElement>("Con che carte ti pagano?");
    expect(choice.selectedOptions[0]?.text).toBe("Le mie percentuali");
    expect(fieldset.closest("details")?.open).toBe(true);
  });
});

describe("a list", () => {
  it.each([
    ["/noleggio", "vehicles", "noleggio"],
    ["/pos", "terminals", "pos"],
    ["/offerte/internet", "internet", "internet"],
  ] as const)("at %s loads each picture late at a given size", async (path, name, tipology) => {
    const list = createProductList({ tipology, items: [createProduct({ tipology })] });
    const client = createFakeClient({ calls: { [`GET /${name}`]: () => list } });
    renderRoute(listPage, { path, client });
    await screen.findByRole("article");
    const pictures = [...document.querySelectorAll("img")];
    expect(pictures).not.toEqual([]);
    for (const picture of pictures) {
      expect(Number(picture.getAttribute("width"))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute("height"))).toBeGreaterThan(0);
      expect(picture.getAttribute("loading")).toBe("lazy");
    }
  });
});

describe("the list of rentals", () => {
  it("requests the filters in the address and links each card with the chosen use", async () => {
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
    expect(card).toContain("256,20 € al mese");
    expect(card).toContain("IVA inclusa, 36 mesi, 15.000 km l’anno, senza anticipo");
    expect(card).toContain("con Rondine Noleggi");
  });

  it("names the page number in its description", async () => {
    const calls = { "GET /vehicles": () => createProductList({ page: 2, pages: 3 }) };
    renderRoute(listPage, { path: "/noleggio", client: createFakeClient({ calls }) });
    await screen.findByRole("article");
    const description = document.querySelector("meta[name=description]");
    expect(description?.getAttribute("content")).toMatch(/^Pagina 2\. /);
  });

  it("offers no filters, order or comparison if it is empty without any filter", async () => {
    const empty = { items: [], total: 0, pages: 1 };
    const calls = { "GET /vehicles": () => createProductList(empty) };
    renderRoute(listPage, { path: "/noleggio", client: createFakeClient({ calls }) });
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("form", { name: "Filtri", hidden: true })).toBeNull();
    expect(screen.queryByRole("form", { name: "Confronto" })).toBeNull();
    expect(screen.queryByText("Come calcolo")).toBeNull();
  });

  it("compares the vehicles that the address names", async () => {
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
    expect(screen.getByText(/Una scelta non è in questo confronto/)).toBeTruthy();
    const order = within(table).getByRole("link", { name: /^Ordina ?panda$/ });
    expect(order.getAttribute("href")).toBe("/noleggio/cart/panda?durata=48");
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

  it("links to other durations and marks the unavailable ones", async () => {
    show(createProductSheet(), "?km=10000");
    const longer = await screen.findByRole("link", { name: "48 mesi" });
    expect(longer.getAttribute("href")).toBe(`${URL}?km=10000&durata=48`);
    expect(screen.getByRole("link", { name: "36 mesi" }).getAttribute("aria-current")).toBe("true");
    expect(screen.queryByRole("link", { name: /24 mesi/ })).toBeNull();
    expect(screen.getByText(/non disponibile con le altre scelte/)).toBeTruthy();
  });

  it("is added to the viewed items and opens the assistant on this car", async () => {
    const viewed = show();
    const action = await screen.findByRole("link", { name: /Chiedi un preventivo/ });
    expect(action.getAttribute("href")).toBe(
      "/calcola-preventivo?tipo=noleggio&offerta=fiat-panda-hybrid-abc1234",
    );
    await expect
      .poll(() => viewed)
      .toEqual([
        { slug: "fiat-panda-hybrid-abc1234", brand: "Fiat", label: "Panda 1.0 Hybrid", use: "" },
      ]);
  });

  it("answers 410 after its end and shows replacements instead of the assistant", async () => {
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
    cleanup();
    show({ ...sheet, validTo: "2199-11-25" });
    expect(
      await screen.findByText(/ritirata prima della scadenza, che era il 25 novembre 2199, e non/),
    ).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Chiedi un preventivo/ })).toBeNull();
    const region = screen.getByRole("region", { name: "Che cosa la sostituisce" });
    expect(within(region).getByRole("link", { name: "Altra" })).toBeTruthy();
  });
});

describe("a card", () => {
  it("shows cents", async () => {
    const items = [createProduct({ figureEur: 24.9 })];
    const client = createFakeClient({
      calls: { "GET /vehicles": () => createProductList({ items }) },
    });
    renderRoute(listPage, { path: "/noleggio", client });
    await screen.findByRole("article");
    expect(readText("article")).toContain("24,90 € al mese");
  });
});
