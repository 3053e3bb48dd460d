import type { EnergyTipology } from "@volpe/contract";
import type { Cell, Row } from "./page-cells.ts";

/** Matches words of only one commodity. */
const HINTS: Readonly<Record<EnergyTipology, RegExp>> = {
  luce: /\bkwh\b|\bpod\b|energia elettrica|materia (?:prima )?energia|elettricita|\bluce\b|potenza (?:impegnata|disponibile)|\bit ?\d{3} ?e ?\d/,
  gas: /\bsmc\b|\bpdr\b|\bp\.d\.r\b|gas naturale|\bgas\b|\bremi\b|classe (?:del )?(?:misuratore|contatore)/,
};

/** Whether a text names the other commodity alone. */
export function isOfOther(text: string, tipology: EnergyTipology): boolean {
  const other = tipology === "luce" ? "gas" : "luce";
  const folded = text.toLowerCase();
  return HINTS[other].test(folded) && !HINTS[tipology].test(folded);
}

const POINT_OR_UNIT = { luce: /\bkwh\b|\bpod\b/, gas: /\bsmc\b|\bpdr\b/ };

/** Whether a document names the other commodity's unit or supply point anywhere. */
export function namesOther(rows: readonly Row[], tipology: EnergyTipology): boolean {
  const words = POINT_OR_UNIT[tipology === "luce" ? "gas" : "luce"];
  return rows.some(({ cells }) => cells.some(({ folded }) => words.test(folded)));
}

/** A page belongs to one kind if it has this many times the hints of the other. */
const OWNS = 6;

type Supplies = Readonly<Record<EnergyTipology, readonly Row[]>>;

/**
 * Whether the document concerns a commodity: it has its supply point or several lines with its
 * unit.
 */
export function hasSupply(rows: readonly Row[], tipology: EnergyTipology): boolean {
  const texts = rows.map(({ cells }) => cells.map(({ folded }) => folded).join(" "));
  const all = texts.join("\n");
  const hasPoint =
    tipology === "luce"
      ? /\bit ?\d{3} ?e ?\d{4} ?\d{4}/.test(all)
      : /\bpdr\b|\bp\.d\.r\b|riconsegna/.test(all) && /(?<!\d)\d(?: ?\d){13}(?! ?\d)/.test(all);
  const unit = tipology === "luce" ? /\bkwh\b/ : /\bsmc\b/;
  return hasPoint || texts.filter((text) => unit.test(text)).length >= 3;
}

/**
 * Separates the lines of each supply of a dual bill. A page belongs to one supply, or it is cut
 * between two columns or along the headings. Text that names neither supply belongs to both.
 */
export function splitSupplies(rows: readonly Row[]): Supplies {
  const luce: Row[] = [];
  const gas: Row[] = [];
  for (const page of Map.groupBy(rows, (row) => row.page).values()) {
    const body = page.slice(0, findFoot(page));
    const foot = page.slice(body.length);
    const split = withHead(splitPage(body), body);
    luce.push(...split.luce.filter((row) => !isOf(row, "gas")), ...foot);
    gas.push(...split.gas.filter((row) => !isOf(row, "luce")), ...foot);
  }
  return { luce, gas };
}

const OWN_TOTAL = /^totale\b/;

/**
 * The index after the last total, on a page whose last named line is a total and that has the
 * totals of both supplies; else the number of rows. The rows from there on belong to both supplies.
 */
function findFoot(rows: readonly Row[]): number {
  const isTotal = (row: Row) => row.cells.some(({ folded }) => OWN_TOTAL.test(folded));
  const totals = rows.filter((row) => isTotal(row) && (isOf(row, "luce") || isOf(row, "gas")));
  const last = rows.findLastIndex(({ cells }) => cells.some((cell) => findKind(cell) !== null));
  const areBoth = totals.some((row) => isOf(row, "luce")) && totals.some((row) => isOf(row, "gas"));
  const lastRow = rows[last];
  return areBoth && lastRow !== undefined && totals.includes(lastRow) ? last + 1 : rows.length;
}

