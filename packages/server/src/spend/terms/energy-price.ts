import type { Component, EnergyOffer, PriceInterval } from "../energy-offer.ts";
import { NotComputable } from "../tariff/not-computable.ts";
import { addPrices, NO_PRICE, toBandedPrice, type VolumePrice } from "../tariff/volume-price.ts";
import type { OfferRules } from "./offer-rules.ts";
import type { OfferYear } from "./offer-year.ts";
import {
  type CompiledIntervals,
  type Coverage,
  compileIntervals,
  mergeCoverage,
} from "./price-intervals.ts";

type EnergyPrice = {
  /** Includes the index with losses if the offer has one. */
  price: VolumePrice;
  /** MACROAREA of its components; null if none has a per-unit price. */
  area: string | null;
  /** Units a year beyond which there is no price; else Infinity. */
  maxConsumption: number;
};

/** The official area first, then those that sellers use in practice. */
const ENERGY_AREAS = ["04", "06", "02"];

/** UNITA_MISURA 03 is €/kWh, 04 €/Smc. */
export function isVolumeUnit(unit: string, { commodity }: EnergyOffer): boolean {
  return unit === (commodity === "gas" ? "04" : "03");
}

/**
 * Compiles the price of energy: the components of a fixed offer, index and spread of a variable
 * one, and for a mixed one what each interval says (Regole 3.3.1). Losses are added only to the
 * index, because prices in €/kWh include them already (SII 7.1). `year` may omit months.
 */
export function compileEnergyPrice(rules: OfferRules, year: OfferYear = rules.year): EnergyPrice {
  const { offer } = rules;
  const components = offer.components.filter(({ optional }) => !optional);
  const area = findEnergyArea(components, offer);
  const energy = components.filter((component) => component.area === area);
  const compiled = energy.map((component) => compileComponent(component, rules, year));
  const coverage = mergeCoverage(compiled.map((item) => item.coverage));
  const mustCover = offer.pricing !== "variable" && offer.allInclusive === null;
  checkIndexedOnce(energy, offer);
  if (mustCover) {
    checkCoverage(coverage);
  }
  return {
    price: addPrices(
      ...compiled.map(({ price }) => price),
      offer.pricing === "variable" ? toIndexPrice(year) : NO_PRICE,
    ),
    area,
    maxConsumption: mustCover ? coverage.upTo : Number.POSITIVE_INFINITY,
  };
}

function findEnergyArea(components: readonly Component[], offer: EnergyOffer): string | null {
  const isPriced = (area: string) =>
    components.some(
      (component) =>
        component.area === area &&
        component.intervals.some(({ unit }) => isVolumeUnit(unit, offer)),
    );
  return ENERGY_AREAS.find(isPriced) ?? null;
}

function compileComponent(
  { intervals }: Component,
  { offer, context, typology }: OfferRules,
  year: OfferYear,
): CompiledIntervals {
  return compileIntervals(
    intervals.filter(({ unit }) => isVolumeUnit(unit, offer)),
    {
      consultation: context.consultation,
      year,
      typology,
      isIndexed: (interval) => offer.pricing === "mixed" && isVariable(interval),
    },
  );
}

function toIndexPrice(year: OfferYear): VolumePrice {
  const price = { f1: 0, f2: 0, f3: 0 };
  for (const { share, index } of year) {
    price.f1 += share * (index?.f1 ?? 0);
    price.f2 += share * (index?.f2 ?? 0);
    price.f3 += share * (index?.f3 ?? 0);
  }
  return toBandedPrice(price);
}

/** TIPO_PREZZO of a mixed offer says for each interval whether the index is added. */
function isVariable({ priceType }: PriceInterval): boolean {
  if (priceType !== "01" && priceType !== "02") {
    throw new NotComputable("Offerta mista che non dice quali prezzi sono fissi e quali variabili");
  }
  return priceType === "02";
}

function checkIndexedOnce(energy: readonly Component[], { pricing }: EnergyOffer): void {
  const indexed = energy.filter(({ intervals }) =>
    intervals.some(({ priceType }) => priceType === "02"),
  );
  if (pricing === "mixed" && indexed.length > 1) {
    throw new NotComputable("Offerta mista con l’indice in più voci");
  }
}

/** A fixed price must cover every kWh; a variable offer has at least its index. */
function checkCoverage({ f1, f2, f3 }: Coverage): void {
  if (!f1 && !f2 && !f3) {
    throw new NotComputable("L’offerta non dichiara il prezzo dell’energia per tutto l’anno");
  }
  if (!f1 || !f2 || !f3) {
    throw new NotComputable("Manca il prezzo dell’energia di una fascia");
  }
}
