import type { EnergyTipology } from "@volpe/contract";
import type { Cell, Row } from "./page-cells.ts";

/** Words of one commodity only. */
const HINTS: Readonly<Record<EnergyTipology, RegExp>> = {
  luce: /\bkwh\b|\bpod\b|energia elettrica|elettricita|\bluce\b|potenza (?:impegnata|disponibile)|\bit ?\d{3} ?e ?\d/,
  gas: /\bsmc\b|\bpdr\b|gas naturale|\bgas\b|\bremi\b|classe (?:del )?(?:misuratore|contatore)/,
};

/** A page belongs to one kind if it has this many times the hints of the other. */
const OWNS = 6;

export type Supplies = Readonly<Record<EnergyTipology, readonly Row[]>>;

/** Whether the document is about a commodity: its supply point or several lines with its unit. */
export function hasSupply(rows: readonly Row[], tipology: EnergyTipology): boolean {
  const texts = rows.map(({ cells }) => cells.map(({ folded }) => folded).join(" "));
  const all = texts.join("\n");
  const hasPoint =
    tipology === "luce"
      ? /\bit ?\d{3} ?e ?\d{4} ?\d{4}/.test(all)
      : /\bpdr\b|riconsegna/.test(all) && /(?<!\d)\d(?: ?\d){13}(?! ?\d)/.test(all);
  const unit = tipology === "luce" ? /\bkwh\b/ : /\bsmc\b/;
  return hasPoint || texts.filter((text) => unit.test(text)).length >= 3;
}

/**
 * The lines of each supply of a dual bill. A page belongs to one supply, or is cut between two
 * columns, or along the headings; what names neither belongs to both.
 */
export function splitSupplies(rows: readonly Row[]): Supplies {
  const luce: Row[] = [];
  const gas: Row[] = [];
  for (const page of groupPages(rows)) {
    const split = splitPage(page);
    luce.push(...split.luce);
    gas.push(...split.gas);
  }
  return { luce, gas };
}

function groupPages(rows: readonly Row[]): Row[][] {
  const pages = new Map<number, Row[]>();
  for (const row of rows) {
    pages.set(row.page, [...(pages.get(row.page) ?? []), row]);
  }
  return [...pages.values()];
}

function splitPage(rows: readonly Row[]): Supplies {
  const cells = rows.flatMap((row) => row.cells);
  const hinted = cells.flatMap((cell) => {
    const kind = findKind(cell);
    return kind === null ? [] : [{ cell, kind }];
  });
  const count = (kind: EnergyTipology) => hinted.filter((one) => one.kind === kind).length;
  if (hinted.length === 0) {
    return { luce: rows, gas: rows };
  }
  if (count("luce") > OWNS * count("gas")) {
    return { luce: rows, gas: [] };
  }
  if (count("gas") > OWNS * count("luce")) {
    return { luce: [], gas: rows };
  }
  return splitColumns(rows, hinted) ?? splitAlong(rows);
}

function findKind({ folded }: Cell): EnergyTipology | null {
  const isLuce = HINTS.luce.test(folded);
  const isGas = HINTS.gas.test(folded);
  return isLuce === isGas ? null : isLuce ? "luce" : "gas";
}

function splitColumns(
  rows: readonly Row[],
  hinted: readonly { cell: Cell; kind: EnergyTipology }[],
): Supplies | null {
  const of = (kind: EnergyTipology) => hinted.filter((one) => one.kind === kind);
  const left = median(of("luce")) < median(of("gas")) ? "luce" : "gas";
  const right = left === "luce" ? "gas" : "luce";
  const edge = Math.min(...of(right).map(({ cell }) => cell.x)) - 2;
  if (of(left).some(({ cell }) => cell.x >= edge)) {
    return null;
  }
  const cut = (isLeft: boolean) =>
    rows.flatMap((row) => {
      const cells = row.cells.filter(({ x }) => x < edge === isLeft);
      return cells.length === 0 ? [] : [{ ...row, cells }];
    });
  const [first = rows[0]] = rows.filter((row) => row.cells.some((cell) => findKind(cell) !== null));
  // Text above the first heading, such as the supplier's name, belongs to both.
  const above = rows.filter(({ y }) => first !== undefined && y < first.y);
  const halves = { luce: cut(left === "luce"), gas: cut(left === "gas") };
  const missing = (half: readonly Row[]) =>
    above.filter((row) => !half.some((one) => one.y === row.y));
  return {
    luce: [...missing(halves.luce), ...halves.luce],
    gas: [...missing(halves.gas), ...halves.gas],
  };
}

function median(ones: readonly { cell: Cell }[]): number {
  const xs = ones.map(({ cell }) => cell.x).sort((one, other) => one - other);
  return xs[Math.floor(xs.length / 2)] ?? 0;
}

function splitAlong(rows: readonly Row[]): Supplies {
  const luce: Row[] = [];
  const gas: Row[] = [];
  let current: EnergyTipology | null = null;
  for (const row of rows) {
    const kinds = new Set(row.cells.map(findKind).filter((kind) => kind !== null));
    const [only] = kinds;
    if (kinds.size === 1 && only !== undefined) {
      current = only;
    }
    if (kinds.size === 2) {
      current = null;
    }
    if (current !== "gas") luce.push(row);
    if (current !== "luce") gas.push(row);
  }
  return { luce, gas };
}
