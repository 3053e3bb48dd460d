import type { Dispatching, EnergyOffer } from "../energy-offer.ts";
import { NotComputable } from "../tariff/not-computable.ts";
import { getParameter, type ParameterSet } from "../tariff/parameter-set.ts";
import { addTariffs, NO_TARIFF, type Tariff, toFixed, toVolumeTariff } from "../tariff/tariff.ts";
import { toFlatPrice } from "../tariff/volume-price.ts";
import type { OfferRules } from "./offer-rules.ts";

/** The six components of Cdisp in the order of TIPO_DISPACCIAMENTO 03–08. */
export const CDISP_PARAMETERS = ["msd", "modeol", "uniess", "terna", "capprod", "interr"];

const CAPACITY_PARAMETERS = ["cpty_mrkt_1", "cpty_mrkt_2", "cpty_mrkt_3"];

const LOSSES_ESTIMATE =
  "Dispacciamento contato con le perdite di rete, come chiedono le Regole: la cifra può essere un poco alta";
export const CAPACITY_ESTIMATE =
  "Mercato della capacità: valori di questo trimestre usati per 12 mesi";

/**
 * Compiles the dispatching that an offer declares, € a year; each code counts once (Regole 3.3.3).
 */
export function compileDispatching(rules: OfferRules): Tariff {
  const { offer } = rules;
  if (offer.commodity === "gas") {
    return NO_TARIFF;
  }
  const rows = [...new Map(offer.dispatching.map((row) => [row.code, row])).values()];
  const hasTwoValues = offer.dispatching.some(
    ({ code, value }) => rows.find((row) => row.code === code)?.value !== value,
  );
  if (hasTwoValues) {
    throw new NotComputable("Un corrispettivo di dispacciamento è dichiarato con due valori");
  }
  return addTariffs(...rows.map((row) => compileRow(row, rules)));
}

function compileRow({ code, value }: Dispatching, rules: OfferRules): Tariff {
  const parameters = rules.context.electricity;
  const parameter = (name: string) => getParameter(parameters, name);
  switch (code) {
    case "01":
      return withLosses(CDISP_PARAMETERS, rules);
    case "03":
    case "04":
    case "05":
    case "06":
    case "07":
    case "08":
      return withLosses(CDISP_PARAMETERS.slice(Number(code) - 3, Number(code) - 2), rules);
    case "09":
      rules.estimate.add(CAPACITY_ESTIMATE);
      return perKwh(toCapacityPrice(parameters));
    case "11":
      return withLosses(["rst"], rules);
    case "12":
      return withLosses(["rstg"], rules);
    case "13":
      return toFixed(parameter(`dispbt_${toSeries(rules.offer)}`));
    case "14":
      return perKwh(parameter("cdispd"));
    case "99":
      return perKwh(getOwnValue(value));
    default:
      throw new NotComputable(
        code === "02" || code === "10"
          ? "Il dispacciamento è quello della Maggior Tutela"
          : `Il codice di dispacciamento «${code}» non è previsto dalle Regole`,
      );
  }
}

/** Mean of the quarter's three months (Regole 3.1.3.2, 3.3.3). */
export function toCapacityPrice(parameters: ParameterSet | null): number {
  const prices = CAPACITY_PARAMETERS.map((name) => getParameter(parameters, name));
  return prices.reduce((total, price) => total + price, 0) / prices.length;
}

/** Sum of parameters times 1 + lambda, €/kWh. */
export function toPriceWithLosses(
  names: readonly string[],
  parameters: ParameterSet | null,
): number {
  const price = names.reduce((total, name) => total + getParameter(parameters, name), 0);
  return price * (1 + getParameter(parameters, "lambda"));
}

/** Suffix of the parameter names: `d` for households, `nd` for other uses. */
function toSeries({ customer }: EnergyOffer): "d" | "nd" {
  return customer === "domestic" ? "d" : "nd";
}

function withLosses(names: readonly string[], { context, estimate }: OfferRules): Tariff {
  estimate.add(LOSSES_ESTIMATE);
  return perKwh(toPriceWithLosses(names, context.electricity));
}

function perKwh(eurPerKwh: number): Tariff {
  return toVolumeTariff(toFlatPrice(eurPerKwh));
}

function getOwnValue(value: number | null): number {
  if (value === null) {
    throw new NotComputable("Il venditore non dice il valore del suo dispacciamento");
  }
  return value;
}

/**
 * Published values have six decimals. A difference of exactly one in the last is accepted; 1e-12
 * covers the rounding of binary fractions.
 */
const IDENTITY_TOLERANCE_EUR_PER_KWH = 1e-6 + 1e-12;

/**
 * Compares `Cdisp + mean(cpty_mrkt)` with the `cdispd` of the same file, in €/kWh. They were equal
 * in every parameter file so far: a difference means that the file was misread or the rules
 * changed. Returns null if a parameter is missing.
 */
export function checkDispatchingIdentity(
  parameters: ParameterSet | null,
): { holds: boolean; sum: number; cdispd: number } | null {
  const names = [...CDISP_PARAMETERS, ...CAPACITY_PARAMETERS, "cdispd"];
  if (parameters === null || names.some((name) => !parameters.values.has(name))) {
    return null;
  }
  const cdisp = CDISP_PARAMETERS.reduce((total, name) => total + getParameter(parameters, name), 0);
  const sum = cdisp + toCapacityPrice(parameters);
  const cdispd = getParameter(parameters, "cdispd");
  return { holds: Math.abs(sum - cdispd) <= IDENTITY_TOLERANCE_EUR_PER_KWH, sum, cdispd };
}
