import { runProductImport, toCsv, toFile } from "../src/catalogue/list/test-products.ts";
import { vehicleRow } from "../src/catalogue/rental/test-vehicle.ts";
import { PRODUCT_IMPORTS } from "../src/catalogue/typologies.ts";
import { createUnpooledPglite } from "../src/db/test-pglite.ts";
import { readNumber, toPercentile } from "./bench-options.ts";

/*
 * Measures with a timer of 5 ms how long the event loop is blocked while a file of rentals is
 * imported: `node packages/server/bench/product-import-bench.ts [variants] [--quick]`. Each variant
 * has 48 fees.
 */
const VARIANTS = readNumber(0, { usual: 600, quick: 2 });
const rows = Array.from({ length: VARIANTS }, (_, variant) =>
  [24, 36, 48, 60].flatMap((durationMonths) =>
    [10_000, 15_000, 20_000, 30_000].flatMap((kmPerYear) =>
      [0, 2000, 4000].map((downPaymentEur) =>
        vehicleRow({ variant: `Prova ${variant}`, durationMonths, kmPerYear, downPaymentEur }),
      ),
    ),
  ),
).flat();
const file = toFile("prova.csv", toCsv(rows));
const open = await createUnpooledPglite();
const waits: number[] = [];
let last = performance.now();
const timer = setInterval(() => {
  const now = performance.now();
  waits.push(now - last - 5);
  last = now;
}, 5);
const startMs = performance.now();
const { outcome } = await runProductImport(open, PRODUCT_IMPORTS.noleggio, file);
const seconds = (performance.now() - startMs) / 1000;
clearInterval(timer);
const at = (share: number) => toPercentile(waits, share).toFixed(1);
console.log(`import  ${rows.length} rows, ${outcome.status}, ${seconds.toFixed(1)} s`);
console.log(`waits   ${at(0.5)} ms median, ${at(0.95)} p95, ${at(0.99)} p99, ${at(1)} worst`);
await open.close();
