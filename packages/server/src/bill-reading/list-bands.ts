import { type EnergyTipology, toEnergyUnit } from "@volpe/contract";
import { listFigures } from "./figures-in-text.ts";
import { isNextLine, listSites } from "./label-sites.ts";
import {
  type Cell,
  findRowIndex,
  joinLines,
  listCellsAbove,
  overlaps,
  type Row,
  toRowText,
} from "./page-cells.ts";
import { readBeside } from "./read-beside.ts";
import { SUM_SIGN } from "./shown-piece.ts";

type Piece = { text: string; page: number };
/** kWh of F1, F2 and F3. */
export type Bands = Piece & { values: [number, number, number] };
/** The kWh of one band. */
type Band = { value: number; text: string };

const BANDS = ["f1", "f2", "f3"];
const isBand = ({ folded }: Cell, band: string) => folded.replace("fascia ", "") === band;

/** Every group of F1, F2 and F3 on the pages, in any layout. */
export function listAllBands(rows: readonly Row[]): Bands[] {
  return [
    ...listBands(rows),
    ...listBandLabels(rows),
    ...listBandRows(rows),
    ...listBandBars(rows),
    ...listBandTriples(rows),
    ...listBandStacks(rows),
  ];
}

/** The names of a year's consumption. */
export const ANNUAL =
  /cons(?:um[oi]|\.) (?:medi[oi] |storic[oi] |total[ei] |stimat[oi] )?(?:annu[oia]l?[ei]?|di un anno|in un anno|dell'(?:ultimo )?anno|(?:(?:negli |degli )?ultimi )?(?:12|dodici) mesi)(?: aggiornat[oi]| stimat[oi])?(?: di (?:energia|gas))?|^(?:kwh|smc) (?:annu[oia]l?[ei]?|all'anno|in un anno)\b|\bconsumat[oi] (?:in un anno|negli ultimi (?:12|dodici) mesi)\b|\bin un anno (?:il consumo|(?:hai|ha) consumato|consum[ai])\b/;
/** The same names, for a row of a table. */
export const ANNUAL_ROW =
  /^(?:(?:negli )?(?:ultimi )?(?:12|dodici) mesi(?! (?:prec|fa\b|scors))|totale (?:anno|annuo|12 mesi))\b/;

export function readVolume(tipology: EnergyTipology) {
  const unit = toEnergyUnit(tipology);
  return (text: string) => {
    const figures = listFigures(text).filter(({ value }) => value >= 0);
    const inUnit = figures.find((figure) => figure.unit === unit);
    if (inUnit !== undefined) return inUnit.value;
    const [bare, ...others] = figures.filter((figure) => figure.unit === "");
    return bare !== undefined && others.length === 0 && figures.length === 1 ? bare.value : null;
  };
}

const BAND = /\bf(?:ascia )?([123])\b(?: ?\([^)\d]{0,40}\))?(?:(?!\bf[123])[^\d-]){0,12}(?=\d)/g;
/** Number of lines on which a group of three bands may stand. */
const BANDS_OVER = 4;

/** Groups of F1, F2 and F3, on one line or on consecutive lines. */
function listBands(rows: readonly Row[]): Bands[] {
  const found = rows.flatMap((row, index) => {
    const near = rows.slice(index, index + BANDS_OVER).filter(({ page }) => page === row.page);
    const values = new Map<string, number>();
    const texts: string[] = [];
    for (const [at, one] of near.entries()) {
      const line = toRowText(one);
      // The figure of a line's last band may stand on the next line of its column.
      const last = one.cells.at(-1);
      const below = near[at + 1]?.cells ?? [];
      const inColumn = below.find((cell) => last !== undefined && isNextLine(last, cell));
      const next = [inColumn, below[0]].find((cell) => cell && /^\d/.test(cell.text));
      const isOpen =
        /\bf(?:ascia )?[123] ?:?$/i.test(line) &&
        line.toLowerCase().search(BAND_AFTER) < 0 &&
        readBands(line).length > 0;
      const text = isOpen && next !== undefined ? `${line} ${next.text}` : line;
      const before = values.size;
      for (const [band, value] of readBands(text)) {
        if (!values.has(band)) values.set(band, value);
      }
      if (values.size > before) texts.push(text);
      if (one === row && values.size === 0) break;
    }
    const bands = ["1", "2", "3"].map((band) => values.get(band));
    return toBands(bands, { text: texts.join("  "), page: row.page });
  });
  return [...found, ...listBandColumns(rows)];
}

