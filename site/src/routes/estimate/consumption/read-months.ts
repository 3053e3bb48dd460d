import { toExcerpt } from "@volpe/contract";
import { type Band, type Token, toTokens } from "./tokens.ts";

/** Characters of a line that its refusal quotes. */
const EXCERPT_CHARACTERS = 40;

/** The consumption of a month, kWh or Smc; null = it is named without a figure. */
export type MonthReading = {
  /** 1–12. */
  month: number;
  year: number | null;
  units: number | null;
  /** F1, F2, F3; null if the consumption is not split, or not in these three. */
  bands: readonly [number, number, number] | null;
};

type MonthsReading =
  | { status: "read"; months: MonthReading[]; unit: "kWh" | "Smc" | null }
  /** A line that could not be understood, and how to write it, in Italian. */
  | { status: "unclear"; message: string };

/** Months of a year. Figures without months begin with January, because only their sum matters. */
const YEAR = 12;

const NO_FIGURES =
  "Qui non trovo consumi: incolla i dodici mesi, uno per riga, come «gennaio 210».";

type Line = { text: string; cells: Token[][] };

/**
 * Reads monthly consumptions that were copied from a spreadsheet, a bill or the files of Portale
 * Consumi: months in rows or in columns, in any order, with tabs, semicolons or blanks, with bands
 * or without. An empty text has no months.
 *
 * @example
 * readMonths("gennaio\t210\nfebbraio\t190,5").months; // [{ month: 1, units: 210, … }, …]
 */
export function readMonths(text: string): MonthsReading {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .map(toLine)
    .filter(({ cells }) => cells.some((cell) => cell.length > 0));
  const unit = /\b(?:smc|mc|m³)\b/i.test(text) ? "Smc" : /\bkwh\b/i.test(text) ? "kWh" : null;
  const parts = splitTables(lines);
  if (parts.length === 0) return { status: "unclear", message: NO_FIGURES };
  const months: MonthReading[] = [];
  for (const part of parts) {
    const read = isAcross(part[0]) ? readAcross(part) : readDown(part);
    if (typeof read === "string") return { status: "unclear", message: read };
    months.push(...read);
  }
  return { status: "read", months, unit };
}

/** Tabs and semicolons make cells, so that an empty one keeps its place; blanks do not. */
function toLine(raw: string): Line {
  const text = raw.replaceAll("\u00a0", " ");
  const separator = text.includes("\t") ? "\t" : text.includes(";") ? ";" : null;
  if (separator === null) return { text, cells: [toTokens(toPlainCommas(text))] };
  const cells = text.split(separator).map((cell) => {
    const words = cell.replaceAll('"', "").trim();
    const tokens: Token[] =
      words === "" || /^(?:[-–—]|n\.?d\.?|n\/d)$/i.test(words)
        ? [{ kind: "missing" }]
        : toTokens(words);
    return tokens;
  });
  return { text, cells };
}

/**
 * Replaces the commas between figures: those of «210, 190, 205», and of «210,190,205», where they
 * cannot all be decimal signs.
 */
function toPlainCommas(text: string): string {
  const isList = /\d,\d+,\d/.test(text) && !/\d\.\d/.test(text);
  return text.replace(isList ? /,/g : /,(?=\s|$)|(?<=[^\d\s]\s*),/g, " ");
}

const months = (tokens: readonly Token[]) => tokens.filter(({ kind }) => kind === "month");

/** Whether a line is the header of a table with the months in columns. */
function isAcross(line: Line | undefined): boolean {
  if (line === undefined || line.cells.length < 2) return false;
  const named = line.cells.filter((cell) => months(cell).length === 1);
  const hasFigures = line.cells.some((cell) => cell.some(({ kind }) => kind === "number"));
  return named.length > 1 && !hasFigures;
}

/** Splits several files that follow each other, each with its own header. */
function splitTables(lines: readonly Line[]): Line[][] {
  const tables: Line[][] = [];
  for (const line of lines) {
    const open = tables.at(-1);
    if (open === undefined || isAcross(line)) tables.push([line]);
    else open.push(line);
  }
  return tables;
}

type Figures = Partial<Record<Band, number>>;

