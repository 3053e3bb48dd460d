import { HOUR_MS } from "@volpe/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { silentLog } from "../process/log.ts";
import { createSignals } from "../signals/signals.ts";
import { setUp } from "../test-setup.ts";
import { createProducts } from "./create-products.ts";
import type { Products } from "./list/products.ts";
import { jsonFile, runProductImport, TEST_NOW } from "./list/test-products.ts";
import { terminalRow } from "./pos/test-terminal.ts";
import { beginSnapshot, createStaging } from "./snapshots/staging-repository.ts";
import { PRODUCT_IMPORTS } from "./typologies.ts";

const clock = { now: () => TEST_NOW };

let products: Products;

const open = setUp("test", createTestDatabase);
beforeEach(() => {
  products = createProducts({ db: open.db, clock, log: silentLog, signals: null, pollMs: 20 });
});

afterEach(async () => {
  await products.close();
});

it("answers empty lists before the first import", () => {
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

it("sees a switch at the next poll if its signal was lost", async () => {
  await products.reload();
  await runProductImport(open, PRODUCT_IMPORTS.pos, jsonFile([terminalRow()]));
  await expect.poll(() => products.items("pos").length, { timeout: 5000 }).toBe(1);
});

it("sees a switch at once, by its signal", async () => {
  const signals = createSignals({ ...open, log: silentLog });
  const hour = HOUR_MS;
  const signalled = createProducts({ db: open.db, clock, log: silentLog, signals, pollMs: hour });
  await signalled.reload();
  await runProductImport(open, PRODUCT_IMPORTS.pos, jsonFile([terminalRow()]));
  await expect.poll(() => signalled.items("pos").length, { timeout: 10_000 }).toBe(1);
  await signalled.close();
  await signals.close();
});

it("shows nothing of an import that died, and imports again", async () => {
  const left = { kind: "pos", demonstration: false, dataDay: "2026-11-21" } as const;
  const snapshotId = await beginSnapshot(open.db, { ...left, createdAt: TEST_NOW });
  const staging = createStaging(open.db, { snapshotId, kind: "pos", now: TEST_NOW });
  await staging.add({
    key: "prova-incassi/morta",
    part: null,
    data: terminalRow({ name: "Morta" }),
    toName: () => ({ slug: "prova-incassi-morta", address: null }),
  });
  await staging.flush();
  await products.reload();
  expect(products.items()).toEqual([]);
  await runProductImport(open, PRODUCT_IMPORTS.internet, jsonFile([]), { force: true });
  const { outcome } = await runProductImport(open, PRODUCT_IMPORTS.pos, jsonFile([terminalRow()]));
  expect(outcome.status).toBe("switched");
  await products.reload();
  expect(products.items().map(({ name }) => name)).toEqual(["Cassa"]);
});
