import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { HostProcess } from "./host-process.ts";
import { runAdmin } from "./run-admin.ts";

const SEEDS = resolve(import.meta.dirname, "../../packages/server/src/seed");
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Imports the seed's electricity as an operator would import the open data: the host takes it for
 * real offers, which can be ordered.
 */
export async function importRealOffers(host: HostProcess): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "volpe-offers-"));
  const stamp = toDay(0, "").replace(/^(..)(..)(....)$/, "$3$2$1");
  const write = async (seed: string, name: string) => {
    const text = await readFile(join(SEEDS, seed), "utf8");
    const file = join(folder, name);
    await writeFile(
      file,
      text.replace(/\{([+-]\d+)\}/g, (_, days) => toDay(Number(days), "/")),
    );
    return file;
  };
  try {
    const parameters = "PO_Parametri_Mercato_Libero_E_20261004.csv";
    const files = [
      await write("demo/PO_Offerte_E_MLIBERO.xml", `PO_Offerte_E_MLIBERO_${stamp}.xml`),
      await write(parameters, parameters),
    ];
    // There are fewer than before, so the import's gates would keep the old ones.
    await runAdmin(host, "import-offers", "--force", ...files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** As the open data write a day, so many days from today. */
function toDay(offset: number, separator: string): string {
  const iso = new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
  return iso.split("-").toReversed().join(separator);
}
