import type { Chooser, SheetLine } from "@volpe/contract";
import type { Section } from "../products/shelf-rules.ts";
import { roundToCents, toVatWords, VAT_RATE } from "../products/vat.ts";
import { formatEur } from "../rates/italian-figures.ts";
import { findRentalCost } from "./rental-fee.ts";
import { type RentalQuery, TERM_FIELDS, toTermValues } from "./rental-query.ts";
import type { Vehicle } from "./vehicle.ts";
import {
  FUEL_WORDS,
  SEGMENT_WORDS,
  SERVICE_WORDS,
  toDownPaymentWords,
  toKmWords,
  toPowerWords,
} from "./vehicle-words.ts";

/** Duration, kilometres and down payment, each with what can be had together with the other two. */
export function toVehicleChoosers(vehicle: Vehicle, own: RentalQuery): Chooser[] {
  return TERM_FIELDS.map(({ key, label, field, toWords }) => ({
    key,
    label,
    options: toTermValues([vehicle], field)
      .filter((value) => vehicle.fees.some((fee) => fee[field] === value))
      .map((value) => ({
        value: String(value),
        label: toWords(value),
        selected: own[field] === value,
        available: findRentalCost(vehicle, { ...own, [field]: value }) !== null,
      })),
  }));
}

/** What a rental costs, includes and is. */
export function toVehicleSections(vehicle: Vehicle, own: RentalQuery): Section[] {
  return [
    { title: "Quanto costa", lines: toCostLines(vehicle, own) },
    { title: "Cosa comprende il canone", lines: toServiceLines(vehicle) },
    { title: "Condizioni", lines: toConditionLines(vehicle, own) },
    { title: "Il veicolo", lines: toTechnicalLines(vehicle) },
  ];
}

function toCostLines(vehicle: Vehicle, own: RentalQuery): SheetLine[] {
  const cost = findRentalCost(vehicle, own);
  if (cost === null) {
    return [];
  }
  const vat = toVatWords(own.destination);
  return [
    { label: "Rata al mese", value: formatEur(cost.monthlyEur), note: vat },
    {
      label: "Anticipo",
      value: cost.downPaymentEur === 0 ? "Nessuno" : formatEur(cost.downPaymentEur),
    },
    { label: "Durata", value: `${own.durationMonths} mesi` },
    { label: "Chilometri compresi", value: toKmWords(own.kmPerYear) },
    {
      label: "Totale del noleggio",
      value: formatEur(cost.totalEur),
      note: `${toDownPaymentWords(cost.downPaymentEur)} e ${own.durationMonths} rate, ${vat}`,
    },
    {
      label: "In media al mese, anticipo compreso",
      value: formatEur(cost.averageMonthEur),
      note: vat,
    },
  ];
}

function toServiceLines({ services }: Vehicle): SheetLine[] {
  return Object.entries(SERVICE_WORDS).map(([service, label]) => ({
    label,
    value: services.some((included) => included === service) ? "Sì" : "No",
  }));
}

function toConditionLines(vehicle: Vehicle, own: RentalQuery): SheetLine[] {
  const isPrivate = own.destination === "privati";
  const extraKmEur = isPrivate
    ? roundToCents(vehicle.extraKmEur * (1 + VAT_RATE))
    : vehicle.extraKmEur;
  return [
    { label: "Chi noleggia", value: vehicle.lessor },
    {
      label: "Franchigia",
      value: vehicle.excessEur === 0 ? "Nessuna" : formatEur(vehicle.excessEur),
      note: "quanto resta a te per ogni sinistro con kasko, furto o incendio",
    },
    {
      label: "Ogni chilometro in più",
      value: formatEur(extraKmEur),
      note: toVatWords(own.destination),
    },
    {
      label: "Consegna",
      value: vehicle.readyDelivery
        ? `Pronta: in ${vehicle.deliveryDays} giorni`
        : `In circa ${vehicle.deliveryDays} giorni`,
    },
    {
      label: "Per chi",
      value:
        vehicle.audience === "tutti"
          ? "Privati e aziende"
          : vehicle.audience === "privati"
            ? "Solo privati"
            : "Solo aziende e partite IVA",
    },
  ];
}

function toTechnicalLines(vehicle: Vehicle): SheetLine[] {
  return [
    { label: "Segmento", value: SEGMENT_WORDS[vehicle.segment] },
    { label: "Alimentazione", value: FUEL_WORDS[vehicle.fuel] },
    { label: "Cambio", value: vehicle.gearbox === "manuale" ? "Manuale" : "Automatico" },
    { label: "Potenza", value: toPowerWords(vehicle.powerKw) },
    { label: "Posti", value: String(vehicle.seats) },
    { label: "Consumo", value: vehicle.consumption, note: "WLTP, ciclo combinato" },
    { label: "Emissioni di CO₂", value: `${vehicle.co2} g/km`, note: "WLTP, ciclo combinato" },
    {
      label: "Autonomia elettrica",
      value: vehicle.rangeKm === undefined ? "–" : `${vehicle.rangeKm} km`,
    },
  ];
}
