import { findNumber } from "./italian-number.ts";
import { toPlainText } from "./plain-text.ts";
import { saysRange } from "./range.ts";

export type Consumption = {
  /** kWh or Smc. */
  amount: number;
  /** Metered cubic metres were said: they are taken as Smc, which is only nearly so. */
  cubicMetres: boolean;
};

export type ConsumptionReading =
  | { status: "read"; consumption: Consumption }
  | { status: "no-number" }
  /** The figure is left between two. */
  | { status: "range" }
  /** An amount in € was said. */
  | { status: "money" }
  | { status: "wrong-unit"; unit: string };

const UNITS: readonly {
  pattern: RegExp;
  tipology: "luce" | "gas";
  factor: number;
  unit: string;
}[] = [
  { pattern: /^(g\s?wh|gigawattora)\b/, tipology: "luce", factor: 1_000_000, unit: "GWh" },
  { pattern: /^(m\s?wh?|megawatt\s?ora)\b/, tipology: "luce", factor: 1000, unit: "MWh" },
  {
    pattern: /^(k\s?wh?|kilowatt(\s?ora)?|chilowatt(\s?ora)?)\b/,
    tipology: "luce",
    factor: 1,
    unit: "kWh",
  },
  {
    pattern: /^(smc|sm3|stm3|standard metri cubi|metri cubi standard)\b/,
    tipology: "gas",
    factor: 1,
    unit: "Smc",
  },
  { pattern: /^(mc|m3|m\^3|metri? cubi?|metro cubo)/, tipology: "gas", factor: 1, unit: "mc" },
];

const MONEY = /€|\beur[oi]?\b|\bsoldi\b/;
const BAND = /\bf\s?(1|2|3|23)\s*[:=]?\s*(?:sono |e |con )?(\d[\d.,']*\d|\d)/g;

/** A consumption as «circa 2.700 kWh», «2,7 MWh», «1400 smc»; without a unit the asked one stands. */
export function readConsumption(text: string, tipology: "luce" | "gas"): ConsumptionReading {
  const tidy = text.replace(/m³/g, "m3");
  const bands = tipology === "luce" ? sumBands(tidy) : null;
  if (bands !== null) {
    return { status: "read", consumption: { amount: bands, cubicMetres: false } };
  }
  const found = findNumber(tidy);
  if (found === null) {
    return { status: "no-number" };
  }
  if (saysRange(tidy)) {
    return { status: "range" };
  }
  const mila = /^k\b(?!wh)/.exec(found.rest);
  const rest = mila === null ? found.rest : found.rest.slice(mila[0].length).trim();
  const value = found.value * (mila === null ? 1 : 1000);
  const unit = UNITS.find(({ pattern }) => pattern.test(rest));
  if (unit === undefined) {
    return MONEY.test(toPlainText(tidy))
      ? { status: "money" }
      : { status: "read", consumption: { amount: value, cubicMetres: false } };
  }
  if (unit.tipology !== tipology) {
    return { status: "wrong-unit", unit: unit.unit };
  }
  const amount = Math.round(value * unit.factor * 1000) / 1000;
  return { status: "read", consumption: { amount, cubicMetres: unit.unit === "mc" } };
}

/** The sum of a bill's bands, «F1 900 F2 800 F3 1000»; null where fewer than two are told. */
function sumBands(text: string): number | null {
  const matches = [...toPlainText(text).matchAll(BAND)];
  const bands = new Map(
    matches.map(([, band = "", figure = ""]) => [band, findNumber(figure)?.value ?? 0]),
  );
  return bands.size < 2 || bands.size !== matches.length
    ? null
    : [...bands.values()].reduce((sum, value) => sum + value, 0);
}
