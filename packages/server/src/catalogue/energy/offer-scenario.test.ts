import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../db/test-database.ts";
import { silentLog } from "../../process/log.ts";
import { setUp } from "../../test-setup.ts";
import type { Catalogue } from "./catalogue.ts";
import { createCatalogue } from "./create-catalogue.ts";
import { electricityFile, figureFiles, runImport } from "./import/test-import.ts";
import { portalOffer } from "./import/test-portal-offer.ts";
import type { PortalOffer } from "./import/test-portal-xml.ts";

let catalogue: Catalogue;
const clock = { now: () => new Date("2026-11-21T10:00:00Z") };

const open = setUp("test", createTestDatabase);
beforeEach(async () => {
  catalogue = createCatalogue({ db: open.db, clock, log: silentLog, signals: null });
  const files = [electricityFile([FIXED, DEAR, VARIABLE, STEEP]), ...(await figureFiles())];
  expect((await runImport(open, files, { clock })).outcome.status).toBe("switched");
  await catalogue.reload();
});

afterEach(async () => {
  await catalogue.close();
});

const offer = (code: string, price: number, fee: number, changes: Partial<PortalOffer> = {}) =>
  portalOffer({
    code,
    name: code,
    components: [
      { name: "Quota fissa", area: "01", intervals: [{ price: fee, unit: "01" }] },
      { name: "Prezzo", area: "04", intervals: [{ band: "01", price, unit: "03" }] },
    ],
    ...changes,
  });
const FIXED = offer("FISSA", 0.15, 96);
const DEAR = offer("CARA", 0.3, 96);
const VARIABLE = offer("VARIABILE", 0.02, 96, { pricing: "02", index: "12" });
const STEEP = offer("RIPIDA", 0.02, 2000, { pricing: "02", index: "12" });

function find(code: string, query: Parameters<Catalogue["rank"]>[1]) {
  const found = catalogue.rank("luce", query).offers.find((result) => result.code === code);
  if (found === undefined) {
    throw new Error(`${code} does not rank`);
  }
  return found;
}

describe("a scenario of the index", () => {
  it("prices a variable offer at a flat value with losses", () => {
    const { spend, unitPriceEur, estimate } = find("VARIABILE", { consumo: 2000, indice: 0.2 });
    const { spend: fixed, unitPriceEur: fixedUnit } = find("FISSA", { consumo: 2000, indice: 0.2 });
    // Both pay the same fee and dispatching, so they differ by 2,000 kWh × (0.2 × 1.10 + 0.02 −
    // 0.15).
    expect(spend.sale - fixed.sale).toBeCloseTo(2000 * (0.22 + 0.02 - 0.15), 2);
    expect(spend.total - fixed.total).toBeCloseTo(2000 * 0.09 * 1.1, 2);
    expect((unitPriceEur ?? 0) - (fixedUnit ?? 0)).toBeCloseTo(0.09, 6);
    expect(estimate).toEqual(["Scenario: PUN a 0,200\u00a0€/kWh"]);
  });

  it("changes the present index by a percentage but not fixed offers", () => {
    const { scenario } = catalogue.rank("luce", { variazione: 50 });
    expect(scenario).toMatchObject({ kind: "change", index: "PUN", percent: 50 });
    const { presentEur } = scenario;
    expect(scenario.usedEur).toBeCloseTo((presentEur ?? 0) * 1.5, 5);
    const present = find("VARIABILE", { consumo: 2000 });
    const changed = find("VARIABILE", { consumo: 2000, variazione: 50 });
    const moved = 2000 * (presentEur ?? 0) * 0.5 * 1.1 * 1.1;
    expect(changed.spend.total - present.spend.total).toBeCloseTo(moved, 1);
    expect(find("FISSA", { consumo: 2000, variazione: 50 }).spend).toEqual(
      find("FISSA", { consumo: 2000 }).spend,
    );
  });

  it("uses the flat value if a change is given too, and reports it", () => {
    const both = catalogue.rank("luce", { indice: 0.1, variazione: 20 });
    expect(both.ignored.map(({ key }) => key)).toEqual(["variazione"]);
    expect(both.scenario).toMatchObject({ kind: "flat", usedEur: 0.1, percent: null });
    expect(both.offers).toEqual(catalogue.rank("luce", { indice: 0.1 }).offers);
  });

  it("rounds the requested value, so that many values share few rankings", () => {
    expect(catalogue.rank("luce", { variazione: 19.6 }).query).toEqual({ variazione: 20 });
    expect(catalogue.rank("luce", { indice: 0.12345 }).query).toEqual({ indice: 0.123 });
    expect(catalogue.rank("luce", { variazione: 0.2 }).scenario.kind).toBe("present");
  });

  it("names the scenario in the assumptions", () => {
    const { assumptions, applied } = catalogue.rank("luce", { indice: 0.1, consumo: 2000 });
    expect(assumptions.join(" ")).toContain("Scenario: PUN a 0,100\u00a0€/kWh in tutti i mesi");
    expect(applied).toContainEqual({
      key: "indice",
      value: "0.1",
      label: "PUN a 0,100\u00a0€/kWh",
    });
  });
});

