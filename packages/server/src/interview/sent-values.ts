import type { BillFieldName } from "@volpe/contract";

/** The values that hold only for the contract of the bill, not for the supply. */
export const OF_A_CONTRACT = [
  "contractPrice",
  "unitPrice",
  "saleFixed",
  "pricing",
  "sale",
  "total",
  "socialBonus",
  "televisionFee",
  "offerExpiry",
] as const satisfies readonly BillFieldName[];

/**
 * The values of a bill that an interview uses, in the order in which it repeats them. `period`
 * holds both days, with a slash between them.
 */
export const SENT_VALUES = [
  "supplier",
  "offerCode",
  "annualConsumption",
  "annualF1",
  "annualF2",
  "annualF3",
  "capacityKw",
  "period",
  "periodConsumption",
  ...OF_A_CONTRACT,
] as const satisfies readonly (BillFieldName | "period")[];
export type SentValueName = (typeof SENT_VALUES)[number];

/** The values that one or more files give for one supply. They are unconfirmed. */
export type SentBill = {
  /** Names of the files. */
  name: string;
  /** The present offer, found in the catalogue by its code, as «Nome» di Fornitore; empty = none. */
  offer: string;
  values: Partial<Record<SentValueName, SentValue>>;
  /**
   * The other data that the bill proves and an order needs, in Italian, as `il POD`. An interview
   * does not contain their values.
   */
  identifiers?: readonly string[];
  /** Comune, as it is printed, and sign of the supply's province; empty = not read. */
  place?: { city: string; province: string };
};

export type SentValue = {
  value: string;
  isSure: boolean;
  /** Where the value stands, as `pagina 2: «Consumo annuo 2.214 kWh»`, without identifiers. */
  source?: string;
};

/** A bill as an answer. `said` and `message` say in Italian what went wrong with a file. */
export type BillAnswer =
  | { status: "read"; sent: SentBill; said: string }
  | { status: "failed"; message: string };

/** A bill in an interview. */
export type KnownBill = SentBill & {
  /** The step of the question that it answered. */
  step: number;
  /** The values that the person confirmed or typed; an empty text means unknown. */
  confirmed: Partial<Record<SentValueName, string>>;
  /** Whether the identifiers are kept for an order; absent = not answered yet. */
  keepsIdentifiers?: boolean;
  /** The place that the person had said, once it is clear which one is right; a label. */
  saidPlace?: string;
  /** The supplier that the person had said, once it is clear which one is right. */
  saidSupplier?: string;
};
