import type { AppliedFilter, EnergyTipology, IgnoredParameter, OfferQuery } from "@volpe/contract";
import { invalidField } from "../../errors.ts";
import { findComune } from "../../places/comuni.ts";
import { type Choices, type Filter, type FilterValues, toFilterChips } from "../list/filter.ts";
import { readFields, toFieldChips } from "../list/query-field.ts";
import { PAGE_FIELDS, SCENARIO_FIELDS, SORT_FIELDS, SUPPLY_FIELDS } from "./energy-fields.ts";
import { createEnergyFilters } from "./energy-filters.ts";
import { roundScenario } from "./index-scenario.ts";

/** This file checks only the form of a choice; the snapshot decides which values are known. */
const FILTERS = createEnergyFilters([]);

/** The query of an address. */
export type OfferSearch = Pick<URLSearchParams, "get" | "getAll">;

/** The typology that an address asks for. Throws `AppError` if it is not one of energy. */
export function getEnergyTipology(search: Pick<URLSearchParams, "get">): EnergyTipology {
  const tipology = search.get("tipology");
  if (tipology !== "luce" && tipology !== "gas") {
    throw invalidField("tipology", "Scegli luce oppure gas.");
  }
  return tipology;
}

/**
 * Reads the query of a list's or an item's address (`/offerte/luce?consumo=2700`). An empty value
 * counts as absent, as a form sends it; other parameters are left alone. The typology decides in
 * which unit a figure may be written.
 *
 * @example
 * parseOfferQuery(new URLSearchParams("consumo=2.700&prezzo=fisso"), "luce").query
 * // { consumo: 2700, prezzo: "fisso" }
 */
export function parseOfferQuery(
  search: OfferSearch,
  tipology: EnergyTipology,
): { query: OfferQuery; ignored: IgnoredParameter[] } {
  const supply = readFields(SUPPLY_FIELDS[tipology], search, []);
  const choices = parseChoices(search);
  const rest = readFields(
    [...SORT_FIELDS, ...SCENARIO_FIELDS[tipology], ...PAGE_FIELDS],
    search,
    [],
  );
  return {
    query: { ...supply.query, ...choices.query, ...rest.query },
    ignored: [...supply.ignored, ...choices.ignored, ...rest.ignored],
  };
}

function parseChoices(search: Pick<URLSearchParams, "getAll">) {
  const query: Record<string, string | string[]> = {};
  const ignored: IgnoredParameter[] = [];
  for (const { key, several, order, chosenMax, hint } of FILTERS) {
    const texts = search.getAll(key);
    // A form sends each ticked box as a separate parameter.
    const text = (several ? texts.join(",") : texts[0])?.trim() ?? "";
    if (text === "") {
      continue;
    }
    const value = several ? toSlugs(text, chosenMax) : order?.find((known) => known === text);
    if (value === undefined) {
      ignored.push({ key, message: hint });
    } else {
      query[key] = value;
    }
  }
  // The type holds, because the filter of each key read its value.
  return { query: query as OfferQuery, ignored };
}

type SettledQuery = { query: OfferQuery; chosen: Choices; ignored: IgnoredParameter[] };

/** Drops the values that have no meaning for this list, and reports each with a hint. */
export function settleQuery(
  asked: OfferQuery,
  tipology: EnergyTipology,
  filters: readonly FilterValues[],
): SettledQuery {
  const rounded = roundScenario(asked);
  const { chosen, query, ignored } = settleChoices(rounded, filters);
  const placeFault = findComuneFault(query);
  if (placeFault !== null) {
    delete query.comune;
    ignored.push({ key: "comune", message: placeFault });
  }
  if (asked.variazione && query.variazione === undefined) {
    const message =
      "Una variazione sotto lo 0,5% non sposta l’indice: scrivila intera, per esempio 5.";
    ignored.push({ key: "variazione", message });
  }
  if (query.indice !== undefined && query.variazione !== undefined) {
    delete query.variazione;
    const message =
      "Hai indicato anche un valore fisso dell’indice: vale quello, e la variazione non conta.";
    ignored.push({ key: "variazione", message });
  }
  if (query.fasce !== undefined && tipology === "gas") {
    delete query.fasce;
    const message = "Le fasce orarie valgono per la luce: il gas ha un prezzo solo.";
    ignored.push({ key: "fasce", message });
  }
  return { query, chosen, ignored };
}

function settleChoices(asked: OfferQuery, filters: readonly FilterValues[]): SettledQuery {
  const query = new Map<string, unknown>(Object.entries(asked));
  const chosen = new Map<string, readonly string[]>();
  const ignored: IgnoredParameter[] = [];
  for (const { key, several, known, hint } of filters) {
    const values = [query.get(key) ?? []].flat().map(String);
    const usable = values.filter((value) => known.has(value));
    query.delete(key);
    if (usable.length > 0) {
      query.set(key, several ? usable : usable[0]);
      chosen.set(key, usable);
    }
    if (usable.length < values.length) {
      ignored.push({ key, message: hint });
    }
  }
  // The type holds, because this is the query without some of its values.
  return { query: Object.fromEntries(query) as OfferQuery, chosen, ignored };
}

/** One chip for each value that differs from the default list. */
export function toOfferChips(
  { query, chosen }: Pick<SettledQuery, "query" | "chosen">,
  tipology: EnergyTipology,
  filters: readonly Filter<never>[],
): AppliedFilter[] {
  return [
    ...toFieldChips(SUPPLY_FIELDS[tipology], query),
    ...toFilterChips(filters, chosen),
    ...toFieldChips(SCENARIO_FIELDS[tipology], query),
  ];
}

/** Why a comune is ignored, in Italian; null if it counts or none was given. */
function findComuneFault({ comune, provincia }: OfferQuery): string | null {
  if (comune === undefined) {
    return null;
  }
  const found = findComune(comune);
  if (found === null) {
    return "Non conosco questo comune: scrivi il suo codice ISTAT di oggi, sei cifre.";
  }
  if (provincia === undefined) {
    return "Il comune vale con la sua provincia: aggiungi la sigla, per esempio MI.";
  }
  return found.province.sign === provincia
    ? null
    : "Questo comune non è nella provincia indicata: vale la provincia, scegli il comune tra i suoi.";
}

function toSlugs(text: string, max = Number.POSITIVE_INFINITY): string[] | undefined {
  const slugs = [...new Set(text.split(",").filter((slug) => slug !== ""))];
  return slugs.length > 0 && slugs.length <= max && slugs.every((slug) => /^[a-z0-9-]+$/.test(slug))
    ? slugs
    : undefined;
}
