import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { DAY_MS, HOUR_MS } from "@volpe/contract";
import { importOffers } from "../src/catalogue/energy/import/import-offers.ts";
import { TEST_RATE_FORM } from "../src/forms/test-rate-form.ts";
import { createServer } from "../src/server.ts";
import { toTestConfig } from "../src/test-config.ts";
import { QUICK, readNumber } from "./bench-options.ts";
import { toImportFiles, writePortalFile } from "./portal-file.ts";

/* Measures whether a process on PGlite stays as large as it was, in memory and on disk, over many
   daily imports and over a day of visitors: `node packages/server/bench/repeated-imports-bench.ts
   [imports] [--quick]`. It compares each part's end with its beginning, when caches are full. Ends
   with 1 if any grew by more than 15 %. */
const IMPORTS = readNumber(0, { usual: 50, quick: 2 });
const OFFERS = QUICK ? 20 : 1500;
const VISITS_AN_HOUR = QUICK ? 2 : 250;
const GROWTH_MAX = 1.15;
/** The first imports fill the caches and both places of the catalogue on disk. */
const WARM = QUICK ? 1 : 10;
/** After these hours all caches of what visitors ask for are full. */
const WARM_HOURS = QUICK ? 1 : 4;

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

const folder = await mkdtemp(join(tmpdir(), "volpe-repeated-imports-"));
let nowMs = Date.UTC(2026, 10, 21, 10);
const config = toTestConfig({ dataDir: folder, openDataDaily: false, logLevel: "silent" });
const server = await createServer(config, { clock: { now: () => new Date(nowMs) } });
const { db, client, clock, catalogue } = server.services;

type Size = { heapMb: number; residentMb: number; folderMb: number };

async function measure(): Promise<Size> {
  collect();
  const { rss, heapUsed } = process.memoryUsage();
  const files = await readdir(join(folder, "db"), { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name))),
  );
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  return {
    heapMb: heapUsed / 1e6,
    residentMb: rss / 1e6,
    folderMb: bytes / 1e6,
  };
}

async function importDay(day: number): Promise<void> {
  nowMs += DAY_MS;
  const date = new Date(nowMs).toISOString().slice(0, 10).replaceAll("-", "");
  const file = join(folder, `PO_Offerte_E_MLIBERO_${date}.xml`);
  // Every day a few offers come and go.
  await writePortalFile(file, OFFERS + (day % 7));
  await importOffers({ db, client, clock }, { files: toImportFiles([file]) });
  await catalogue.reload();
  await rm(file);
}

/** Visitors with a list of their own, an offer, and a quote each tenth time. */
async function passHour(hour: number): Promise<void> {
  nowMs += HOUR_MS;
  for (let visit = 0; visit < VISITS_AN_HOUR; visit += 1) {
    const consumption = 1000 + ((hour * VISITS_AN_HOUR + visit) % 4000);
    const list = await server.app.inject(`/api/v1/offers?tipology=luce&consumo=${consumption}`);
    const statuses = [list.statusCode];
    if (visit % 10 === 0) {
      const { statusCode } = await server.app.inject({
        method: "POST",
        url: "/api/v1/rates",
        remoteAddress: `198.51.${hour}.${visit % 250}`,
        payload: { ...TEST_RATE_FORM, consumption },
      });
      statuses.push(statusCode);
    }
    if (statuses.some((status) => status >= 300)) {
      throw new Error(`a visitor was answered ${statuses}`);
    }
  }
}

function report(name: string, before: Size, after: Size): void {
  for (const [key, label] of [
    ["heapMb", "heap"],
    ["residentMb", "resident"],
    ["folderMb", "folder"],
  ] as const) {
    const growth = after[key] / before[key];
    console.log(
      `${name}, ${label}: ${before[key].toFixed(0)} MB, then ${after[key].toFixed(0)} MB, ${growth.toFixed(2)} times`,
    );
    if (growth > GROWTH_MAX && !QUICK) {
      process.exitCode = 1;
    }
  }
}

try {
  for (let day = 0; day < WARM; day += 1) {
    await importDay(day);
  }
  const warm = await measure();
  for (let day = WARM; day < IMPORTS; day += 1) {
    await importDay(day);
  }
  report(`${IMPORTS} imports of ${OFFERS} offers`, warm, await measure());

  for (let hour = 0; hour < WARM_HOURS; hour += 1) {
    await passHour(hour);
  }
  const full = await measure();
  for (let hour = WARM_HOURS; hour < WARM_HOURS + 24; hour += 1) {
    await passHour(hour);
  }
  report(`24 hours of ${VISITS_AN_HOUR} visitors each`, full, await measure());
} finally {
  await server.close();
  await rm(folder, { recursive: true, force: true });
}
