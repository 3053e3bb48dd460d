import type { IgnoredParameter } from "@volpe/contract";
import { toFlagFilter, toNameFilter, toWordFilter } from "../products/name-filter.ts";
import type { Outcome, Product, ProductFilter, ShelfRules } from "../products/shelf-rules.ts";
import { toVatWords } from "../products/vat.ts";
import { findRentalCost, toNearestTerms } from "./rental-fee.ts";
import {
  type RentalQuery,
  readRentalQuery,
  TERM_FIELDS,
  toRentalApplied,
  toRentalChoices,
  toRentalRanges,
} from "./rental-query.ts";
import type { Vehicle } from "./vehicle.ts";
import { toVehicleChoosers, toVehicleSections } from "./vehicle-sheet.ts";
import {
  FUEL_WORDS,
  GEARBOX_WORDS,
  SEGMENT_WORDS,
  SERVICE_WORDS,
  toDownPaymentWords,
  toKindPhrase,
  toKmWords,
  toPowerWords,
} from "./vehicle-words.ts";

/** Rentals, ranked by the monthly fee of one row of their tables. */
export const VEHICLE_RULES: ShelfRules<Vehicle, RentalQuery> = {
  tipology: "noleggio",
  figurePer: "month",
  figureWords: "al mese",
  describe,
  filters: toFilters,
  sorts: [
    { value: "rata", label: "Rata più bassa", keyOf: ({ eur }) => eur },
    { value: "totale", label: "Totale più basso", keyOf: ({ keys }) => keys.total ?? 0 },
    { value: "potenza", label: "Più potenti", keyOf: ({ keys }) => -(keys.powerKw ?? 0) },
  ],
  readOwn: readRentalQuery,
  quote: quoteRental,
  fit: fitRental,
  whereSold: (_vehicle, own) => own,
  tests: ({ feeMinEur, feeMaxEur }) => [
    ({ eur }) => eur >= (feeMinEur ?? 0) && eur <= (feeMaxEur ?? Number.POSITIVE_INFINITY),
  ],
  choices: toRentalChoices,
  ranges: toRentalRanges,
  applied: toRentalApplied,
  assumptions: toAssumptions,
  listAssumptions: () => [],
  choosers: toVehicleChoosers,
  sheetRanges: () => [],
  sections: (vehicle, own) => toVehicleSections(vehicle, own),
  isSibling: (a, b) => a.make === b.make && a.model === b.model,
};

function describe({ data, address }: Product<Vehicle>) {
  const { make, model, variant, lessor, segment, fuel, gearbox, powerKw } = data;
  return {
    name: `${make} ${model} ${variant}`,
    brand: make,
    seller: lessor,
    kind: segment,
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
    SEGMENT_WORDS[segment],
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

function toFilters(vehicles: readonly Vehicle[]): ProductFilter<Vehicle>[] {
  return [
    toWordFilter({
      key: "segmento",
      label: "Segmento",
      several: true,
      words: SEGMENT_WORDS,
      wordOf: ({ segment }) => segment,
      mending: "Scegli i segmenti dall’elenco, per esempio suv.",
    }),
    toWordFilter({
      key: "alimentazione",
      label: "Alimentazione",
      several: true,
      words: FUEL_WORDS,
      wordOf: ({ fuel }) => fuel,
      mending: "Scegli le alimentazioni dall’elenco, per esempio ibrida.",
    }),
    toWordFilter({
      key: "cambio",
      label: "Cambio",
      several: false,
      words: GEARBOX_WORDS,
      wordOf: ({ gearbox }) => gearbox,
      mending: "Scegli manuale oppure automatico.",
    }),
    toNameFilter(vehicles, {
      key: "marca",
      label: "Marca",
      nameOf: ({ make }) => make,
      mending: "Scegli le marche dall’elenco.",
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

function quoteRental(vehicle: Vehicle, own: RentalQuery): Outcome {
  const { audience } = vehicle;
  if (audience !== "tutti" && audience !== own.destination) {
    return {
      status: "excluded",
      reason: audience === "privati" ? "Solo per privati" : "Solo per aziende e partite IVA",
    };
  }
  const cost = findRentalCost(vehicle, own);
  if (cost === null) {
    return { status: "excluded", reason: `Non si noleggia con ${toTermsWords(own)}` };
  }
  return {
    status: "computed",
    quote: {
      eur: cost.monthlyEur,
      destination: own.destination,
      toNote: () => `${toVatWords(own.destination)}, ${toTermsWords(own)}`,
      parts: [
        { label: "Canone", amountEur: cost.feeEur },
        ...(cost.vatEur > 0 ? [{ label: "IVA 22%", amountEur: cost.vatEur }] : []),
      ],
      keys: { total: cost.totalEur, powerKw: vehicle.powerKw },
    },
  };
}

function toTermsWords({ durationMonths, kmPerYear, downPaymentEur }: RentalQuery): string {
  return `${durationMonths} mesi, ${toKmWords(kmPerYear)}, ${toDownPaymentWords(downPaymentEur)}`;
}

function fitRental(vehicle: Vehicle, own: RentalQuery) {
  const told: IgnoredParameter[] = [];
  const destination = vehicle.audience === "tutti" ? own.destination : vehicle.audience;
  if (destination !== own.destination) {
    const words = destination === "privati" ? "ai privati" : "ad aziende e partite IVA";
    told.push({ key: "destinazione", message: `Si noleggia solo ${words}.` });
  }
  const asked = { ...own, destination };
  if (findRentalCost(vehicle, asked) !== null) {
    return { own: asked, told };
  }
  const nearest = toNearestTerms(vehicle, asked);
  if (nearest === null) {
    throw new Error("a rental has at least one fee");
  }
  const message = `Non si noleggia con ${toTermsWords(asked)}: la rata è per ${toTermsWords({ ...asked, ...nearest })}.`;
  told.push(...TERM_FIELDS.map(({ key }) => ({ key, message })));
  return { own: { ...asked, ...nearest }, told };
}

function toAssumptions(own: RentalQuery): string[] {
  const isPrivate = own.destination === "privati";
  return [
    `Le rate sono per ${toTermsWords(own)}, ${isPrivate ? "IVA al 22% inclusa" : "IVA esclusa"}.`,
    "Ogni rata è quella della tabella di chi noleggia: non stimiamo le combinazioni che mancano.",
    "Il totale è l’anticipo più tutte le rate. L’anticipo non si recupera alla fine.",
    "Chilometri oltre il contratto, franchigie e multe restano fuori: trovi i costi nella scheda.",
  ];
}
