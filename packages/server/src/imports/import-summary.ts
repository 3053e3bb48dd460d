import type { EnergyOffer } from "../offers/energy-offer.ts";

/** What a file holds, recognised by its content. */
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

/** What each kind is called in a report. */
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

/** Where a part of a snapshot comes from. */
export type SnapshotSource = {
  kind: FileKind;
  /** The file's own name, without folders. */
  file: string;
  /** Day in the file's name, ISO; the day of the import where the name tells none. */
  day: string;
  /** True where this import did not bring it and the last snapshot's was kept. */
  carriedOver: boolean;
};

/** What an import did, stored with its snapshot and printed at its end. */
export type ImportSummary = {
  /** Rows and offers read from the files of the call, of every kind. */
  read: number;
  /** Offers now in the snapshot from the files of the call. */
  taken: number;
  refused: number;
  /** Offers of the snapshot whose spend for the reference customer is not credible. */
  setAside: number;
  /** Offers of the snapshot that the rules cannot price exactly, each listed with its reason. */
  notComputable: number;
  /** Offers of the snapshot with a credible spend, by commodity: what a visitor can compare. */
  rankable: Record<EnergyOffer["commodity"], number>;
  /** Offers kept from the last snapshot because their file was not in the call. */
  carriedOver: number;
  /** Offers of the last snapshot that are no longer in the data. */
  closed: number;
  /** Offers of the snapshot whose validity has already passed. */
  ended: number;
  warnings: string[];
  /** Gates that `--force` passed, in words. */
  forced: string[];
  seconds: number;
};
