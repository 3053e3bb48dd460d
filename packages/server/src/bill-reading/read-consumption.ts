import type { EnergyTipology } from "@volpe/contract";
import { toEnergyUnit } from "@volpe/contract";
import { agree } from "./agree.ts";
import { dropMissing, type Entries, toEntry } from "./bill-entry.ts";
import { isNear, listFigures } from "./figures-in-text.ts";
import { listSites } from "./label-sites.ts";
import { type Cell, type Row, toRowText } from "./page-cells.ts";
import { readBeside } from "./read-beside.ts";
import { readPeriod } from "./read-period.ts";

/** Reads the power, the annual consumption by band, the billed period and its consumption. */
export function readBilledConsumption(rows: readonly Row[], tipology: EnergyTipology): Entries {
  return {
    ...(tipology === "luce" ? dropMissing({ capacityKw: readCapacity(rows) }) : {}),
    ...readYear(rows, tipology),
    ...readPeriod(rows),
    ...dropMissing({ periodConsumption: readBilled(rows, tipology) }),
  };
}

const CAPACITY = { min: 0.5, max: 10_000 };

function readCapacity(rows: readonly Row[]) {
  const read = (text: string) => {
    const figure = listFigures(text).find(({ unit }) => unit === "kW" || unit === "");
    if (figure === undefined || figure.value < CAPACITY.min || figure.value > CAPACITY.max) {
      return null;
    }
    // A figure without a unit after other words belongs to those words: «Indirizzo: Loc. Mare 9».
    const isBare = figure.unit === "" && /[a-z]{4,}/i.test(text.slice(0, figure.index));
    return isBare ? null : figure.value;
  };
  const committed = readBeside(
    rows,
    /pot(?:enza|\.) (?:contrattualmente )?(?:impegnata|contrattuale|imp\.)|potenza contrattualmente$|impegno di potenza/,
    // What stands after the other label is the other power.
    (text) => read(text.replace(/(?:disponibile|prelevabile).*/i, "")),
  );
  const available = readBeside(
    rows,
    /pot(?:enza|\.) (?:massima )?(?:disponibile|prelevabile|disp\.)/,
    read,
  );
  // Up to 30 kW a meter gives a tenth more than was committed.
  const fits = (kw: number) =>
    available.length === 0 ||
    available.some(({ value }) => isNear(value, kw * 1.1) || value === kw);
  return agree(
    committed,
    ({ value, place }) => fits(value) && (place !== "below" || available.length > 0),
  );
}

const ANNUAL =
  /cons(?:um[oi]|\.) (?:medi[oi] |storic[oi] )?(?:annu[oia]l?[ei]?|di un anno|negli ultimi (?:12|dodici) mesi|degli ultimi (?:12|dodici) mesi|ultimi (?:12|dodici) mesi)(?: aggiornat[oi])?(?: di (?:energia|gas))?/;

function readVolume(tipology: EnergyTipology) {
  const unit = toEnergyUnit(tipology);
  return (text: string) => {
    const figures = listFigures(text).filter(({ value }) => value >= 0);
    const own = figures.find((figure) => figure.unit === unit);
    if (own !== undefined) return own.value;
    const [bare, ...others] = figures.filter((figure) => figure.unit === "");
    return bare !== undefined && others.length === 0 && figures.length === 1 ? bare.value : null;
  };
}

type Bands = { values: [number, number, number]; text: string; page: number };

function readYear(rows: readonly Row[], tipology: EnergyTipology): Entries {
  const totals = readBeside(rows, ANNUAL, readVolume(tipology)).filter(({ value }) => value >= 1);
  const bands =
    tipology === "luce"
      ? [...listBands(rows), ...listBandLabels(rows), ...listBandRows(rows), ...listBandBars(rows)]
      : [];
  // If a row of a table has the bands and their sum, the sum is taken.
  const candidates = [...totals, ...listOnLabelLine(rows, tipology)];
  for (const candidate of candidates) {
    const match = bands.find(
      ({ values }) => sum(values) > 0 && isNear(sum(values), candidate.value),
    );
    if (match !== undefined) {
      return toAnnual(match, candidate.value, !isBilledToo(rows, candidate.value), candidate);
    }
  }
  const [total] = totals;
  const own = bands.find(({ text }) => ANNUAL.test(text.toLowerCase()));
  if (own !== undefined && (total === undefined || own.values.includes(total.value))) {
    return toAnnual(own, sum(own.values), false);
  }
  // Without a sum that confirms it, the label must stand twice and nothing may contradict it.
  return total === undefined
    ? {}
    : dropMissing({
        annualConsumption: agree(totals, ({ place }) => place !== "below" && totals.length > 1),
      });
}

