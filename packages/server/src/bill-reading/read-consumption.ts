import type { EnergyTipology } from "@volpe/contract";
import { toEnergyUnit } from "@volpe/contract";
import { agree, findOnly } from "./agree.ts";
import { dropMissing, type Entries, toEntry } from "./bill-entry.ts";
import { isNear, listFigures } from "./figures-in-text.ts";
import { ANNUAL, ANNUAL_ROW, type Bands, listAllBands, readVolume } from "./list-bands.ts";
import { listHalves } from "./list-halves.ts";
import { type Cell, findRowIndex, overlaps, type Row, toRowText } from "./page-cells.ts";
import { readBeside } from "./read-beside.ts";
import { readPeriod } from "./read-period.ts";
import { isOfOthers } from "./sentences-of-others.ts";

/** Reads the power, the annual consumption by band, the billed period and its consumption. */
export function readBilledConsumption(rows: readonly Row[], tipology: EnergyTipology): Entries {
  return {
    ...(tipology === "luce" ? dropMissing({ capacityKw: readCapacity(rows) }) : {}),
    ...readYear(rows, tipology),
    ...readPeriod(rows),
    ...dropMissing({ periodConsumption: readBilled(rows, tipology) }),
  };
}

const BOTH_POWERS = /^ ?(?:\/|e) ?(?:potenza )?(?:disponibil[ei]|prelevabile)/i;
/** Cuts «impegnati/disponibili: 3/3,3» to the first of its two powers. */
function toFirstPower(text: string): string {
  return BOTH_POWERS.test(text) ? text.replace(BOTH_POWERS, "").replaceAll("/", " / ") : text;
}

const POWER_DECIMALS = 3;
const CAPACITY = { min: 0.5, max: 10_000 };

function readCapacity(rows: readonly Row[]) {
  const read = (text: string) => {
    // A figure with more decimals is a coefficient or a price.
    const figure = listFigures(text).find(
      ({ unit, decimals }) => unit === "kW" || (unit === "" && decimals <= POWER_DECIMALS),
    );
    if (figure === undefined || figure.value < CAPACITY.min || figure.value > CAPACITY.max) {
      return null;
    }
    // A figure without a unit after other words belongs to those words: «Indirizzo: Loc. Mare 9».
    const isBare = figure.unit === "" && /[a-z]{4,}/i.test(text.slice(0, figure.index));
    return isBare ? null : figure.value;
  };
  const committed = readBeside(
    rows,
    /pot(?:enza|\.) (?:contrattualmente )?(?:impegnata|contrattuale|contr\.|imp\.)|potenza contrattualmente$|impegno di potenza|(?<!\d ?)\bkw (?:contrattualmente )?impegnati|^impegnata(?= |$)/,
    // The figure after the other label is the other power; «impegnata / disponibile» names both.
    (text) => read(toFirstPower(text).replace(/(?:disponibil[ei]|prelevabile).*/i, "")),
  );
  const available = readBeside(
    rows,
    /pot(?:enza|\.) (?:massima )?(?:disponibile|prelevabile|disp\.)|^kw disponibili|^disponibile(?= |$)/,
    read,
  );
  // Up to 30 kW a meter grants a tenth more than the committed power; a power with that tenth may
  // be the available one.
  const fits = (kw: number) =>
    available.length === 0
      ? !isTenthMore(kw)
      : available.some(({ value }) => isNear(value, kw * 1.1) || value === kw);
  return (
    agree(
      committed,
      ({ value, place, cell, text }) =>
        fits(value) &&
        !namesOtherPower(text, value) &&
        (place !== "below" || available.length > 0) &&
        // A figure that is also read for the available power is not the committed one.
        available.every((other) => other.place === "own" || other.cell !== cell),
    ) ??
    agree(readBeside(rows, /^potenza ?:?$/, read), () => false) ??
    readOnlyCapacity(rows)
  );
}

const OTHER_POWER = /(?:disponibil|prelev|massim|fino a|oltre)[^\d]*$/;

/**
 * The only power that the bill names in a list, a product or a sentence. Available, drawn and
 * highest power are not counted.
 */
function readOnlyCapacity(rows: readonly Row[]) {
  const found = rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const figures = listFigures(cell.text);
      return figures
        .filter(({ unit, index }, at) => {
          const before = cell.folded.slice(figures[at - 1]?.index ?? 0, index);
          const after = cell.folded.slice(index, figures[at + 1]?.index);
          return (
            unit === "kW" && !OTHER_POWER.test(before) && !/kw (?:disponibil|prelev)/.test(after)
          );
        })
        .map(({ value }) => toEntry(value, cell));
    }),
  );
  return findOnly(found, "value") ?? null;
}

