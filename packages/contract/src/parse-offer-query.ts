import { parseDecimal, parseFigure } from "./decimal.ts";
import type { OfferQuery } from "./offers.ts";
import { PROVINCES } from "./provinces.ts";

/** What an address says of the visitor's supply, and the keys whose value could not be used. */
export type ParsedOfferQuery = { query: OfferQuery; ignored: (keyof OfferQuery)[] };

/** The part of a `URLSearchParams` that is read here. */
type Search = { getAll(key: string): string[] };

/** Each reads one value of an address; undefined = not usable. */
const READERS: { [Key in keyof OfferQuery]-?: (text: string) => OfferQuery[Key] | undefined } = {
  destinazione: (text) => (text === "privati" || text === "aziende" ? text : undefined),
  consumo: (text) => parseFigure(text, { min: Number.MIN_VALUE, max: 10_000_000 }) ?? undefined,
  potenza: (text) => within(parseDecimal(text, "decimal"), 0.5, 10_000),
  residente: (text) => (text === "si" || text === "no" ? text : undefined),
  provincia: (text) => PROVINCES.find(({ sign }) => sign === text.toUpperCase())?.sign,
  comune: (text) => (/^\d{6}$/.test(text) ? text : undefined),
  fasce: (text) => (isShares(text) ? text : undefined),
  prezzo: (text) =>
    text === "fisso" || text === "variabile" || text === "misto" ? text : undefined,
  verde: (text) => (text === "si" ? text : undefined),
  canale: (text) => toSlugs(text, 6),
  fornitore: (text) => toSlugs(text, 20),
  ordina: (text) => (text === "spesa" || text === "prezzo" || text === "fissa" ? text : undefined),
  variazione: (text) => within(parseSigned(text), -90, 300),
  indice: (text) => within(parseDecimal(text, "decimal"), 0, 5),
  pagina: (text) => (/^\d+$/.test(text) ? within(Number(text), 1, 1000) : undefined),
};

const LISTS: ReadonlySet<string> = new Set(["canale", "fornitore"]);

/**
 * The query of a list's or an item's address (`/offerte/luce?consumo=2700`). An empty value counts
 * as absent, as a form sends it; other keys are left alone.
 */
export function parseOfferQuery(search: Search): ParsedOfferQuery {
  const query: Record<string, unknown> = {};
  const ignored: (keyof OfferQuery)[] = [];
  for (const key of Object.keys(READERS) as (keyof OfferQuery)[]) {
    const texts = search.getAll(key);
    // A form sends each ticked box by itself.
    const text = (LISTS.has(key) ? texts.join(",") : texts[0])?.trim();
    if (!text) continue;
    const value = READERS[key](text);
    if (value === undefined) ignored.push(key);
    else query[key] = value;
  }
  // Every value was made by the reader of its own key.
  return { query: query as OfferQuery, ignored };
}

/** Three whole shares of a hundred, as `33-31-36`. */
function isShares(text: string): boolean {
  return (
    /^\d{1,3}-\d{1,3}-\d{1,3}$/.test(text) &&
    text.split("-").reduce((sum, share) => sum + Number(share), 0) === 100
  );
}

function toSlugs(text: string, max: number): string[] | undefined {
  const slugs = [...new Set(text.split(",").filter((slug) => slug !== ""))];
  return slugs.length > 0 && slugs.length <= max && slugs.every((slug) => /^[a-z0-9-]+$/.test(slug))
    ? slugs
    : undefined;
}

function parseSigned(text: string): number | null {
  const [, sign, figure] = /^([+\-−]?)(.+)$/.exec(text) ?? [];
  const value = parseDecimal(figure ?? "", "decimal");
  return value === null || !sign || sign === "+" ? value : -value;
}

function within(value: number | null, minimum: number, maximum: number): number | undefined {
  return value !== null && value >= minimum && value <= maximum ? value : undefined;
}
