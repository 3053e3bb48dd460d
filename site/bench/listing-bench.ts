import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { type HostProcess, startMeasuredHost } from "../e2e/host-process.ts";
import { runAdmin } from "../e2e/run-admin.ts";
import { measurePage } from "./measure-page.ts";
import { findQuantile } from "./quantile.ts";
import { QUICK, requireBound } from "./quick.ts";

/**
 * Measures an electricity list for a consumption and filters that are in no cache, on one host with
 * 6,000 imported offers and on one with 40. The hosts answer alternately.
 */
const SIZES = QUICK ? ([40, 80] as const) : ([40, 6000] as const);
const ROUNDS = QUICK ? 1 : 3;
const PAIRS = QUICK ? 2 : 150;
const WARM_UP = QUICK ? 0 : 60;
/** Highest allowed ratio of the 95th percentile with 6,000 offers to the one with 40. */
const CEILING = 1.5;

const SERVER = resolve(import.meta.dirname, "../../packages/server");
const SEED = join(SERVER, "src/seed");

async function startFilledHost(folder: string, offers: number): Promise<HostProcess> {
  const today = new Date().toISOString().slice(0, 10).replaceAll("-", "");
  const file = join(folder, `PO_Offerte_E_MLIBERO_${today}.xml`);
  const writer = join(SERVER, "bench/write-portal-file.ts");
  await promisify(execFile)(process.execPath, [writer, file, String(offers)]);
  const host = await startMeasuredHost();
  const parameters = join(SEED, "PO_Parametri_Mercato_Libero_E_20261004.csv");
  const indices = join(SEED, "indices_PUN_PSV_202401_202606.csv");
  await runAdmin(host, "import-offers", file, parameters, indices);
  return host;
}

let asked = 0;
/** Each request has a new consumption, so neither the page cache nor the ranking cache answers. */
const toPath = () => {
  asked += 1;
  return `/offerte/luce?consumo=${1000 + asked}&canale=web`;
};

const isFull = (page: string) => page.split("v-card-action").length >= 25;

const folder = await mkdtemp(join(tmpdir(), "volpe-bench-"));
const hosts: HostProcess[] = [];
try {
  for (const offers of SIZES) {
    hosts.push(await startFilledHost(folder, offers));
  }
  const ratios: number[] = [];
  console.log("/offerte/luce, ranked for a new consumption and filtered");
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times = SIZES.map((): number[] => []);
    for (let pair = 0; pair < (round === 0 ? WARM_UP : PAIRS); pair += 1) {
      const path = toPath();
      // Each host goes first equally often.
      for (const place of pair % 2 === 0 ? [0, 1] : [1, 0]) {
        const host = hosts[place];
        if (host !== undefined)
          times[place]?.push(await measurePage(host.url + path, { isRight: isFull }));
      }
    }
    const [small = [], large = []] = times;
    const ratio = findQuantile(large, 0.95) / findQuantile(small, 0.95);
    // The first round is a warm-up.
    if (round === 0) continue;
    ratios.push(ratio);
    for (const [place, size] of SIZES.entries()) {
      const sizeTimes = times[place] ?? [];
      console.log(
        `  ${String(size).padStart(5)} offers   median ${findQuantile(sizeTimes, 0.5).toFixed(2)} ms, p95 ${findQuantile(sizeTimes, 0.95).toFixed(2)} ms`,
      );
    }
    console.log(
      `  ratio          median ${(findQuantile(large, 0.5) / findQuantile(small, 0.5)).toFixed(2)}, p95 ${ratio.toFixed(2)}`,
    );
  }
  const middle = findQuantile(ratios, 0.5);
  console.log(`  p95 ratio of the middle round ${middle.toFixed(2)} (ceiling ${CEILING})`);
  requireBound(middle <= CEILING);
} finally {
  await Promise.all(hosts.map((host) => host.dispose()));
  await rm(folder, { recursive: true, force: true });
}
