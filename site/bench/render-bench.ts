import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import autocannon from "autocannon";
import { build } from "vite";
import { QUICK, requireBound } from "./quick.ts";
import { startSite } from "./started-host.ts";

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
    // The page cache does not keep pages for visitors with a tracking value.
    headers: { cookie: "tracking=BENCH" },
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

type Alias = { find: RegExp; replacement: string };

/** Our own writer of static HTML is replaced by React's. */
const REACT_ALONE: Alias = {
  find: /^.*\/write-static-html\.ts$/,
  replacement: `${SITE}/bench/react-static-html.tsx`,
};

async function buildBareRendering(folder: string, alias: Alias[] = []): Promise<string> {
  await build({
    root: SITE,
    logLevel: "error",
    resolve: { alias },
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
const host = await startSite({ DATA_DIR: join(folder, "data") });
try {
  const bundle = await buildBareRendering(join(folder, "bare"));
  const reactBundle = await buildBareRendering(join(folder, "react"), [REACT_ALONE]);
  const [child, bareUrl] = await startBareServer(bundle, host.origin + PAGE);
  const [reactChild, reactUrl] = await startBareServer(reactBundle, host.origin + PAGE);
  const [constant = 0, bare = 0, react = 0, whole = 0] = await measureInTurns([
    `${bareUrl}/constant`,
    `${bareUrl}/bare`,
    `${reactUrl}/bare`,
    host.origin + PAGE,
  ]);
  child.kill();
  reactChild.kill();
  const waits: Figures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    waits.push(await measure(host.origin + PAGE, SECONDS, WAITING));
  }
  // The best round counts here too.
  const spread = Math.min(...waits.map(({ medianMs, slowestMs }) => slowestMs / medianMs));
  const ratio = whole / bare;
  console.log(`${PAGE}, requests a second, HTML not cached`);
  console.log(`  constant string   ${Math.round(constant)}`);
  console.log(`  bare rendering    ${Math.round(bare)}`);
  console.log(`  React alone       ${Math.round(react)}`);
  console.log(`  whole page        ${Math.round(whole)}`);
  console.log(`  page / constant   ${(whole / constant).toFixed(3)}`);
  console.log(`  page / bare       ${ratio.toFixed(3)} (floor ${FLOOR})`);
  console.log(`  page / React      ${(whole / react).toFixed(3)}`);
  for (const { rate, medianMs, slowestMs } of waits) {
    console.log(
      `  ${WAITING} connections   ${Math.round(rate)} a second, median ${medianMs} ms, 99th percentile ${slowestMs} ms`,
    );
  }
  console.log(`  99th percentile / median   ${spread.toFixed(2)} (ceiling ${SPREAD_CEILING})`);
  requireBound(ratio >= FLOOR);
  requireBound(spread <= SPREAD_CEILING);
} finally {
  await host.stop();
  await rm(folder, { recursive: true });
}
