import { parseDecimal } from "@volpe/contract";
import { LRUCache } from "lru-cache";
import { MONTH } from "./dates-in-text.ts";

/** The units by the names that the patterns give them. The first match of a pattern decides. */
const UNITS = {
  price: "price",
  cents: "price",
  monthly: "monthly",
  yearly: "yearly",
  rate: "rate",
  kwh: "kWh",
  smc: "Smc",
  mc: "mc",
  kw: "kW",
  percent: "%",
  time: "time",
  before: "€",
  after: "€",
} as const;

/**
 * `price` is a price per kWh, Smc or mc, `monthly` and `yearly` are fees of a supply, `rate` is one
 * per day, kW or point. Cents are converted to euros. Empty if no unit was printed.
 */
type FigureUnit = (typeof UNITS)[keyof typeof UNITS] | "";

/** A figure of a line. */
export type PrintedFigure = { value: number; unit: FigureUnit; decimals: number; index: number };

const NUMBER = String.raw`-?\s?(?:\d{1,3}(?:[.' ]\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)`;
const EURO = String.raw`(?:€|eur(?:o)?\b)`;
const POINT = "(?:pod|pdr|cliente|punto(?: di)?(?: prelievo| riconsegna)?)";
/** A fee per kW depends on the power, whatever period stands before. */
const NO_KW = String.raw`(?!\s?\/\s?kw)`;
const UNIT = [
  String.raw`(?<price>${EURO}\s?\/\s?(?:kwh|smc|mc))`,
  String.raw`(?<cents>cent(?:esimi)?\s?${EURO}?\s?\/\s?kwh)`,
  String.raw`(?<monthly>${EURO}\s?\/\s?(?:${POINT}\s?\/\s?)?mes[ei]\b${NO_KW}\S*)`,
  String.raw`(?<yearly>${EURO}\s?\/\s?(?:${POINT}\s?\/\s?)?ann[oi]\b${NO_KW}\S*)`,
  String.raw`(?<rate>${EURO}\s?\/\s?(?:(?:kw\s?\/\s?)?(?:mes[ei]|ann[oi]|giorno|${POINT})|kw)\S*)`,
  "(?<kwh>kwh)",
  "(?<smc>smc|standard metri cubi)",
  String.raw`(?<mc>mc\b|m3)`,
  String.raw`(?<kw>kw\b)`,
  "(?<percent>%)",
  String.raw`(?<time>mes[ei]\b|giorn[oi]\b|gg\b|ann[oi]\b)`,
  `(?<after>${EURO})`,
].join("|");
const FIGURE = new RegExp(
  String.raw`(?<![\w/.,])(?<before>${EURO}\s?)?(?<number>${NUMBER})(?<minus>-(?!\d))?(?![\d/]|[.,]\d|[a-z]{4,}(?<!mese|mesi|anno|anni|euro|giorni|giorno))\s?(?:${UNIT})?`,
  "gi",
);
const DATES = new RegExp(
  String.raw`\b\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?(?:\d{4}|\d{2})\b|\b(?:${MONTH})\s20\d\d\b`,
  "gi",
);

/** A cache, because each line of a bill is searched for figures many times. */
const cache = new LRUCache<string, readonly PrintedFigure[]>({
  max: 5000,
  memoMethod: findFigures,
});

/** Lists every figure of a line with the unit beside it. Dates are left out. */
export function listFigures(text: string): readonly PrintedFigure[] {
  return cache.memo(text);
}

function findFigures(text: string): PrintedFigure[] {
  const plain = text.replaceAll(DATES, (date) => "#".repeat(date.length));
  const figures: PrintedFigure[] = [];
  for (const { index, groups = {} } of plain.matchAll(FIGURE)) {
    const { number = "", minus, cents } = groups;
    const value = parseDecimal(number.replace(/^-\s/, "-"));
    if (value !== null) {
      const printed = /[.,](\d+)$/.exec(number)?.[1]?.length ?? 0;
      // 1.234 has a thousands separator and no decimals.
      const places = Number.isInteger(value) && printed === 3 ? 0 : printed;
      const decimals = cents === undefined ? places : places + 2;
      const eur = cents === undefined ? value : Number((value / 100).toFixed(decimals));
      figures.push({
        value: minus === undefined ? eur : -eur,
        unit: toUnit(groups) || toUnitBefore(plain.slice(0, index)),
        decimals,
        index,
      });
    }
  }
  return figures;
}

/** Reads the unit that precedes its figure, as in «kWh 246». */
function toUnitBefore(text: string): FigureUnit {
  const unit = /(?<![\d/] ?)\b(kwh|smc|mc|kw) ?$/i.exec(text.slice(-8))?.[1];
  return unit === undefined ? "" : toUnit({ [unit.toLowerCase()]: unit });
}

function toUnit(groups: Readonly<Record<string, string | undefined>>): FigureUnit {
  return Object.entries(UNITS).find(([name]) => groups[name] !== undefined)?.[1] ?? "";
}

/** Whether a figure can be a sum of money: it has a euro sign, or two decimals and no unit. */
export function isMoney({ unit, decimals }: PrintedFigure): boolean {
  return unit === "€" || (unit === "" && decimals === 2);
}

const PRICES: ReadonlySet<FigureUnit> = new Set(["price", "monthly", "yearly", "rate"]);

/** Whether a figure can be a price: it has a price's unit, or no unit and over 3 decimals. */
export function isPrice({ unit, decimals }: PrintedFigure): boolean {
  return PRICES.has(unit) || (unit === "" && decimals > 3);
}

/** Whether a figure is a quantity of energy or of gas. */
export function isVolume({ unit }: PrintedFigure): boolean {
  return unit === "kWh" || unit === "Smc";
}

/** Whether two sums differ by at most 2 cents plus 0.5 %, because printed figures are rounded. */
export function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.02 + 0.005 * Math.abs(other);
}

/** Whether the terms add up to the total, except for the cents that rounding them loses. */
export function addsUp(terms: readonly number[], total: number): boolean {
  const sum = terms.reduce((all, term) => all + term, 0);
  return Math.abs(sum - total) <= 0.011 * Math.max(2, terms.length);
}

/** A term of a sum. `kind` tells it from an equal one, as the rate of a tax does; "" = unknown. */
type Term = { value: number; kind: string };

/**
 * Adds up the terms. An equal term counts again only if it is of another kind, because bills print
 * a line in the summary and in the details. The sum of all the others counts once.
 *
 * @example
 * sumOnce([5, 7, 5].map((value) => ({ value, kind: "" }))); // 12
 */
export function sumOnce(terms: readonly Term[]): number {
  const once = [...Map.groupBy(terms, ({ value }) => value)].flatMap(([value, equal]) => {
    const kinds = new Set(equal.map(({ kind }) => kind).filter((kind) => kind !== ""));
    return Array.from({ length: Math.max(1, kinds.size) }, () => value);
  });
  const all = once.reduce((sum, one) => sum + one, 0);
  return once.find((one) => once.length > 2 && addsUp([all - one], one)) ?? all;
}
