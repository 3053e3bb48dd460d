import { startMeasuredHost } from "../e2e/host-process.ts";
import { measurePage } from "./measure-page.ts";
import { findQuantile } from "./quantile.ts";
import { QUICK, requireBound } from "./quick.ts";

/**
 * Measures the result of an estimate against the plain list of the same supply, on one host, each
 * with a consumption that is in no cache. The two are requested alternately.
 */
const PAIRS = QUICK ? 2 : 150;
const WARM_UP = QUICK ? 0 : 30;
/** A result ranks six times: for the supply, two other consumptions and three other indices. */
const CEILING = 3;

const LIST = (consumption: number) => `/offerte/luce?consumo=${consumption}&spesa=1200`;
const RESULT = (consumption: number) =>
  `/preventivo/risultato?tipologia=luce&consumo=${consumption}&contratto=fisso&energia=0,19&quota=144`;

const host = await startMeasuredHost();
try {
  const isRight = (page: string) => page.split("v-card-action").length >= 10;
  const measure = (path: string) => measurePage(host.url + path, { isRight });
  const lists: number[] = [];
  const results: number[] = [];
  for (let pair = 0; pair < WARM_UP + PAIRS; pair += 1) {
    const consumption = 1000 + 7 * pair;
    const first = pair % 2 === 0;
    if (first) await measure(LIST(consumption)).then((ms) => lists.push(ms));
    results.push(await measure(RESULT(consumption + 3)));
    if (!first) await measure(LIST(consumption)).then((ms) => lists.push(ms));
  }
  const [list, result] = [lists.slice(WARM_UP), results.slice(WARM_UP)];
  for (const [name, times] of [
    ["/offerte/luce", list],
    ["/preventivo/risultato", result],
  ] as const) {
    console.log(
      `  ${name.padEnd(24)} median ${findQuantile(times, 0.5).toFixed(2)} ms, p95 ${findQuantile(times, 0.95).toFixed(2)} ms`,
    );
  }
  const ratio = findQuantile(result, 0.5) / findQuantile(list, 0.5);
  console.log(`  ratio of the medians ${ratio.toFixed(2)} (ceiling ${CEILING})`);
  requireBound(ratio <= CEILING);
} finally {
  await host.dispose();
}
