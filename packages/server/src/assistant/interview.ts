import { type Draft, EMPTY_RATE, type Rate, type Tipology, toEmptyDraft } from "@volpe/contract";
import { EMPTY_NEEDS, type ProductNeeds } from "./product-needs.ts";
import type { Appliance, GasUse } from "./understanding/household.ts";

/**
 * All that is known of one conversation: the draft, which crosses the wire, and the notes, which
 * stay on the server.
 */
export type Interview = { draft: Draft; notes: Notes };

export type Notes = {
  /** How the consumption becomes known; null until chosen. */
  method: "known" | "bill" | "estimate" | null;
  /** Signs of the provinces among which the person's words leave the choice. */
  provinceCandidates: readonly string[];
  persons: number | null;
  /** What the person could not say of the home, so that a common figure stands in. */
  assumed: readonly ("persons" | "area")[];
  appliances: readonly Appliance[];
  gasUses: readonly GasUse[];
  /** Heated area in m², null until told. */
  areaM2: number | null;
  /** Sale part of the present contract, € a year before VAT, where a bill gave it. */
  annualSaleEur: number | null;
  /** Why a figure is a *stima*, Italian sentences, by what they are about. */
  estimates: Readonly<Partial<Record<"consumption" | "capacity" | "spend", string>>>;
  /** When the person wants to be called, in Italian; empty until a call is asked for. */
  callTime: string;
  consents: { marketing: boolean; thirdParties: boolean } | null;
  /** What was said of a rental, a terminal or a line. */
  needs: ProductNeeds;
  /** Slug of the offer or item from which the assistant was opened; empty = none. */
  openingOffer: string;
  /** Typology asked for by the opening, so that the question is not put. */
  openingType: Tipology | null;
  /** A place chosen elsewhere on the site, as `Monza (MB)`; empty = none. */
  openingPlace?: string;
};

export function toEmptyInterview({
  tracking,
  openingType = null,
  openingOffer = "",
  openingPlace = "",
}: {
  tracking: string;
  openingType?: Notes["openingType"];
  openingOffer?: string;
  openingPlace?: string;
}): Interview {
  return {
    draft: toEmptyDraft(tracking),
    notes: {
      method: null,
      provinceCandidates: [],
      persons: null,
      assumed: [],
      appliances: [],
      gasUses: [],
      areaM2: null,
      annualSaleEur: null,
      estimates: {},
      callTime: "",
      consents: null,
      needs: EMPTY_NEEDS,
      openingOffer,
      openingType,
      openingPlace,
    },
  };
}

export function withDraft(interview: Interview, change: Partial<Draft>): Interview {
  return { ...interview, draft: { ...interview.draft, ...change } };
}

export function withNotes(interview: Interview, change: Partial<Notes>): Interview {
  return { ...interview, notes: { ...interview.notes, ...change } };
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

/** The draft's first rate, empty until a figure is known. */
export function getRate({ draft }: Interview): Rate {
  return draft.rates[0] ?? EMPTY_RATE;
}

export function withRate(interview: Interview, change: Partial<Rate>): Interview {
  return withDraft(interview, { rates: [{ ...getRate(interview), ...change }] });
}

/** The metering unit with its article: it is spelt out, so «gli Smc». */
export function toUnits(interview: Interview): string {
  return withArticle(toUnit(interview));
}

export function withArticle(unit: string): string {
  return unit === "Smc" ? "gli Smc" : `i ${unit}`;
}

/** The unit in which the typology is metered. */
export function toUnit({ draft }: Interview): "kWh" | "Smc" {
  return draft.type === "gas" ? "Smc" : "kWh";
}

export function isGas({ draft }: Interview): boolean {
  return draft.type === "gas";
}

/** What was said of a rental, a terminal or a line; an interview kept from before lacks some of it. */
export function getNeeds({ notes }: Interview): ProductNeeds {
  return { ...EMPTY_NEEDS, ...notes.needs };
}

export function withNeeds(interview: Interview, change: Partial<ProductNeeds>): Interview {
  return withNotes(interview, { needs: { ...getNeeds(interview), ...change } });
}

export function isBusiness({ draft }: Interview): boolean {
  return draft.destination === "aziende";
}
