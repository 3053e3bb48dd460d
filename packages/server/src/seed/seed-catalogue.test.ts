import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Catalogue } from "../catalogue/energy/catalogue.ts";
import { createCatalogue } from "../catalogue/energy/create-catalogue.ts";
import { importOffers } from "../catalogue/energy/import/import-offers.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { silentLog } from "../process/log.ts";
import { setUp } from "../test-setup.ts";
import { createDemoFiles } from "./demo-files.ts";
import { seedCatalogue } from "./seed-catalogue.ts";

let now: Date;
let catalogue: Catalogue;
const clock = { now: () => now };

const open = setUp("test", createTestDatabase);
beforeEach(() => {
  now = new Date("2026-11-21T10:00:00Z");
  catalogue = createCatalogue({ db: open.db, clock, log: silentLog, signals: null });
});

afterEach(async () => {
  await catalogue.close();
});

const seed = () => seedCatalogue({ ...open, clock, log: silentLog, catalogue });

describe("the demonstration catalogue", () => {
  it("has 48 offers of 14 suppliers, all of which are accepted", async () => {
    const outcome = await importOffers(
      { ...open, clock },
      { files: await createDemoFiles(now), demonstration: true },
    );
    expect(outcome).toMatchObject({
      status: "switched",
      summary: { taken: 48, refused: 0, setAside: 0, ended: 1, warnings: [], forced: [] },
    });
    await catalogue.reload();
    expect(catalogue.suppliers()).toHaveLength(14);
  });

  it("has a telephone number for each offer that nobody can have", async () => {
    const files = await createDemoFiles(now);
    const texts = await Promise.all(files.map(({ open: read }) => text(read())));
    const phones = texts.join("\n").match(/\b\d{3} \d{3} \d{3}\b/g);
    expect(phones).toHaveLength(48);
    expect(phones?.filter((phone) => !phone.startsWith("000 000 1"))).toEqual([]);
  });

  it("ranks for every customer, with credible figures and all kinds of offer", async () => {
    await seed();
    const luce = catalogue.rank("luce", { provincia: "MI" });
    expect(luce.total).toBeGreaterThanOrEqual(18);
    expect(catalogue.rank("gas", { provincia: "MI" }).total).toBeGreaterThanOrEqual(14);
    expect(catalogue.rank("luce", { destinazione: "aziende" }).total).toBe(4);
    for (const { spend } of luce.offers) {
      expect(spend.total).toBeGreaterThan(700);
      expect(spend.total).toBeLessThan(1100);
    }
    expect(new Set(luce.offers.map(({ pricing }) => pricing))).toEqual(
      new Set(["fixed", "variable"]),
    );
    expect(luce.offers.some(({ green }) => green)).toBe(true);
    expect(luce.offers.some(({ conditionalDiscounts }) => conditionalDiscounts.length > 0)).toBe(
      true,
    );
    expect(luce.offers.some(({ spend }) => spend.discounts > 0)).toBe(true);
    expect(luce.assumptions[0]).toContain("Catalogo dimostrativo");
    expect(catalogue.excluded("luce", { provincia: "MI" }).offers.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "Tramontino Indice Proprio",
        "Nottola Insieme Luce",
        "Acquamossa Isole",
      ]),
    );
  });

  it("is dated from the day of seeding, also in later quarters", async () => {
    now = new Date("2028-03-05T10:00:00Z");
    await seed();
    expect(catalogue.state()).toMatchObject({
      updatedAt: "2028-03-05",
      demonstration: true,
      status: "parameters-past",
      parametersQuarter: "2026-Q4",
    });
    const { offers, assumptions } = catalogue.rank("luce", {});
    expect(assumptions.join()).toContain("mar 2027 – feb 2028");
    expect(offers.length).toBeGreaterThan(15);
    expect(offers.every(({ estimate }) => estimate.length > 0)).toBe(true);
  });

  it("is seeded once", async () => {
    await seed();
    const before = catalogue.rank("luce", {});
    now = new Date("2026-11-21T11:00:00Z");
    await seed();
    expect(catalogue.rank("luce", {})).toEqual(before);
  });
});
