import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { QUICK, requireBound } from "./quick.ts";
import { type Started, startBare, startSite } from "./started-host.ts";

/**
 * Measures the resident memory of a process after its start and first pages, on PGlite and, if
 * DATABASE_URL names a database, on Postgres. The second start is measured, because the first one
 * fills the database.
 */
const PAGES = ["/", "/offerte/luce?consumo=3100"];
const CEILINGS_MB = { postgres: 200, pglite: 350 };
const SETTLE_MS = QUICK ? 0 : 3000;

const bare = await measure(await startBare(), ["/"]);
console.log(`bare Node: ${bare.toFixed(0)} MB`);
const databaseUrl = process.env.DATABASE_URL ?? "";
for (const kind of databaseUrl === "" ? (["pglite"] as const) : (["pglite", "postgres"] as const)) {
  const folder = await mkdtemp(join(tmpdir(), "volpe-memory-bench-"));
  const env = { DATA_DIR: folder, DATABASE_URL: kind === "postgres" ? databaseUrl : "" };
  try {
    if (!QUICK) {
      await (await startSite(env)).stop();
    }
    const mb = await measure(await startSite(env), PAGES);
    console.log(
      `${kind}: ${mb.toFixed(0)} MB, ${(mb / bare).toFixed(1)} times bare Node; at most ${CEILINGS_MB[kind]} MB`,
    );
    requireBound(mb <= CEILINGS_MB[kind]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(site: Started, paths: readonly string[]): Promise<number> {
  try {
    for (const path of paths) {
      await (await fetch(site.origin + path)).text();
    }
    await delay(SETTLE_MS);
    return site.readMb();
  } finally {
    await site.stop();
  }
}
