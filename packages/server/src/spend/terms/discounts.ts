import { formatEurCents } from "@volpe/contract";
import type { Discount, DiscountPrice } from "../energy-offer.ts";
import type { CommercialTerms } from "../prepared-offer.ts";
import { NotComputable } from "../tariff/not-computable.ts";
import {
  addTariffs,
  NO_TARIFF,
  scaleTariff,
  type Tariff,
  toFixed,
  toVolumeTariff,
} from "../tariff/tariff.ts";
import {
  addPrices,
  restrictToBands,
  restrictToTier,
  toFlatPrice,
  type VolumePrice,
} from "../tariff/volume-price.ts";
import { type BandSet, findDiscountBands } from "./bands.ts";
import { toLimits } from "./consumption-limits.ts";
import { compileEnergyPrice, isVolumeUnit } from "./energy-price.ts";
import type { OfferRules } from "./offer-rules.ts";
import { restrictYear, shareOf } from "./offer-year.ts";
import { toMonthsWeight } from "./periods.ts";
import { compileRegulated } from "./regulated-components.ts";

type CompiledDiscounts = Pick<
  CommercialTerms,
  "discount" | "discountAfterVat" | "limitedDiscounts"
>;

/**
 * Unconditional discounts with VALIDITA 01 (on entry) or 02 (within twelve months). No other
 * discounts are subtracted.
 */
export function isSubtracted({ validity, condition, period }: Discount): boolean {
  const isFirstYear =
    validity === "01" || validity === "02" || (validity === null && period !== null);
  return isFirstYear && condition === "00";
}

/**
 * Compiles the unconditional discounts of the first year, positive, € a year (Regole 3.3.7, 4.3.6).
 */
export function compileDiscounts(rules: OfferRules): CompiledDiscounts {
  const prices = rules.offer.discounts
    .filter(isSubtracted)
    .flatMap((discount) => discount.prices.map((price) => compilePrice(discount, price, rules)));
  return {
    discount: addTariffs(...prices.map(({ discount }) => discount)),
    discountAfterVat: addTariffs(...prices.map(({ discountAfterVat }) => discountAfterVat)),
    limitedDiscounts: prices.flatMap(({ limitedDiscounts }) => limitedDiscounts),
  };
}

function compilePrice(
  discount: Discount,
  price: DiscountPrice,
  rules: OfferRules,
): CompiledDiscounts {
  noteAssumptions(discount, price, rules);
  if (price.kind === "04") {
    throw new NotComputable("Sconto sulle tariffe regolate, che il Portale calcola a parte");
  }
  if (price.value < 0) {
    throw new NotComputable(`Lo sconto «${discount.name}» ha un valore negativo`);
  }
  // A discount on the sale (03) always lowers the taxable amount (Regole 3.3.7).
  const isAfterVat = discount.vat === "02" && price.kind !== "03";
  const limits = toLimits(price);
  if (price.unit === "01" || price.unit === "05") {
    const eur = price.value * (price.unit === "05" ? 1 : toWeight(discount, rules));
    return limits === null
      ? toCompiled(toFixed(eur), isAfterVat)
      : {
          ...NO_DISCOUNT,
          limitedDiscounts: [{ ...limits, from: price.from ?? 0, eur, afterVat: isAfterVat }],
        };
  }
  if (price.unit === "02") {
    if (rules.offer.commodity === "gas" || limits !== null) {
      throw new NotComputable(`Lo sconto sulla potenza «${discount.name}» non è definito qui`);
    }
    const perKwEur = price.value * toWeight(discount, rules);
    return toCompiled({ ...NO_TARIFF, perKwEur }, isAfterVat);
  }
  if (isVolumeUnit(price.unit, rules.offer)) {
    return toCompiled(compilePerUnit(discount, price, rules), isAfterVat);
  }
  if (price.unit === "06" && price.kind === "03") {
    return toCompiled(compilePercentage(discount, price, rules), false);
  }
  throw new NotComputable(`Lo sconto «${discount.name}» ha un’unità di misura non prevista`);
}

const NO_DISCOUNT: CompiledDiscounts = {
  discount: NO_TARIFF,
  discountAfterVat: NO_TARIFF,
  limitedDiscounts: [],
};

function toCompiled(tariff: Tariff, isAfterVat: boolean): CompiledDiscounts {
  return { ...NO_DISCOUNT, [isAfterVat ? "discountAfterVat" : "discount"]: tariff };
}

