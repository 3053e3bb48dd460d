import { formatQuantity } from "@volpe/contract";
import { toDecimal } from "../../figures/italian-figures.ts";
import { withRate } from "../interview.ts";
import { getNeeds, withNeeds } from "../product-needs.ts";
import { listTerms } from "../product-request.ts";
import { type Refusal, refuseAnswer } from "../question.ts";
import { STEPS } from "../steps.ts";
import {
  findDistance,
  findDownPayment,
  findDuration,
  findYearlyDistance,
  readDownPayment,
  readKmPerYear,
  readRentalMonths,
} from "../understanding/rental.ts";
import { createAmountQuestion, toDailyMeanings } from "./amount-question.ts";
import { SKIP, toChoicesAddon, toFieldAddon } from "./answer-addons.ts";
import { OPEN_CHOICE } from "./open-choice.ts";

const MIN_MONTHS = 12;
const MAX_MONTHS = 72;
const MAX_KM = 200_000;
/** Hardly anybody drives more in a year: the figure may be the car's mileage. */
const MANY_KM = 70_000;
const MAX_DOWN_PAYMENT_EUR = 50_000;

export const duration = createAmountQuestion({
  key: "duration",
  speaksOf: "amount",
  measures: "duration",
  step: STEPS.duration,
  tipologies: ["noleggio"],
  findStated: findDuration,
  ask: (interview, context) => ({
    text: ["Per quanto tempo la vuoi tenere?"],
    addons: [toTermChoices(listTerms("durata", interview, context), [24, 36, 48, 60], toMonths)],
  }),
  formField: "duration",
  find: readRentalMonths,
  min: MIN_MONTHS,
  max: MAX_MONTHS,
  refusal: `Il noleggio a lungo termine va da ${MIN_MONTHS} a ${MAX_MONTHS} mesi: scrivi per esempio «36 mesi» o «tre anni», oppure «non lo so».`,
  describeAmount: toMonths,
  check: (months, interview, context) =>
    refuseTerm("duration", toMonths, months, listTerms("durata", interview, context)),
  unknown: "Nessun problema: la durata si sceglie anche dopo.",
  write: (interview, months) =>
    withRate(withNeeds(interview, { durationMonths: months }), {
      months: months === null ? "" : toDecimal(months, 0),
    }),
  summary: (interview) => [toLine("Durata", getNeeds(interview).durationMonths, "mesi")],
  walk: ["36 mesi", "tre anni", "non lo so", "tra 24 e 48", "200"],
});

export const mileage = createAmountQuestion({
  key: "mileage",
  speaksOf: "amount",
  measures: "distance",
  step: STEPS.mileage,
  tipologies: ["noleggio"],
  findStated: (text) => findDistance(text) ?? findYearlyDistance(text),
  ask: (interview, context) => ({
    text: [
      "Quanti chilometri fai in un anno? Il canone dipende anche da questi. Va bene anche «1.200 al mese».",
      ...toTermHint(listTerms("km", interview, context)),
    ],
    addons: [
      toFieldAddon({
        field: "text",
        name: "mileage",
        label: "Chilometri l’anno",
        placeholder: "15.000",
        unit: "km",
        skip: SKIP,
      }),
    ],
  }),
  formField: "mileage",
  find: readKmPerYear,
  min: 1000,
  max: MAX_KM,
  // A bare «15» may mean thousands of kilometres.
  doubt: ({ value, isNamed, times }) =>
    times === 365
      ? toDailyMeanings({ aYear: value, times }, (km) => toKm(Math.round(km)))
      : value < 1000 && !isNamed && times === null
        ? toThousands(value, "km l’anno", 5)
        : value > MANY_KM
          ? [toKm(value)]
          : [],
  refusal: `Scrivi una cifra sola tra 1.000 e ${formatQuantity(MAX_KM, "km")} l’anno, per esempio «15.000» o «1.200 al mese», oppure «non lo so».`,
  describeAmount: toKm,
  check: (km, interview, context) =>
    refuseTerm("mileage", toKm, km, listTerms("km", interview, context)),
  unknown: "Va bene, li stimerete insieme.",
  write: (interview, kmPerYear) => withNeeds(interview, { kmPerYear }),
  summary: (interview) => [toLine("Percorrenza", getNeeds(interview).kmPerYear, "km l’anno")],
  walk: ["15mila km", "1.200 al mese", "boh", "15", "tanti"],
});

