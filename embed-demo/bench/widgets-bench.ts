import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { findMedian } from "../../site/bench/quantile.ts";
import { QUICK, requireBound } from "../../site/bench/quick.ts";
import { SLOW_DOWN } from "../../site/bench/slow-browser.ts";
import { startMeasuredHost } from "../../site/e2e/host-process.ts";
import { launchBrowser } from "../../site/e2e/launch-browser.ts";
import { type Comparison, type Measured, toGoals, toHtml, toLines } from "./comparison.ts";
import { fetchPeers } from "./fetch-peers.ts";
import { measureMemory, measureVisit, type Visit } from "./measure.ts";
import { startPeerServer } from "./peer-server.ts";
import peers from "./peers.json" with { type: "json" };
import { listOurScenes, listPeerScenes } from "./scenes.ts";

/**
 * Measures our elements and those of others on one page, in one run, at a quarter of the
 * processor's speed. A whole run with all peers is stored in `widgets.json` and in the page.
 */
const ROUNDS = QUICK ? 1 : 3;
const TABLE = resolve(import.meta.dirname, "widgets.json");
const PAGE = resolve(import.meta.dirname, "../pages/index.html");
/** Makes every other host name unknown, so that the peers fetch nothing from their servers. */
const OFFLINE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE *.localhost, EXCLUDE localhost";

const toMedians = (visits: readonly Visit[]): Visit => {
  const middle = (read: (visit: Visit) => number) => findMedian(visits.map(read));
  return {
    bytes: middle(({ bytes }) => bytes),
    requests: middle(({ requests }) => requests),
    mainThreadMs: Math.round(middle(({ mainThreadMs }) => mainThreadMs)),
    longestTaskMs: Math.round(middle(({ longestTaskMs }) => longestTaskMs)),
    calculationMs: Math.round(middle(({ calculationMs }) => calculationMs)),
    shownMs: Math.round(middle(({ shownMs }) => shownMs)),
    layoutShift: Number(middle(({ layoutShift }) => layoutShift).toFixed(4)),
  };
};

const files = await fetchPeers().catch((error: Error) => {
  console.log(`  The others could not be fetched, ours are measured alone: ${error.message}`);
  return null;
});
const versions = new Map(peers.map(({ name, version }) => [name, version]));
const server = await startPeerServer(files ?? new Map());
const host = await startMeasuredHost();
const browser = await launchBrowser([OFFLINE]);
try {
  const reply = await fetch(`${host.url}/api/v1/offers?tipology=luce`);
  const { data }: { data: { offers: { slug: string }[] } } = await reply.json();
  const addresses = {
    hostUrl: host.url,
    peerUrl: server.peerUrl,
    slug: data.offers[0]?.slug ?? "",
  };
  const scenes = [
    ...listOurScenes(addresses),
    ...(files === null ? [] : listPeerScenes(addresses, versions)),
  ];
  const visits = new Map(scenes.map(({ id }) => [id, [] as Visit[]]));
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const scene of scenes) {
      const visit = await measureVisit(browser, server.pageUrl, scene);
      if (round > 0) visits.get(scene.id)?.push(visit);
    }
  }
  // Memory does not depend on how busy the machine is.
  const heaps = await Promise.all(
    scenes.map((scene) => measureMemory(browser, server.pageUrl, scene)),
  );
  const rows = scenes.map(
    ({ id, suite, name, complete, note }, index): Measured => ({
      id,
      suite,
      name,
      ...toMedians(visits.get(id) ?? []),
      heapBytes: heaps[index] ?? Number.NaN,
      complete,
      note,
    }),
  );
  console.log(`  medians of ${ROUNDS} visits, processor slowed ${SLOW_DOWN} times`);
  for (const line of toLines(rows)) console.log(`  ${line}`);
  for (const { text, reached } of toGoals(rows)) {
    console.log(`  ${reached ? "reached" : "NOT reached"}: ${text}`);
    requireBound(reached);
  }
  if (files !== null && !QUICK) {
    const comparison: Comparison = {
      date: new Date().toISOString().slice(0, 10),
      rounds: ROUNDS,
      rows,
    };
    await writeFile(TABLE, `${JSON.stringify(comparison, null, 2)}\n`);
    const html = await readFile(PAGE, "utf8");
    await writeFile(
      PAGE,
      html.replace(/<table class="measured">.*?<\/table>/s, () => toHtml(comparison)),
    );
  }
} finally {
  await browser.close();
  await host.dispose();
  await server.dispose();
}
