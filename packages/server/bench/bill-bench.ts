import { createReadStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { readPdfPieces } from "../src/bill-reading/pdf-pieces.ts";
import { CROWDED_BILLS } from "../src/bill-reading/test-bills/crowded-bills.ts";
import { drawBill } from "../src/bill-reading/test-bills/draw-bill.ts";
import { FOURTH_BILLS } from "../src/bill-reading/test-bills/fourth-bills.ts";
import { FRESH_BILLS } from "../src/bill-reading/test-bills/fresh-bills.ts";
import { HELD_OUT_BILLS } from "../src/bill-reading/test-bills/held-out-bills.ts";
import { HELD_OUT_MIXED_BILLS } from "../src/bill-reading/test-bills/held-out-mixed-bills.ts";
import { LATER_BILLS } from "../src/bill-reading/test-bills/later-bills.ts";
import { measureBills } from "../src/bill-reading/test-bills/measure-bills.ts";
import { OLDER_BILLS } from "../src/bill-reading/test-bills/older-bills.ts";
import { OLDER_GAS_BILLS } from "../src/bill-reading/test-bills/older-gas-bills.ts";
import { RECEIPT_BILLS } from "../src/bill-reading/test-bills/receipt-bills.ts";
import { RECEIPT_DUAL_BILLS } from "../src/bill-reading/test-bills/receipt-dual-bills.ts";
import { THIRD_BILLS } from "../src/bill-reading/test-bills/third-bills.ts";
import { MORE_UNSEEN_BILLS, UNSEEN_BILLS } from "../src/bill-reading/test-bills/unseen-bills.ts";
import { VARIED_BILLS } from "../src/bill-reading/test-bills/varied-bills.ts";
import { createBillReader } from "../src/bills/bill-reader.ts";
import { readProcessConfig } from "../src/process/config.ts";
import { measure, QUICK, readNumber, toPercentile } from "./bench-options.ts";

/* Measures a bill's reading by the confined process against the bare PDF in this process, and
   the reading of a photograph; then the share of each set's values that is read: `node
   packages/server/bench/bill-bench.ts [rounds] [photographs]`. The two sides alternate, so that
   other load on the machine affects both. */
const ROUNDS = readNumber(0, { usual: 20, quick: 2 });
const PHOTOGRAPHS = readNumber(1, { usual: 3, quick: 0 });
const PHOTOGRAPH = join(import.meta.dirname, "../src/bills/test-files/bolletta.jpg");

const pdfs = await Promise.all(RECEIPT_BILLS.map(drawBill));
const reader = createBillReader(readProcessConfig());
const bare: number[] = [];
const confined: number[] = [];
const own = process.memoryUsage().rss;
let peak = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  const pdf = pdfs[round % pdfs.length] ?? Buffer.alloc(0);
  bare.push(await measure(() => readPdfPieces(new Uint8Array(pdf))));
  confined.push(
    await measure(() =>
      reader.readPdf(
        () => Readable.from([pdf]),
        (bytes) => {
          peak = Math.max(peak, bytes);
        },
      ),
    ),
  );
}
report("bare PDF, in this process", bare);
report("whole reading, confined", confined);
console.log(
  `the reader's memory: ${toMegabytes(peak)} MB at most; this process: ${toMegabytes(own)} MB`,
);

const pictures: number[] = [];
for (let round = 0; round < PHOTOGRAPHS; round += 1) {
  pictures.push(
    await measure(() =>
      reader.readPicture(
        () => createReadStream(PHOTOGRAPH),
        () => undefined,
      ),
    ),
  );
}
if (!QUICK || PHOTOGRAPHS > 0) {
  report("a photograph of 1190 × 1684 pixels", pictures);
}

const SETS = {
  receipt: [...RECEIPT_BILLS, ...RECEIPT_DUAL_BILLS],
  older: [...OLDER_BILLS, ...OLDER_GAS_BILLS],
  "held out": [...HELD_OUT_BILLS, ...HELD_OUT_MIXED_BILLS],
  later: LATER_BILLS,
  "unseen at first": UNSEEN_BILLS,
  "more unseen at first": MORE_UNSEEN_BILLS,
  "fresh at first": FRESH_BILLS,
  "varied, fresh at first": VARIED_BILLS,
  "crowded, fresh at first": CROWDED_BILLS,
  "third, fresh at first": THIRD_BILLS,
  "fourth, fresh at first": FOURTH_BILLS,
};
for (const [name, bills] of Object.entries(SETS)) {
  const { values, right, wrongButSure } = await measureBills(bills);
  console.log(
    `${name}: ${bills.length} bills, ${right} of ${values} values right (${Math.round((100 * right) / values)} %), ${wrongButSure.length} wrong and sure`,
  );
}

function report(name: string, times: number[]): void {
  const [half, most] = [0.5, 0.95].map((share) => Math.round(toPercentile(times, share)));
  console.log(`${name}: ${half} ms (median), ${most} ms (95%)`);
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
