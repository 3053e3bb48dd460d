import { expect, test } from "vitest";
import { readPdfPieces } from "./pdf-pieces.ts";
import { type BillReading, readBill } from "./read-bill.ts";
import { CROWDED_BILLS } from "./test-bills/crowded-bills.ts";
import { drawBill } from "./test-bills/draw-bill.ts";
import { FOURTH_BILLS } from "./test-bills/fourth-bills.ts";
import { FRESH_BILLS } from "./test-bills/fresh-bills.ts";
import { HELD_OUT_BILLS } from "./test-bills/held-out-bills.ts";
import { HELD_OUT_MIXED_BILLS } from "./test-bills/held-out-mixed-bills.ts";
import { LATER_BILLS } from "./test-bills/later-bills.ts";
import { OLDER_BILLS } from "./test-bills/older-bills.ts";
import { OLDER_GAS_BILLS } from "./test-bills/older-gas-bills.ts";
import { listWrongButSure, readDrawn, toValues } from "./test-bills/read-drawn.ts";
import { RECEIPT_BILLS } from "./test-bills/receipt-bills.ts";
import { RECEIPT_DUAL_BILLS } from "./test-bills/receipt-dual-bills.ts";
import { THIRD_BILLS } from "./test-bills/third-bills.ts";
import { UNSEEN_BILLS } from "./test-bills/unseen-bills.ts";
import { VARIED_BILLS } from "./test-bills/varied-bills.ts";

const BILLS = [
  ...RECEIPT_BILLS,
  ...RECEIPT_DUAL_BILLS,
  ...OLDER_BILLS,
  ...OLDER_GAS_BILLS,
  ...HELD_OUT_BILLS,
  ...HELD_OUT_MIXED_BILLS,
  ...LATER_BILLS,
  ...UNSEEN_BILLS,
];

test.each(BILLS.map((bill) => [bill.name, bill] as const))("reads %s", async (_, bill) => {
  const reading = await readDrawn(bill);
  expect(listWrongButSure(reading, bill)).toEqual([]);
  expect(toValues(reading)).toEqual(bill.supplies);
});

/** Sets of which a few values are not read; `fresh-bills.test.ts` names them. */
const LATEST = [FRESH_BILLS, VARIED_BILLS, CROWDED_BILLS, THIRD_BILLS, FOURTH_BILLS].flat();

/** Gives the same numbers in each run. */
function* countUp(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    yield state / 0x7fffffff;
  }
}

test("marks no wrong value of an incomplete bill as sure", async () => {
  const chance = countUp(7);
  let sure = 0;
  const wrong: string[] = [];
  for (const bill of [...BILLS, ...LATEST]) {
    const pdf = await readPdfPieces(new Uint8Array(await drawBill(bill)));
    const pieces = pdf.status === "text" ? pdf.pieces : [];
    for (const share of [0.05, 0.15, 0.3, 0.05, 0.15, 0.3]) {
      const kept = pieces.filter(() => chance.next().value > share);
      const reading = readBill(kept, { isPicture: false });
      wrong.push(...listWrongButSure(reading, bill));
      sure += countSure(reading);
    }
  }
  expect(sure).toBeGreaterThan(1_000);
  expect(wrong).toEqual([]);
}, 30_000);

function countSure(reading: BillReading): number {
  const supplies = reading.status === "read" ? reading.supplies : [];
  return supplies.flatMap(({ fields }) => fields.filter(({ confidence }) => confidence === "sure"))
    .length;
}
