import { CHOSEN_MAX, GREEN_LABEL, type OfferResult, PRICING_LABELS } from "@volpe/contract";
import { type Filter, toFlagFilter, toWordFilter } from "../list/filter.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";

type Supplier = OfferResult["supplier"];

const PRICING_VALUES = { fixed: "fisso", variable: "variabile", mixed: "misto" } as const;
const PRICING_WORDS = {
  fisso: PRICING_LABELS.fixed,
  variabile: PRICING_LABELS.variable,
  misto: PRICING_LABELS.mixed,
};

const CHANNEL_LABELS: Readonly<Record<string, string>> = {
  web: "Web",
  telefono: "Telefono",
  sportello: "Sportello",
  agenzia: "Agenzia",
};
const CHANNELS = Object.keys(CHANNEL_LABELS);

/** MODALITA of ModalitaAttivazione; 02 is any channel, 99 says nothing. */
const CHANNELS_OF_CODE: Readonly<Record<string, readonly string[]>> = {
  "01": ["web"],
  "02": CHANNELS,
  "03": ["sportello"],
  "04": ["telefono"],
  "05": ["agenzia"],
};

/** The part of an offer that the filters read. */
export type FilteredOffer = Pick<CatalogueEntry, "pricing" | "green" | "supplier"> & {
  offer: Pick<CatalogueEntry["offer"], "channels">;
};

/**
 * Creates the filters of a list of offers, one row each.
 *
 * @param suppliers The suppliers of the whole snapshot, in order of name.
 */
export function createEnergyFilters(suppliers: readonly Supplier[]): Filter<FilteredOffer>[] {
  const names = new Map(suppliers.map(({ slug, name }) => [slug, name]));
  return [
    toWordFilter({
      key: "prezzo",
      label: "Tipo di prezzo",
      several: false,
      words: PRICING_WORDS,
      wordOf: ({ pricing }) => PRICING_VALUES[pricing],
      hint: "Tipo di prezzo: scegli fisso, variabile oppure misto.",
    }),
    {
      ...toFlagFilter<FilteredOffer>({
        key: "verde",
        label: "Fonti rinnovabili",
        value: "si",
        words: GREEN_LABEL,
        isTrue: ({ green }) => green,
      }),
      showsAll: true,
    },
    {
      key: "canale",
      label: "Come si attiva",
      several: true,
      valuesOf: ({ offer }) => toChannels(offer.channels),
      labelOf: (value) => CHANNEL_LABELS[value] ?? value,
      chipOf: (value) => `Si attiva: ${(CHANNEL_LABELS[value] ?? value).toLowerCase()}`,
      order: CHANNELS,
      showsAll: true,
      chosenMax: CHOSEN_MAX.canale,
      hint: "Come si attiva: scegli tra web, telefono, sportello e agenzia.",
    },
    {
      key: "fornitore",
      label: "Fornitore",
      several: true,
      valuesOf: ({ supplier }) => [supplier.slug],
      labelOf: (value) => names.get(value) ?? value,
      order: [...names.keys()],
      // Hundreds of names would help nobody and make every page larger; `/brands` lists them all.
      shownMax: 24,
      chosenMax: CHOSEN_MAX.fornitore,
      hint: "Scegli i fornitori dall’elenco.",
    },
  ];
}

function toChannels(codes: readonly string[]): string[] {
  const known = new Set(codes.flatMap((code) => CHANNELS_OF_CODE[code] ?? []));
  return CHANNELS.filter((channel) => known.has(channel));
}

/** Sorts the suppliers by name, each slug once, under the first name that came with it. */
export function sortSuppliers(suppliers: readonly Supplier[]): Supplier[] {
  const bySlug = new Map(suppliers.toReversed().map((supplier) => [supplier.slug, supplier]));
  const collator = new Intl.Collator("it");
  return [...bySlug.values()].sort((a, b) => collator.compare(a.name, b.name));
}
