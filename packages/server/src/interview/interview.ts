import {
  type AnswerValue,
  type Draft,
  EMPTY_RATE,
  type EnergyTipology,
  formatQuantity,
  type Rate,
  type Tipology,
  toEmptyDraft,
  toEnergyUnit,
} from "@volpe/contract";
import { EMPTY_NEEDS, type ProductNeeds } from "./product-needs.ts";
import type { BillAnswer, KnownBill } from "./sent-values.ts";
import type { Appliance, GasUse } from "./understanding/household.ts";

/**
 * Everything known in one conversation: the draft, which the client receives, and the notes, which
 * stay on the server.
 */
export type Interview = { draft: Draft; notes: Notes };

/** An accepted answer as it was given, so that it can be read again after an earlier one changed. */
export type GivenAnswer = {
  step: number;
  text: string;
  value?: AnswerValue | undefined;
  /** The person chose this meaning among the offered ones. */
  isConfirmed?: true;
  /** The values read from the bill that was sent instead of words. */
  bill?: BillAnswer;
};

export type Notes = {
  /** The accepted answers of the conversation, in the order of their steps; empty for a form. */
  answers: readonly GivenAnswer[];
  /** How the person gives the consumption; null until chosen. */
  method: "known" | "bill" | "estimate" | null;
  /** Signs of provinces or labels of places among which the person still has to choose. */
  provinceCandidates: readonly string[];
  persons: number | null;
  /** Facts about the home that the person did not know; common figures replace them. */
  assumed: readonly ("persons" | "area")[];
  appliances: readonly Appliance[];
  gasUses: readonly GasUse[];
  /** Heated area in m²; null until answered. */
  areaM2: number | null;
  /** A sent bill with the values that the person confirmed; absent = none. */
  bill?: KnownBill;
  /** Sale part of the present contract from a bill, € a year before VAT; else null. */
  annualSaleEur: number | null;
  /**
   * The part of `annualSaleEur` that does not depend on the consumption; absent if the bill does
   * not state it.
   */
  annualFixedEur?: number;
  /** What a bill's variable contract adds to the index, €/kWh or €/Smc; null or absent = none. */
  spreadEur?: number | null;
  /** True if `annualSaleEur` lacks electricity's dispatching, as a contract's price does. */
  isDispatchingApart?: boolean;
  /**
   * The consumption in F1, F2 and F3 (`parseBandParts`), from a bill or typed; null or absent = not
   * known.
   */
  bands?: readonly number[] | null;
  /** Last day of the present price, an ISO date. */
  expiresOn?: string;
  /** True if `expiresOn` was in the past when the person gave it. */
  isPriceEnded?: boolean;
  /** Why a figure is a *stima*: Italian sentences by subject. */
  estimates: Readonly<Partial<Record<"consumption" | "capacity" | "spend" | "expiry", string>>>;
  /** When the person wants to be called, in Italian; empty until a call is asked for. */
  callTime: string;
  consents: { marketing: boolean } | null;
  /** The answers about a rental, a terminal or a line. */
  needs: ProductNeeds;
  /** Slug of the offer or item from which the assistant was opened; empty = none. */
  openingOffer: string;
  /** The typology that the opening names: it is not asked again. */
  openingType: Tipology | null;
  /** A place chosen elsewhere on the site, as `Monza (MB)`; empty = none. */
  openingPlace?: string;
  /** The configuration of the page that opened the assistant, as a query; empty = none. */
  openingQuery?: string;
  /** The answers to the open question that were not understood; absent = none. */
  doubt?: Doubt;
  /**
   * The finished quote while an earlier question is open again. It is used if that answer is kept,
   * and discarded if it changes.
   */
  made?: Pick<Draft, "preventivo" | "offers" | "rates">;
  /** The person's side request while it is being handled. */
  aside?: Aside;
  /** Number of the ticket that this conversation has opened, as `V-2041`; absent = none. */
  handover?: string;
  /** Answers to later questions that were given before their turn. */
  prefilled?: readonly GivenAnswer[];
  /** What the answer about the wanted product states of later questions, each offered in its turn. */
  stated?: readonly { step: number; text: string }[];
  /** The figures of the quotes that this conversation made before, newest first; absent = none. */
  earlierRates?: readonly Rate[];
  /** The id of the earlier quote about which the person is to be called; absent = none. */
  calledAbout?: string | undefined;
};

/**
 * `device`: a mailed link, with which the conversation continues elsewhere. `restart`: the question
 * whether to begin again. `person`: a ticket, with what the person needs and whether the conversation
 * may be passed on; null = not asked.
 */
export type Aside =
  | { kind: "device" }
  | { kind: "restart" }
  | { kind: "person"; need: string; shares: boolean | null };

/** Answers to one question that were not understood, or for which meanings were offered. */
type Doubt = {
  /** How many answers were not understood. */
  misses: number;
  /** The offered meanings, as texts to be parsed; empty = none. */
  meanings: readonly string[];
};

