import { countDays } from "@volpe/contract";
import { agree } from "./agree.ts";
import type { Entries } from "./bill-entry.ts";
import { findLatestDay, findPeriod } from "./dates-in-text.ts";
import { type Row, toRowText } from "./page-cells.ts";
import { type Found, readBeside } from "./read-beside.ts";

const PERIOD =
  /periodo (?:di )?(?:riferimento|fattura(?:zione|to)|fatt\.|competenza|fornitura|consumo|(?:della )?bolletta|a cui si riferisce(?: la bolletta)?)|^competenza$|^dal? (?=\d)|periodo(?= ?:)|(?<!\b(?:il|nel|del) )periodo(?= \d)|periodo dal|relativ[ao] al periodo|^periodo$|consumi (?:fatturati )?dal|(?:bimestre|mesi?) (?:di|fatturat[oi])|(?:bi|tri|quadri|se)mestre |(?:bolletta|fattura) (?:(?:bi|tri|quadri|se)mestrale|mensile) |bolletta (?:del periodo|di) /;
/** The days that a bill covers: a month or two, sometimes four or six. */
export const BILLED_DAYS = { min: 14, max: 215 };
/** Matches lines about other bills. */
const OTHER_BILLS =
  /pagat[ao]|\berano\b|insolut|non ancora|ricalcol|conguagli|in acconto|\bavevamo\b/i;

type Period = Found<string>;

/** First and last day of the billed period. */
export function readPeriod(rows: readonly Row[]): Entries {
  const labelled = [...readBeside(rows, PERIOD, readDays), ...readSeparate(rows)].filter(
    (one) => !OTHER_BILLS.test(toOwnText(one)) && !isOfList(rows, one),
  );
  const fitting = listFitting(rows, listTimely(rows, labelled));
  const entry =
    agree(
      fitting,
      ({ place, label }) =>
        fitting.length === labelled.length &&
        !/^dal? $/.test(label) &&
        (place !== "below" || label !== "periodo"),
    ) ??
    agree(readFromTo(rows), () => false) ??
    agree(listFitting(rows, listTimely(rows, listUnlabelled(rows))), () => false);
  if (entry === null) {
    return {};
  }
  const { start, end } = toDays(String(entry.value));
  return { periodStart: { ...entry, value: start }, periodEnd: { ...entry, value: end } };
}

/** The label and its value, without the other texts on the line. */
function toOwnText({ row, cell, label, text }: Period): string {
  const named = row.cells.find(({ folded }) => folded.includes(label));
  return named === undefined ? text : `${named.text}  ${cell.text}`;
}

/** Matches the end of a text that continues on the next line, as «dicembre 2025 -». */
const OPEN_END = /(?:[-/]|\b(?:al?|e|fino)) ?$/;

function readDays(text: string): string | null {
  if (OPEN_END.test(text)) {
    return null;
  }
  const period = findPeriod(text);
  return period !== null && isBilled(period) ? `${period.start}/${period.end}` : null;
}

function isBilled(period: Days): boolean {
  const days = countDays(period);
  return days >= BILLED_DAYS.min && days <= BILLED_DAYS.max;
}

/** Whether a period is one of several in a column: a list of bills. */
function isOfList(rows: readonly Row[], { place, cell, value }: Period): boolean {
  const column = rows
    .flatMap(({ cells }) => cells)
    .filter(
      (one) =>
        one.page === cell.page &&
        one.y > cell.y &&
        one.y - cell.y < 3 * cell.height &&
        Math.abs(one.x - cell.x) < 2,
    );
  return (
    place === "below" &&
    column.some(({ text }) => {
      const other = readDays(text);
      return other !== null && other !== value;
    })
  );
}

const ISSUED =
  /(?:data (?:di )?emissione|emess[ao] (?:il|in data)|(?:fattura|bolletta|documento)[^,;]{0,40}? del) ?:?/;
/** A bill is issued within this many days after its period. */
const ISSUED_WITHIN = 150;

/** The periods that fit the day on which the bill was issued; all if none does. */
function listTimely(rows: readonly Row[], found: readonly Period[]): readonly Period[] {
  const issued = readBeside(rows, ISSUED, findLatestDay).map(({ value }) => value);
  return prefer(found, ({ end }) =>
    issued.some((day) => {
      const days = countDays({ start: end, end: day });
      return days >= 0 && days <= ISSUED_WITHIN;
    }),
  );
}

const BY_MONTH = /quota (?:fissa|potenza)/;
const DAYS_OF_MONTH = 30.44;

/** The periods as long as the months that the fixed fees count; all if none is. */
function listFitting(rows: readonly Row[], found: readonly Period[]): readonly Period[] {
  const months = rows
    .map(toRowText)
    .filter((text) => BY_MONTH.test(text.toLowerCase()))
    .flatMap((text) =>
      [...text.matchAll(/(?<![\d,.])(\d{1,2}) mes[ei]\b/g)].map(([, n]) => Number(n)),
    );
  return prefer(found, (period) => months.includes(Math.round(countDays(period) / DAYS_OF_MONTH)));
}

type Days = { start: string; end: string };

/** The periods that fit; all if none does. */
function prefer(found: readonly Period[], fits: (days: Days) => boolean): readonly Period[] {
  const fitting = found.filter(({ value }) => fits(toDays(value)));
  return fitting.length > 0 ? fitting : found;
}

function toDays(value: string): Days {
  const [start = "", end = ""] = value.split("/");
  return { start, end };
}

/** Reads «dal 01/03/2026» and «al 30/04/2026» in two cells after the label. */
function readSeparate(rows: readonly Row[]): Period[] {
  return rows.flatMap((row) => {
    const label = PERIOD.exec(toRowText(row).toLowerCase());
    return label === null ? [] : readOnLine(row, label.index, label[0]);
  });
}

/** The period that a line names after its label. */
function readOnLine(row: Row, from: number, label: string): Period[] {
  const text = toRowText(row);
  const value = readDays(text.slice(from));
  const [cell] = row.cells;
  return value === null || cell === undefined
    ? []
    : [{ value, text, page: row.page, row, cell, place: "beside", label }];
}

/** Reads the labels «Dal» and «Al», each with its day. */
function readFromTo(rows: readonly Row[]): Period[] {
  const [from, ...others] = readBeside(
    rows,
    /^(?:(?:fornitura|periodo|consumi|bolletta) )?(?:dal|da) ?:?(?: il)?$/,
    findLatestDay,
  );
  const to = readBeside(rows, /^(?:al|a) ?:?(?: il)?$/, findLatestDay);
  const [until] = to;
  if (from === undefined || until === undefined || others.length > 0 || to.length > 1) {
    return [];
  }
  const [start, end] = [from.value, until.value];
  return isBilled({ start, end })
    ? [{ ...from, value: `${start}/${end}`, text: `${from.text}  ${until.text}` }]
    : [];
}

function listUnlabelled(rows: readonly Row[]): Period[] {
  return rows.flatMap((row) => {
    const text = toRowText(row);
    // The days of issue and of payment do not bound a period.
    const isOther = /pagare|scad|emess|emission/i.test(text) || OTHER_BILLS.test(text);
    return isOther ? [] : readOnLine(row, 0, "");
  });
}
