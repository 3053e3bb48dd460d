import type { EnergyOffer, PriceIndex } from "../energy-offer.ts";
import type { SpendContext } from "../spend-context.ts";
import { type IndexName, type PunPrices, toIndexName } from "../tariff/index-price.ts";
import { NotComputable } from "../tariff/not-computable.ts";
import { getParameter } from "../tariff/parameter-set.ts";
import type { BandPrices } from "../tariff/volume-price.ts";
import type { MonthShares } from "../withdrawal-profile.ts";
import { ALL_BANDS, toBandSet, toBandTypology } from "./bands.ts";
import { createOfferYear, type OfferYear } from "./offer-year.ts";

/** The settings for compiling the parts of one offer. */
export type OfferRules = {
  offer: EnergyOffer;
  context: SpendContext;
  /** The TIPOLOGIA_FASCE that applies; gas and PLACET have one price for all hours. */
  typology: string;
  index: EnergyIndex | null;
  year: OfferYear;
  /** Reasons for an estimate, collected while compiling. */
  estimate: Set<string>;
};

/** Throws NotComputable for bands or an index that cannot be priced. */
export function createOfferRules(
  offer: EnergyOffer,
  context: SpendContext,
  shares: MonthShares,
): OfferRules {
  const bands = offer.components.flatMap(({ intervals }) => intervals.map(({ band }) => band));
  const isSingleRate = offer.commodity === "gas" || offer.source === "placet";
  const typology = isSingleRate ? "01" : toBandTypology(offer.bands, bands);
  const index = findEnergyIndex(offer, typology, context);
  return {
    offer,
    context,
    typology,
    index,
    year: createOfferYear(context.consultation, shares, index?.toPrice ?? null),
    estimate: new Set(index?.estimate),
  };
}

/** The price of an offer's index, €/unit with losses, in a calendar month (1–12). */
type EnergyIndex = {
  toPrice(calendarMonth: number): BandPrices;
  estimate: readonly string[];
};

/** Null for a fixed offer. Throws NotComputable if the index has no value. */
function findEnergyIndex(
  offer: EnergyOffer,
  typology: string,
  context: SpendContext,
): EnergyIndex | null {
  if (offer.pricing !== "variable" && offer.pricing !== "mixed") {
    return null;
  }
  const { index, estimate } = getIndex(offer);
  const name = toIndexName(index.code);
  if ((name === "pun") !== (offer.commodity === "electricity")) {
    throw new NotComputable("L’indice dichiarato non è di questa materia prima");
  }
  return name === "pun"
    ? toPunIndex(index, typology, context, estimate)
    : toGasIndex(name, context, estimate);
}

/**
 * Accepts only one index with coefficient 1, because the rules do not say whether a coefficient
 * multiplies the index or the whole price (Regole 5). Only households' offers declare an index (SII
 * 7.1); the others follow PUN and PSV.
 */
function getIndex(offer: EnergyOffer): { index: PriceIndex; estimate: readonly string[] } {
  const [index, ...others] = offer.indices;
  if (index === undefined) {
    if (offer.customer === "domestic" && offer.source === "free-market") {
      throw new NotComputable("L’offerta è a prezzo variabile ma non dichiara l’indice");
    }
    const isElectric = offer.commodity === "electricity";
    const assumed = `L’offerta non dichiara l’indice: usato il ${isElectric ? "PUN" : "PSV"}`;
    return {
      index: { code: isElectric ? "12" : "14", coefficient: 1, band: null },
      estimate: offer.source === "placet" ? [] : [assumed],
    };
  }
  if (others.length > 0) {
    throw new NotComputable("L’offerta segue più indici insieme");
  }
  if (index.coefficient !== 1) {
    throw new NotComputable("L’indice ha un coefficiente diverso da 1");
  }
  return { index, estimate: [] };
}

function toPunIndex(
  { band }: PriceIndex,
  typology: string,
  context: SpendContext,
  estimate: readonly string[],
): EnergyIndex {
  const pun = context.index.pun;
  if (pun === null) {
    throw new NotComputable("Non abbiamo 12 mesi di valori del PUN");
  }
  const losses = 1 + getParameter(context.electricity, "lambda");
  const bands = band === null ? ALL_BANDS : toBandSet(band, typology);
  const byBand = toBandPun(pun, typology);
  const price = {
    f1: byBand.f1 * losses * bands.f1,
    f2: byBand.f2 * losses * bands.f2,
    f3: byBand.f3 * losses * bands.f3,
  };
  const isSingle = byBand.f1 === byBand.f2 && byBand.f1 === byBand.f3;
  const notes = [context.index.punNote].filter((note) => note !== "");
  if (typology !== "01" && isSingle) {
    notes.push("Un solo valore del PUN per tutte le fasce");
  }
  return { toPrice: () => price, estimate: [...notes, ...estimate] };
}

/** The PUN of each band: F0 for one rate, F1 and F23 for two, else its own (Regole 5). */
function toBandPun(pun: PunPrices, typology: string): BandPrices {
  switch (typology) {
    case "01":
      return { f1: pun.f0, f2: pun.f0, f3: pun.f0 };
    case "91":
      return { f1: pun.f1, f2: pun.f23, f3: pun.f23 };
    default:
      return { f1: pun.f1, f2: pun.f2, f3: pun.f3 };
  }
}

/** Gas has no losses; each month has its quarter's value (Regole 4.1.1, 5). */
function toGasIndex(
  name: Exclude<IndexName, "pun">,
  { index }: SpendContext,
  estimate: readonly string[],
): EnergyIndex {
  const prices = index[name];
  if (prices === null) {
    throw new NotComputable(
      name === "ttf"
        ? "L’indice TTF non è pubblicato negli Open Data"
        : "Non abbiamo 12 mesi di valori del PSV",
    );
  }
  const notes = [index.psvNote].filter((note) => note !== "");
  return {
    toPrice: (calendarMonth) => {
      const price = prices[calendarMonth - 1] ?? 0;
      return { f1: price, f2: price, f3: price };
    },
    estimate: [...notes, ...estimate],
  };
}
