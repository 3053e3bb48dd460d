import { parseBandParts, toBandParts } from "@volpe/contract";
import { hasTwoReadings } from "../../figures/italian-figures.ts";
import { findNamedBands } from "../../figures/named-bands.ts";

/** Three figures as they were typed, in the order of the bands. */
type TypedBands = { figures: string[]; unit: string; isNamed: boolean };

const FIGURE = String.raw`\d{1,9}(?:[.,]\d{1,3})?`;
const WHOLE_FIGURE = new RegExp(`^${FIGURE}$`);
/** What may stand between two named bands, and after the last one. */
const STROKES = /^[\s,;/–-]*$/;
/** «33% 31% 36%», «760-710-840»: a figure and what stands before the next one. */
const UNNAMED = new RegExp(
  String.raw`(?<figure>${FIGURE})\s*(?<unit>%|kwh)?(?:\s*[-–/;]\s*|,?\s+|(?<=%),?)`,
  "gy",
);

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
  const { figures, unit, isNamed } = typed;
  const [f1 = 0, f2 = 0, f3 = 0] = figures.map(toFigure);
  const bands: [number, number, number] = [f1, f2, f3];
  if (unit === "%" || (unit === "" && Math.max(...bands) <= 100)) return writePercentages(bands);
  // «1 200 900» may be two figures, but a name tells where a figure ends.
  const isSpaced = !isNamed && /\d\s+\d/.test(text);
  if (isSpaced || findUnclear(figures, bands) !== undefined) return undefined;
  const written = bands.join("-");
  return parseBandParts(written) === null ? toBandParts(bands)?.join("-") : written;
}

/** The sentence about bands that cannot be read. */
export function toBandsHint(text: string): string {
  const figures = splitBands(text)?.figures ?? [];
  const unclear = findUnclear(figures, figures.map(toFigure));
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
  const small = text.trim().toLowerCase();
  const { bands, rest } = findNamedBands(small);
  if (bands.length > 0) {
    const ordered = bands.toSorted((a, b) => Number(a.band) - Number(b.band));
    const isEach = ordered.map(({ band }) => band).join() === "1,2,3";
    return isEach && STROKES.test(rest) ? toTyped(ordered, { isNamed: true }) : null;
  }
  const found = [...`${small} `.matchAll(UNNAMED)];
  const isAll = found.map(([whole]) => whole).join("").length >= small.length;
  const entries = found.map(({ groups }) => ({
    figure: groups?.figure ?? "",
    unit: groups?.unit ?? "",
  }));
  return entries.length === 3 && isAll ? toTyped(entries, { isNamed: false }) : null;
}

function toTyped(
  entries: readonly { figure: string; unit: string }[],
  { isNamed }: { isNamed: boolean },
): TypedBands | null {
  const figures = entries.map(({ figure }) => figure);
  const units = new Set(entries.flatMap(({ unit }) => (unit === "" ? [] : [unit])));
  const isClear = units.size <= 1 && figures.every((figure) => WHOLE_FIGURE.test(figure));
  return isClear ? { figures, unit: [...units][0] ?? "", isNamed } : null;
}

const toFigure = (part: string) => Number(part.replace(",", "."));

/**
 * The first figure whose point may separate either thousands or decimals. A figure of at least a
 * tenth of the largest is clear: as thousands it would be at least a hundred times the largest.
 */
function findUnclear(figures: readonly string[], bands: readonly number[]): string | undefined {
  const most = Math.max(...bands);
  const others = figures.filter((figure, index) => !hasTwoReadings(figure) && bands[index] !== 0);
  const isSettled =
    // The three figures have the same proportion in either reading.
    others.length === 0 ||
    // Another figure has a point that separates decimals.
    others.some((figure) => figure.includes(".")) ||
    // As decimals they are percentages, which sum to 100.
    most <= 100;
  return isSettled
    ? undefined
    : figures.find((figure, index) => hasTwoReadings(figure) && (bands[index] ?? 0) < most / 10);
}
