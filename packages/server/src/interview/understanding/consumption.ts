import type { BandParts } from "@volpe/contract";
import { readBands } from "./bands.ts";
import { type Figure, readFigure } from "./figure.ts";
import { hasDenial } from "./negation.ts";
import { keepOwnSupply } from "./own-supply.ts";
import { readQuantities, toCountingText } from "./quantities.ts";
import type { Kind } from "./units.ts";

export type Consumption = {
  /** kWh or Smc, of the period in `times`. */
  amount: number;
  /** Periods a year; null = none is named, "bill" = the period of a bill. */
  times: Figure["times"];
  /** True if the text states the unit. */
  isNamed: boolean;
  /** True if the text has metered cubic metres. They count as Smc, which is an approximation. */
  cubicMetres: boolean;
  /** The consumption of F1, F2 and F3; null or absent unless the text states all three. */
  bands?: BandParts | null;
};

type ConsumptionReading =
  | { status: "read"; consumption: Consumption }
  | { status: "no-number" }
  /** The text gives a range instead of one figure. */
  | { status: "range"; amounts: number[] }
  /** The text gives several figures, or one that may mean several. */
  | { status: "several"; amounts: number[] }
  /** The text gives an amount in €. */
  | { status: "money" }
  /** The unit is one of power: people often write «kW» for «kWh». */
  | { status: "power"; kw: number }
  | { status: "wrong-unit"; unit: string };

const CUBIC_METRES = /\d\s?(?:mc|m3|m\^3|metri? cubi?)\b|metri? cubi?\b/;
const STANDARD = /smc|sm3|standard/;

/**
 * Whether the text names the other commodity first, as «Il gas 1400» in answer to the question
 * about electricity.
 */
function namesOtherFirst(spoken: string, tipology: "luce" | "gas"): boolean {
  const named = /^(?:(?:di|il|la|per il|per la|del|della) )?(gas|metano|luce|corrente)\b/.exec(
    spoken,
  )?.[1];
  return named !== undefined && /gas|metano/.test(named) === (tipology === "luce");
}

/** Matches a figure for both commodities: «Tra luce e gas 2000». */
const OF_BOTH = /\b(?:luce|corrente)\b.*\bgas\b|\bgas\b.*\b(?:luce|corrente)\b/;

const OTHER_UNITS: Partial<Record<Kind, string>> = {
  kwh: "kWh",
  smc: "Smc",
  ampere: "ampere",
  volt: "volt",
  km: "km",
  m2: "metri quadri",
  percent: "percentuali",
};

/**
 * Parses a consumption as «circa 2.700 kWh», «2,7 MWh», «1400 smc». A figure without a unit has the
 * unit is that of the question.
 */
export function readConsumption(typed: string, tipology: "luce" | "gas"): ConsumptionReading {
  const text = dropSpend(keepOwnSupply(typed, tipology, (part) => readQuantities(part).length > 0));
  const spoken = toCountingText(text);
  const bands = tipology === "luce" ? readBands(text) : null;
  if (bands !== null && !bands.isWhole) {
    return { status: "several", amounts: [bands.sum] };
  }
  if (bands !== null) {
    return {
      status: "read",
      consumption: {
        amount: bands.sum,
        times: null,
        isNamed: true,
        cubicMetres: false,
        bands: bands.parts,
      },
    };
  }
  const reading = readFigure(text, {
    kinds: [tipology === "luce" ? "kwh" : "smc"],
    disturbing: ["percent", "bills"],
  });
  if (reading.status === "one" && namesOtherFirst(spoken, tipology)) {
    return { status: "several", amounts: [reading.figure.value] };
  }
  if (reading.status === "one" && OF_BOTH.test(spoken) && !hasDenial(spoken)) {
    return { status: "several", amounts: [reading.figure.value] };
  }
  switch (reading.status) {
    case "one":
      // «No ma spendo 1500» is an amount in €.
      return !reading.figure.isNamed && isOfSpend(text)
        ? { status: "money" }
        : toRead(reading.figure, spoken);
    case "several": {
      const amounts = reading.figures.map(({ value }) => value);
      return { status: reading.isRange ? "range" : "several", amounts };
    }
    case "other-kind": {
      // «300 kW al bimestre» means kWh: a power has no period.
      const spent = reading.kind === "kw" ? readFigure(text, { kinds: ["kw"] }) : reading;
      return spent.status === "one" && tipology === "luce" && spent.figure.times !== null
        ? toRead(spent.figure, spoken)
        : toOther(reading.kind, reading.value);
    }
    case "none":
      return { status: "no-number" };
  }
}

/** Removes the spend of «Consumo 2900 e spendo 950». */
function dropSpend(text: string): string {
  const parts = text.split(/[,;]\s|\s(?:e|ma|però|mentre)\s/i);
  const told = parts.filter((part) => readQuantities(part).length > 0);
  const used = told.filter((part) => !SPENT.test(part));
  return told.length === 2 && used.length === 1 && USED.test(used[0] ?? "")
    ? (used[0] ?? text)
    : text;
}

/** Whether the figure is a spend, as in «Non so i kWh ma so che pago 900». */
function isOfSpend(text: string): boolean {
  const parts = text.split(/[,;]\s|\s(?:ma|però|mentre)\s/i);
  const told = parts.find((part) => readQuantities(part).length > 0) ?? text;
  return SPENT.test(toCountingText(told)) && !USED.test(toCountingText(told));
}

const SPENT =
  /\b(?:spend\w+|spes[oaie]|pag(?:o|hiamo|are|at[oa]|av\w+)|cost(?:a|ano|ava|avano))\b/i;
const USED = /\bconsum\w+|kwh|smc/i;

function toRead({ value, times, isNamed }: Figure, spoken: string): ConsumptionReading {
  const cubicMetres = isNamed && CUBIC_METRES.test(spoken) && !STANDARD.test(spoken);
  return { status: "read", consumption: { amount: value, times, isNamed, cubicMetres } };
}

function toOther(kind: Kind, value: number): ConsumptionReading {
  if (kind === "eur") {
    return { status: "money" };
  }
  if (kind === "kw") {
    return { status: "power", kw: value };
  }
  const unit = OTHER_UNITS[kind];
  return unit === undefined ? { status: "no-number" } : { status: "wrong-unit", unit };
}
