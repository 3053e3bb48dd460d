import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import autocannon from "autocannon";
import { build } from "vite";
import { startHost } from "../e2e/host-process.ts";
import { QUICK, requireBound } from "./quick.ts";

const SITE = resolve(import.meta.dirname, "..");
const PAGE = "/offerte/luce";
/**
 * The subjects alternate and the best round of each counts, because other load only slows them
 * down.
 */
const ROUNDS = QUICK ? 1 : 4;
const SECONDS = QUICK ? 1 : 3;
/** Share of the bare rendering's rate that the whole page must reach. */
const FLOOR = 0.4;

/** Connections for the times, and the highest allowed ratio of their 99th percentile to the median. */
const WAITING = 20;
const SPREAD_CEILING = 3;

type Figures = { rate: number; medianMs: number; slowestMs: number };

/** Requests a second, and the median and the 99th percentile of their times. */
async function measure(url: string, seconds: number, connections = 10): Promise<Figures> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    // A damaged login cookie: the visitor counts as anonymous, but the page cache is bypassed.
    headers: { cookie: "place=x" },
  });
  if (non2xx + errors > 0) {
    throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  }
  return { rate: requests.average, medianMs: latency.p50, slowestMs: latency.p99 };
}

/** The best rate of each address. */
async function measureInTurns(urls: string[]): Promise<number[]> {
  const best = urls.map(() => 0);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, url] of urls.entries()) {
      const { rate } = await measure(url, SECONDS);
      // The first round is a warm-up.
      best[index] = round === 0 ? 0 : Math.max(best[index] ?? 0, rate);
    }
  }
  return best;
}

async function buildBareRendering(folder: string): Promise<string> {
  await build({
    root: SITE,
    logLevel: "error",
    build: { ssr: "bench/bare-rendering.tsx", outDir: folder, rolldownOptions: {} },
  });
  return join(folder, "bare-rendering.js");
}

async function startBareServer(bundle: string, page: string): Promise<[ChildProcess, string]> {
  const child = fork(`${SITE}/bench/bare-server.ts`, [bundle, page]);
  const [port] = await once(child, "message");
  return [child, `http://127.0.0.1:${port}`];
}

const folder = await mkdtemp(join(tmpdir(), "volpe-bench-"));
const host = await startHost({ LOG_LEVEL: "error" });
try {
  const bundle = await buildBareRendering(folder);
  const [child, bareUrl] = await startBareServer(bundle, host.url + PAGE);
  const [constant = 0, bare = 0, whole = 0] = await measureInTurns([
    `${bareUrl}/constant`,
    `${bareUrl}/bare`,
    host.url + PAGE,
  ]);
  child.kill();
  const waits: Figures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    waits.push(await measure(host.url + PAGE, SECONDS, WAITING));
  }
  // The best round counts here too.
  const spread = Math.min(...waits.map(({ medianMs, slowestMs }) => slowestMs / medianMs));
  const ratio = whole / bare;
  console.log(`${PAGE}, requests a second, HTML not cached`);
  console.log(`  constant string   ${Math.round(constant)}`);
  console.log(`  bare rendering    ${Math.round(bare)}`);
  console.log(`  whole page        ${Math.round(whole)}`);
  console.log(`  page / constant   ${(whole / constant).toFixed(3)}`);
  console.log(`  page / bare       ${ratio.toFixed(3)} (floor ${FLOOR})`);
  for (const { rate, medianMs, slowestMs } of waits) {
    console.log(
      `  ${WAITING} connections   ${Math.round(rate)} a second, median ${medianMs} ms, 99th percentile ${slowestMs} ms`,
    );
  }
  console.log(`  99th percentile / median   ${spread.toFixed(2)} (ceiling ${SPREAD_CEILING})`);
  requireBound(ratio >= FLOOR);
  requireBound(spread <= SPREAD_CEILING);
} finally {
  await host.dispose();
  await rm(folder, { recursive: true });
}
