import { type LoneDot, parseDecimal } from "./decimal.ts";
import { foldText } from "./fold-text.ts";
import { readNumberWord } from "./number-words.ts";

/** The spellings that people use for the unit of a field, by the unit that the field shows. */
const SPELLINGS: Readonly<Record<string, string>> = {
  "€": "€|euro|eur",
  "€ al mese": "(?:(?:€|euro|eur) ?)?(?:al |\\/ ?)mese|€|euro|eur",
  kWh: "k ?w ?h|chilowattora",
  Smc: "smc|sm3|mc|m3|metri cubi",
  kW: "k ?w|chilowatt",
  km: "km|chilometri",
  mesi: "mesi|mese",
  "€/kWh": toPriceSpelling("k ?w ?h|chilowattora"),
  "€/Smc": toPriceSpelling("smc|sm3|mc|m3"),
};

/**
 * The pattern of a price's unit, in one piece («€/kWh») or around the figure: «€ 0,142 /kWh»,
 * «0,142 euro al kWh».
 */
function toPriceSpelling(volume: string): string {
  const euro = "€|euro|eur";
  return `(?:(?:${euro}) ?)?(?:\\/|al |allo |a |per ) ?(?:${volume})|${euro}`;
}

/** Words for the period of a sum that a monthly field accepts, with the number of months. */
const PERIODS: readonly [RegExp, months: number][] = [
  [/(?:\bogni (?:2|due) mesi|(?:\ba |\bal |\/ ?)bimestre|\bbimestrali)$/, 2],
  [/(?:(?:\ball['’]|\bl['’]|\/ ?|\bogni |\bper )anno|\bannui|\bannuali)$/, 12],
  [/(?:\bogni mese|\bmensili)$/, 1],
];

/** Another unit that a field also accepts, and its factor to the field's unit. */
const SCALED: Readonly<Record<string, { spellings: string; factor: number }>> = {
  kWh: { spellings: "m ?w ?h|megawattora", factor: 1000 },
  kW: { spellings: "(?<!k )w(?:att)?", factor: 0.001 },
};

/** Matches words for an approximate figure: «circa 3.000», «~3.000». */
const ABOUT = /^(?:(?:circa|ca\.?|all'incirca|piu o meno)\s+|~\s*)|\s+(?:circa|ca\.?)$/g;
/** Matches thousands in their short form: «3k», «3mila». */
const THOUSANDS = /^(\d{1,3}) ?(?:k|mila)$/;
/** Units in whose fields «3k» is a misspelt unit, not a number of thousands. */
const NO_THOUSANDS = ["kW", "€/kWh", "€/Smc", "mesi"];

/** The settings for reading a field's figure. */
export type FigureSpelling = { loneDot?: LoneDot | undefined; unit?: string | undefined };

/**
 * Parses the text of a figure's field: like `parseDecimal`, but also with the field's own unit
 * next to it («€ 1.080,00», «3.100 kWh») or another one («2,7 MWh», «4.500 W»), with «circa», in
 * thousands («3mila», «3k») or in words («tremila»). A field of «€ al mese» divides the sum of a
 * longer period: «360 l’anno». Null for another unit, for several figures and for words with two
 * meanings: «duemila e sette».
 *
 * @example
 * parseTyped("3.100 kWh", { unit: "kWh" }) // 3100
 */
export function parseTyped(
  text: string,
  { loneDot, unit = "" }: FigureSpelling = {},
): number | null {
  const plain = foldText(text).trim().replace(ABOUT, "");
  const scaled = SCALED[unit];
  const inScaled = scaled === undefined ? plain : dropUnit(plain, scaled.spellings);
  if (scaled !== undefined && inScaled !== plain) {
    // Watts are whole numbers, so that their dot separates thousands.
    const dot = unit === "kW" ? "thousands" : loneDot;
    const figure = parseDecimal(inScaled, dot) ?? readWords(inScaled);
    // The result is rounded, because 4.35 times 1000 is not a whole number in binary fractions.
    return figure === null ? null : Math.round(figure * scaled.factor * 1e6) / 1e6;
  }
  const [period, months] =
    (unit === "€ al mese" && PERIODS.find(([ending]) => ending.test(plain))) || [];
  const bare = dropUnit(period === undefined ? plain : plain.replace(period, ""), SPELLINGS[unit]);
  const thousands = NO_THOUSANDS.includes(unit) ? null : THOUSANDS.exec(bare);
  const figure =
    thousands === null
      ? (parseDecimal(bare, loneDot) ?? readWords(bare))
      : Number(thousands[1]) * 1000;
  return figure === null || months === undefined
    ? figure
    : Math.round((figure * 100) / months) / 100;
}

function dropUnit(plain: string, spellings: string | undefined): string {
  return spellings === undefined
    ? plain.trim()
    : plain
        .trim()
        .replace(new RegExp(`^(?:${spellings})\\s*(?=[\\d−-])`), "")
        .replace(new RegExp(`(?<=[\\da-z])\\s*(?<![a-z])(?:${spellings})\\.?$`), "");
}

function readWords(plain: string): number | null {
  const value = readNumberWord(plain.replace(/\s+(?:e\s+)?/g, ""));
  // «Duemila e sette» may mean 2.007 or 2.700.
  return value !== null && value > 1000 && value % 1000 > 0 && value % 1000 < 10 ? null : value;
}

/**
 * Parses a figure of an address; null if it is out of bounds. A lone dot counts as decimal sign if
 * the figure would be out of bounds with it as thousands separator: `345.125` of a monthly fee up
 * to 10,000. This does not hold if the last digit is a zero, which people type and programs do not
 * write: `20.000`.
 *
 * @example
 * parseFigure("0", { min: 0.5, max: 10 }) // null
 */
export function parseFigure(
  text: string,
  { min, max, loneDot = "thousands", unit }: FigureSpelling & { min: number; max: number },
): number | null {
  for (const meaning of [loneDot, "decimal"] as const) {
    const value = parseTyped(text, { loneDot: meaning, unit });
    if (value !== null && value >= min && value <= max) {
      return value;
    }
    if (/\.\d\d0(?!\d)/.test(text)) return null;
  }
  return null;
}
