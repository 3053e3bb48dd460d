import type { EnergyOffer } from "../../spend/energy-offer.ts";
import type { IndexMonth } from "../../spend/tariff/index-price.ts";
import { createParameterSet, type ParameterSet } from "../../spend/tariff/parameter-set.ts";
import type { ImportTotals } from "../snapshots/import-report.ts";
import type { Snapshot } from "../snapshots/snapshot-repository.ts";

/** Kind of an imported file, detected from its content. */
export type FileKind =
  | "offers-electricity"
  | "offers-gas"
  | "offers-dual"
  | "placet-electricity"
  | "placet-gas"
  | "parameters-electricity"
  | "parameters-gas"
  | "indices"
  | "operators";

/** The kinds that hold offers, in the order in which they are read: PLACET rows name suppliers. */
export const OFFER_KINDS = [
  "placet-electricity",
  "placet-gas",
  "offers-electricity",
  "offers-gas",
  "offers-dual",
] as const satisfies readonly FileKind[];
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Italian name of each kind of file, for reports. */
export const KIND_LABELS: Record<FileKind, string> = {
  "offers-electricity": "offerte luce del mercato libero",
  "offers-gas": "offerte gas del mercato libero",
  "offers-dual": "offerte dual",
  "placet-electricity": "offerte PLACET luce",
  "placet-gas": "offerte PLACET gas",
  "parameters-electricity": "parametri luce",
  "parameters-gas": "parametri gas",
  indices: "indici PUN e PSV",
  operators: "elenco degli operatori",
};

/** Italian name of each commodity, for reports. */
export const COMMODITY_LABELS = { electricity: "luce", gas: "gas" } as const;

/** The file that a part of a snapshot was read from. */
export type SnapshotSource = {
  kind: FileKind;
  /** The file's own name, without folders. */
  file: string;
  /** Day in the file's name, ISO; the day of the import if the name has none. */
  day: string;
  /** True if it was carried over from the last snapshot. */
  carriedOver: boolean;
};

/** One month of one wholesale series: €/kWh or €/Smc, by month (`2026-06`). */
export type IndexValue = { series: string; month: string; value: number };

/** The data of an energy snapshot besides its offers. */
export type EnergyDetails = {
  sources: readonly SnapshotSource[];
  /** Regulated parameters ("parametri") by the names of their CSV; null if none were imported. */
  parameters: Readonly<Record<EnergyOffer["commodity"], Readonly<Record<string, number>> | null>>;
  indices: readonly IndexValue[];
};

export type EnergySnapshot = Snapshot<EnergyDetails, ImportSummary>;

/** The stored data of an offer besides its slug. */
export type OfferData = {
  offer: EnergyOffer;
  supplierName: string;
  /** Why an offer that could be read is not ranked; null = no reason. */
  setAsideReason: string | null;
  /** Hash of the part that a page shows, including the spend for the reference customer. */
  digest: string;
  /** First day of the data in which it has its present content, ISO. */
  changedDay: string;
  /** Hash of only the published offer. It does not change with wholesale prices and parameters. */
  offerDigest: string;
};

/** The regulated parameters of a snapshot; null if it has none for that commodity. */
export function toParameterSet(
  { sources, parameters }: EnergyDetails,
  commodity: EnergyOffer["commodity"],
): ParameterSet | null {
  const values = parameters[commodity];
  const source = sources.find(({ kind }) => kind === `parameters-${commodity}`);
  return values === null || source === undefined
    ? null
    : createParameterSet(source.day, Object.entries(values));
}

/** The wholesale means by month, in order, of the two series that price offers. */
export function toIndexMonths(indices: Iterable<IndexValue>): IndexMonth[] {
  const months = new Map<string, IndexMonth>();
  for (const { series, month, value } of indices) {
    if (series === "pun" || series === "psv") {
      const known = months.get(month) ?? { month, pun: null, psv: null };
      months.set(month, { ...known, [series]: value });
    }
  }
  return [...months.values()].sort((a, b) => a.month.localeCompare(b.month));
}

/** The result of an import of energy offers. */
export type ImportSummary = ImportTotals & {
  /** Offers of the snapshot whose spend for the reference customer is not credible. */
  setAside: number;
  /** Offers of the snapshot that the rules cannot price exactly, each listed with its reason. */
  notComputable: number;
  /** Offers of the snapshot with a credible spend, by commodity: what a visitor can compare. */
  rankable: Record<EnergyOffer["commodity"], number>;
  /** Offers kept from the last snapshot because their file was not in the call. */
  carriedOver: number;
};