export const downPayment = createAmountQuestion({
  key: "down-payment",
  speaksOf: "amount",
  measures: "downPayment",
  step: STEPS.downPayment,
  tipologies: ["noleggio"],
  findStated: findDownPayment,
  ask: (interview, context) => ({
    text: ["Vuoi versare un anticipo? Con un anticipo il canone scende."],
    addons: [
      toTermChoices(listTerms("anticipo", interview, context), [0, 2000, 4000], toDownPayment),
    ],
  }),
  formField: "downPayment",
  find: readDownPayment,
  min: 0,
  max: MAX_DOWN_PAYMENT_EUR,
  doubt: ({ value, isNamed }) =>
    value > 0 && value < 100 && !isNamed ? toThousands(value, "€", 1) : [],
  refusal: `Scrivi l’anticipo in euro, da 0 a ${formatQuantity(MAX_DOWN_PAYMENT_EUR)}, per esempio «tremila», oppure «nessuno» o «non lo so».`,
  describeAmount: (euros) =>
    euros === 0 ? "nessun anticipo" : `${formatQuantity(euros, "€")} di anticipo`,
  check: (euros, interview, context) =>
    refuseTerm("downPayment", toDownPayment, euros, listTerms("anticipo", interview, context)),
  unknown: "D’accordo, l’anticipo resta aperto.",
  write: (interview, downPaymentEur) => withNeeds(interview, { downPaymentEur }),
  summary(interview) {
    const { downPaymentEur: euros } = getNeeds(interview);
    const some = euros === null ? null : formatQuantity(euros, "€");
    return [{ label: "Anticipo", value: euros === 0 ? "nessuno" : some }];
  },
  walk: ["nessuno", "tremila euro", "non lo so", "-5", "un milione"],
});

/** The figure in thousands, as text; empty unless it is from `least` to 200. */
function toThousands(value: number, unit: string, least: number): string[] {
  return value >= least && value <= 200 ? [formatQuantity(value * 1000, unit)] : [];
}

function toLine(label: string, value: number | null, unit: string) {
  return { label, value: value === null ? null : formatQuantity(value, unit) };
}

function toMonths(months: number): string {
  return `${months} mesi`;
}

function toKm(km: number): string {
  return `${formatQuantity(km, "km")} l’anno`;
}

function toDownPayment(euros: number): string {
  return euros === 0 ? "Nessun anticipo" : formatQuantity(euros, "€");
}

function toTermChoices(
  found: readonly number[],
  usual: readonly number[],
  toLabel: (value: number) => string,
) {
  const values = found.length === 0 ? usual : found;
  return toChoicesAddon([
    ...values.map((value) => ({ value: `${value}`, label: toLabel(value) })),
    OPEN_CHOICE,
  ]);
}

/**
 * Refuses a term without a fee: fees exist only for some values, and no other value is replaced by
 * the nearest.
 */
function refuseTerm(
  field: string,
  toLabel: (value: number) => string,
  value: number,
  found: readonly number[],
): Refusal | null {
  if (found.length === 0 || found.includes(value)) {
    return null;
  }
  const terms = new Intl.ListFormat("it").format(found.map(toLabel)).toLowerCase();
  const choice =
    found.length === 1
      ? `La sola scelta è «${terms}»: rispondi così, oppure «non lo so».`
      : `Puoi scegliere tra ${terms}: quale scegli?`;
  return refuseAnswer(`${toLabel(value)}: per questo noleggio non c’è un canone. ${choice}`, field);
}

function toTermHint(found: readonly number[]): string[] {
  return found.length === 0
    ? []
    : [
        `I canoni ci sono per ${found.map((km) => formatQuantity(km)).join(", ")} km: scegli quelli che ti bastano.`,
      ];
}
