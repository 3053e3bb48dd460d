import {
  type Component,
  type Discount,
  type EnergyOffer,
  NO_TERMS,
  type PriceInterval,
} from "../energy-offer.ts";
import { parseWorked } from "./parse-worked.ts";
import {
  type Commodity,
  FreeMarketOffer,
  PlacetOffer,
  type WorkedComponent,
  type WorkedDiscount,
} from "./worked-case-schema.ts";

type Owner = { id: string; commodity: Commodity; customer: EnergyOffer["customer"] };

/** The offer of a case. Throws WorkedFault if it is not in the format. */
export function toWorkedOffer(row: object, owner: Owner): EnergyOffer {
  const base = toBase(owner);
  if (PLACET_NAMES.some((name) => name in row)) {
    const placet = parseWorked(PlacetOffer, row, "offer");
    return { ...base, ...toPricing(findPlacetPricing(placet), owner), ...toPlacet(placet, owner) };
  }
  const { price, fasce, ...offer } = parseWorked(FreeMarketOffer, row, "offer");
  return {
    ...base,
    ...toPricing(price, owner),
    bands: fasce ?? null,
    dispatching: (offer.dispatching ?? []).map(({ code }) => ({ code, value: null })),
    regulated: offer.regulated ?? [],
    components: toComponents(offer.components),
    discounts: (offer.discounts ?? []).map(toDiscount),
  };
}

const PLACET_NAMES = ["placet", "pfix", "mono", "bf1", "bf23", "alpha"];

/** An offer that everybody can get, without prices. */
function toBase({ id, commodity, customer }: Owner): EnergyOffer {
  return {
    ...NO_TERMS,
    code: id,
    source: "free-market",
    commodity,
    supplierVatNumber: "",
    name: id,
    durationMonths: null,
    customer,
    pricing: "fixed",
    validFromMs: 0,
    validToMs: Number.MAX_SAFE_INTEGER,
  };
}

/** A variable price follows the monthly PUN or PSV: the format does not name an index. */
function toPricing(
  pricing: "fixed" | "variable",
  { commodity }: Owner,
): Pick<EnergyOffer, "pricing" | "indices"> {
  const index = { code: commodity === "gas" ? "14" : "12", coefficient: 1, band: null };
  return { pricing, indices: pricing === "variable" ? [index] : [] };
}

/** Variable if its only price is alpha: the open data writes 0 for prices that are not used. */
function findPlacetPricing({ price, alpha, mono, bf1 }: PlacetOffer): "fixed" | "variable" {
  const isVariable = alpha !== undefined && (mono ?? 0) === 0 && (bf1 ?? 0) === 0;
  return price ?? (isVariable ? "variable" : "fixed");
}

function toPlacet(
  { fasce, pfix, mono, bf1, bf23, alpha }: PlacetOffer,
  { commodity }: Owner,
): Pick<EnergyOffer, "source" | "bands" | "placet"> {
  const fee = pfix ?? null;
  const single = mono ?? null;
  const isGas = commodity === "gas";
  return {
    source: "placet",
    bands: fasce ?? null,
    placet: {
      fixFixed: fee,
      fixVariable: fee,
      f1: null,
      f2: null,
      f3: null,
      bf1: bf1 ?? null,
      bf23: bf23 ?? null,
      mono: isGas ? null : single,
      volume: isGas ? single : null,
      alpha: alpha ?? null,
    },
  };
}

/**
 * Rows of one area, unit and name are intervals of one component, unless two of them would price
 * the same units; then they are two components.
 */
function toComponents(rows: readonly WorkedComponent[]): Component[] {
  const components: { key: string; name: string; area: string; intervals: PriceInterval[] }[] = [];
  for (const row of rows) {
    const { area, unit, name = `area ${area}` } = row;
    const key = JSON.stringify([area, unit, name]);
    const interval = toInterval(row);
    const home = components.find(
      (held) => held.key === key && !held.intervals.some((other) => pricesTheSame(other, interval)),
    );
    if (home === undefined) {
      components.push({ key, name, area, intervals: [interval] });
    } else {
      home.intervals.push(interval);
    }
  }
  return components.map(({ name, area, intervals }) => ({
    name,
    description: "",
    optional: false,
    area,
    intervals,
  }));
}

function toInterval({ band, from, to, value, unit, durata }: WorkedComponent): PriceInterval {
  return {
    band: band ?? null,
    from: from ?? null,
    to: to ?? null,
    price: value,
    unit,
    priceType: null,
    period: durata === undefined ? null : { kind: "months-from-start", months: durata },
  };
}

function pricesTheSame(one: PriceInterval, other: PriceInterval): boolean {
  const toUnits = ({ band, from, to, period }: PriceInterval) =>
    JSON.stringify([band, from, to, period]);
  return toUnits(one) === toUnits(other);
}

function toDiscount(row: WorkedDiscount): Discount {
  const { kind, unit, value, validity, condition, vat, from = null, to = null } = row;
  return {
    name: "sconto",
    description: "",
    validity,
    vat,
    condition,
    conditionText: "",
    componentCodes: [],
    period: null,
    prices: [{ kind, unit, value, from, to }],
  };
}
