import {
  formatQuantity,
  listDistinct,
  type SheetLine,
  toAllowedReasons,
  toEnergyUnit,
} from "@volpe/contract";
import { formatDuration } from "../../figures/italian-figures.ts";
import {
  BAND_TYPE_WORDS,
  BANDS,
  CHANNEL_WORDS,
  CONDITION_WORDS,
  formatCodes,
  formatPrice,
  PAYMENT_WORDS,
  toBandLabel,
  toSupplyReasons,
} from "../../spend/energy-codes.ts";
import type {
  Component,
  Discount,
  EnergyOffer,
  Period,
  PriceInterval,
} from "../../spend/energy-offer.ts";
import { toEnd } from "../../spend/terms/consumption-limits.ts";
import { isSubtracted } from "../../spend/terms/discounts.ts";
import { toIndexLines, toRegulatedLines } from "./code-lines.ts";

/** The prices that every customer pays. */
export function toPriceLines(offer: EnergyOffer): SheetLine[] {
  const lines =
    offer.placet === null
      ? offer.components.filter(({ optional }) => !optional).flatMap((part) => toLines(part, offer))
      : toPlacetLines(offer);
  if (offer.pricing === "variable" || offer.pricing === "mixed") {
    const codes = offer.indices.map(({ code }) => code);
    const placetIndex = offer.commodity === "gas" ? "PSV trimestrale" : "PUN mensile";
    lines.push(...toIndexLines(codes.length === 0 ? [placetIndex] : codes));
  }
  if (offer.bands !== null) {
    lines.push({
      label: "Fasce",
      value: BAND_TYPE_WORDS[offer.bands] ?? "fasce proprie",
      more: "/faqs/fasce-orarie-f1-f2-f3",
    });
  }
  const dispatching = offer.dispatching.map(({ value }) =>
    value === null ? REGULATED_DISPATCHING : formatPrice(value, "03"),
  );
  if (dispatching.length > 0) {
    // These are the parts of one price, which are added up.
    const value = listDistinct(dispatching).join("; più ");
    lines.push({ label: "Dispacciamento (tenere in equilibrio la rete)", value });
  }
  return [...lines, ...toRegulatedLines(offer.regulated)];
}

/** The optional components. */
export function toOptionLines(offer: EnergyOffer): SheetLine[] {
  return [
    ...offer.components
      .filter(({ optional }) => optional)
      .flatMap((part) => toLines(part, offer))
      .map((line) => ({ ...line, note: line.note ?? "Facoltativo: fuori dalla spesa annua" })),
    ...offer.extraServices.map(({ name, detail }) => ({
      label: name === "" ? "Servizio aggiuntivo" : name,
      value: detail,
    })),
  ];
}

/**
 * A summary of the contract: its duration, how to accept and pay it, and the required guarantees.
 */
export function toContractLines(offer: EnergyOffer): SheetLine[] {
  return dropEmpty([
    [
      "Durata",
      offer.durationMonths === null
        ? "a tempo indeterminato"
        : formatDuration(offer.durationMonths, "mesi"),
    ],
    ["Come si attiva", formatCodes(offer.channels, CHANNEL_WORDS)],
    ["Come si paga", formatCodes(offer.payments, PAYMENT_WORDS)],
    ["Garanzie", /^(no|nessuna|-)?$/i.test(offer.guarantees) ? "nessuna" : offer.guarantees],
  ]);
}

/** The conditions of an offer and where it is sold. */
export function toConditionLines(offer: EnergyOffer): SheetLine[] {
  const unit = offer.commodity === "gas" ? "Smc l’anno" : "kWh l’anno";
  return [
    ...toContractLines(offer),
    ...dropEmpty([
      ["Si può avere", toAllowedReasons(toSupplyReasons(offer.activationTypes)) ?? ""],
      ["Consumo", toLimits(offer.consumptionMin, offer.consumptionMax, unit)],
      ["Potenza", toLimits(offer.powerMinKw, offer.powerMaxKw, "kW")],
      ["Dove", offer.zones === null ? "in tutta Italia" : "solo in alcune zone"],
      ...offer.conditions.map((condition): [string, string] => ["Condizione", condition]),
    ]),
  ];
}

function dropEmpty(lines: readonly [label: string, value: string][]): SheetLine[] {
  return lines.flatMap(([label, value]) => (value === "" ? [] : [{ label, value }]));
}

function toLines(component: Component, offer: EnergyOffer): SheetLine[] {
  return component.intervals.map((interval) => {
    const band = toBandLabel(interval.band, offer.bands);
    const note = [toTier(interval, offer), toPeriodWords(interval.period)]
      .filter((text) => text !== "")
      .join(", ");
    const name = component.name === "" ? "Componente" : component.name;
    return {
      label: band === null ? name : `${name}, ${band}`,
      value: formatPrice(interval.price, interval.unit),
      ...(note === "" ? {} : { note }),
    };
  });
}

