import { parseDecimal } from "./decimal.ts";
import type { OfferQuery } from "./offers.ts";
import { PROVINCES } from "./provinces.ts";

/** What an address says of the visitor's supply, and the keys whose value could not be used. */
export type ParsedOfferQuery = { query: OfferQuery; ignored: (keyof OfferQuery)[] };

/** The part of a `URLSearchParams` that is read here. */
type Search = { get(key: string): string | null };

/** Each reads one value of an address; undefined = not usable. */
const READERS: { [Key in keyof OfferQuery]-?: (text: string) => OfferQuery[Key] | undefined } = {
  destinazione: (text) => (text === "privati" || text === "aziende" ? text : undefined),
  consumo: (text) => within(parseDecimal(text), Number.MIN_VALUE, 10_000_000),
  potenza: (text) => within(parseDecimal(text), 0.5, 10_000),
  residente: (text) => (text === "si" || text === "no" ? text : undefined),
  provincia: (text) => PROVINCES.find(({ sign }) => sign === text.toUpperCase())?.sign,
  pagina: (text) => (/^\d+$/.test(text) ? within(Number(text), 1, 1000) : undefined),
};

/**
 * The query of a list's or an item's address (`/offerte/luce?consumo=2700`). An empty value counts
 * as absent, as a form sends it; other keys are left alone.
 */
export function parseOfferQuery(search: Search): ParsedOfferQuery {
  const query: Record<string, unknown> = {};
  const ignored: (keyof OfferQuery)[] = [];
  for (const key of Object.keys(READERS) as (keyof OfferQuery)[]) {
    const text = search.get(key)?.trim();
    if (!text) continue;
    const value = READERS[key](text);
    if (value === undefined) ignored.push(key);
    else query[key] = value;
  }
  // Every value was made by the reader of its own key.
  return { query: query as OfferQuery, ignored };
}

function within(value: number | null, minimum: number, maximum: number): number | undefined {
  return value !== null && value >= minimum && value <= maximum ? value : undefined;
}
