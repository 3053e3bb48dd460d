import {
  formatShare,
  type IgnoredParameter,
  type ProductSheet,
  toCarPicture,
  VEHICLE_SEGMENT_NAMES,
} from "@volpe/contract";
import { formatDuration } from "../../figures/italian-figures.ts";
import { toVatWords, VAT_RATE } from "../../figures/vat.ts";
import { type Filter, toFlagFilter, toNameFilter, toWordFilter } from "../list/filter.ts";
import type { Outcome, Product, Typology } from "../list/typology.ts";
import { findRentalCost, toNearestTerms, type Vehicle } from "./rental-fee.ts";
import { RENTAL_FIELDS, type RentalQuery, settleRentalQuery, TERM_FIELDS } from "./rental-query.ts";
import { toVehicleChoosers, toVehicleSections } from "./vehicle-sheet.ts";
import {
  FUEL_WORDS,
  GEARBOX_WORDS,
  SERVICE_WORDS,
  toDownPaymentWords,
  toKindPhrase,
  toKmWords,
  toPowerWords,
} from "./vehicle-words.ts";

/** Rentals, ranked by the monthly fee of one row of their tables. */
export const RENTALS: Typology<Vehicle, RentalQuery> = {
  tipology: "noleggio",
  figurePer: "month",
  fields: RENTAL_FIELDS,
  settle: settleRentalQuery,
  filters: toFilters,
  sorts: [
    { value: "rata", label: "Canone più basso", keyOf: null },
    { value: "totale", label: "Totale più basso", keyOf: ({ quote }) => quote.keys.total ?? 0 },
    { value: "potenza", label: "Più potenti", keyOf: ({ data }) => -data.powerKw },
  ],
  price: priceRental,
  fit: fitRental,
  describe,
  provider: ({ lessorVatNumber, lessorSeat, lessorEmail, lessorUrl, exitTerms }) => ({
    vatNumber: lessorVatNumber ?? null,
    seat: lessorSeat ?? null,
    email: lessorEmail ?? null,
    url: lessorUrl ?? null,
    exitKnown: exitTerms !== undefined,
  }),
  // A lessor's general conditions have no figures: they are filed once for all its rentals, and no
  // change of a rental makes them stale.
  paperedAs: ({ data: { lessorVatNumber: lessor } }) =>
    lessor === undefined ? null : { tipology: "noleggio", offerCode: lessor, offerDigest: lessor },
  assumptions: toAssumptions,
  choosers: toVehicleChoosers,
  total: toTotal,
  sections: toVehicleSections,
  isSibling: (a, b) => a.make === b.make && a.model === b.model,
};

function describe({ data, address }: Product<Vehicle>) {
  const { make, model, variant, lessor, segment, fuel, gearbox, powerKw } = data;
  return {
    name: `${make} ${model} ${variant}`,
    brand: make,
    seller: lessor,
    kind: segment,
    picture: toCarPicture(segment, `${make} ${model}`),
    destination: data.audience === "aziende" ? ("aziende" as const) : ("privati" as const),
    path: `/noleggio/${address ?? ""}`,
    description: toDescription(data),
    validTo: data.validTo ?? null,
    facts: [FUEL_WORDS[fuel], GEARBOX_WORDS[gearbox], toPowerWords(powerKw)],
    note: data.readyDelivery ? "Pronta consegna" : "",
    sought: toSought(data),
  };
}

function toSought({ segment, services, readyDelivery, audience }: Vehicle): string {
  return [
    VEHICLE_SEGMENT_NAMES[segment],
    ...services.map((service) => SERVICE_WORDS[service]),
    readyDelivery ? "Pronta consegna" : "",
    audience === "privati" ? "" : "aziende partita IVA",
    audience === "aziende" ? "" : "privati",
  ].join(" ");
}

function toDescription(vehicle: Vehicle): string {
  const { make, model, variant, gearbox, seats, lessor } = vehicle;
  const gear = GEARBOX_WORDS[gearbox].toLowerCase();
  return (
    `${make} ${model} ${variant} a noleggio a lungo termine con ${lessor}: ` +
    `${toKindPhrase(vehicle)}, ${gear}, ${seats} posti.`
  );
}

