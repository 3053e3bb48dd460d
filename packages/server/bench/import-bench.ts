import { spawnSync } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readNumber } from "./bench-options.ts";
import { toDaysFiles, writePortalFile } from "./portal-file.ts";

/* Measures how fast a whole day's electricity file is imported, how much memory that adds, and
   how long visitors wait meanwhile: `node packages/server/bench/import-bench.ts [offers]
   [--quick]`, on Postgres if DATABASE_URL names an empty database. */
const OFFERS = readNumber(0, { usual: 6000, quick: 20 });

const folder = await mkdtemp(join(tmpdir(), "volpe-import-bench-"));
try {
  const file = join(folder, "PO_Offerte_E_MLIBERO_20261121.xml");
  await writePortalFile(file, OFFERS);
  const megabytes = (await stat(file)).size / 1024 / 1024;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      "--expose-gc",
      join(import.meta.dirname, "import-child.ts"),
      join(folder, "data"),
      process.env.DATABASE_URL || "-",
      ...toDaysFiles(file),
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) {
    throw new Error(stderr);
  }
  const result = JSON.parse(stdout.trim().split("\n").at(-1) ?? "{}");
  const { waitMs } = result;
  console.log(`import     ${result.offers} offers, ${megabytes.toFixed(1)} MB`);
  console.log(`rate       ${Math.round(result.offers / (result.importMs / 1000))} offers/s`);
  console.log(
    `time       ${(result.importMs / 1000).toFixed(1)} s, then ${(result.reloadMs / 1000).toFixed(1)} s until shown`,
  );
  console.log(
    `memory     +${Math.round(result.addedPeakMb)} MB at the peak over ${Math.round(result.baselineMb)} MB (target: below +200)`,
  );
  console.log(
    `visitors   ${result.requests} requests, wait ${waitMs.median.toFixed(1)} ms median, ${waitMs.p95.toFixed(1)} p95, ${waitMs.p99.toFixed(1)} p99, ${waitMs.worst.toFixed(1)} worst`,
  );
  console.log(
    `ranking    ${result.rankingMs.toFixed(1)} ms for a supply that was not ranked before, eligibility and page included`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