/** Matches a figure before its band: «198 kWh in fascia F1». */
const BAND_AFTER =
  /(?<![\d.,])(\d[\d.]*(?:,\d+)?)( ?kwh)? (?:in|nella|della) (?:fascia )?f([123])\b(?!\/3|(?: ?[/+-] ?|, | e )f3)/g;

function readBands(text: string): [band: string, value: number][] {
  const folded = text.toLowerCase();
  const before = [...folded.matchAll(BAND)];
  const after = [...folded.matchAll(BAND_AFTER)];
  if (after[0]?.[2] !== undefined && after.length >= before.length) {
    return after.flatMap(([, printed = "", , band = ""]) =>
      listFigures(printed).map(({ value }): [string, number] => [band, value]),
    );
  }
  return before.flatMap((match) => {
    const rest = text.slice(match.index + match[0].length);
    const next = rest.search(/\bf[123]\b/i);
    const [figure] = listFigures(next < 0 ? rest : rest.slice(0, next)).filter(
      // A figure without a unit but with many decimals is a band's price.
      ({ unit, decimals }) => unit === "kWh" || (unit === "" && decimals < 3),
    );
    return figure === undefined || match[1] === undefined ? [] : [[match[1], figure.value]];
  });
}

/** Lists bands that each have a label and a value of their own: «Consumo annuo F1», «F2 annuo». */
function listBandLabels(rows: readonly Row[]): Bands[] {
  const found = BANDS.map((band) => {
    const label = new RegExp(
      `annu[oa](?:le)?(?: in| della?)?(?: fascia)? ${band}\\b|${band} annu[oa]|^(?:kwh )?in ${band}$|^di cui (?:in )?(?:fascia )?${band}$`,
    );
    return readBeside(rows, label, readVolume("luce"))[0];
  });
  return toBandsApart(found, found[0]?.page ?? 1);
}

const TABLE_ROWS = 8;
/** A table of a year has a row for each month, and one for their sum. */
export const YEAR_ROWS = 14;

/** Lists the bands of a table whose head says F1, F2, F3 above the figures. */
function listBandColumns(rows: readonly Row[]): Bands[] {
  return rows.flatMap((row, index) => {
    const heads = BANDS.map((band) => row.cells.find((cell) => isBand(cell, band)));
    // In a table with the head «Consumo annuo F1 F2 F3» the first line below is the year's.
    const isAnnual = row.cells.some(({ folded }) => ANNUAL.test(folded));
    const toText = (below: Row) =>
      isAnnual && below === rows[index + 1]
        ? `${toRowText(row)}: ${toRowText(below)}`
        : toRowText(below);
    return rows.slice(index + 1, index + 1 + YEAR_ROWS).flatMap((below) =>
      toBands(
        heads.map((head) => findInColumn(below, head)),
        { text: toText(below), page: row.page },
      ),
    );
  });
}

/** The figure of a row below the head of its column. */
export function findInColumn(row: Row, head: Cell | undefined): number | undefined {
  const cell = row.cells.find(
    ({ x, right, page }) =>
      head !== undefined && page === head.page && x < head.right + 8 && right > head.x - 8,
  );
  const [figure] = cell === undefined ? [] : listFigures(cell.text);
  return figure?.value;
}

/** Lists the bands of a chart that has a bar for each, with its name below and its figure above. */
function listBandBars(rows: readonly Row[]): Bands[] {
  return rows.flatMap((row, index) => {
    const before = listCellsAbove(rows, index, TABLE_ROWS).filter(
      ({ page, text }) => page === row.page && /^[\d.]+( kWh)?$/.test(text),
    );
    const found = BANDS.map((band) => {
      const name = row.cells.find((cell) => isBand(cell, band));
      const bar = before.findLast((one) => name !== undefined && overlaps(one, name));
      const value = bar === undefined ? undefined : listFigures(bar.text)[0]?.value;
      return value === undefined || bar === undefined || name === undefined
        ? undefined
        : { value, text: `${bar.text}  ${name.text}` };
    });
    return toBandsApart(found, row.page);
  });
}

/**
 * Lists bands that have a line each below «consumo annuo»: in its column, or beside the names of
 * the bands.
 */
