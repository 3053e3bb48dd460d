import { Comparison, DataEnvelope, ProductSheet, type ProductTipology } from "@volpe/contract";
import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { seedProducts } from "../../seed/seed-products.ts";
import { createTestServer } from "../../test-server.ts";
import { setUp } from "../../test-setup.ts";
import { FOLDERS, TIPOLOGIES, toProductCalls } from "../test-product-calls.ts";

const server = setUp("file", () => createTestServer({ seeds: [seedProducts] }));

const { get, list } = toProductCalls(server);

const itemsOf = (tipology: ProductTipology) => server.services.products.items(tipology);

describe("a sheet", () => {
  it.each(TIPOLOGIES)("of each of %s matches the contract's schema", async (tipology) => {
    for (const { slug, name, figureEur } of itemsOf(tipology)) {
      const { status, body } = await get(`/${FOLDERS[tipology]}/${slug}`);
      expect(status).toBe(200);
      expect(Check(DataEnvelope(ProductSheet), body)).toBe(true);
      expect(body.data).toMatchObject({ name, current: true, ignored: [] });
      expect(body.data.figureEur).toBe(figureEur);
      expect(body.data.similar.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ["pos", "?incasso=200", "Per arrivare al minimo", "Canone"],
    ["internet", "", "Mesi in promozione", "Attivazione"],
  ] as const)(
    "of %s%s leaves out «%s» at 0 € and keeps «%s»",
    async (tipology, search, empty, kept) => {
      const amounts = new Map<string, number[]>([
        [empty, []],
        [kept, []],
      ]);
      for (const { slug } of itemsOf(tipology)) {
        const { body } = await get(`/${FOLDERS[tipology]}/${slug}${search}`);
        for (const { label, amountEur } of (body.data as ProductSheet).parts) {
          amounts.get(label)?.push(amountEur);
        }
      }
      expect(amounts.get(empty)).not.toContain(0);
      expect(amounts.get(empty)?.length).toBeGreaterThan(0);
      expect(amounts.get(kept)).toContain(0);
    },
  );

  it("of a rental has the fee of the chosen terms", async () => {
    const search = "?durata=48&km=20000&anticipo=2000";
    const found = (await list(`/vehicles${search}`)).items[0];
    const { body } = await get(`${found?.path.replace("/noleggio", "/vehicles")}${search}`);
    expect(body.data.figureEur).toBe(found?.figureEur);
    const selected = (body.data as ProductSheet).choosers.map(
      ({ options }) => options.find((option) => option.selected)?.value,
    );
    expect(selected).toEqual(["48", "20000", "2000"]);
  });

  it("of a rental offers only values available with the other two choices", async () => {
    const { products } = server.services;
    const rentals = itemsOf("noleggio");
    expect(rentals.length).toBeGreaterThan(0);
    for (const { slug } of rentals) {
      const asked = new URLSearchParams("durata=24&km=30000&anticipo=4000");
      const sheet = products.sheet(slug, asked);
      expect(sheet?.choosers.length, slug).toBeGreaterThan(0);
      for (const { key, options } of sheet?.choosers ?? []) {
        const chosen = (sheet?.choosers ?? []).map((chooser): [string, string] => [
          chooser.key,
          chooser.options.find((option) => option.selected)?.value ?? "",
        ]);
        for (const { value, available } of options) {
          const other = new URLSearchParams(chosen);
          other.set(key, value);
          other.set("destinazione", sheet?.destination ?? "");
          const told = products.sheet(slug, other)?.ignored ?? [];
          expect([slug, key, value, told.length === 0]).toEqual([slug, key, value, available]);
        }
      }
    }
  });

  it("reports changed terms if a rental is not available as asked", async () => {
    const item = itemsOf("noleggio").find(({ name }) => name.includes("Pandina Icon"));
    const { body } = await get(`/vehicles/${item?.slug}?durata=60`);
    expect(body.data.ignored).toEqual([
      {
        key: "durata",
        message:
          "Non si noleggia con 60\u00a0mesi, 15.000\u00a0km l’anno, senza anticipo: il canone è per 48\u00a0mesi, 15.000\u00a0km l’anno, senza anticipo.",
      },
    ]);
  });

  it.each([
    ["noleggio", "fiat-panda-1-0-hybrid-65-cv-cross-1b3xix8"],
    ["pos", "sportello-chiaro-cassa-avvio-2026-mg6m51h"],
    ["internet", "fibrella-giga-estate-3fclh84"],
  ] as const)("of an ended %s is answered as ended, with replacements", async (tipology, ended) => {
    const { status, body } = await get(`/${FOLDERS[tipology]}/${ended}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ slug: ended, current: false });
    expect(body.data.similar).toHaveLength(3);
    expect(server.services.products.sheet(ended, new URLSearchParams())).toBeNull();
    expect(server.services.products.findItem(ended)?.current).toBe(false);
  });

  it("is not found under another typology or without a slug", async () => {
    const [terminal] = itemsOf("pos");
    for (const path of [
      `/vehicles/${terminal?.slug}`,
      `/internet/${terminal?.slug}`,
      "/terminals/nessuno",
      "/vehicles/fiat-panda/nessuna",
      "/vehicles/..%2F/%00",
    ]) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

describe("a comparison", () => {
  it.each(TIPOLOGIES)("of %s puts up to four side by side", async (tipology) => {
    const slugs = itemsOf(tipology).map(({ slug }) => slug);
    const asked = [slugs[2], "nessuno", slugs[0], slugs[1], slugs[3], slugs[4]];
    const { status, body } = await get(`/${FOLDERS[tipology]}/compare?confronta=${asked}`);
    expect(status).toBe(200);
    expect(Check(DataEnvelope(Comparison), body)).toBe(true);
    const { items, groups, missing, assumptions } = body.data as Comparison;
    expect(items.map(({ slug }) => slug)).toEqual([slugs[2], slugs[0], slugs[1], slugs[3]]);
    expect(missing).toEqual(["nessuno"]);
    expect(assumptions[0]).toBe("Si confrontano al massimo 4 voci: le altre sono rimaste fuori.");
    const priced = items.filter(({ figureEur }) => figureEur !== null);
    const labels = new Set(priced.map(({ parts }) => parts.map(({ label }) => label).join()));
    expect(labels.size).toBe(1);
    for (const { rows } of groups) {
      for (const { values, differs } of rows) {
        expect(values).toHaveLength(4);
        expect(differs).toBe(new Set(values).size > 1);
      }
    }
  });

  it("gives the reason if an item has no figure", async () => {
    const slugs = itemsOf("noleggio")
      .filter(({ name }) => name.startsWith("Fiat Panda"))
      .map(({ slug }) => slug);
    const { body } = await get(`/vehicles/compare?durata=60&confronta=${slugs.join(",")}`);
    expect(body.data.items[0]).toMatchObject({
      figureEur: null,
      parts: [],
      reason: "Non si noleggia con 60\u00a0mesi, 15.000\u00a0km l’anno, senza anticipo",
    });
  });

  it("uses the first item's destination, and compares a line wherever it is sold", async () => {
    const lines = itemsOf("internet").filter(({ destination }) => destination === "aziende");
    expect(lines.length).toBeGreaterThan(2);
    const slugs = lines.slice(0, 4).map(({ slug }) => slug);
    const { body } = await get(`/internet/compare?confronta=${slugs.join(",")}`);
    for (const { figureEur, figureLabel } of (body.data as Comparison).items) {
      expect(figureEur).toBeGreaterThan(0);
      expect(figureLabel).toBe("in 24 mesi, IVA esclusa");
    }
  });
});
