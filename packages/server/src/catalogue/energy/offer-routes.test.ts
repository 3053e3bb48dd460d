import { ExcludedList, OfferList, OfferSheet } from "@volpe/contract";
import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { seedCatalogue } from "../../seed/seed-catalogue.ts";
import { callApi } from "../../test-call.ts";
import { createTestServer } from "../../test-server.ts";
import { setUp } from "../../test-setup.ts";

const server = setUp("file", () => createTestServer({ seeds: [seedCatalogue] }));

const get = (path: string) => callApi(server.app, `GET ${path}`);

describe("GET /offers", () => {
  it("answers a ranking that matches the contract's schema, cheapest first", async () => {
    const { status, body } = await get("/offers?tipology=luce");
    expect(status).toBe(200);
    expect(Check(OfferList, body.data)).toBe(true);
    const totals = body.data.offers.map((offer: { spend: { total: number } }) => offer.spend.total);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(body.data).toMatchObject({ page: 1, pages: 1, total: totals.length });
    expect(body.data.catalogue).toMatchObject({ demonstration: true, status: "ready" });
    const { excluded, excludedTotal } = body.data;
    const counts = excluded.map(({ count }: { count: number }) => count);
    expect(counts.reduce((sum: number, count: number) => sum + count)).toBe(excludedTotal);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  it("reads figures in Italian notation", async () => {
    const { body } = await get(
      "/offers?tipology=luce&consumo=1.500&potenza=4,5&provincia=mi&residente=no",
    );
    expect(body.data.profile).toEqual({
      tipology: "luce",
      destination: "privati",
      annualConsumption: 1500,
      capacityKw: 4.5,
      resident: false,
      province: "MI",
      placeName: "Provincia di Milano",
      defaultConsumption: false,
    });
  });

  it("gives the last page for a page beyond it", async () => {
    const { body } = await get("/offers?tipology=gas&pagina=900");
    expect(body.data.page).toBe(body.data.pages);
    expect(body.data.offers.length).toBeGreaterThan(0);
  });

  it.each([
    ["", "tipology", "Scegli luce oppure gas."],
    ["?tipology=noleggio", "tipology", "Scegli luce oppure gas."],
  ])("refuses %j, naming %s and how to correct it", async (query, field, message) => {
    expect(await get(`/offers${query}`)).toEqual({
      status: 422,
      body: { errors: [{ code: "invalid-field", field, message }] },
    });
  });

  it.each([
    [
      "?tipology=luce&consumo=tanto",
      "consumo",
      "Scrivi il consumo di un anno in cifre, come 2700 kWh: più di 0, fino a 10 milioni.",
    ],
    [
      "?tipology=luce&provincia=XX",
      "provincia",
      "Scrivi la sigla della provincia, per esempio MI.",
    ],
    [
      "?tipology=gas&consumo=1400%20kWh",
      "consumo",
      "Il gas si misura in Smc, non in kWh: scrivi gli Smc di un anno, come 1400. In bolletta sono il «consumo annuo».",
    ],
    ["?tipology=gas&pagina=0", "pagina", "Scrivi il numero della pagina, da 1 a 1000."],
  ])("accepts %j, ignoring %s with a hint", async (query, key, message) => {
    const { status, body } = await get(`/offers${query}`);
    expect(status).toBe(200);
    expect(body.data.ignored).toEqual([{ key, message }]);
  });
});

describe("GET /offers/excluded", () => {
  it("answers every offer that the list of the same query excludes, with the reason", async () => {
    const { status, body } = await get("/offers/excluded?tipology=luce&provincia=MI");
    expect(status).toBe(200);
    expect(Check(ExcludedList, body.data)).toBe(true);
    expect(body.data.profile).toMatchObject({ tipology: "luce", province: "MI" });
    const list = await get("/offers?tipology=luce&provincia=MI");
    expect(body.data.offers).toHaveLength(list.body.data.excludedTotal);
  });

  it("refuses the queries that the list refuses", async () => {
    expect((await get("/offers/excluded")).status).toBe(422);
  });
});

describe("GET /offers/{slug}", () => {
  it("marks an estimated consumption on the sheet of an offer for second homes too", async () => {
    const { body } = await get(
      "/offers/lanterna-dodici-seconda-casa-3n0lol?consumo=2700&persone=3",
    );
    expect(body.data.profile).toMatchObject({
      annualConsumption: 2700,
      resident: false,
      supplyEstimate: expect.stringContaining("stimato da me per tre persone in casa"),
    });
  });

  it("answers a sheet that matches the contract's schema, with the spend of the list", async () => {
    const list = await get("/offers?tipology=luce&consumo=3000");
    const [first] = list.body.data.offers;
    const { status, body } = await get(`/offers/${first.slug}?consumo=3000`);
    expect(status).toBe(200);
    expect(Check(OfferSheet, body.data)).toBe(true);
    expect(body.data.outcome).toEqual({ status: "computed", result: first });
    expect(body.data.medianSpendEur).toBe(list.body.data.medianSpendEur);
  });

  it("reads the figures of the address in the units of the offer's own typology", async () => {
    const list = await get("/offers?tipology=gas");
    const [{ slug }] = list.body.data.offers;
    const read = await get(`/offers/${slug}?consumo=900%20mc`);
    expect(read.body.data).toMatchObject({ profile: { annualConsumption: 900 }, ignored: [] });
    const refused = await get(`/offers/${slug}?consumo=900%20kWh`);
    expect(refused.body.data).toMatchObject({
      profile: { defaultConsumption: true },
      ignored: [{ key: "consumo", message: expect.stringContaining("scrivi gli Smc di un anno") }],
    });
  });

  it.each([
    "luce&consumo=3000",
    "gas&consumo=900&provincia=MI",
    "luce&destinazione=aziende&consumo=20000&potenza=15",
  ])("divides the sale of each offer of %s to the cent", async (query) => {
    const list = await get(`/offers?tipology=${query}`);
    expect(list.body.data.offers.length).toBeGreaterThan(0);
    for (const { slug, spend, fixedFeeEur } of list.body.data.offers) {
      const { body } = await get(`/offers/${slug}?${query.split("&").slice(1).join("&")}`);
      const { energy, fixed, dispatching } = body.data.saleParts;
      expect(Math.round(100 * (energy + fixed + dispatching))).toBe(Math.round(100 * spend.sale));
      expect(fixed).toBe(fixedFeeEur);
      expect(dispatching > 0).toBe(query.startsWith("luce"));
    }
  });

  it("says why an offer has no figure", async () => {
    const { body } = await get("/offers/excluded?tipology=luce");
    const { reason } = body.data.offers.find(
      ({ name }: { name: string }) => name === "Tramontino Indice Proprio",
    );
    expect(reason).toContain("indice");
  });

  it("answers 404 for an invalid slug", async () => {
    expect((await get("/offers/mai-vista-000000")).status).toBe(404);
    expect((await get(`/offers/${"a".repeat(150)}`)).status).toBe(404);
  });
});
