import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OpenDatabase } from "../../../db/database.ts";
import type { ImportFile } from "../../../tables/import-file.ts";
import type { Clock } from "../../../time/clock.ts";
import type { ImportOutcome } from "../../snapshots/replace-snapshot.ts";
import type { RefusedRow } from "../../snapshots/staging-repository.ts";
import type { ImportSummary } from "../energy-snapshot.ts";
import { importOffers } from "./import-offers.ts";
import { portalGasOffer, portalOffer } from "./test-portal-offer.ts";
import { type PortalOffer, toPortalXml } from "./test-portal-xml.ts";

export const TEST_CLOCK: Clock = { now: () => new Date("2026-11-21T10:00:00Z") };

const SEED = join(import.meta.dirname, "../../../seed");

export function textFile(name: string, text: string | Uint8Array): ImportFile {
  const bytes = typeof text === "string" ? Buffer.from(text) : text;
  return {
    name,
    async *open() {
      yield bytes;
    },
  };
}

export function electricityFile(offers: readonly PortalOffer[]): ImportFile {
  return textFile("PO_Offerte_E_MLIBERO_20261121.xml", toPortalXml(offers));
}

export function gasFile(offers: readonly PortalOffer[]): ImportFile {
  return textFile("PO_Offerte_G_MLIBERO_20261121.xml", toPortalXml(offers));
}

export async function seedFile(name: string): Promise<ImportFile> {
  return textFile(name, await readFile(join(SEED, name)));
}

/** Parameters of both commodities and thirty months of indices. */
export async function figureFiles(): Promise<ImportFile[]> {
  return await Promise.all(
    [
      "PO_Parametri_Mercato_Libero_E_20261004.csv",
      "PO_Parametri_Mercato_Libero_G_20261006.csv",
      "indices_PUN_PSV_202401_202606.csv",
    ].map(seedFile),
  );
}

/** This many electricity offers with different codes. */
export function manyOffers(count: number, changes: Partial<PortalOffer> = {}): PortalOffer[] {
  return Array.from({ length: count }, (_, index) =>
    portalOffer({
      code: `000101ESFML01XX${String(index).padStart(17, "0")}`,
      name: `Prova ${index}`,
      ...changes,
    }),
  );
}

/**
 * The files of a complete first import: ten electricity offers, one gas offer, parameters and
 * indices.
 */
export async function wholeFiles(): Promise<ImportFile[]> {
  return [electricityFile(manyOffers(10)), gasFile([portalGasOffer()]), ...(await figureFiles())];
}

type TestImport = { outcome: ImportOutcome<ImportSummary>; refusals: RefusedRow[] };

export async function runImport(
  { db, client }: Pick<OpenDatabase, "db" | "client">,
  files: readonly ImportFile[],
  options: { force?: boolean; clock?: Clock; demonstration?: boolean } = {},
): Promise<TestImport> {
  const refusals: RefusedRow[] = [];
  const { clock = TEST_CLOCK, ...request } = options;
  const outcome = await importOffers(
    { db, client, clock },
    { files, ...request, onRefusal: (refusal) => refusals.push(refusal) },
  );
  return { outcome, refusals };
}