/** Reads a table with months in columns and a band or a total in each line. */
function readAcross([head, ...rows]: readonly Line[]): MonthReading[] | string {
  const columns = (head?.cells ?? []).map((cell) => cell.find(({ kind }) => kind === "month"));
  const figures = columns.map((): Figures => ({}));
  for (const { cells, text } of rows) {
    const label = cells[0]?.find((token) => token.kind === "band")?.band ?? "single";
    for (const [index, cell] of cells.entries()) {
      const number = cell.find((token) => token.kind === "number");
      const target = figures[index];
      if (number === undefined || target === undefined || columns[index] === undefined) continue;
      if (target[label] !== undefined && target[label] !== number.value) {
        return `Ci sono due numeri per lo stesso mese alla riga «${toExcerpt(text, EXCERPT_CHARACTERS)}»: lascia solo quello giusto.`;
      }
      target[label] = number.value;
    }
  }
  return columns.flatMap((token, index) =>
    token?.kind === "month" ? [toMonth(token, figures[index] ?? {})] : [],
  );
}

/** Reads months in rows, or no months at all. */
function readDown(lines: readonly Line[]): MonthReading[] | string {
  const named = lines.some(({ cells }) => cells.some((cell) => months(cell).length > 0));
  if (!named) return readBare(lines);
  const flat = lines.map(({ text, cells }) => ({ text, tokens: cells.flat() }));
  // «Gennaio 2026» alone is a month without a figure only if other lines have a year and a figure.
  const hasYears = flat.some(({ tokens }) => {
    const at = tokens.findIndex((token) => token.kind === "month" && token.year !== null);
    return at >= 0 && tokens.slice(at + 1).some(({ kind }) => kind === "number");
  });
  let columns: Band[] = [];
  const read: MonthReading[] = [];
  for (const { text, tokens } of flat) {
    if (months(tokens).length === 0) {
      const bands = tokens.flatMap((token) => (token.kind === "band" ? token.band : []));
      if (bands.length > 0 && bands[0] !== "total") columns = bands;
      else if (bands.length === 0 && tokens.some(({ kind }) => kind === "number")) {
        return `Alla riga «${toExcerpt(text, EXCERPT_CHARACTERS)}» manca il mese: scrivi per esempio «gennaio 210».`;
      }
      continue;
    }
    for (const entry of splitEntries(tokens)) {
      const months = readEntry(entry, columns, { hasYears, text });
      if (typeof months === "string") return months;
      read.push(...months);
    }
  }
  return read;
}

type Entry = { months: Extract<Token, { kind: "month" }>[]; rest: Token[] };

/** «gen 210 feb 190» are two entries; «gen-feb 400» is one for two months. */
function splitEntries(tokens: readonly Token[]): Entry[] {
  const entries: Entry[] = [];
  for (const token of tokens) {
    const open = entries.at(-1);
    if (token.kind === "month") {
      if (open === undefined || open.rest.length > 0) entries.push({ months: [token], rest: [] });
      else open.months.push(token);
    } else {
      open?.rest.push(token);
    }
  }
  return entries;
}

function readEntry(
  { months, rest }: Entry,
  columns: readonly Band[],
  { hasYears, text }: { hasYears: boolean; text: string },
): MonthReading[] | string {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const numbers = rest.flatMap((token) => (token.kind === "number" ? token.value : []));
  const isBare = rest.every(({ kind }) => kind !== "number" && kind !== "missing");
  if (isBare && !hasYears && last.maybe !== null) {
    return spread(first.month, last.month, null, { single: last.maybe });
  }
  if (numbers.some((value) => value < 0)) {
    return `Alla riga «${toExcerpt(text, EXCERPT_CHARACTERS)}» c’è un consumo negativo: scrivi quello del mese, senza i ricalcoli.`;
  }
  const figures = rest.some(({ kind }) => kind === "band")
    ? toLabelled(rest)
    : toColumns(rest, columns);
  if (figures === null) {
    return `Alla riga «${toExcerpt(text, EXCERPT_CHARACTERS)}» ci sono ${numbers.length} numeri e non so quale sia il consumo: lasciane uno, oppure le tre fasce F1, F2 e F3.`;
  }
  return spread(first.month, last.month, first.year ?? last.year, figures);
}

