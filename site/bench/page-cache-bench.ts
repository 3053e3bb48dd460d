import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import autocannon from "autocannon";
import { QUICK, requireBound } from "./quick.ts";

const PAGES = ["/offerte/luce", "/blog", "/"];
/**
 * The subjects alternate and the best round of each counts, because other load only slows them
 * down.
 */
const ROUNDS = QUICK ? 1 : 3;
const SECONDS = QUICK ? 1 : 3;
const ENCODINGS = { "accept-encoding": "gzip, br" };
/** Minimum share of the rate at which the same process answers as many constant bytes. */
const FLOOR = 0.6;

type Speed = { perSecond: number; p97_5Ms: number };

async function measure(url: string): Promise<Speed> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: 10,
    duration: SECONDS,
    headers: ENCODINGS,
  });
  if (non2xx + errors > 0) {
    throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  }
  return { perSecond: requests.average, p97_5Ms: latency.p97_5 };
}

const folder = await mkdtemp(join(tmpdir(), "volpe-bench-"));
const child = fork(resolve(import.meta.dirname, "page-cache-server.ts"), {
  env: {
    ...process.env,
    NODE_ENV: "production",
    PORT: "3000",
    DEMO_PORT: "off",
    DATA_DIR: folder,
    LOG_LEVEL: "error",
  },
});
try {
  const [port] = await once(child, "message");
  const origin = `http://127.0.0.1:${port}`;
  const subjects = await Promise.all(
    PAGES.map(async (path) => {
      const { headers } = await fetch(`${origin}${path}`, { headers: ENCODINGS });
      const bytes = Number(headers.get("content-length"));
      return { path, bytes, page: `${origin}${path}`, constant: `${origin}/constant/${bytes}` };
    }),
  );
  const best = new Map<string, Speed>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const url of subjects.flatMap(({ constant, page }) => [constant, page])) {
      const speed = await measure(url);
      // The first round is a warm-up.
      if (round > 0 && speed.perSecond > (best.get(url)?.perSecond ?? 0)) best.set(url, speed);
    }
  }
  child.send("memory");
  const [memory] = await once(child, "message");
  console.log("Cached pages, requests a second, beside as many constant bytes");
  let worst = Number.POSITIVE_INFINITY;
  for (const { path, bytes, page, constant } of subjects) {
    const { perSecond, p97_5Ms } = best.get(page) as Speed;
    const bare = (best.get(constant) as Speed).perSecond;
    const ratio = perSecond / bare;
    worst = Math.min(worst, ratio);
    console.log(
      `  ${path.padEnd(16)} ${Math.round(perSecond)}, 97.5% within ${p97_5Ms} ms; ${ratio.toFixed(2)} of ${Math.round(bare)} (${bytes} B)`,
    );
  }
  console.log(`  the process holds ${Math.round(Number(memory) / 1e6)} MB; floor ${FLOOR}`);
  requireBound(worst >= FLOOR);
} finally {
  child.disconnect();
  await once(child, "exit");
  await rm(folder, { recursive: true });
}
