import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findMedian } from "./quantile.ts";
import { QUICK, requireBound } from "./quick.ts";
import { type Started, startBare, startSite } from "./started-host.ts";

/**
 * Measures how long a second start takes until it says that it is ready, against a bare Node process
 * that listens, on PGlite and, if DATABASE_URL names a database, on Postgres. They alternate, so that
 * other load on the machine affects both.
 */
const ROUNDS = QUICK ? 1 : 3;
/** Highest allowed ratio to a bare Node process: on two idle cores, 3 s against 60 ms. */
const CEILING = 50;

const databaseUrl = process.env.DATABASE_URL ?? "";
for (const kind of databaseUrl === "" ? ["pglite"] : ["pglite", "postgres"]) {
  const folder = await mkdtemp(join(tmpdir(), "volpe-start-bench-"));
  const env = { DATA_DIR: folder, DATABASE_URL: kind === "postgres" ? databaseUrl : "" };
  const times = { bare: [] as number[], site: [] as number[] };
  try {
    // The first start seeds and fills the cache of compiled programs.
    await end(await startSite(env));
    for (let round = 0; round < ROUNDS; round += 1) {
      times.bare.push(await end(await startBare()));
      times.site.push(await end(await startSite(env)));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const [bareMs, siteMs] = [findMedian(times.bare), findMedian(times.site)];
  console.log(
    `${kind}: ready after ${(siteMs / 1000).toFixed(2)} s, bare Node after ${bareMs.toFixed(0)} ms; ${(siteMs / bareMs).toFixed(1)} times, at most ${CEILING}`,
  );
  requireBound(siteMs / bareMs <= CEILING);
}

async function end(site: Started): Promise<number> {
  await site.stop();
  return site.readyMs;
}