function listBandRows(rows: readonly Row[]): Bands[] {
  const sites = [...listSites(rows, ANNUAL), ...listSites(rows, ANNUAL_ROW)];
  return sites.flatMap(({ row, cells }) => {
    const last = cells.at(-1) ?? cells[0];
    const heads = row.cells;
    // Figures that end flush right may stand further right than a head that begins flush left.
    const toHead = (cell: Cell) =>
      heads.find((head) => overlaps(cell, head)) ??
      (heads.length > 2 ? heads.findLast((head) => head.x <= cell.x) : undefined);
    const isInColumn = (cell: Cell) => overlaps(cell, last) || toHead(cell) === last;
    const from = findRowIndex(rows, last);
    const below = rows
      .slice(from + 1, from + 1 + TABLE_ROWS)
      .filter(({ page }) => page === row.page);
    const found = BANDS.map((band) => {
      const isName = (cell: Cell) => isBand(cell, band);
      const printed = below.find((one) => one.cells.some(isName));
      const line = printed?.cells ?? [];
      // Another table may stand left of this one.
      const own = line.find((one) => isName(one) && isInColumn(one)) ?? line.find(isName);
      const at = own === undefined ? -1 : line.indexOf(own);
      const name = line[at];
      const beside = name !== undefined && isInColumn(name) ? line[at + 1] : undefined;
      const cell = line.find((one) => one !== name && isInColumn(one)) ?? beside;
      const [figure, ...others] = cell === undefined ? [] : listFigures(cell.text);
      return others.length > 0 || figure === undefined || name === undefined || cell === undefined
        ? undefined
        : { value: figure.value, text: `${name.text}  ${cell.text}` };
    });
    return toBandsApart(found, row.page, [cells.map(({ text }) => text).reduce(joinLines)]);
  });
}

const TRIPLE = /^(?:fasce |di cui )?f1 ?([/|,;-]) ?f2 ?\1 ?f3(?: ?:)?$/;

/** Lists the bands of «F1 / F2 / F3» with the three figures beside it. */
function listBandTriples(rows: readonly Row[]): Bands[] {
  return rows.flatMap((row) =>
    row.cells.flatMap((cell, at) => {
      const beside = row.cells[at + 1];
      if (!TRIPLE.test(cell.folded) || beside === undefined) {
        return [];
      }
      const figures = beside.text.split(/ [/|;-] /).flatMap((part) => listFigures(part));
      return figures.length === 3
        ? toBands(
            figures.map(({ value }) => value),
            { text: toRowText(row), page: row.page },
          )
        : [];
    }),
  );
}

/** Lists bands whose names have their figures on the line below, in one column. */
function listBandStacks(rows: readonly Row[]): Bands[] {
  const cells = rows.flatMap((row) => row.cells);
  return rows.flatMap((row) =>
    row.cells
      .filter(({ folded }) => folded === "f1")
      .flatMap((f1) => {
        const column = cells.filter(
          ({ page, x, y, height }) =>
            page === f1.page && Math.abs(x - f1.x) < 2 && y >= f1.y && y - f1.y < STACK * height,
        );
        const found = BANDS.map((band) => {
          const at = column.findIndex(({ folded }) => folded === band);
          const below = at < 0 ? undefined : column[at + 1];
          const [figure, ...others] = below === undefined ? [] : listFigures(below.text);
          return others.length === 0 && figure?.unit === "kWh" && below !== undefined
            ? { value: figure.value, text: `${column[at]?.text}  ${below.text}` }
            : undefined;
        });
        return toBandsApart(found, row.page);
      }),
  );
}

/** Largest height of three names and three figures below each other, in heights of the text. */
const STACK = 12;

/** The three bands as a list of one group; empty if a band is missing. */
function toBands([f1, f2, f3]: readonly (number | undefined)[], { text, page }: Piece): Bands[] {
  return f1 === undefined || f2 === undefined || f3 === undefined
    ? []
    : [{ values: [f1, f2, f3], text, page }];
}

/** Joins bands that are printed apart, with the lines of their label and of each band. */
function toBandsApart(
  bands: readonly (Band | undefined)[],
  page: number,
  label: readonly string[] = [],
): Bands[] {
  const lines = [...label, ...bands.flatMap((band) => band?.text ?? [])];
  return toBands(
    bands.map((band) => band?.value),
    { text: [...new Set(lines)].join(SUM_SIGN), page },
  );
}
