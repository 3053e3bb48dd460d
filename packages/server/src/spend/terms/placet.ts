import type { EnergyOffer, PlacetPrices } from "../energy-offer.ts";
import type { CommercialTerms } from "../prepared-offer.ts";
import { NotComputable } from "../tariff/not-computable.ts";
import { getParameter } from "../tariff/parameter-set.ts";
import { addTariffs, NO_TARIFF, type Tariff, toFixed, toVolumeTariff } from "../tariff/tariff.ts";
import { type BandPrices, toBandedPrice, toFlatPrice } from "../tariff/volume-price.ts";
import {
  CAPACITY_ESTIMATE,
  CDISP_PARAMETERS,
  toCapacityPrice,
  toPriceWithLosses,
} from "./dispatching.ts";
import type { OfferRules } from "./offer-rules.ts";
import type { OfferYear } from "./offer-year.ts";

export type CompiledSale = Pick<CommercialTerms, "sale" | "passThrough" | "dispatching"> & {
  maxConsumption: number;
};

/** A PLACET offer has its prices in the CSV's columns and its own dispatching (Regole 3.1, 4.1). */
export function compilePlacet(prices: PlacetPrices, rules: OfferRules): CompiledSale {
  const { offer } = rules;
  const volume =
    offer.pricing === "variable"
      ? toFlatPrice(toVariablePrice(prices, rules))
      : toBandedPrice(findBandPrices(prices, offer) ?? getFlatPrice(prices, offer));
  const dispatching = offer.commodity === "gas" ? NO_TARIFF : compilePlacetDispatching(rules);
  return {
    sale: addTariffs(toFixed(getFee(prices, offer)), toVolumeTariff(volume)),
    passThrough: dispatching,
    dispatching,
    maxConsumption: Number.POSITIVE_INFINITY,
  };
}

function getFee({ fixFixed, fixVariable }: PlacetPrices, { pricing }: EnergyOffer): number {
  const fee = pricing === "variable" ? fixVariable : fixFixed;
  if (fee === null) {
    throw new NotComputable("L’offerta PLACET non dichiara la quota fissa");
  }
  return fee;
}

/**
 * Losses are added to the sum, because alpha excludes them (Regole 3.1, Indicatori 4.2). Gas has no
 * losses, and its price changes by month.
 */
function toVariablePrice({ alpha }: PlacetPrices, { offer, context, year }: OfferRules): number {
  if (alpha === null) {
    throw new NotComputable("L’offerta PLACET non dichiara il parametro alfa");
  }
  const index = meanIndex(year);
  return offer.commodity === "gas"
    ? index + alpha
    : index + alpha * (1 + getParameter(context.electricity, "lambda"));
}

/** Each month is weighted by its share of the year. The price includes losses already. */
function meanIndex(year: OfferYear): number {
  return year.reduce((total, { share, index }) => total + share * (index?.f1 ?? 0), 0);
}

/** Unused columns are empty or 0. */
function getFlatPrice({ mono, volume }: PlacetPrices, { commodity }: EnergyOffer): BandPrices {
  const price = commodity === "gas" ? volume : mono;
  if (price === null || price === 0) {
    throw new NotComputable("L’offerta PLACET non dichiara il prezzo dell’energia");
  }
  return { f1: price, f2: price, f3: price };
}

/**
 * The rates for TIPOLOGIA_FASCE, else other published ones. Null if the single rate prices the
 * offer, which it can for any hours.
 */
function findBandPrices(
  prices: PlacetPrices,
  { commodity, bands }: EnergyOffer,
): BandPrices | null {
  const { mono, bf1, bf23, f1, f2, f3 } = prices;
  const single = mono ? [null] : [];
  const twoRates = bf1 && bf23 ? [{ f1: bf1, f2: bf23, f3: bf23 }] : [];
  const threeRates = f1 && f2 && f3 ? [{ f1, f2, f3 }] : [];
  if (commodity === "gas") {
    return null;
  }
  switch (bands) {
    case "91":
      return [...twoRates, ...single, ...threeRates][0] ?? null;
    case "03":
      return [...threeRates, ...twoRates, ...single][0] ?? null;
    default:
      return [...single, ...twoRates, ...threeRates][0] ?? null;
  }
}

/**
 * Households pay the fixed part and cdispd (Regole 3.1.2, 3.1.3.1). Other uses pay dispatching with
 * losses and the capacity market (Regole 3.1.3.2), with the reinstatement of graduated protection,
 * which applies to small firms in low voltage. The rules leave «RST|RSTG» open, so the figure is
 * marked as an estimate.
 */
function compilePlacetDispatching({ offer, context, estimate }: OfferRules): Tariff {
  const parameters = context.electricity;
  if (offer.customer === "domestic") {
    return addTariffs(
      toFixed(getParameter(parameters, "dispbt_d")),
      toVolumeTariff(toFlatPrice(getParameter(parameters, "cdispd"))),
    );
  }
  estimate.add(CAPACITY_ESTIMATE);
  estimate.add(
    "Reintegrazione contata per chi ha diritto alle tutele graduali (RSTG): le Regole ammettono anche RST",
  );
  const dispatching = toPriceWithLosses([...CDISP_PARAMETERS, "rstg"], parameters);
  return toVolumeTariff(toFlatPrice(dispatching + toCapacityPrice(parameters)));
}