/** Whether the line also names the power of another time: «3 kW fino al 31 agosto, poi 4,5 kW». */
function namesOtherPower(text: string, kw: number): boolean {
  return listFigures(text).some(
    ({ unit, value }) => unit === "kW" && value !== kw && !isNear(value, kw * 1.1),
  );
}

/** Whether a power is a tenth more than a contract's, which is a multiple of half a kW. */
function isTenthMore(kw: number): boolean {
  const halves = (kw / 1.1) * 2;
  return Math.abs(halves - Math.round(halves)) < 0.01;
}

function readYear(rows: readonly Row[], tipology: EnergyTipology): Entries {
  const readOne = readVolume(tipology);
  // The figure of a band is not the year's.
  const readTotal = (text: string) =>
    /^\D*\bf(?:ascia )?[123]\b/i.test(text) ? null : readOne(text);
  const totals = readBeside(rows, ANNUAL, readTotal).filter(
    ({ value, text }) => value >= 1 && !isOfOthers(text),
  );
  const bands = tipology === "luce" ? listAllBands(rows) : [];
  // If a row of a table has the bands and their sum, the sum is taken.
  const candidates = [
    ...totals.map((one) => ({ ...one, isSum: false })),
    ...listOnLabelLine(rows, tipology),
  ];
  for (const candidate of candidates) {
    const match = bands.find(
      ({ values }) => sum(values) > 0 && isNear(sum(values), candidate.value),
    );
    if (match !== undefined) {
      return toAnnual(match, candidate.value, !isBilledToo(rows, candidate.value), candidate);
    }
  }
  const halves = listHalves(rows);
  const summed = candidates.find((one) => one.isSum);
  if (summed !== undefined) {
    const isProved = !isBilledToo(rows, summed.value);
    const half = halves.find(({ sum: both }) => both === summed.value);
    return dropMissing({
      annualConsumption: toEntry(summed.value, summed, isProved),
      annualF1: half && toEntry(half.value, half, isProved),
    });
  }
  const [total] = totals;
  const told = halves.find(({ sum: both }) => totals.some(({ value }) => value === both));
  if (told !== undefined && total !== undefined && bands.length === 0) {
    const isProved = !isBilledToo(rows, told.sum);
    return {
      annualConsumption: toEntry(told.sum, total, isProved),
      annualF1: toEntry(told.value, told, isProved),
    };
  }
  // The bill prints two bands without their sum: «Consumo annuo: F1 905 kWh, F23 1.840 kWh».
  const alone =
    total === undefined ? halves.find(({ text }) => ANNUAL.test(text.toLowerCase())) : undefined;
  if (alone !== undefined && bands.length === 0) {
    return { annualConsumption: toEntry(alone.sum, alone), annualF1: toEntry(alone.value, alone) };
  }
  const ofYear = bands.find(({ text }) =>
    [ANNUAL, ANNUAL_ROW].some((label) => label.test(text.toLowerCase())),
  );
  if (ofYear !== undefined && (total === undefined || ofYear.values.includes(total.value))) {
    return toAnnual(ofYear, sum(ofYear.values), false);
  }
  if (total === undefined) {
    const [ofRow = findOfYear(rows, tipology)] = [
      ...candidates,
      ...readBeside(rows, ANNUAL_ROW, readTotal),
    ];
    return ofRow === undefined ? {} : { annualConsumption: toEntry(ofRow.value, ofRow) };
  }
  // Without a sum that confirms it, the label must stand twice and nothing may contradict it.
  return dropMissing({
    annualConsumption: agree(totals, ({ place }) => place !== "below" && totals.length > 1),
  });
}

const OF_YEAR = /\bannu[oia]|\banno\b|\b(?:12|dodici) mesi\b/;
const OF_MONEY = /€|spesa|costo|prezzo|\bscorso\b|precedent/;

/** Finds the only volume with a word for the year in its own text, left of it or above it. */
function findOfYear(rows: readonly Row[], tipology: EnergyTipology) {
  const unit = toEnergyUnit(tipology);
  const cells = rows.flatMap((row) => row.cells);
  const found = rows.flatMap((row) =>
    row.cells.flatMap((cell, at) => {
      const figures = listFigures(cell.text).filter((figure) => figure.unit === unit);
      if (figures.length !== 1) {
        return [];
      }
      const above = cells.findLast(
        (one) =>
          one.page === cell.page &&
          overlaps(one, cell) &&
          one.y < cell.y &&
          cell.y - one.y < 2.5 * Math.max(one.height, cell.height),
      );
      const near = `${row.cells[at - 1]?.folded ?? ""} ${cell.folded} ${above?.folded ?? ""}`;
      const isOfYear = OF_YEAR.test(near) && !OF_MONEY.test(near);
      return isOfYear
        ? figures.map(({ value }) => ({ value, text: toRowText(row), page: row.page }))
        : [];
    }),
  );
  return findOnly(found, "value");
}

