import { RowRefusal } from "./row-refusal.ts";

/**
 * Where each parameter can lie, wide enough for the years of crisis (negative charges among them):
 * beyond, a figure is a mistake of its file. The first pattern that fits a name counts.
 */
const BOUNDS: readonly [pattern: RegExp, minimum: number, maximum: number][] = [
  // Rates.
  [/^(iva_\w+|lambda)$/, 0, 0.5],
  // € a year, or a year and kW, of tariffs that nobody is paid.
  [/^(sigma[12]|mis|dis_b\d_[fp])$/, 0, 500],
  [/^tau1_cc\d_a\d$/, 0, 10_000],
  // The same, of charges and compensations.
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

const NUMBER = new Intl.NumberFormat("it-IT", { useGrouping: "always", maximumFractionDigits: 6 });

/** Throws RowRefusal where `value` cannot be that parameter's. */
export function checkBounds(name: string, value: number): void {
  const [, minimum, maximum] = BOUNDS.find(([pattern]) => pattern.test(name)) ?? [
    /./,
    -ANYTHING,
    ANYTHING,
  ];
  if (value < minimum || value > maximum) {
    throw new RowRefusal(
      `vale ${NUMBER.format(value)}, fuori da ${NUMBER.format(minimum)}–${NUMBER.format(maximum)}`,
    );
  }
}
