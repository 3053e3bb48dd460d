import { expect, test } from "vitest";
import type { Entries } from "./bill-entry.ts";
import { withoutMisreadTotal } from "./misread-total.ts";

const entry = (value: number, text: string, isProved = false) => ({
  value,
  text,
  page: 1,
  isProved,
});
const PARTS = {
  sale: entry(60.2, "vendita 60,20"),
  network: entry(25.3, "rete 25,30"),
  taxes: entry(14.5, "imposte 14,50"),
};
const readTotal = (total: Entries["total"], parts: Entries = PARTS) =>
  withoutMisreadTotal({ ...parts, ...(total && { total }) }).total;

test("replaces a total with one misread digit by the doubtful sum of its parts", () => {
  expect(readTotal(entry(400, "Totale 400,00"))).toEqual(
    entry(100, "vendita 60,20 · rete 25,30 · imposte 14,50"),
  );
});

test.each([
  ["differs by more", entry(452.1, "Totale 452,10"), PARTS],
  ["is proved", entry(400, "Totale 400,00", true), PARTS],
  ["has a part that was not read", entry(400, "Totale 400,00"), { sale: PARTS.sale }],
])("keeps a total that %s", (_, total, parts) => {
  expect(readTotal(total, parts)).toEqual(total);
});
