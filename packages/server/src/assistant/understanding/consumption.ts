import { findNumber } from "./italian-number.ts";

export type Consumption = {
  /** kWh or Smc. */
  amount: number;
  /** Metered cubic metres were said: they are taken as Smc, which is only nearly so. */
  cubicMetres: boolean;
};

export type ConsumptionReading =
  | { status: "read"; consumption: Consumption }
  | { status: "no-number" }
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

/** A consumption as «circa 2.700 kWh», «2,7 MWh», «1400 smc»; without a unit the asked one stands. */
export function readConsumption(text: string, tipology: "luce" | "gas"): ConsumptionReading {
  const found = findNumber(text.replace(/m³/g, "m3"));
  if (found === null) {
    return { status: "no-number" };
  }
  const mila = /^(mila|k)\b(?!wh)/.exec(found.rest);
  const rest = mila === null ? found.rest : found.rest.slice(mila[0].length).trim();
  const value = found.value * (mila === null ? 1 : 1000);
  const unit = UNITS.find(({ pattern }) => pattern.test(rest));
  if (unit === undefined) {
    return { status: "read", consumption: { amount: value, cubicMetres: false } };
  }
  if (unit.tipology !== tipology) {
    return { status: "wrong-unit", unit: unit.unit };
  }
  const amount = Math.round(value * unit.factor * 1000) / 1000;
  return { status: "read", consumption: { amount, cubicMetres: unit.unit === "mc" } };
}
