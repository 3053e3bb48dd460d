import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../db/database.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { lineRow } from "../internet/test-line.ts";
import { silentLog } from "../log.ts";
import { terminalRow } from "../terminals/test-terminal.ts";
import { vehicleRow } from "../vehicles/test-vehicle.ts";
import { createProducts } from "./create-products.ts";
import type { Products } from "./products.ts";
import { PRODUCT_IMPORTS } from "./shelves.ts";
import { jsonFile, runProductImport, TEST_NOW } from "./test-products.ts";

const { noleggio, pos, internet } = PRODUCT_IMPORTS;

let open: OpenDatabase;
let products: Products;

beforeEach(async () => {
  open = await createTestDatabase();
  products = createProducts({ db: open.db, clock: { now: () => TEST_NOW }, log: silentLog });
});

afterEach(async () => {
  await products.close();
  await open.close();
});

describe("the names of products", () => {
  it("that a sign tells apart are two variants, however the sign is spaced", async () => {
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

  it("without a Latin letter or a figure are refused, and figures alone are a name", async () => {
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

  it("keeps slug and address of what was stored under its names without signs", async () => {
    const rows = ["1.0", "1.2", "1.4", "1.6"].map((variant) => vehicleRow({ variant }));
    await runProductImport(open, noleggio, jsonFile(rows));
    await products.reload();
    const before = products.items("noleggio").map(({ slug, path }) => [slug, path]);
    for (const table of ["products", "product_slugs"]) {
      await open.db.execute(
        sql`update ${sql.identifier(table)}
            set key = replace(replace(key, ' / ', '/'), '.', '-')`,
      );
    }
    const { outcome } = await runProductImport(open, noleggio, jsonFile(rows));
    expect(outcome).toMatchObject({ status: "switched", summary: { products: 4, closed: 0 } });
    await products.reload();
    expect(products.items("noleggio").map(({ slug, path }) => [slug, path])).toEqual(before);
  });
});
