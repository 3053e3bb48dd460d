import { importOffers } from "../src/catalogue/energy/import/import-offers.ts";
import { createServer } from "../src/server.ts";
import { toTestConfig } from "../src/test-config.ts";
import { toPercentile } from "./bench-options.ts";
import { toImportFiles } from "./portal-file.ts";

/*
 * The measured process of `import-bench.ts`: a server with the demonstration catalogue imports files
 * while requests keep coming. Prints one line of JSON.
 */
const [dataDir = "", databaseUrl = "", ...paths] = process.argv.slice(2);
const clock = { now: () => new Date("2026-11-21T10:00:00Z") };
const config = toTestConfig({
  dataDir,
  databaseUrl: databaseUrl === "-" ? null : databaseUrl,
  openDataDaily: false,
  logLevel: "silent",
});
const server = await createServer(config, { clock });
const { db, client, catalogue } = server.services;
const ask = () => server.app.inject("/api/v1/offers?tipology=luce");
for (let warm = 0; warm < 200; warm += 1) {
  await ask();
}
globalThis.gc?.();
await new Promise((resolve) => setTimeout(resolve, 300));
const baseline = process.memoryUsage().rss;
let peak = baseline;
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, 10);

// A visitor comes every 20 ms. The wait counts from the time at which the request was due.
const waits: number[] = [];
let due = performance.now() + 20;
let isDone = false;
const visitors = (async () => {
  while (!isDone) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const reply = await ask();
    if (reply.statusCode !== 200) {
      throw new Error(`a visitor was answered ${reply.statusCode}`);
    }
    const now = performance.now();
    waits.push(now - due);
    due = Math.max(due + 20, now);
  }
})();

const startedMs = performance.now();
const outcome = await importOffers({ db, client, clock }, { files: toImportFiles(paths) });
const importMs = performance.now() - startedMs;
await catalogue.reload();
const reloadMs = performance.now() - startedMs - importMs;
isDone = true;
await visitors;
clearInterval(sampling);
if (outcome.status === "kept") {
  throw new Error(outcome.reasons.join(" "));
}
const at = (share: number) => toPercentile(waits, share);
// Each consumption is new, so no cache has its ranking.
const rankingMs = Array.from({ length: 40 }, (_, round) => {
  const rankedMs = performance.now();
  catalogue.rank("luce", { consumo: 2001 + round });
  return performance.now() - rankedMs;
});
console.log(
  JSON.stringify({
    rankingMs: toPercentile(rankingMs, 0.5),
    offers: outcome.summary.taken,
    importMs,
    reloadMs,
    addedPeakMb: (peak - baseline) / 1024 / 1024,
    baselineMb: baseline / 1024 / 1024,
    requests: waits.length,
    waitMs: { median: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) },
  }),
);
await server.close();
