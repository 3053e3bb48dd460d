import { toSpokenText } from "../../text/spoken-text.ts";
import { readFigure, WISH } from "./figure.ts";
import { keepLabelled } from "./labelled.ts";
import type { Kind } from "./units.ts";

type PowerReading =
  /** `written` is the figure as it was typed, before a conversion from watts. */
  | { status: "one"; kw: number; written: number }
  | { status: "none" }
  | { status: "several"; kws: number[] }
  /** The figure has a unit that is not one of power. */
  | { status: "other-unit"; unit: Kind; value: number };

/**
 * Matches the committed power. `AVAILABLE` matches other powers: «potenza impegnata 3, disponibile
 * 3,3» states both.
 */
const COMMITTED = /\b(?:impegnat[aoi]|contrattual[ei]|contatore|contratto)\b/;
const AVAILABLE =
  /\bdisponibil[ei]\b|\bpannell|fotovolta|\baccumul|\bbatteri|\bcolonnin|\bwall ?box/;

const JOINED = /\b(\d{1,2}|[a-z]+) e (?:5|cinque)\s*(?:kw)?$/;

/**
 * Matches decimals that repeat a figure: «Tre kilowatt e tre» is 3,3. In other texts two equal
 * figures count as one.
 */
const TWICE = /\b(\d|due|tre|quattro|cinque|sei) ?(?:kw|kilowatt|chilowatt) e \1(?: kw)?$/;

/** Parses the committed power in kW: «3», «4,5 kW», «4500 W», «da 3 sono passato a 6». */
export function readPowerKw(text: string): PowerReading {
  const own = keepLabelled(text, { own: COMMITTED, others: AVAILABLE });
  if (own !== text) {
    return readOne(own);
  }
  const clauses = toSpokenText(text).split(/[,;(](?=\s|\D)|\be\b|\bma\b/);
  const committed = clauses.filter((clause) => COMMITTED.test(clause));
  if (clauses.some((clause) => AVAILABLE.test(clause)) && committed.length === 1) {
    return readOne(committed[0] ?? "");
  }
  return readOne(text);
}

function readOne(text: string): PowerReading {
  const reading = readFigure(text, { kinds: ["kw"], takesBounds: "greatest" });
  if (reading.status === "one" && WISH.test(toSpokenText(text))) {
    const { value, isNamed } = reading.figure;
    return { status: "several", kws: [toKw(value, isNamed)] };
  }
  if (reading.status === "one" && TWICE.test(toSpokenText(text))) {
    const { value } = reading.figure;
    return { status: "several", kws: [Number(`${value}.${value}`)] };
  }
  switch (reading.status) {
    case "one": {
      const { value, isNamed } = reading.figure;
      const kw = toKw(value, isNamed);
      return isNamed || (kw === value && !VOLTS.has(kw)) || isContractual(kw)
        ? { status: "one", kw, written: value }
        : { status: "several", kws: [kw] };
    }
    case "several": {
      const [one = 0, other = 0] = reading.figures.map(({ value }) => value);
      // Some people say «4 e 5» for 4,5.
      const isHalf = other === 5 && one < 10 && JOINED.test(text.toLowerCase().trim());
      const kws = isHalf
        ? [one + 0.5]
        : reading.figures.map(({ value, isNamed }) => toKw(value, isNamed));
      return { status: "several", kws };
    }
    case "other-kind":
      return { status: "other-unit", unit: reading.kind, value: reading.value };
    case "none":
      return { status: "none" };
  }
}

/**
 * Whether a contract can have this power: whole or half kW, or 3,3, which is the available power of
 * a contract of 3 kW. A «2700» without a unit is hardly a power.
 */
function isContractual(kw: number): boolean {
  return (kw % 0.5 === 0 && !VOLTS.has(kw)) || kw === 3.3;
}

/** Figures that are the voltage of a line. */
const VOLTS = new Set([220, 230, 380, 400]);

// Converts to kW. A «3000» without a unit is in W, as on a meter's plate; «4.500 kW» has a decimal
// point.
function toKw(value: number, isNamed: boolean): number {
  const isWatts = value >= 1000 && value <= 30_000;
  return isWatts && (!isNamed || value % 1 === 0) ? value / 1000 : value;
}
