import { Comparison, type OfferResult, OPEN_DATA_ATTRIBUTION } from "@volpe/contract";
import { parse } from "csv-parse/sync";
import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { seedCatalogue } from "../../seed/seed-catalogue.ts";
import { createTestServer } from "../../test-server.ts";
import { setUp } from "../../test-setup.ts";

const server = setUp("file", () => createTestServer({ seeds: [seedCatalogue] }));

async function getData(path: string) {
  const reply = await server.app.inject(`/api/v1${path}`);
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

const slugsOf = ({ offers }: { offers: OfferResult[] }) => offers.map(({ slug }) => slug);

describe("GET /offers/compare", () => {
  it("answers the offers in the order asked for, with the spend of the list", async () => {
    const list = await getData("/offers?tipology=luce&consumo=3000&variazione=30");
    const [first, second, third] = slugsOf(list);
    const comparison: Comparison = await getData(
      `/offers/compare?tipology=luce&consumo=3000&variazione=30&confronta=${third},${first},${second},${first}`,
    );
    expect(Check(Comparison, comparison)).toBe(true);
    expect(comparison.items.map(({ slug }) => slug)).toEqual([third, first, second]);
    expect(comparison.items.map(({ figureEur }) => figureEur)).toEqual(
      [2, 0, 1].map((place) => list.offers[place].spend.total),
    );
    expect(comparison.assumptions).toEqual(list.assumptions);
    for (const { parts, figureEur } of comparison.items) {
      const sum = parts.reduce((total, { amountEur }) => total + amountEur, 0);
      expect(sum).toBeCloseTo(figureEur ?? 0, 6);
    }
    for (const { values, differs } of comparison.groups.flatMap(({ rows }) => rows)) {
      expect(values).toHaveLength(3);
      expect(differs).toBe(new Set(values).size > 1);
    }
  });

  it("compares four offers and reports further, unknown and other-energy ones as missing", async () => {
    const five = slugsOf(await getData("/offers?tipology=luce")).slice(0, 5);
    const [gas] = slugsOf(await getData("/offers?tipology=gas"));
    const { items, missing } = await getData(
      `/offers/compare?tipology=luce&confronta=mai-vista,${gas},${five.join(",")}`,
    );
    expect(items.map(({ slug }: { slug: string }) => slug)).toEqual(five.slice(0, 4));
    expect(missing).toEqual(["mai-vista", gas, five[4]]);
  });

  it("answers the present spend of a year if the address has it", async () => {
    const [slug] = slugsOf(await getData("/offers?tipology=luce"));
    const path = `/offers/compare?tipology=luce&confronta=${slug}`;
    expect(await getData(path)).not.toHaveProperty("presentSpendEur");
    expect(await getData(`${path}&spesa=80,50&periodo=mese`)).toMatchObject({
      presentSpendEur: 966,
    });
    expect(await getData(`${path}&spesa=966&spesaStima=966`)).toMatchObject({
      presentSpendEur: 966,
      isPresentEstimate: true,
    });
  });

  it("shows why an offer has no figure", async () => {
    const { entries } = server.services.catalogue;
    const slug = entries().find(({ name }) => name === "Tramontino Indice Proprio")?.slug;
    const { items } = await getData(`/offers/compare?tipology=luce&confronta=${slug}`);
    expect(items).toMatchObject([{ slug, figureEur: null, parts: [] }]);
    expect(items[0].reason).toContain("indice");
  });

  it("compares business offers although the link does not say so", async () => {
    const list = await getData("/offers?tipology=luce&destinazione=aziende");
    const [slug] = slugsOf(list);
    const { items } = await getData(`/offers/compare?tipology=luce&confronta=${slug}`);
    expect(items[0].figureEur).toBe(list.offers[0].spend.total);
  });

  it("answers an empty comparison for no offers", async () => {
    expect(await getData("/offers/compare?tipology=gas")).toMatchObject({
      items: [],
      groups: [],
      missing: [],
    });
  });
});

describe("GET /offers.csv", () => {
  const read = (body: string): string[][] => parse(body, { bom: true, delimiter: ";" });

  it("holds every offer that passes the filters, in the list's order, then the assumptions", async () => {
    const search = "tipology=luce&prezzo=fisso&ordina=fissa&consumo=3000";
    const list = await getData(`/offers?${search}`);
    const reply = await server.app.inject(`/api/v1/offers.csv?${search}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(reply.headers["content-disposition"]).toBe(
      'attachment; filename="volpe-offerte-luce-3000-kwh-2026-11-21.csv"',
    );
    const [header = [], ...rows] = read(reply.body);
    const offers = rows.slice(0, list.total);
    expect(offers.map(([name]) => name)).toEqual(list.offers.map(({ name }: OfferResult) => name));
    const total = header.indexOf("Spesa annua (€)");
    expect(offers.map((cells) => cells[total])).toEqual(
      list.offers.map(({ spend }: OfferResult) => String(spend.total).replace(".", ",")),
    );
    expect(rows.slice(list.total + 1).map(([text]) => text)).toEqual([
      ...list.assumptions,
      OPEN_DATA_ATTRIBUTION,
    ]);
  });

  it("is limited per minute and address", async () => {
    const ask = (remoteAddress: string) =>
      server.app.inject({ url: "/api/v1/offers.csv?tipology=gas", remoteAddress });
    const replies = [];
    for (let count = 0; count < 21; count += 1) {
      replies.push((await ask("198.51.100.7")).statusCode);
    }
    expect(replies).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect((await ask("198.51.100.8")).statusCode).toBe(200);
  });

  it("refuses an address without a typology as the list does", async () => {
    const reply = await server.app.inject("/api/v1/offers.csv");
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors[0].field).toBe("tipology");
  });
});
