import { parseBandParts, toBandParts } from "@volpe/contract";
import { hasTwoReadings } from "../../figures/italian-figures.ts";

type Unit = "%" | "kwh" | null;

/** Three figures as they were typed, in the order of the bands. */
type TypedBands = { parts: string[]; unit: Unit };

const FIGURE = String.raw`(?<figure>\d{1,9}(?:[.,]\d{1,3})?)\s*(?<unit>%|kwh)?`;
const NAME = String.raw`f\s?(?<name>[123])`;
/** What may stand between two bands; names and units tell figures apart without it. */
const STROKE = String.raw`\s*[-–/;]\s*|,?\s+`;
/** An entry of a band and what stands before the next one: «F1 900», «33% F1», «900». */
const FORMS = [
  [String.raw`${NAME}\s*[:=]?\s*${FIGURE}`, `(?:${STROKE})?`],
  [String.raw`${FIGURE}\s*${NAME}`, `(?:${STROKE})?`],
  [FIGURE, `(?:${STROKE}|(?<=%)),?`],
] as const;

/** Percentages that were rounded may sum to a little more or less. */
const ROUNDING = 1;

/**
 * Writes typed bands as an address does. Spaces, other strokes, decimal commas, the bands' names and
 * units are accepted. Undefined if the text has no bands, or something unclear.
 *
 * @example
 * readBands("F1 900 F2 800 F3 1000") // "900-800-1000"
 */
export function readBands(text: string): string | undefined {
  const typed = splitBands(text);
  if (typed === null) return undefined;
  const { parts, unit } = typed;
  const [f1 = 0, f2 = 0, f3 = 0] = parts.map(toFigure);
  const bands: [number, number, number] = [f1, f2, f3];
  if (unit === "%" || (unit === null && Math.max(...bands) <= 100)) return writePercentages(bands);
  // «1 200 900» may be two figures, but a name tells where a figure ends.
  const isSpaced = /^[^f]*\d\s+\d/i.test(text);
  if (isSpaced || findUnclear(parts, bands) !== undefined) return undefined;
  const written = bands.join("-");
  return parseBandParts(written) === null ? toBandParts(bands)?.join("-") : written;
}

/** The sentence about bands that cannot be read. */
export function toBandsHint(text: string): string {
  const parts = splitBands(text)?.parts ?? [];
  const unclear = findUnclear(parts, parts.map(toFigure));
  return unclear === undefined
    ? "Scrivi quanto consumi in F1, F2 e F3, in kWh o in percentuale: per esempio 760-710-840 oppure 33-31-36."
    : `In «${unclear}» il punto può separare le migliaia o i decimali: scrivi ${unclear.replace(".", "")} oppure ${unclear.replace(".", ",")}.`;
}

function writePercentages(bands: readonly [number, number, number]): string | undefined {
  const sum = bands[0] + bands[1] + bands[2];
  const written = bands.join("-");
  if (Math.max(...bands) <= 100 && parseBandParts(written) !== null) return written;
  if (Math.abs(sum - 100) > ROUNDING) return undefined;
  const [f1, f2] = bands.map((band) => Math.round((band / sum) * 10_000)) as [number, number];
  return [f1, f2, 10_000 - f1 - f2].map((hundredths) => hundredths / 100).join("-");
}

function splitBands(text: string): TypedBands | null {
  for (const [entry, gap] of FORMS) {
    const found = matchEntries(text.trim(), entry, gap);
    if (found !== null) return toTyped(found);
  }
  return null;
}

type Entry = { name?: string; figure?: string; unit?: string };

/** The three entries that make the whole text; null for another text. */
function matchEntries(text: string, entry: string, gap: string): Entry[] | null {
  const each = new RegExp(`(?:${entry})(?:${gap})`, "giy");
  const entries: Entry[] = [];
  let end = 0;
  for (const match of `${text} `.matchAll(each)) {
    entries.push(match.groups ?? {});
    end = match.index + match[0].length;
  }
  return entries.length === 3 && end >= text.length ? entries : null;
}

function toTyped(entries: readonly Entry[]): TypedBands | null {
  const isNamed = entries[0]?.name !== undefined;
  const ordered = isNamed
    ? entries.toSorted((a, b) => Number(a.name) - Number(b.name))
    : [...entries];
  const units = new Set(entries.flatMap(({ unit }) => unit?.toLowerCase() ?? []));
  const isWhole = !isNamed || ordered.every(({ name }, at) => name === String(at + 1));
  return isWhole && units.size <= 1
    ? {
        parts: ordered.map(({ figure = "" }) => figure),
        unit: ([...units][0] as Unit | undefined) ?? null,
      }
    : null;
}

const toFigure = (part: string) => Number(part.replace(",", "."));

/**
 * The first figure whose point may separate either thousands or decimals. A figure of at least a
 * tenth of the largest is clear: as thousands it would be at least a hundred times the largest.
 */
function findUnclear(parts: readonly string[], bands: readonly number[]): string | undefined {
  const most = Math.max(...bands);
  const others = parts.filter((part, index) => !hasTwoReadings(part) && bands[index] !== 0);
  const isSettled =
    // The three figures have the same proportion in either reading.
    others.length === 0 ||
    // Another figure has a point that separates decimals.
    others.some((part) => part.includes(".")) ||
    // As decimals they are percentages, which sum to 100.
    most <= 100;
  return isSettled
    ? undefined
    : parts.find((part, index) => hasTwoReadings(part) && (bands[index] ?? 0) < most / 10);
}