/** A volume that detail lines repeat is the billed one, even if a table adds up its bands. */
function isBilledToo(rows: readonly Row[], volume: number): boolean {
  const repeated = rows.filter((row) => {
    const text = toRowText(row);
    return !ANNUAL.test(text.toLowerCase()) && listFigures(text).some((f) => f.value === volume);
  });
  return repeated.length > 1;
}

/**
 * The volumes after the label on its line. `isSum` is true for the last one if it is the sum of the
 * others.
 */
function listOnLabelLine(
  rows: readonly Row[],
  tipology: EnergyTipology,
  labels: readonly RegExp[] = [ANNUAL, ANNUAL_ROW],
) {
  const unit = toEnergyUnit(tipology);
  return rows.flatMap((row) => {
    const text = toRowText(row);
    const label = labels.map((one) => one.exec(text.toLowerCase())).find((one) => one !== null);
    const values =
      label === undefined
        ? []
        : listFigures(text.slice(label.index + label[0].length))
            .filter((figure) => figure.unit === unit || figure.unit === "")
            .map(({ value }) => value);
    return values.map((value, at) => ({
      value,
      text,
      page: row.page,
      isSum: at > 1 && at === values.length - 1 && sum(values.slice(0, at)) === value,
    }));
  });
}

function toAnnual(
  bands: Bands,
  total: number,
  isProved: boolean,
  at: { text: string; page: number } = bands,
): Entries {
  const [f1, f2, f3] = bands.values;
  return {
    annualConsumption: toEntry(total, at, isProved),
    annualF1: toEntry(f1, bands, isProved),
    annualF2: toEntry(f2, bands, isProved),
    annualF3: toEntry(f3, bands, isProved),
  };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const BILLED =
  /(?:cons(?:um[oi]|\.)|energia(?: attiva)?|gas|kwh|smc|volum[ei]) (?:total[ei] )?(?:fatturat[oia]|fatt\.|del periodo|nel periodo|del (?:mese|bimestre|trimestre)\b(?! (?:prec|scors|dell'anno))|di questa bolletta|in bolletta|addebitat[oi])|totale consum[oi]|consum[oi] total[ei]|hai consumato|quanto (?:ho|hai) consumato|^consumi ?:|^consumat[oi] (?:a|in|nel|da)\b|volume fatturato|(?:sono stati|abbiamo) fatturat[oi]\b(?= \d)|per un consumo di\b|^consumo di (?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)[a-z]*\b/;
const BARE_BILLED =
  /^consum[oi] ?:?$|^quest[oa] (?:mese|bimestre|periodo)$|^energia attiva(?: \(kwh\))?$|\bconsumo (?:e|e stato) (?:di|pari a)\b/;
/** Matches the name of a table's row with the billed consumption. */
const BILLED_ROW =
  /^(?:consumi )?fatturat[oi]\b|^consumi del (?:mese|bimestre|trimestre)\b(?! (?:prec|scors|dell'anno))|^(?:in )?quest[oa] (?:bolletta|bimestre|mese|periodo)\b|^totale fatturato\b|^energia attiva\b/;

function readBilled(rows: readonly Row[], tipology: EnergyTipology) {
  const bands = tipology === "luce" ? listAllBands(rows) : [];
  // Below «Consumi fatturati» the first column may be that of a band.
  const toSum = <T extends { value: number; cell: Cell }>(one: T): T & { text?: string } => {
    const at = findRowIndex(rows, one.cell);
    const printed = at < 0 ? [] : rows.slice(at, at + 2).map(toRowText);
    const billed = bands.find(
      ({ values, text }) => values[0] === one.value && printed.some((line) => text.includes(line)),
    );
    return billed === undefined ? one : { ...one, value: sum(billed.values), text: billed.text };
  };
  const found = readBeside(rows, BILLED, readVolume(tipology))
    .filter(({ value, label }) => value > 0 && !ANNUAL.test(label))
    .map(toSum);
  const [ofRow] = listOnLabelLine(rows, tipology, [BILLED_ROW]).filter(({ isSum }) => isSum);
  return (
    agree(found, () => false) ??
    (ofRow === undefined
      ? agree(readBeside(rows, BARE_BILLED, readVolume(tipology)), () => false)
      : toEntry(ofRow.value, ofRow))
  );
}
