import autocannon from "autocannon";
import { startMeasuredHost } from "../e2e/host-process.ts";
import { QUICK, requireBound } from "./quick.ts";

/**
 * Asks for far more pages at once than the process can draw. It must still answer at least half as
 * many a second as without this load, and refuse the rest with 503 and `Retry-After`. Meanwhile the
 * API and the health check must refuse nothing, and afterwards the rate must recover.
 */
const PAGE = "/offerte/luce";
const API = "/api/v1/faqs";
const CROWD = QUICK ? 200 : 400;
const SECONDS = QUICK ? 2 : 6;
/** Minimum rates during and after the overload, as shares of the rate before it. */
const DURING_FLOOR = 0.5;
const AFTER_FLOOR = 0.8;

const host = await startMeasuredHost();

const load = (path: string, connections: number, perSecond?: number) =>
  autocannon({
    url: host.url + path,
    connections,
    duration: SECONDS,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
    // A damaged place cookie: the visitor counts as anonymous, but the page cache is bypassed.
    headers: { cookie: "place=x" },
  });

type Result = Awaited<ReturnType<typeof load>>;
/** Answers with a status of 2xx in each second. */
const toRate = (result: Result) => result["2xx"] / result.duration;

try {
  await load(PAGE, 10);
  const before = toRate(await load(PAGE, 10));
  const crush = load(PAGE, CROWD);
  const others = Promise.all([load(API, 1, 10), load("/healthz", 1, 10)]);
  await new Promise((resolve) => setTimeout(resolve, (SECONDS * 1000) / 2));
  const asked = await Promise.all(
    Array.from({ length: 20 }, () => fetch(host.url + PAGE, { headers: { cookie: "place=x" } })),
  );
  const withoutWait = asked.filter(
    ({ status, headers }) => status === 503 && headers.get("retry-after") === null,
  );
  const [pages, [api, health]] = await Promise.all([crush, others]);
  const after = toRate(await load(PAGE, 10));

  const during = toRate(pages) / before;
  console.log(`${PAGE}, HTML not cached, answers a second`);
  console.log(`  10 connections             ${Math.round(before)}`);
  console.log(
    `  ${CROWD} connections            ${Math.round(toRate(pages))} and ${Math.round(pages["5xx"] / pages.duration)} refused; ${pages.errors} failed`,
  );
  console.log(`  during / before            ${during.toFixed(2)} (floor ${DURING_FLOOR})`);
  console.log(`  after / before             ${(after / before).toFixed(2)} (floor ${AFTER_FLOOR})`);
  for (const [name, result] of [
    [API, api],
    ["/healthz", health],
  ] as const) {
    console.log(
      `  ${name} meanwhile: ${result["2xx"]} answered, ${result.non2xx} refused, 99th percentile ${result.latency.p99} ms`,
    );
  }
  requireBound(during >= DURING_FLOOR && after / before >= AFTER_FLOOR);
  requireBound(pages["5xx"] > 0 && withoutWait.length === 0 && pages.errors === 0);
  requireBound(api.non2xx + health.non2xx === 0 && api["2xx"] > 0 && health["2xx"] > 0);
} finally {
  await host.dispose();
}
