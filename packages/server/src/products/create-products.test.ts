import { afterEach, beforeEach, expect, it } from "vitest";
import type { OpenDatabase } from "../db/database.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { silentLog } from "../log.ts";
import { terminalRow } from "../terminals/test-terminal.ts";
import { createProducts } from "./create-products.ts";
import { beginProductSnapshot, stageProducts } from "./product-import-repository.ts";
import type { Products } from "./products.ts";
import { PRODUCT_IMPORTS } from "./shelves.ts";
import { jsonFile, runProductImport, TEST_NOW } from "./test-products.ts";

const clock = { now: () => TEST_NOW };

let open: OpenDatabase;
let products: Products;

beforeEach(async () => {
  open = await createTestDatabase();
  products = createProducts({ db: open.db, clock, log: silentLog, watchMs: 20 });
});

afterEach(async () => {
  await products.close();
  await open.close();
});

it("is empty before the first import, and answers all the same", () => {
  const nothing = new URLSearchParams();
  expect(products.items()).toEqual([]);
  expect(products.list("noleggio", nothing)).toMatchObject({ total: 0, page: 1, pages: 1 });
  expect(products.compare("pos", new URLSearchParams("confronta=a"))).toMatchObject({
    items: [],
    missing: ["a"],
  });
  expect(products.sheet("a", nothing)).toBeNull();
  expect(products.state("internet")).toEqual({ updatedAt: null, demonstration: false });
});

it("sees a switch that another process made", async () => {
  await products.reload();
  await runProductImport(open, PRODUCT_IMPORTS.pos, jsonFile([terminalRow()]));
  await expect.poll(() => products.items("pos").length, { timeout: 5000 }).toBe(1);
});

it("gives up what an import that died had staged, and shows nothing of it", async () => {
  const snapshotId = await beginProductSnapshot(open.db, {
    tipology: "pos",
    demonstration: false,
    file: "morto.csv",
    dataDay: "2026-11-21",
    createdAt: TEST_NOW,
  });
  const row = terminalRow({ name: "Morta" });
  await stageProducts(open.db, { snapshotId, tipology: "pos", now: TEST_NOW }, [
    { key: "prova-incassi/morta", words: "Prova Incassi Morta", address: null, data: row },
  ]);
  await products.reload();
  expect(products.items()).toEqual([]);
  await runProductImport(open, PRODUCT_IMPORTS.internet, jsonFile([]), { force: true });
  const { outcome } = await runProductImport(open, PRODUCT_IMPORTS.pos, jsonFile([terminalRow()]));
  expect(outcome.status).toBe("switched");
  await products.reload();
  expect(products.items().map(({ name }) => name)).toEqual(["Cassa"]);
});