/** Text on the first page above the first name of a supply belongs to both. */
function withHead(split: Supplies, rows: readonly Row[]): Supplies {
  const first = rows.findIndex(({ cells }) => cells.some((cell) => findKind(cell) !== null));
  const head = rows[0]?.page === 1 && first > 0 ? rows.slice(0, first) : [];
  const add = (own: readonly Row[]) => (own.length === 0 ? head : own);
  return { luce: add(split.luce), gas: add(split.gas) };
}

/** Whether a line names one kind alone. */
function isOf({ cells }: Row, kind: EnergyTipology): boolean {
  const kinds = listKinds(cells);
  return kinds.size === 1 && kinds.has(kind);
}

/** The kinds that a cell of the line names without the other kind. */
function listKinds(cells: readonly Cell[]): ReadonlySet<EnergyTipology> {
  return new Set(cells.map(findKind).filter((kind) => kind !== null));
}

function splitPage(rows: readonly Row[]): Supplies {
  const cells = rows.flatMap((row) => row.cells);
  const hinted: Hinted[] = cells.flatMap((cell) => {
    const kind = findKind(cell);
    return kind === null ? [] : [{ cell, kind }];
  });
  const count = (kind: EnergyTipology) => listOf(hinted, kind).length;
  if (hinted.length === 0) {
    return { luce: rows, gas: rows };
  }
  if (count("luce") > OWNS * count("gas")) {
    return { luce: rows, gas: [] };
  }
  if (count("gas") > OWNS * count("luce")) {
    return { luce: [], gas: rows };
  }
  return (areApart(hinted) ? null : splitColumns(rows, hinted)) ?? splitAlong(rows);
}

/** Two kinds follow each other if at least this share of one's hints is above the other's. */
const APART = 0.95;

function areApart(hinted: readonly Hinted[]): boolean {
  const height = hinted[0]?.cell.height ?? 0;
  const gas = listOf(hinted, "gas");
  const gaps = listOf(hinted, "luce").flatMap(({ y }) => gas.map((other) => other.y - y));
  const above = gaps.filter((gap) => gap > height).length;
  const below = gaps.filter((gap) => gap < -height).length;
  return Math.max(above, below) >= APART * gaps.length;
}

function listOf(hinted: readonly Hinted[], kind: EnergyTipology): Cell[] {
  return hinted.filter((one) => one.kind === kind).map(({ cell }) => cell);
}

function findKind({ folded }: Cell): EnergyTipology | null {
  const isLuce = HINTS.luce.test(folded);
  const isGas = HINTS.gas.test(folded);
  return isLuce === isGas ? null : isLuce ? "luce" : "gas";
}

type Hinted = { cell: Cell; kind: EnergyTipology };

/**
 * Cuts a page between two columns, from the first line that names both down to the last line on
 * which each stays on its side. Text above, such as the supplier's name, belongs to both.
 */
function splitColumns(rows: readonly Row[], hinted: readonly Hinted[]): Supplies | null {
  const whole = findColumns(hinted);
  if (whole !== null) {
    return cutColumns(rows, whole, hinted);
  }
  const start = rows.findIndex(({ cells }) => listKinds(cells).size > 1);
  for (let end = rows.length - 1; start >= 0 && end > start + 3; end -= 1) {
    const part = rows.slice(start, end);
    const ofPart = hinted.filter(({ cell }) => part.some(({ cells }) => cells.includes(cell)));
    const columns = findColumns(ofPart);
    if (columns !== null) {
      const [above, below] = [splitAlong(rows.slice(0, start)), splitAlong(rows.slice(end))];
      const halves = cutColumns(part, columns, ofPart);
      return {
        luce: [...above.luce, ...halves.luce, ...below.luce],
        gas: [...above.gas, ...halves.gas, ...below.gas],
      };
    }
  }
  return null;
}

