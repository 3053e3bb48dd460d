import { expect, test } from "vitest";
import { readPdfPieces } from "./pdf-pieces.ts";
import { type BillReading, readBill } from "./read-bill.ts";
import { ALL_BILLS, BILLS } from "./test-bills/all-bills.ts";
import { drawBill } from "./test-bills/draw-bill.ts";
import { listWrongButSure, readDrawn, toValues } from "./test-bills/read-drawn.ts";

test.each(BILLS.map((bill) => [bill.name, bill] as const))("reads %s", async (_, bill) => {
  const reading = await readDrawn(bill);
  expect(listWrongButSure(reading, bill)).toEqual([]);
  expect(toValues(reading)).toEqual(bill.supplies);
});

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
  for (const bill of ALL_BILLS) {
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
