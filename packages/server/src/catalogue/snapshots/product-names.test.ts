import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../db/test-database.ts";
import { silentLog } from "../../process/log.ts";
import { setUp } from "../../test-setup.ts";
import { createProducts } from "../create-products.ts";
import { lineRow } from "../internet/test-line.ts";
import type { Products } from "../list/products.ts";
import { jsonFile, runProductImport, TEST_NOW } from "../list/test-products.ts";
import { terminalRow } from "../pos/test-terminal.ts";
import { vehicleRow } from "../rental/test-vehicle.ts";
import { PRODUCT_IMPORTS } from "../typologies.ts";

const { noleggio, pos, internet } = PRODUCT_IMPORTS;

let products: Products;

const open = setUp("test", createTestDatabase);
beforeEach(() => {
  products = createProducts({
    db: open.db,
    clock: { now: () => TEST_NOW },
    log: silentLog,
    signals: null,
  });
});

afterEach(async () => {
  await products.close();
});

describe("the names of products", () => {
  it("that differ by a sign make two variants", async () => {
    const rows = [
      vehicleRow({ variant: "Pro", monthlyFeeEur: 300 }),
      vehicleRow({ variant: "Pro+", monthlyFeeEur: 400, powerKw: 150 }),
      vehicleRow({ variant: "Pro +", monthlyFeeEur: 390, powerKw: 150, durationMonths: 48 }),
      vehicleRow({ variant: "  PRO\u00a0 ", monthlyFeeEur: 290, durationMonths: 48 }),
    ];
    const { outcome, refusals } = await runProductImport(open, noleggio, jsonFile(rows));
    expect(refusals).toEqual([]);
    expect(outcome).toMatchObject({ status: "switched", summary: { taken: 4, products: 2 } });
    await products.reload();
    const items = products.items("noleggio");
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(2);
    expect(new Set(items.map(({ path }) => path)).size).toBe(2);
    expect(items.map(({ name }) => name).sort()).toEqual(["Fiat Panda Pro", "Fiat Panda Pro+"]);
    const sheet = products.sheet(items[0]?.slug ?? "", new URLSearchParams("durata=48"));
    expect(sheet).toMatchObject({ name: "Fiat Panda Pro", ignored: [] });

    const slugs = items.map(({ slug }) => slug).sort();
    await runProductImport(open, noleggio, jsonFile(rows.toReversed()));
    await products.reload();
    expect(
      products
        .items("noleggio")
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(slugs);
  });

  it("without a Latin letter or a digit are refused", async () => {
    const rows = [
      vehicleRow({ make: "奔驰" }),
      vehicleRow({ variant: "+++" }),
      vehicleRow({ model: "500" }),
    ];
    const { refusals } = await runProductImport(open, noleggio, jsonFile(rows));
    const words = "non ha né lettere latine né cifre: scrivi il nome con cui si vende";
    expect(refusals.map(({ reason }) => reason)).toEqual([`make ${words}`, `variant ${words}`]);
    const lines = await runProductImport(open, internet, jsonFile([lineRow({ name: "∞" })]));
    expect(lines.refusals.map(({ reason }) => reason)).toEqual([`name ${words}`]);
    const cashes = await runProductImport(open, pos, jsonFile([terminalRow({ provider: "★" })]));
    expect(cashes.refusals.map(({ reason }) => reason)).toEqual([`provider ${words}`]);
  });
});