function toFilters(vehicles: readonly Vehicle[]): Filter<Vehicle>[] {
  return [
    toWordFilter({
      key: "segmento",
      label: "Segmento",
      several: true,
      words: VEHICLE_SEGMENT_NAMES,
      wordOf: ({ segment }) => segment,
      hint: "Scegli i segmenti dall’elenco, per esempio suv.",
    }),
    toWordFilter({
      key: "alimentazione",
      label: "Alimentazione",
      several: true,
      words: FUEL_WORDS,
      wordOf: ({ fuel }) => fuel,
      hint: "Scegli le alimentazioni dall’elenco, per esempio ibrida.",
    }),
    toWordFilter({
      key: "cambio",
      label: "Cambio",
      several: false,
      words: GEARBOX_WORDS,
      wordOf: ({ gearbox }) => gearbox,
      hint: "Cambio: scegli manuale oppure automatico.",
    }),
    toNameFilter(vehicles, {
      key: "marca",
      label: "Marca",
      nameOf: ({ make }) => make,
      hint: "Scegli le marche dall’elenco.",
    }),
    toFlagFilter({
      key: "pronta",
      label: "Consegna",
      value: "si",
      words: "Pronta consegna",
      isTrue: ({ readyDelivery }) => readyDelivery,
    }),
  ];
}

function priceRental(vehicle: Vehicle, query: RentalQuery): Outcome {
  const { audience } = vehicle;
  if (audience !== "tutti" && audience !== query.destination) {
    return {
      status: "excluded",
      reason: audience === "privati" ? "Solo per privati" : "Solo per aziende e partite IVA",
    };
  }
  const cost = findRentalCost(vehicle, query);
  if (cost === null) {
    return { status: "excluded", reason: `Non si noleggia con ${toTermsWords(query)}` };
  }
  return {
    status: "computed",
    quote: {
      eur: cost.monthlyEur,
      destination: query.destination,
      toNote: () => `${toVatWords(query.destination)}, ${toTermsWords(query)}`,
      parts: [
        {
          label: cost.vatEur > 0 ? "Canone senza IVA" : "Canone",
          amountEur: cost.feeEur,
        },
        ...(cost.vatEur > 0
          ? [{ label: `IVA ${formatShare(VAT_RATE)}`, amountEur: cost.vatEur }]
          : []),
      ],
      keys: { total: cost.totalEur },
    },
  };
}

function toTotal(vehicle: Vehicle, query: RentalQuery): ProductSheet["total"] {
  const cost = findRentalCost(vehicle, query);
  if (cost === null) {
    return null;
  }
  const months = `Totale in ${formatDuration(query.durationMonths, "mesi")}`;
  const label = cost.downPaymentEur > 0 ? `${months}, anticipo compreso` : months;
  return { label, eur: cost.totalEur };
}

function toTermsWords({ durationMonths, kmPerYear, downPaymentEur }: RentalQuery): string {
  return `${formatDuration(durationMonths, "mesi")}, ${toKmWords(kmPerYear)}, ${toDownPaymentWords(downPaymentEur)}`;
}

function fitRental(vehicle: Vehicle, query: RentalQuery) {
  const changed: IgnoredParameter[] = [];
  const destination = vehicle.audience === "tutti" ? query.destination : vehicle.audience;
  if (destination !== query.destination) {
    const words = destination === "privati" ? "ai privati" : "ad aziende e partite IVA";
    changed.push({ key: "destinazione", message: `Si noleggia solo ${words}.` });
  }
  const asked = { ...query, destination };
  if (findRentalCost(vehicle, asked) !== null) {
    return { query: asked, changed };
  }
  const nearest = toNearestTerms(vehicle, asked);
  if (nearest === null) {
    throw new Error("a rental has at least one fee");
  }
  const message = `Non si noleggia con ${toTermsWords(asked)}: il canone è per ${toTermsWords({ ...asked, ...nearest })}.`;
  changed.push(...TERM_FIELDS.map(({ key }) => ({ key, message })));
  return { query: { ...asked, ...nearest }, changed };
}

function toAssumptions(query: RentalQuery): string[] {
  const isPrivate = query.destination === "privati";
  return [
    `I canoni sono per ${toTermsWords(query)}, ${isPrivate ? `IVA al ${formatShare(VAT_RATE)} inclusa` : "IVA esclusa"}.`,
    "Ogni canone è quello della tabella di chi noleggia: non stimiamo le combinazioni che mancano.",
    "Il totale è l’anticipo più tutti i canoni. L’anticipo non si recupera alla fine.",
    "Chilometri oltre il contratto, franchigie e multe restano fuori: trovi i costi nella scheda.",
    "Di bollo, cristalli, scoperto sul furto e secondo conducente le tabelle non dicono: chiedili prima di firmare.",
  ];
}