function toWeight({ period }: Discount, { context }: OfferRules): number {
  return toMonthsWeight(period, context.consultation);
}

function compilePerUnit(discount: Discount, price: DiscountPrice, rules: OfferRules): Tariff {
  const year = restrictYear(rules.year, discount.period, rules.context.consultation);
  const flat = toFlatPrice(price.value * shareOf(year));
  return toVolumeTariff(narrow(flat, discount, price));
}

/**
 * Compiles a percentage of the price of energy with index and losses. With CODICE_COMPONENTE_FASCIA
 * 01–10 it applies to a regulated component instead, which the offer must have.
 */
function compilePercentage(discount: Discount, price: DiscountPrice, rules: OfferRules): Tariff {
  const regulated = discount.componentCodes.filter((code) => /^(0[1-9]|10)$/.test(code));
  if (regulated.length > 0) {
    const borne = regulated.filter((code) => rules.offer.regulated.includes(code));
    const tariffs = borne.map((code) => compileRegulated(code, rules, discount.period));
    return scaleTariff(addTariffs(...tariffs), price.value / 100);
  }
  const year = restrictYear(rules.year, discount.period, rules.context.consultation);
  const energy = compileEnergyPrice(rules, year);
  if (energy.area !== "04" && energy.area !== null) {
    rules.estimate.add("Sconto in percentuale contato sul prezzo dell’energia, dichiarato altrove");
  }
  const tariff = toVolumeTariff(narrow(energy.price, discount, price));
  return scaleTariff(tariff, price.value / 100);
}

/** Limits a price to the bands and the consumption of a discount. */
function narrow(whole: VolumePrice, discount: Discount, price: DiscountPrice): VolumePrice {
  const bands = discount.componentCodes.flatMap((code): BandSet[] => {
    const set = findDiscountBands(code);
    return set === null ? [] : [set];
  });
  const banded =
    bands.length === 0 ? whole : addPrices(...bands.map((set) => restrictToBands(whole, set)));
  const limits = toLimits(price);
  if (limits === null) {
    return banded;
  }
  if (discount.period !== null) {
    throw new NotComputable("Scaglioni di consumo dentro i mesi: le regole non li definiscono");
  }
  return restrictToTier(banded, limits.from, limits.to);
}

function noteAssumptions(discount: Discount, price: DiscountPrice, { estimate }: OfferRules): void {
  if (discount.validity === null) {
    estimate.add(`Sconto «${discount.name}»: validità dedotta dai mesi indicati`);
  }
  if (price.unit === "06" && price.value > 100) {
    throw new NotComputable(`Lo sconto «${discount.name}» supera il 100%`);
  }
  if (price.unit === "06" && price.value === 100) {
    estimate.add(`Sconto «${discount.name}» del 100%: un valore insolito`);
  }
  if (price.unit === "02") {
    estimate.add(`Sconto «${discount.name}» contato per ogni kW di potenza`);
  }
  const instalments = price.unit === "05" ? findInstalmentsNote(discount, price.value) : null;
  if (instalments !== null) {
    estimate.add(instalments);
  }
}

/** The part of a bonus in monthly instalments that is paid within twelve months, €. */
export function firstYearInstalments(nominalEur: number, instalmentEur: number): number {
  return Math.min(nominalEur, instalmentEur * 12);
}

/**
 * A bonus "4,17 € al mese per 36 mesi" counts at its nominal value, as on the Portal; the note
 * shows the part paid within the year. Null if the text names no such instalments.
 */
export function findInstalmentsNote(
  { name, description, conditionText }: Discount,
  nominalEur: number,
): string | null {
  const text = `${description} ${conditionText}`;
  const months = Number(/(\d{2,3})\s+(?:mesi|rate)/i.exec(text)?.[1] ?? 0);
  const instalments = [...text.matchAll(/(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:€|euro)/gi)]
    .map((match) => Number((match[1] ?? "").replace(",", ".")))
    .filter((eur) => Math.abs(eur * months - nominalEur) <= months * 0.005 + 0.01);
  const instalment = instalments[0];
  if (months <= 12 || instalment === undefined) {
    return null;
  }
  const firstYear = formatEurCents(firstYearInstalments(nominalEur, instalment));
  return `Sconto «${name}» contato per intero: in 12 mesi ne arrivano ${firstYear}`;
}