/** A volume that detail lines repeat is the billed one, even if a table adds up its bands. */
function isBilledToo(rows: readonly Row[], volume: number): boolean {
  const repeated = rows.filter((row) => {
    const text = toRowText(row);
    return !ANNUAL.test(text.toLowerCase()) && listFigures(text).some((f) => f.value === volume);
  });
  return repeated.length > 1;
}

function listOnLabelLine(rows: readonly Row[], tipology: EnergyTipology) {
  const unit = toEnergyUnit(tipology);
  return rows.flatMap((row) => {
    const text = toRowText(row);
    const label = ANNUAL.exec(text.toLowerCase());
    return label === null
      ? []
      : listFigures(text.slice(label.index + label[0].length))
          .filter((figure) => figure.unit === unit || figure.unit === "")
          .map(({ value }) => ({ value, text, page: row.page }));
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

const BAND = /\bf(?:ascia )?([123])\b[^\d-]{0,12}(?=\d)/g;
/** Number of lines on which a group of three bands may stand. */
const BANDS_OVER = 4;

/** Groups of F1, F2 and F3, on one line or on consecutive lines. */
function listBands(rows: readonly Row[]): Bands[] {
  const found: Bands[] = [];
  rows.forEach((row, index) => {
    const near = rows.slice(index, index + BANDS_OVER).filter(({ page }) => page === row.page);
    const values = new Map<string, number>();
    const texts: string[] = [];
    for (const one of near) {
      const text = toRowText(one);
      const before = values.size;
      for (const [band, value] of readBands(text)) {
        if (!values.has(band)) values.set(band, value);
      }
      if (values.size > before) texts.push(text);
      if (one === row && values.size === 0) break;
    }
    const [f1, f2, f3] = ["1", "2", "3"].map((band) => values.get(band));
    if (f1 !== undefined && f2 !== undefined && f3 !== undefined) {
      found.push({ values: [f1, f2, f3], text: texts.join("  "), page: row.page });
    }
  });
  return [...found, ...listBandColumns(rows)];
}

function readBands(text: string): [band: string, value: number][] {
  const folded = text.toLowerCase();
  return [...folded.matchAll(BAND)].flatMap((match) => {
    const rest = text.slice(match.index + match[0].length);
    const next = rest.search(/\bf[123]\b/i);
    const [figure] = listFigures(next < 0 ? rest : rest.slice(0, next)).filter(
      // A figure without a unit but with many decimals is a band's price.
      ({ unit, decimals }) => unit === "kWh" || (unit === "" && decimals < 3),
    );
    return figure === undefined || match[1] === undefined ? [] : [[match[1], figure.value]];
  });
}

/** «Consumo annuo F1», «F2 annuo»: each band has a label and a value of its own. */
function listBandLabels(rows: readonly Row[]): Bands[] {
  const [f1, f2, f3] = ["f1", "f2", "f3"].map((band) => {
    const label = new RegExp(
      `annu[oa](?:le)?(?: in| della?)?(?: fascia)? ${band}\\b|${band} annu[oa]|^di cui (?:in )?(?:fascia )?${band}$`,
    );
    return readBeside(rows, label, readVolume("luce"))[0];
  });
  return f1 === undefined || f2 === undefined || f3 === undefined
    ? []
    : [
        {
          values: [f1.value, f2.value, f3.value],
          text: [f1, f2, f3].map(({ text }) => text).join("  "),
          page: f1.page,
        },
      ];
}

const TABLE_ROWS = 8;

/** A table whose head says F1, F2, F3 above the figures. */
function listBandColumns(rows: readonly Row[]): Bands[] {
  return rows.flatMap((row, index) => {
    const heads = ["f1", "f2", "f3"].map((name) =>
      row.cells.find(({ folded }) => folded.replace("fascia ", "") === name),
    );
    // «Consumo annuo  F1  F2  F3»: the first line below the head is the year's.
    const isAnnual = row.cells.some(({ folded }) => ANNUAL.test(folded));
    const toText = (below: Row) =>
      isAnnual && below === rows[index + 1]
        ? `${toRowText(row)}: ${toRowText(below)}`
        : toRowText(below);
    return rows.slice(index + 1, index + 1 + TABLE_ROWS).flatMap((below) => {
      const values = heads.map((head) => {
        const cell = below.cells.find(
          ({ x, right, page }) =>
            head !== undefined && page === head.page && x < head.right + 8 && right > head.x - 8,
        );
        const [figure] = cell === undefined ? [] : listFigures(cell.text);
        return figure?.value;
      });
      const [f1, f2, f3] = values;
      return f1 === undefined || f2 === undefined || f3 === undefined
        ? []
        : [{ values: [f1, f2, f3] as Bands["values"], text: toText(below), page: row.page }];
    });
  });
}

/** A chart with a bar for each band: its name below, its figure above. */
function listBandBars(rows: readonly Row[]): Bands[] {
  return rows.flatMap((row, index) => {
    const before = rows
      .slice(Math.max(0, index - TABLE_ROWS), index)
      .flatMap(({ cells }) => cells)
      .filter(({ page, text }) => page === row.page && /^[\d.]+( kWh)?$/.test(text));
    const values = ["f1", "f2", "f3"].map((band) => {
      const name = row.cells.find(({ folded }) => folded.replace("fascia ", "") === band);
      const bar = before.findLast(
        ({ x, right }) => name !== undefined && x < name.right && right > name.x,
      );
      return bar === undefined ? undefined : listFigures(bar.text)[0]?.value;
    });
    const [f1, f2, f3] = values;
    return f1 === undefined || f2 === undefined || f3 === undefined
      ? []
      : [toNamed([f1, f2, f3], "", row)];
  });
}

/** Lines for each band below «consumo annuo»: in its column, or with the names of the bands there. */
function listBandRows(rows: readonly Row[]): Bands[] {
  return listSites(rows, ANNUAL).flatMap(({ row, cells, label }) => {
    const last = cells.at(-1) ?? null;
    const isInColumn = ({ x, right }: Cell) => last !== null && x < last.right && right > last.x;
    const from = rows.findIndex((one) => last !== null && one.cells.includes(last));
    const below = rows
      .slice(from + 1, from + 1 + TABLE_ROWS)
      .filter(({ page }) => page === row.page);
    const found = ["f1", "f2", "f3"].map((band) => {
      const isName = ({ folded }: Cell) => folded.replace("fascia ", "") === band;
      const line = below.find((one) => one.cells.some(isName))?.cells ?? [];
      const at = line.findIndex(isName);
      const name = line[at];
      const beside = name !== undefined && isInColumn(name) ? line[at + 1] : undefined;
      const cell = line.find((one) => one !== name && isInColumn(one)) ?? beside;
      const [figure, ...others] = cell === undefined ? [] : listFigures(cell.text);
      return others.length === 0 ? figure?.value : undefined;
    });
    const [f1, f2, f3] = found;
    return f1 === undefined || f2 === undefined || f3 === undefined
      ? []
      : [toNamed([f1, f2, f3], label, row)];
  });
}

function toNamed(values: Bands["values"], label: string, { page }: Row): Bands {
  const [f1, f2, f3] = values;
  return { values, text: `${label}  F1 ${f1}, F2 ${f2}, F3 ${f3}`.trim(), page };
}

const BILLED =
  /(?:cons(?:um[oi]|\.)|energia(?: attiva)?|gas|kwh|smc|volum[ei]) (?:total[ei] )?(?:fatturat[oia]|fatt\.|del periodo|nel periodo|di questa bolletta|in bolletta|addebitat[oi])|totale consum[oi]|consum[oi] total[ei]|hai consumato|quanto (?:ho|hai) consumato|^consumi ?:|^consumat[oi] (?:a|in|nel|da)\b|volume fatturato/;

function readBilled(rows: readonly Row[], tipology: EnergyTipology) {
  const found = readBeside(rows, BILLED, readVolume(tipology)).filter(
    ({ value, label }) => value > 0 && !ANNUAL.test(label),
  );
  return agree(found, () => false);
}