describe("the break-even of a variable offer", () => {
  it("is the index at which it costs as much as the cheapest fixed one", () => {
    const { breakEven } = find("VARIABILE", { consumo: 2000 });
    expect(breakEven).toEqual({ status: "below", indexEur: 0.118182 });
    const indexEur = breakEven?.status === "below" ? breakEven.indexEur : Number.NaN;
    // A flat scenario is rounded to thousandths, so the two nearest are below and above.
    const fixed = find("FISSA", { consumo: 2000 }).spend.total;
    const below = find("VARIABILE", { consumo: 2000, indice: Math.floor(indexEur * 1000) / 1000 });
    const above = find("VARIABILE", { consumo: 2000, indice: Math.ceil(indexEur * 1000) / 1000 });
    expect(below.spend.total).toBeLessThan(fixed);
    expect(above.spend.total).toBeGreaterThan(fixed);
  });

  it("is missing for fixed offers and if the fee costs more than the cheapest fixed offer", () => {
    expect(find("RIPIDA", { consumo: 2000 }).breakEven).toEqual({ status: "never" });
    expect(find("FISSA", { consumo: 2000 }).breakEven).toBeUndefined();
  });

  it("is the same under any scenario and any filter", () => {
    const plain = find("VARIABILE", { consumo: 2000 }).breakEven;
    expect(find("VARIABILE", { consumo: 2000, indice: 0.3 }).breakEven).toEqual(plain);
    expect(find("VARIABILE", { consumo: 2000, prezzo: "variabile" }).breakEven).toEqual(plain);
  });
});

describe("the alternatives to an offer", () => {
  it("of an ended offer begin with those of its kind of price", async () => {
    const { slug } = find("VARIABILE", {});
    const files = [electricityFile([FIXED, DEAR, STEEP]), ...(await figureFiles())];
    await runImport(open, files, { clock, force: true });
    await catalogue.reload();
    expect(catalogue.sheet(slug, new URLSearchParams())).toBeNull();
    const closed = await catalogue.findClosedSheet(slug, new URLSearchParams());
    expect(closed?.current).toBe(false);
    expect(closed?.similar.map(({ code }) => code)).toEqual(["RIPIDA", "FISSA", "CARA"]);
  });

  it("are the cheapest other offers if it is still on sale", () => {
    const { slug } = find("VARIABILE", {});
    const sheet = catalogue.sheet(slug, new URLSearchParams());
    expect(sheet?.similar.map(({ code }) => code)).toEqual(
      catalogue.rank("luce", {}).offers.flatMap(({ code }) => (code === "VARIABILE" ? [] : [code])),
    );
  });
});
