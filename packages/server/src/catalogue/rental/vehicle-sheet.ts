import {
  type Chooser,
  formatEurCents,
  formatQuantity,
  type SheetLine,
  VEHICLE_SEGMENT_NAMES,
} from "@volpe/contract";
import { formatDuration, formatSmallEur } from "../../figures/italian-figures.ts";
import { toVatWords, VAT_RATE } from "../../figures/vat.ts";
import { CONDITIONS_SECTION, COST_SECTION, type Section } from "../list/typology.ts";
import { findRentalCost, type Vehicle } from "./rental-fee.ts";
import { type RentalQuery, TERM_FIELDS, toTermValues } from "./rental-query.ts";
import {
  FUEL_WORDS,
  SERVICE_WORDS,
  toDownPaymentWords,
  toKmWords,
  toPowerWords,
} from "./vehicle-words.ts";

/**
 * Duration, kilometres and down payment; a value is available if the table has it with the other
 * two.
 */
export function toVehicleChoosers(vehicle: Vehicle, query: RentalQuery): Chooser[] {
  return TERM_FIELDS.map(({ key, name, choice: { label, labelOf } }) => ({
    key,
    label,
    options: toTermValues([vehicle], name)
      .filter((value) => vehicle.fees.some((fee) => fee[name] === value))
      .map((value) => ({
        value: String(value),
        label: labelOf(value),
        selected: query[name] === value,
        available: findRentalCost(vehicle, { ...query, [name]: value }) !== null,
      })),
  }));
}

/** The sections of a rental's sheet. */
export function toVehicleSections(vehicle: Vehicle, query: RentalQuery): Section[] {
  return [
    { title: COST_SECTION, lines: toCostLines(vehicle, query) },
    { title: "Cosa comprende il canone", lines: toServiceLines(vehicle) },
    { title: CONDITIONS_SECTION, lines: toConditionLines(vehicle, query) },
    { title: "Il veicolo", lines: toTechnicalLines(vehicle) },
  ];
}

function toCostLines(vehicle: Vehicle, query: RentalQuery): SheetLine[] {
  const cost = findRentalCost(vehicle, query);
  if (cost === null) {
    return [];
  }
  const vat = toVatWords(query.destination);
  return [
    { label: "Canone al mese", value: formatEurCents(cost.monthlyEur), note: vat },
    {
      label: "Anticipo",
      value: cost.downPaymentEur === 0 ? "Nessuno" : formatQuantity(cost.downPaymentEur, "€"),
    },
    { label: "Chilometri compresi", value: toKmWords(query.kmPerYear) },
    {
      label: "Totale del noleggio",
      value: formatEurCents(cost.totalEur),
      note: `${toDownPaymentWords(cost.downPaymentEur)} e ${query.durationMonths} canoni, ${vat}`,
    },
    {
      label: "In media al mese, anticipo compreso",
      value: formatEurCents(cost.averageMonthEur),
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

function toConditionLines(vehicle: Vehicle, query: RentalQuery): SheetLine[] {
  const isPrivate = query.destination === "privati";
  // The price is not rounded to cents, because it is paid for thousands of kilometres.
  const extraKmEur = isPrivate ? vehicle.extraKmEur * (1 + VAT_RATE) : vehicle.extraKmEur;
  return [
    { label: "Chi noleggia", value: vehicle.lessor },
    { label: "Durata", value: formatDuration(query.durationMonths, "mesi") },
    {
      label: "Uscita prima della fine",
      value:
        vehicle.exitTerms ??
        `Quanto costa e come si fa non è pubblicato: chiedilo a ${vehicle.lessor} prima di firmare`,
    },
    {
      label: "Franchigia",
      value: vehicle.excessEur === 0 ? "Nessuna" : formatEurCents(vehicle.excessEur),
      note: "quanto resta a te per ogni sinistro con kasko, furto o incendio",
    },
    {
      label: "Ogni chilometro in più",
      value: formatSmallEur(extraKmEur),
      note: toVatWords(query.destination),
    },
    {
      label: "Consegna",
      value: vehicle.readyDelivery
        ? `Pronta: in ${formatDuration(vehicle.deliveryDays, "giorni")}`
        : `In circa ${formatDuration(vehicle.deliveryDays, "giorni")}`,
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
    { label: "Segmento", value: VEHICLE_SEGMENT_NAMES[vehicle.segment] },
    { label: "Alimentazione", value: FUEL_WORDS[vehicle.fuel] },
    { label: "Cambio", value: vehicle.gearbox === "manuale" ? "Manuale" : "Automatico" },
    { label: "Potenza", value: toPowerWords(vehicle.powerKw) },
    { label: "Posti", value: String(vehicle.seats) },
    { label: "Consumo", value: vehicle.consumption, note: "WLTP, ciclo combinato" },
    { label: "Emissioni di CO₂", value: `${vehicle.co2} g/km`, note: "WLTP, ciclo combinato" },
    // Only a car that is charged from outside has an electric range.
    ...(vehicle.rangeKm === undefined
      ? []
      : [{ label: "Autonomia elettrica", value: formatQuantity(vehicle.rangeKm, "km") }]),
  ];
}
