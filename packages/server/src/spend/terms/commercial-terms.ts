import type { Component, PriceInterval } from "../energy-offer.ts";
import type { CommercialTerms } from "../prepared-offer.ts";
import { NotComputable } from "../tariff/not-computable.ts";
import { addTariffs, NO_TARIFF, type Tariff, toFixed, toVolumeTariff } from "../tariff/tariff.ts";
import { toLimits } from "./consumption-limits.ts";
import { compileDiscounts } from "./discounts.ts";
import { compileDispatching } from "./dispatching.ts";
import { compileEnergyPrice, isVolumeUnit } from "./energy-price.ts";
import type { OfferRules } from "./offer-rules.ts";
import { assignMonths } from "./periods.ts";
import { type CompiledSale, compilePlacet } from "./placet.ts";
import { compileIntervals } from "./price-intervals.ts";
import { compileRegulated } from "./regulated-components.ts";
import { dependsOnStart } from "./seasonality.ts";

export type CompiledTerms = {
  terms: CommercialTerms;
  maxConsumption: number;
  estimate: ReadonlySet<string>;
};

/** Computes the seller's part of an offer for one season of withdrawal. */
export function compileTerms(rules: OfferRules): CompiledTerms {
  const { offer, estimate } = rules;
  const { maxConsumption, ...sale } =
    offer.placet === null ? compileFreeMarket(rules) : compilePlacet(offer.placet, rules);
  return { terms: { ...sale, ...compileDiscounts(rules) }, maxConsumption, estimate };
}

function compileFreeMarket(rules: OfferRules): CompiledSale {
  const { tariff, maxConsumption } = compileComponents(rules);
  if (rules.offer.commodity === "gas" && dependsOnStart(rules.offer)) {
    rules.estimate.add("Prezzi dei primi mesi contati come se il contratto partisse oggi");
  }
  return { sale: tariff, ...compilePassThrough(rules), maxConsumption };
}

/** Adds each regulated component that the offer declares, once, and its dispatching. */
function compilePassThrough(rules: OfferRules): Record<"passThrough" | "dispatching", Tariff> {
  const { offer, estimate } = rules;
  if (offer.allInclusive?.code === "01") {
    if (offer.dispatching.length + offer.regulated.length > 0) {
      estimate.add("Offerta onnicomprensiva: dispacciamento e voci regolate contati nel prezzo");
    }
    return { passThrough: NO_TARIFF, dispatching: NO_TARIFF };
  }
  const regulated = [...new Set(offer.regulated)].map((code) =>
    compileRegulated(code, rules, null),
  );
  const dispatching = compileDispatching(rules);
  return { passThrough: addTariffs(dispatching, ...regulated), dispatching };
}

type CompiledComponents = {
  tariff: Tariff;
  /** Units a year beyond which there is no price of energy. */
  maxConsumption: number;
};

/**
 * Compiles the commercial components that are not optional, with the index of a variable offer
 * (Regole 3.3.1–3.3.6). The unit of a component decides, not its area or name: sellers put the
 * price of energy under other areas too. Several components of one kind add up.
 */
function compileComponents(rules: OfferRules): CompiledComponents {
  const mandatory = rules.offer.components.filter(({ optional }) => !optional);
  noteOptionalFee(mandatory, rules);
  const energy = compileEnergyPrice(rules);
  const others = mandatory.map((component) =>
    addTariffs(compileFixed(component, rules), compileOtherVolume(component, energy.area, rules)),
  );
  return {
    tariff: addTariffs(toVolumeTariff(energy.price), ...others),
    maxConsumption: energy.maxConsumption,
  };
}

const FEE_UNITS = ["01", "02", "05"];

/** Compiles the €/yr, €/kW and one-off parts of a component. */
function compileFixed(component: Component, rules: OfferRules): Tariff {
  const unknown = component.intervals.find(
    ({ unit }) => !FEE_UNITS.includes(unit) && !isVolumeUnit(unit, rules.offer),
  );
  if (unknown !== undefined) {
    throw new NotComputable(`La voce «${component.name}» ha un’unità di misura non prevista`);
  }
  const yearly = weighFee(component, "01", rules);
  const perKwEur = weighFee(component, "02", rules);
  if (perKwEur !== 0 && rules.offer.commodity === "gas") {
    throw new NotComputable(`La voce «${component.name}» è in €/kW, ma il gas non ha potenza`);
  }
  const oneOff = component.intervals
    .filter(({ unit }) => unit === "05")
    .reduce((total, { price }) => total + price, 0);
  return { ...toFixed(yearly + oneOff), perKwEur };
}

/** Each price of a fee is weighted by the months in which it is valid. */
function weighFee({ name, intervals }: Component, unit: string, rules: OfferRules): number {
  const fees = intervals.filter((interval) => interval.unit === unit);
  if (fees.some((fee) => toLimits(fee) !== null)) {
    throw new NotComputable(`La voce «${name}» è una quota fissa a scaglioni di consumo`);
  }
  const months = assignMonths<PriceInterval>(fees, rules.context.consultation);
  return months.reduce((total, fee) => total + (fee?.price ?? 0), 0) / months.length;
}

/** Per-unit prices outside the area with the price of energy. */
function compileOtherVolume(component: Component, area: string | null, rules: OfferRules): Tariff {
  const intervals = component.intervals.filter(({ unit }) => isVolumeUnit(unit, rules.offer));
  if (component.area === area || intervals.length === 0) {
    return NO_TARIFF;
  }
  const { price } = compileIntervals(intervals, {
    consultation: rules.context.consultation,
    year: rules.year,
    typology: rules.typology,
    isIndexed: () => false,
  });
  return toVolumeTariff(price);
}

/** Some sellers mark as optional the fee that everybody pays. */
function noteOptionalFee(mandatory: readonly Component[], { offer, estimate }: OfferRules): void {
  const hasFee = (component: Component) => component.intervals.some(({ unit }) => unit === "01");
  if (!mandatory.some(hasFee) && offer.components.some((item) => item.optional && hasFee(item))) {
    estimate.add("La quota fissa è dichiarata come opzione e non è nel conto");
  }
}
