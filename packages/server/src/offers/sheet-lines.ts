import type { SheetLine } from "@volpe/contract";
import {
  BAND_TYPE_WORDS,
  CHANNEL_WORDS,
  formatPrice,
  INDEX_WORDS,
  PAYMENT_WORDS,
  REGULATED_WORDS,
  toBandLabel,
  toWords,
} from "./energy-codes.ts";
import type { Component, EnergyOffer, Period, PriceInterval } from "./energy-offer.ts";

const QUANTITY = new Intl.NumberFormat("it-IT", { useGrouping: "always" });

/** The prices that everybody pays. */
export function toPriceLines(offer: EnergyOffer): SheetLine[] {
  const lines =
    offer.placet === null
      ? offer.components.filter(({ optional }) => !optional).flatMap((part) => toLines(part, offer))
      : toPlacetLines(offer);
  if (offer.pricing === "variable" || offer.pricing === "mixed") {
    const codes = offer.indices.map(({ code }) => code);
    const placetIndex = offer.commodity === "gas" ? "PSV trimestrale" : "PUN mensile";
    lines.push({
      label: "Indice a cui il prezzo si aggiunge",
      value: codes.length === 0 ? placetIndex : toWords(codes, INDEX_WORDS),
    });
  }
  if (offer.bands !== null) {
    lines.push({ label: "Fasce", value: BAND_TYPE_WORDS[offer.bands] ?? "fasce proprie" });
  }
  for (const { code, value } of offer.dispatching) {
    lines.push({
      label: "Dispacciamento",
      value: value === null ? toDispatchingWords(code) : formatPrice(value, "03"),
    });
  }
  if (offer.regulated.length > 0) {
    lines.push({ label: "Componenti regolate", value: toWords(offer.regulated, REGULATED_WORDS) });
  }
  return lines;
}

/** The components that one may choose to pay. */
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

/** What an offer asks and to whom it is sold. */
export function toConditionLines(offer: EnergyOffer): SheetLine[] {
  const lines: SheetLine[] = [
    {
      label: "Durata",
      value:
        offer.durationMonths === null ? "a tempo indeterminato" : `${offer.durationMonths} mesi`,
    },
  ];
  const add = (label: string, value: string) => {
    if (value !== "") {
      lines.push({ label, value });
    }
  };
  add("Come si attiva", toWords(offer.channels, CHANNEL_WORDS));
  add("Come si paga", toWords(offer.payments, PAYMENT_WORDS));
  add("Garanzie", /^(no|nessuna|-)?$/i.test(offer.guarantees) ? "nessuna" : offer.guarantees);
  const unit = offer.commodity === "gas" ? "Smc l’anno" : "kWh l’anno";
  add("Consumo", toLimits(offer.consumptionMin, offer.consumptionMax, unit));
  add("Potenza", toLimits(offer.powerMinKw, offer.powerMaxKw, "kW"));
  add("Dove", offer.zones === null ? "in tutta Italia" : "solo in alcune zone");
  for (const condition of offer.conditions) {
    add("Condizione", condition);
  }
  return lines;
}

function toLines(component: Component, offer: EnergyOffer): SheetLine[] {
  return component.intervals.map((interval) => {
    const band = toBandLabel(interval.band, offer.bands);
    const note = [toTier(interval, offer), toPeriodWords(interval.period)]
      .filter((text) => text !== "")
      .join(", ");
    const name = component.name === "" ? "Componente" : component.name;
    return {
      label: band === null ? name : `${name} (${band})`,
      value: formatPrice(interval.price, interval.unit),
      ...(note === "" ? {} : { note }),
    };
  });
}

function toTier({ from, to }: PriceInterval, { commodity }: EnergyOffer): string {
  const unit = commodity === "gas" ? "Smc" : "kWh";
  if (to !== null && to > 0) {
    return `da ${QUANTITY.format(from ?? 0)} a ${QUANTITY.format(to)} ${unit} l’anno`;
  }
  return from !== null && from > 0 ? `oltre ${QUANTITY.format(from)} ${unit} l’anno` : "";
}

function toPeriodWords(period: Period | null): string {
  switch (period?.kind) {
    case "months-from-start":
      return `nei primi ${period.months} mesi`;
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
          ["Maggiorazione sull’indice (alpha)", placet.alpha, unit],
        ]
      : [
          ["Quota fissa", placet.fixFixed, "01"],
          ["Prezzo monorario", placet.mono, unit],
          ["Prezzo biorario F1", placet.bf1, unit],
          ["Prezzo biorario F23", placet.bf23, unit],
          ["Prezzo F1", placet.f1, unit],
          ["Prezzo F2", placet.f2, unit],
          ["Prezzo F3", placet.f3, unit],
          ["Prezzo del gas", placet.volume, unit],
        ];
  return rows.flatMap(([label, price, code]) =>
    price === null ? [] : [{ label, value: formatPrice(price, code) }],
  );
}

function toDispatchingWords(code: string): string {
  return code === "14" ? "CdispD, dai parametri del trimestre" : "dai parametri del trimestre";
}

function toLimits(min: number | null, max: number | null, unit: string): string {
  if (min !== null && min > 0 && max !== null) {
    return `da ${QUANTITY.format(min)} a ${QUANTITY.format(max)} ${unit}`;
  }
  if (max !== null) {
    return `fino a ${QUANTITY.format(max)} ${unit}`;
  }
  return min !== null && min > 0 ? `almeno ${QUANTITY.format(min)} ${unit}` : "";
}
