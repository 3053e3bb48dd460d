import { createReadStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { readPdfPieces } from "../src/bill-reading/pdf-pieces.ts";
import { drawBill } from "../src/bill-reading/test-bills/draw-bill.ts";
import { RECEIPT_BILLS } from "../src/bill-reading/test-bills/receipt-bills.ts";
import { createBillReader } from "../src/bills/bill-reader.ts";
import { readProcessConfig } from "../src/process/config.ts";
import { QUICK, readNumber, toPercentile } from "./bench-options.ts";

/* Measures a bill's reading by the confined process against the bare PDF in this process, and
   the reading of a photograph: `node packages/server/bench/bill-bench.ts [rounds]
   [photographs]`. The two sides alternate, so that other load on the machine affects both. */
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

async function measure(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function report(name: string, times: number[]): void {
  const [half, most] = [0.5, 0.95].map((share) => Math.round(toPercentile(times, share)));
  console.log(`${name}: ${half} ms (median), ${most} ms (95%)`);
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
