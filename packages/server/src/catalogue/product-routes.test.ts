import {
  Comparison,
  listPictures,
  ProductList,
  ProductSheet,
  type ProductTipology,
} from "@volpe/contract";
import fc from "fast-check";
import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { seedProducts } from "../seed/seed-products.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { FOLDERS, TIPOLOGIES, toProductCalls } from "./test-product-calls.ts";

const server = setUp("file", () => createTestServer({ seeds: [seedProducts] }));

const { get, list } = toProductCalls(server);

const itemsOf = (tipology: ProductTipology) => server.services.products.items(tipology);

describe("a list", () => {
  it.each(TIPOLOGIES)("of %s is ranked by its figure, whose parts sum to it", async (tipology) => {
    const { items, total, pages, state } = await list(`/${FOLDERS[tipology]}`);
    const figures = items.map(({ figureEur }) => figureEur);
    expect(figures).toEqual([...figures].sort((a, b) => a - b));
    expect(state).toEqual({ updatedAt: "2026-11-21", demonstration: true });
    expect(pages).toBe(Math.ceil(total / 24));
    const pictures = new Set(listPictures().map(({ path }) => path));
    for (const { figureEur, parts, picture, facts } of items) {
      const cents = parts.reduce((sum, { amountEur }) => sum + Math.round(amountEur * 100), 0);
      expect(cents).toBe(Math.round(figureEur * 100));
      expect(pictures).toContain(picture.path.split("#", 1)[0]);
      expect(facts.length).toBeGreaterThanOrEqual(2);
      expect(facts.length).toBeLessThanOrEqual(4);
    }
  });

  it("of rentals applies every filter and shows it as a chip", async () => {
    const { items, applied, ignored, destination } = await list(
      "/vehicles?destinazione=aziende&segmento=suv,citycar&alimentazione=ibrida&cambio=automatico&rata_max=400&durata=48&km=20.000&pronta=si",
    );
    expect(ignored).toEqual([]);
    expect(destination).toBe("aziende");
    expect(applied.map(({ key, value }) => `${key}=${value}`)).toEqual([
      "destinazione=aziende",
      "durata=48",
      "km=20000",
      "rata_max=400",
      "segmento=suv",
      "segmento=citycar",
      "alimentazione=ibrida",
      "cambio=automatico",
      "pronta=si",
    ]);
    expect(items.length).toBeGreaterThan(0);
    for (const { kind, figureEur, figureNote, note, facts } of items) {
      expect(["suv", "citycar"]).toContain(kind);
      expect(figureEur).toBeLessThanOrEqual(400);
      expect(figureNote).toBe("IVA esclusa, 48\u00a0mesi, 20.000\u00a0km l’anno, senza anticipo");
      expect(note).toBe("Pronta consegna");
      expect(facts.slice(0, 2)).toEqual(["Ibrida", "Cambio automatico"]);
    }
  });

  it("of rentals excludes unavailable cars with the reason", async () => {
    const { excluded } = await list("/vehicles?durata=60&segmento=citycar");
    expect(excluded.length).toBeGreaterThan(0);
    expect(new Set(excluded.map(({ reason }) => reason))).toEqual(
      new Set(["Non si noleggia con 60\u00a0mesi, 15.000\u00a0km l’anno, senza anticipo"]),
    );
  });

  it("of terminals begins with another terminal for large takings than for small ones", async () => {
    const few = await list("/terminals?incasso=300");
    const many = await list("/terminals?incasso=60.000");
    expect(few.items[0]?.facts).toContain("Senza canone");
    expect(many.items[0]?.name).not.toBe(few.items[0]?.name);
    expect(many.ranges.find(({ key }) => key === "incasso")?.value).toBe(60_000);
  });

  it.each([
    ["/internet?provincia=MI&oggi=28", 24],
    ["/terminals?incasso=8000&oggi=90", 1],
  ])("compares each entry of %s with what is paid today", async (path, months) => {
    const { items, verdict } = await list(path);
    const presentEur = Number(path.split("oggi=")[1]);
    for (const { figureEur, saving, path: itemPath } of items) {
      const yearEur = 12 * presentEur - (12 * figureEur) / months;
      expect(saving?.eur).toBeCloseTo(yearEur, 2);
      const [folder = "", query] = path.split("?");
      const { body } = await get(`${folder}/${itemPath.split("/").at(-1)}?${query}`);
      expect(body.data.saving).toEqual(saving);
    }
    const cheaper = items.filter(({ saving }) => (saving?.eur ?? 0) >= 1).length;
    expect(cheaper).toBeGreaterThan(0);
    expect(verdict).toContain(" meno di quanto paghi oggi");
  });

  it("says to keep a contract that costs less than every entry", async () => {
    const { items, verdict } = await list("/internet?provincia=MI&oggi=3");
    expect(verdict).toContain("Tieniti il contratto che hai");
    expect(items.every(({ saving }) => (saving?.eur ?? 0) < 0)).toBe(true);
    expect((await list("/internet")).items.every(({ saving }) => saving === undefined)).toBe(true);
  });

  it.each([
    ["/terminals?incasso=7300", "incasso", 7300],
    ["/terminals?incasso=100.000&scontrino=12,125", "scontrino", 12.125],
    ["/internet?velocita=940", "velocita", 940],
    ["/internet?prezzo_max=27.125", "prezzo_max", 27.125],
    ["/internet?oggi=27,90", "oggi", 27.9],
    ["/internet?oggi=30 al mese", "oggi", 30],
    ["/internet?oggi=360 l’anno", "oggi", 30],
    ["/internet?oggi=30 euro", "oggi", 30],
    ["/terminals?oggi=circa 90 € al mese", "oggi", 90],
    ["/terminals?oggi=80.5", "oggi", 80.5],
    ["/terminals?oggi=1.500", "oggi", 1500],
    ["/internet?oggi=1.500", "oggi", 1500],
    ["/internet?prezzo_max=1.000", "prezzo_max", 1000],
    ["/vehicles?rata_max=345.125", "rata_max", 345.125],
    ["/vehicles?rata_max=1.000", "rata_max", 1000],
  ])("accepts figures of %s within its bounds", async (path, key, value) => {
    const { ranges, ignored } = await list(path);
    expect(ignored).toEqual([]);
    const range = ranges.find((candidate) => candidate.key === key);
    expect(range?.value).toBe(value);
    const listFor = (figure = Number.NaN) => {
      const url = new URL(path, "http://volpe.test");
      url.searchParams.set(key, String(figure));
      return list(url.pathname + url.search);
    };
    for (const bound of [range?.min, range?.max]) {
      expect((await listFor(bound)).ignored).toEqual([]);
    }
    expect((await listFor((range?.max ?? 0) + 1)).ignored).toMatchObject([{ key }]);
  });

  it("of terminals names the mix of card circuits, and the usual mixes", async () => {
    const usual = await list("/terminals");
    const own = await list("/terminals?circuiti=60-15-20-5-0");
    const other = await list("/terminals?circuiti=61-14-20-5-0");
    expect(usual.applied).toEqual([]);
    expect(own.applied).toEqual([
      {
        key: "circuiti",
        value: "60-15-20-5-0",
        label: "60% PagoBancomat, 15% carte di debito, 20% carte di credito, 5% carte aziendali",
      },
    ]);
    const toChosen = (each: typeof own) =>
      each.shares.flatMap(({ presets }) =>
        presets.flatMap(({ selected, label }) => (selected ? [label] : [])),
      );
    expect([usual, own, other].map(toChosen)).toEqual([
      ["Un negozio qualsiasi"],
      ["Soprattutto PagoBancomat"],
      [],
    ]);
    expect(other.shares[0]?.parts.map(({ percent }) => percent)).toEqual([61, 14, 20, 5, 0]);
  });

  it("of lines excludes lines sold only in some provinces until one is chosen", async () => {
    const national = await list("/internet");
    const milan = await list("/internet?provincia=mi");
    expect(milan.total).toBeGreaterThan(national.total);
    expect(national.excluded.map(({ reason }) => reason)).toContain(
      "Si vende solo in alcune province: scegli la tua",
    );
    expect(milan.applied).toEqual([
      { key: "provincia", value: "MI", label: "Provincia di Milano" },
    ]);
  });

  it.each([
    [
      "/vehicles?durata=37",
      "durata",
      "Durata: scegli tra 24\u00a0mesi, 36\u00a0mesi, 48\u00a0mesi, 60\u00a0mesi.",
    ],
    ["/vehicles?segmento=astronave", "segmento", "Scegli i segmenti dall’elenco, per esempio suv."],
    ["/vehicles?marca=nessuna", "marca", "Scegli le marche dall’elenco."],
    [
      "/vehicles?rata_min=500&rata_max=200",
      "rata_min",
      "Il canone minimo supera il massimo: togli uno dei due o scambiali.",
    ],
    ["/vehicles?pagina=boh", "pagina", "Scrivi il numero della pagina, da 1 a 1000."],
    [
      "/terminals?pagina=99",
      "pagina",
      "La pagina 99 non c’è: la lista sta in una pagina sola, questa.",
    ],
    ["/vehicles?ordina=colore", "ordina", "Ordina per rata, totale, potenza."],
    [
      "/terminals?incasso=-4",
      "incasso",
      "Scrivi quanto incassi con il POS in un mese, in euro, per esempio 5000.",
    ],
    [
      "/terminals?circuiti=60-15-20-5-10",
      "circuiti",
      "Le quote dei circuiti fanno 110%, e devono fare 100%.",
    ],
    [
      "/terminals?circuiti=50-50",
      "circuiti",
      "Le quote dei circuiti sono cinque numeri interi che insieme fanno 100, per esempio 60, 15, 20, 5 e 0.",
    ],
    [
      "/terminals?scontrino=9000",
      "scontrino",
      "Uno scontrino non può superare l’incasso di un mese, che è 5.000\u00a0€: correggi lo scontrino o scrivi l’incasso.",
    ],
    [
      "/terminals?incasso=800&scontrino=801",
      "scontrino",
      "Uno scontrino non può superare l’incasso di un mese, che è 800\u00a0€: correggi lo scontrino o scrivi l’incasso.",
    ],
    ["/internet?provincia=XX", "provincia", "Scrivi la sigla della provincia, per esempio MI."],
  ])("says how to correct %s", async (path, key, message) => {
    expect((await list(path)).ignored).toEqual([{ key, message }]);
  });

  it("of terminals is for the usual receipt if the typed one is above the takings", async () => {
    const usual = await list("/terminals?incasso=800");
    const above = await list("/terminals?incasso=800&scontrino=801");
    const equal = await list("/terminals?incasso=800&scontrino=800");
    expect(above.items).toEqual(usual.items);
    expect(equal).toMatchObject({ ignored: [], applied: [{ key: "incasso" }, { value: "800" }] });
    // Our own assumption is no fault of the person.
    expect((await list("/terminals?incasso=20")).ignored).toEqual([]);
  });

  it("counts for each value the entries of the list with it", async () => {
    const searches = [
      "/vehicles?rata_max=350&km=20000&alimentazione=ibrida,gpl",
      "/terminals?canone=no&tipo=mobile",
      "/internet?provincia=MI&vincolo=no&tecnologia=ftth",
    ];
    for (const path of searches) {
      const { facets, total } = await list(path);
      expect(total).toBeGreaterThan(0);
      for (const { key, values } of facets) {
        for (const { value, count } of values) {
          const other = new URL(path, "http://volpe.test");
          other.searchParams.set(key, value);
          const narrowed = await list(other.pathname + other.search);
          expect([path, key, value, count]).toEqual([path, key, value, narrowed.total]);
        }
      }
    }
  });

  it("never answers a server error for any address", async () => {
    const keys = [
      "destinazione,segmento,alimentazione,cambio,marca,rata_min,rata_max,anticipo,durata,km",
      "pronta,ordina,pagina,incasso,scontrino,tipo,canone,vincolo,stampante,amex,fornitore",
      "accredito,oggi,circuiti,tecnologia,velocita,prezzo_max,telefono,modem_libero,provincia,confronta",
    ].flatMap((names) => names.split(","));
    const value = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom("", "si", "no", "-1", "1e9", "0", ",", "NaN", "suv", "36", "999999999999"),
      fc.double().map(String),
    );
    const pairs = fc.array(fc.tuple(fc.constantFrom(...keys), value), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...TIPOLOGIES), pairs, async (tipology, chosen) => {
        const search = new URLSearchParams(chosen);
        const { products } = server.services;
        const listed = products.list(tipology, search);
        expect(Check(ProductList, listed)).toBe(true);
        expect(Check(Comparison, products.compare(tipology, search))).toBe(true);
        const [item] = itemsOf(tipology);
        expect(Check(ProductSheet, products.sheet(item?.slug ?? "", search))).toBe(true);
        const reply = await server.app.inject(`/api/v1/${FOLDERS[tipology]}?${search}`);
        expect(reply.statusCode).toBe(200);
      }),
      { numRuns: 60 },
    );
  });
});