function toTier({ from, to }: PriceInterval, { commodity }: EnergyOffer): string {
  const unit = toEnergyUnit(commodity);
  const end = toEnd(to);
  if (Number.isFinite(end)) {
    return `da ${formatQuantity(from ?? 0)} a ${formatQuantity(end, unit)} l’anno`;
  }
  return from !== null && from > 0 ? `oltre ${formatQuantity(from, unit)} l’anno` : "";
}

function toPeriodWords(period: Period | null): string {
  switch (period?.kind) {
    case "months-from-start":
      return period.months === 1
        ? "nel primo mese"
        : `nei primi ${formatDuration(period.months, "mesi")}`;
    case "until":
      return `fino a ${String(period.month).padStart(2, "0")}/${period.year}`;
    case "calendar-months":
      return `nei mesi ${period.months.join(", ")}`;
    case undefined:
      return "";
  }
}

function toPlacetLines({ placet, pricing, commodity }: EnergyOffer): SheetLine[] {
  if (placet === null) {
    return [];
  }
  const unit = commodity === "gas" ? "04" : "03";
  const rows: [string, number | null, string][] =
    pricing === "variable"
      ? [
          ["Quota fissa", placet.fixVariable, "01"],
          ["Maggiorazione sull’indice", placet.alpha, unit],
        ]
      : [
          ["Quota fissa", placet.fixFixed, "01"],
          ["Prezzo uguale a tutte le ore", placet.mono, unit],
          [`A due fasce, ${BANDS["01"]}`, placet.bf1, unit],
          [`A due fasce, ${BANDS["91"]}`, placet.bf23, unit],
          [`A tre fasce, ${BANDS["01"]}`, placet.f1, unit],
          [`A tre fasce, ${BANDS["02"]}`, placet.f2, unit],
          [`A tre fasce, ${BANDS["03"]}`, placet.f3, unit],
          ["Prezzo del gas", placet.volume, unit],
        ];
  return rows.flatMap(([label, price, code]) =>
    price === null ? [] : [{ label, value: formatPrice(price, code) }],
  );
}

const REGULATED_DISPATCHING = "uguale per tutti: lo fissa l’Autorità ogni tre mesi";

function toLimits(min: number | null, max: number | null, unit: string): string {
  if (min !== null && min > 0 && max !== null) {
    return `da ${formatQuantity(min)} a ${formatQuantity(max, unit)}`;
  }
  if (max !== null) {
    return `fino a ${formatQuantity(max, unit)}`;
  }
  return min !== null && min > 0 ? `almeno ${formatQuantity(min, unit)}` : "";
}

const UNCONDITIONAL = "00";
const LATER = "03";

/** The conditional discounts, one line each; they are never subtracted. */
export function toConditionalDiscounts(offer: EnergyOffer): string[] {
  return offer.discounts
    .filter(({ condition }) => condition !== UNCONDITIONAL)
    .map((discount) => {
      const value = toValue(discount);
      return [discount.name, value === "" ? "" : `: ${value}`, `, ${toCondition(discount)}`].join(
        "",
      );
    });
}

/** The discounts of an offer's sheet; the subtracted ones come first. */
export function toDiscountLines(offer: EnergyOffer): SheetLine[] {
  return offer.discounts
    .toSorted((a, b) => Number(isSubtracted(b)) - Number(isSubtracted(a)))
    .map((discount) => ({
      label: discount.name,
      value: toValue(discount),
      note: isSubtracted(discount)
        ? "Senza condizioni: già tolto dalla spesa annua"
        : `${toObstacle(discount)}: non è tolto dalla spesa annua`,
    }));
}

/** Why a discount is not subtracted from the spend. */
function toObstacle(discount: Discount): string {
  if (discount.condition !== UNCONDITIONAL) {
    return `Solo ${toCondition(discount)}`;
  }
  return discount.validity === LATER
    ? "Vale dopo i primi 12 mesi"
    : "L’offerta non dice quando vale";
}

function toCondition({ condition, conditionText }: Discount): string {
  const words = CONDITION_WORDS[condition] ?? "a condizioni particolari";
  return condition === "99" && /\p{L}/u.test(conditionText) && conditionText.length <= 160
    ? `${words} (${conditionText})`
    : words;
}

function toValue({ prices }: Discount): string {
  return [...new Set(prices.map(({ value, unit }) => formatPrice(value, unit)))].join(", ");
}