/** The notes of a present contract whose sale no bill states. */
export const NO_PRESENT_SALE = {
  annualSaleEur: null,
  annualFixedEur: 0,
  spreadEur: null,
  isDispatchingApart: false,
} as const satisfies Partial<Notes>;

export function toEmptyInterview({
  tracking,
  openingType = null,
  openingOffer = "",
  openingPlace = "",
  openingQuery = "",
  earlierRates = [],
  handover,
  prefilled,
  stated,
  calledAbout,
}: { tracking: string } & Partial<
  Pick<
    Notes,
    | "openingType"
    | "openingOffer"
    | "openingPlace"
    | "openingQuery"
    | "earlierRates"
    | "handover"
    | "prefilled"
    | "stated"
    | "calledAbout"
  >
>): Interview {
  return {
    draft: { ...toEmptyDraft(tracking), rates: [...earlierRates] },
    notes: {
      answers: [],
      method: null,
      provinceCandidates: [],
      persons: null,
      assumed: [],
      appliances: [],
      gasUses: [],
      areaM2: null,
      ...NO_PRESENT_SALE,
      estimates: {},
      callTime: "",
      consents: null,
      needs: EMPTY_NEEDS,
      openingOffer,
      openingType,
      openingPlace,
      openingQuery,
      ...(earlierRates.length === 0 ? {} : { earlierRates }),
      ...(handover && { handover }),
      ...(prefilled && { prefilled }),
      ...(stated && { stated }),
      ...(calledAbout && { calledAbout }),
    },
  };
}

export function withDraft(interview: Interview, change: Partial<Draft>): Interview {
  return { ...interview, draft: { ...interview.draft, ...change } };
}

export function withNotes(interview: Interview, change: Partial<Notes>): Interview {
  return { ...interview, notes: { ...interview.notes, ...change } };
}

/** Forgets the answers to the open question that were not understood. */
export function withoutDoubt(interview: Interview): Interview {
  const { doubt, ...notes } = interview.notes;
  return doubt === undefined ? interview : { ...interview, notes };
}

/** Adds or, with null, removes the reason why a figure is a *stima*. */
export function withEstimate(
  interview: Interview,
  subject: keyof Notes["estimates"],
  reason: string | null,
): Interview {
  const { [subject]: _, ...others } = interview.notes.estimates;
  return withNotes(interview, {
    estimates: reason === null ? others : { ...others, [subject]: reason },
  });
}

/**
 * The current rate; empty until a figure is known. It is the first of the draft, before those of
 * the earlier quotes.
 */
export function getRate({ draft, notes: { earlierRates = [] } }: Interview): Rate {
  const [first = EMPTY_RATE] = draft.rates;
  return draft.rates.length > earlierRates.length ? first : EMPTY_RATE;
}

export function withRate(interview: Interview, change: Partial<Rate>): Interview {
  const { earlierRates = [] } = interview.notes;
  return withDraft(interview, {
    rates: [{ ...getRate(interview), ...change }, ...earlierRates],
  });
}

/** Whether the person wants a call or a WhatsApp message. Both need a stored request. */
export function wantsRecall({ draft }: Interview): boolean {
  return draft.communication === "telefono" || draft.communication === "whatsapp";
}

/** The metering unit with its article. "Smc" is read as letters, hence «gli Smc». */
export function toUnits(interview: Interview): string {
  return withArticle(toUnit(interview));
}

export function withArticle(unit: string): string {
  return unit === "Smc" ? "gli Smc" : `i ${unit}`;
}

/** The unit in which the typology is metered. */
export function toUnit({ draft }: Interview): "kWh" | "Smc" {
  return toEnergyUnit(draft.type);
}

/** Formats a year's consumption, as `2.700 kWh l’anno`. */
export function toAnnualWords(amount: number, interview: Interview): string {
  return `${formatQuantity(amount, toUnit(interview))} l’anno`;
}

export function isGas({ draft }: Interview): boolean {
  return draft.type === "gas";
}

/** The energy that the interview is about. */
export function toEnergy(interview: Interview): EnergyTipology {
  return isGas(interview) ? "gas" : "luce";
}

export function isBusiness({ draft }: Interview): boolean {
  return draft.destination === "aziende";
}

/** Whether the bills charge the television fee, as only those of a home's electricity do. */
export function chargesFee(interview: Interview): boolean {
  return !isGas(interview) && !isBusiness(interview);
}

/** Whether the annual consumption is still unknown and will be asked in this way. */
export function lacksConsumption(
  interview: Interview,
  method: NonNullable<Notes["method"]>,
): boolean {
  return getRate(interview).cma === "" && (interview.notes.method ?? "known") === method;
}

/** Whether the consumption was typed from a bill, whose amounts can then be asked. */
export function hasBill(interview: Interview): boolean {
  const { bill, method } = interview.notes;
  return method === "bill" && bill === undefined && getRate(interview).months !== "";
}
