import { createSeededRandom } from "../../test-random.ts";
import { readPdfPieces } from "../pdf-pieces.ts";
import { type BillReading, readBill } from "../read-bill.ts";
import { drawBill, type TestBill } from "./draw-bill.ts";
import { listWrongButSure } from "./read-drawn.ts";

/** The shares of a page's pieces that are taken away. */
const SHARES = [0.05, 0.15, 0.3];

/**
 * Reads each bill without a part of its pieces, `rounds` times for each share. Returns how many
 * values are sure, and which of them are wrong.
 */
export async function readIncomplete(
  bills: readonly TestBill[],
  { seed, rounds }: { seed: number; rounds: number },
): Promise<{ readings: number; sure: number; wrong: string[] }> {
  const chance = createSeededRandom(seed);
  const read = { readings: 0, sure: 0, wrong: [] as string[] };
  for (const bill of bills) {
    const pdf = await readPdfPieces(new Uint8Array(await drawBill(bill)));
    const pieces = pdf.status === "text" ? pdf.pieces : [];
    for (const share of Array.from({ length: rounds }, () => SHARES).flat()) {
      const kept = pieces.filter(() => chance() > share);
      const reading = readBill(kept, { isPicture: false });
      read.readings += 1;
      read.sure += countSure(reading);
      read.wrong.push(...listWrongButSure(reading, bill).map((each) => `${bill.name}: ${each}`));
    }
  }
  return read;
}

function countSure(reading: BillReading): number {
  const supplies = reading.status === "read" ? reading.supplies : [];
  return supplies.flatMap(({ fields }) => fields.filter(({ confidence }) => confidence === "sure"))
    .length;
}
