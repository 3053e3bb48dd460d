import { formatTyped } from "@volpe/contract";
import type { CsvRow } from "../../../tables/csv-rows.ts";
import { cleanText } from "../../../text/clean-text.ts";
import { parseNumber } from "./parse-number.ts";
import { RowRefusal } from "./row-refusal.ts";

export type Parameter = { name: string; value: number };

/** One row of a parameters CSV (`nome_parametro,valore,descrizione`). Throws RowRefusal. */
export function toParameter(row: CsvRow): Parameter {
  const name = readParameterName(row);
  if (!/^[a-z0-9_]{1,40}$/.test(name)) {
    throw new RowRefusal("nome_parametro manca o non è valido");
  }
  const value = parseNumber((row.valore ?? "").trim(), "valore");
  checkBounds(name, value);
  return { name, value };
}

export function readParameterName(row: CsvRow): string {
  return cleanText(row.nome_parametro ?? "", 60).toLowerCase();
}

/**
 * The range of each parameter, wide enough for the crisis years with their negative charges. A
 * figure outside it is a mistake in the file. The first pattern that matches a name applies.
 */
const BOUNDS: readonly [pattern: RegExp, minimum: number, maximum: number][] = [
  // Rates.
  [/^(iva_\w+|lambda)$/, 0, 0.5],
  // Tariffs, € a year or € a year and kW. They are never negative.
  [/^(sigma[12]|mis|dis_b\d_[fp])$/, 0, 500],
  [/^tau1_cc\d_a\d$/, 0, 10_000],
  // Charges and compensations in the same units.
  [/^(uc6s_n?d|dispbt_n?d|pcv_[ac]|qvd_f_n?d)$/, -1000, 1000],
  [/^(asos|arim)_(dnr_f|nd_b\d_[fp])$/, -1000, 1000],
  [/^((st|vr)_a\d|ug2s)$/, -1000, 1000],
  // €/kWh and €/Smc.
  [/^(acc_(a_\w_l|c_\w+)|tras|sigma3|dis_b\d_c)$/, 0, 0.3],
  [/^((asos|arim)_(dr|dnr_v|nd_b\d_c)|uc3|uc6p_n?d|cdispd|cpty_mrkt_\w+|rstg?)$/, -0.3, 0.3],
  [/^(msd|modeol|uniess|terna|capprod|interr)$/, -0.3, 0.3],
  [/^(qt|rs|re|gs|ug[13]|ug2p_n?d_f\d|tau3_f\d_a\d|qvd_v_n?d|cpr|grad)$/, -1, 1],
];

const ANYTHING = 1_000_000;

/** Throws RowRefusal if `value` is outside the parameter's range. */
function checkBounds(name: string, value: number): void {
  const [, minimum, maximum] = BOUNDS.find(([pattern]) => pattern.test(name)) ?? [
    /./,
    -ANYTHING,
    ANYTHING,
  ];
  if (value < minimum || value > maximum) {
    throw new RowRefusal(
      `vale ${formatTyped(value)}, fuori da ${formatTyped(minimum)}–${formatTyped(maximum)}`,
    );
  }
}