type Columns = { left: EnergyTipology; edge: number };

/** Largest share of the right column's hints that may stand further left, in a line of sums. */
const OUTSIDE = 0.2;

/** The start of the right column; null if one commodity stands in both. */
function findColumns(hinted: readonly Hinted[]): Columns | null {
  const [luce, gas] = [listOf(hinted, "luce"), listOf(hinted, "gas")];
  if (luce.length === 0 || gas.length === 0) {
    return null;
  }
  const left = median(luce) < median(gas) ? "luce" : "gas";
  const [ofLeft, ofRight] = left === "luce" ? [luce, gas] : [gas, luce];
  const edges = ofRight.map(({ x }) => x - 2).sort((one, other) => one - other);
  // The texts of the left column end before the right column begins, where most of its texts do.
  const count = (x: number) => edges.filter((one) => Math.abs(one - x) < 3).length;
  const [clear] = edges
    .slice(0, 1 + Math.floor(edges.length * OUTSIDE))
    .filter((x) => ofLeft.every(({ right }) => right <= x))
    .toSorted((one, other) => count(other) - count(one));
  const edge = clear ?? edges[0] ?? 0;
  return ofLeft.some(({ x }) => x >= edge) ? null : { left, edge };
}

function cutColumns(
  rows: readonly Row[],
  { left, edge }: Columns,
  hinted: readonly Hinted[],
): Supplies {
  const isOutside = (cell: Cell) => {
    const kind = findKind(cell);
    return kind !== null && kind !== left && cell.x < edge;
  };
  // A table with a column for each supply has the names of its rows further left.
  const start = Math.min(...listOf(hinted, left).map(({ x }) => x));
  const cut = (isLeft: boolean) =>
    below.flatMap((row) => {
      const kind = isLeft === (left === "luce") ? "luce" : "gas";
      const cells = row.cells.some(isOutside)
        ? listOfKind(row, kind)
        : row.cells.filter(({ x }) => x < edge === isLeft || (isOfTable(row) && x < start - 2));
      return cells.length === 0 ? [] : [{ ...row, cells }];
    });
  const isOfTable = (row: Row) => row.cells.filter(({ x }) => x >= edge).length === 1;
  const first = rows.find((row) =>
    row.cells.some((cell) => hinted.some((one) => one.cell === cell)),
  );
  const above = rows.filter(({ y }) => first !== undefined && y < first.y);
  const below = rows.filter((row) => !above.includes(row));
  return {
    luce: [...above, ...cut(left === "luce")],
    gas: [...above, ...cut(left === "gas")],
  };
}

/**
 * The cells of one supply on a shared line: in «Luce 118,03 € Gas 258,88 €» a sum belongs to the
 * word before it. Other words belong to both.
 */
function listOfKind({ cells }: Row, kind: EnergyTipology): Cell[] {
  let current: EnergyTipology | null = null;
  return cells.filter((cell) => {
    const isWord = /[a-z]{3,}/.test(cell.folded.replaceAll(/euro?\b/g, ""));
    current = findKind(cell) ?? (isWord ? null : current);
    return current === null || current === kind;
  });
}

function median(cells: readonly Cell[]): number {
  const xs = cells.map(({ x }) => x).sort((one, other) => one - other);
  return xs[Math.floor(xs.length / 2)] ?? 0;
}

function splitAlong(rows: readonly Row[]): Supplies {
  const luce: Row[] = [];
  const gas: Row[] = [];
  let current: EnergyTipology | null = null;
  for (const row of rows) {
    const [kind, ...others] = listKinds(row.cells);
    if (kind !== undefined) {
      current = others.length > 0 ? null : kind;
    }
    if (current !== "gas") luce.push(row);
    if (current !== "luce") gas.push(row);
  }
  return { luce, gas };
}
