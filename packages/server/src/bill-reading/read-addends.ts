import { roundToCents } from "../figures/round.ts";
import type { AmountLine } from "./amount-lines.ts";
import { type Entries, type Entry, toEntry } from "./bill-entry.ts";
import { addsUp, isMoney, listFigures } from "./figures-in-text.ts";
import { type Cell, type Row, toRowText } from "./page-cells.ts";
import { joinTerms } from "./shown-piece.ts";

type Addend = { eur: number; label: string; text: string; page: number };

/** Largest distance between two aligned edges, in points. */
const ALIGNED = 3;
const ADDENDS = { min: 3, max: 14 };

type Part = "sale" | "network" | "charges" | "excise" | "vat" | "taxes" | "televisionFee";
const FISCAL: readonly string[] = ["excise", "vat", "taxes"] satisfies Part[];

/**
 * The name of each addend; the first pattern that matches counts. Within a sum, words suffice that
 * are too common elsewhere.
 */
const WORDS: readonly (readonly [Part | null, RegExp])[] = [
  [null, /bonus|ricalcol|sconto|deposito|interessi|arrotond|altre|credit/],
  ["televisionFee", /\brai\b|\btv\b|televisi/],
  ["taxes", /(?:impost|accis).*\b(?:iva|i\.v\.a)\b/],
  ["vat", /\biva\b|\bi\.v\.a\b|valore aggiunto/],
  ["excise", /impost|accis|addizional|erarial/],
  ["network", /\brete\b|\breti\b|trasport|distribu|contatore|\bmisura\b/],
  ["charges", /\boneri\b|\basos\b|\barim\b/],
  ["sale", /vendita|materia|fornitore|commodity|\benergia\b|\bgas\b|\bluce\b/],
];

/**
 * Fills in missing parts from a column of sums that add up to the total, where a part may have any
 * name. Lines further right than the total's name are details.
 */
export function withAddends(
  rows: readonly Row[],
  entries: Entries,
  totals: readonly AmountLine[],
): Entries {
  const addends = totals.map((total) => listAddends(rows, total)).find((all) => all.length > 0);
  const read: Record<string, Entry> = {};
  for (const [name] of WORDS) {
    const ofPart = (addends ?? []).filter(({ label }) => findPart(label) === name);
    if (name !== null && ofPart.length > 0) {
      const sum = roundToCents(ofPart.reduce((all, { eur }) => all + eur, 0));
      read[name] = toEntry(sum, joinTerms(ofPart));
    }
  }
  const hasFiscal = FISCAL.some((name) => entries[name as Part] !== undefined);
  // If network or charges is an addend of its own, a sum of the two cannot be one too: it would
  // count that part twice.
  const isMixed = (["network", "charges"] as const).some(
    (name) => entries[name] !== undefined && entries[name].value !== read[name]?.value,
  );
  const missing = Object.entries(read).filter(([name]) =>
    FISCAL.includes(name)
      ? !hasFiscal
      : name === "network" || name === "charges"
        ? !isMixed && entries[name] === undefined
        : entries[name as Part] === undefined,
  );
  return { ...entries, ...Object.fromEntries(missing) };
}

function findPart(label: string): Part | null {
  return WORDS.find(([, word]) => word.test(label))?.[0] ?? null;
}

/** The lines above a total that add up to it; empty if they do not. */
function listAddends(rows: readonly Row[], total: AmountLine): Addend[] {
  const row = rows[total.index];
  const sum = row?.cells.find((cell) => toSum(cell) === total.eur);
  const [name] = row?.cells ?? [];
  if (row === undefined || sum === undefined || name === undefined || name === sum) {
    return [];
  }
  const found: Addend[] = [];
  for (const above of rows.slice(0, total.index).toReversed()) {
    const cell = above.cells.find((one) => Math.abs(one.right - sum.right) < ALIGNED);
    const label = above.cells.findLast(({ x }) => Math.abs(x - name.x) < ALIGNED);
    const eur = cell === undefined ? null : toSum(cell);
    if (above.page !== row.page || found.length === ADDENDS.max) {
      break;
    }
    if (eur !== null && label !== undefined && label !== cell) {
      found.push({ eur, label: label.folded, text: toRowText(above), page: row.page });
      const isSum = addsUp(
        found.map((one) => one.eur),
        total.eur,
      );
      if (isSum && found.length >= ADDENDS.min) {
        return found;
      }
    }
  }
  return [];
}

function toSum({ text, folded }: Cell): number | null {
  const [figure, ...others] = listFigures(text);
  return figure !== undefined && others.length === 0 && isMoney(figure) && !/[a-z]{5,}/.test(folded)
    ? figure.value
    : null;
}