/** Reads figures with their bands: «F1 80 F2 60 F3 70». */
function toLabelled(tokens: readonly Token[]): Figures {
  const figures: Figures = {};
  let band: Band = "single";
  for (const token of tokens) {
    if (token.kind === "band") band = token.band;
    else if (token.kind === "number") figures[band] = token.value;
  }
  return figures;
}

/**
 * Reads one figure, three bands, three bands with their total, or the columns that the head names.
 * Null if unclear.
 */
function toColumns(tokens: readonly Token[], columns: readonly Band[]): Figures | null {
  const values = tokens.map((token) => (token.kind === "number" ? token.value : null));
  const numbers = values.filter((value) => value !== null);
  if (
    columns.length > 0 &&
    (values.length === columns.length || numbers.length === columns.length)
  ) {
    const placed = values.length === columns.length ? values : numbers;
    return Object.fromEntries(
      columns.flatMap((band, index) => {
        const value = placed[index] ?? null;
        return value === null ? [] : [[band, value]];
      }),
    );
  }
  const [one = 0, two = 0, three = 0, four] = numbers;
  const isSum = (sum: number, a: number, b: number, c: number) => Math.abs(a + b + c - sum) < 0.5;
  if (numbers.length === 0) return {};
  if (numbers.length === 1) return { single: one };
  if (numbers.length === 3) return { f1: one, f2: two, f3: three };
  if (numbers.length === 4 && four !== undefined) {
    if (isSum(four, one, two, three)) return { f1: one, f2: two, f3: three };
    if (isSum(one, two, three, four)) return { f1: two, f2: three, f3: four };
  }
  return null;
}

/** An entry for several months is divided among them equally. */
function spread(from: number, to: number, year: number | null, figures: Figures): MonthReading[] {
  const count = ((to - from + YEAR) % YEAR) + 1;
  const part = Object.fromEntries(
    Object.entries(figures).map(([band, value]) => [band, value / count]),
  );
  return Array.from({ length: count }, (_, index) => {
    const month = ((from - 1 + index) % YEAR) + 1;
    // A range across the turn of the year has the year of its end.
    const monthYear = year === null ? null : month > to && from > to ? year - 1 : year;
    return toMonth({ month, year: monthYear }, part);
  });
}

function toMonth(
  { month, year }: Pick<MonthReading, "month" | "year">,
  figures: Figures,
): MonthReading {
  const { single, total, ...byBand } = figures;
  const { f1, f2, f3 } = byBand;
  const inBands = Object.values(byBand);
  const units =
    inBands.length > 0 ? inBands.reduce((sum, value) => sum + value, 0) : (single ?? total ?? null);
  const isSplit = f1 !== undefined && f2 !== undefined && f3 !== undefined && inBands.length === 3;
  return { month, year, units, bands: isSplit ? [f1, f2, f3] : null };
}

/** Twelve figures, with or without their sum at the end. */
function readBare(lines: readonly Line[]): MonthReading[] | string {
  const numbers = lines
    .flatMap(({ cells }) => cells.flat())
    .flatMap((token) => (token.kind === "number" ? token.value : []));
  if (numbers.length === 0) {
    return NO_FIGURES;
  }
  const sum = numbers.slice(0, YEAR).reduce((total, value) => total + value, 0);
  const hasTotal = numbers.length === YEAR + 1 && Math.abs((numbers[YEAR] ?? 0) - sum) < 1;
  if (numbers.length !== YEAR && !hasTotal) {
    return `Ho trovato ${numbers.length === 1 ? "un numero solo" : `${numbers.length} numeri`} senza il nome dei mesi: me ne servono dodici, oppure scrivi accanto a ciascuno il suo mese.`;
  }
  if (numbers.some((value) => value < 0)) {
    return "C’è un consumo negativo: scrivi quello di ogni mese, senza i ricalcoli.";
  }
  return numbers
    .slice(0, YEAR)
    .map((units, index) => ({ month: index + 1, year: null, units, bands: null }));
}
