import { formatQuantity, PLAUSIBLE_FIGURES, SECOND_HOME_MIN_KWH } from "@volpe/contract";
import { toDecimal } from "../../figures/italian-figures.ts";
import { roundToCents } from "../../figures/round.ts";
import { toSpokenText } from "../../text/spoken-text.ts";
import {
  type Interview,
  isBusiness,
  isGas,
  NO_PRESENT_SALE,
  toAnnualWords,
  toEnergy,
  toUnit,
  toUnits,
  withArticle,
  withEstimate,
  withNotes,
  withRate,
} from "../interview.ts";
import {
  type Answer,
  askMeaning,
  confirm,
  type FormValue,
  type Reading,
  type Refusal,
  take,
  toAnswerText,
  toDidYouMean,
} from "../question.ts";
import { STEPS } from "../steps.ts";
import { type Consumption, readConsumption } from "../understanding/consumption.ts";
import { readEuros } from "../understanding/money.ts";
import { readCoveredMonths, readMonthCount } from "../understanding/months.ts";
import { namesPartOfYear } from "../understanding/period.ts";

export const CUBIC_METRES =
  "I metri cubi del contatore sono presi come Smc (coefficiente C pari a 1): il consumo è una stima.";

const GAS_PERIOD =
  "Il gas di un periodo non si riporta all’anno per semplice moltiplicazione: d’inverno se ne consuma molto di più. Scrivi gli Smc dell’anno, oppure «bolletta» e li ricavo dai suoi mesi.";

/** The words with which a person without a figure can continue if nothing can be estimated. */
export const ASK_A_PERSON = "«voglio parlare con una persona»";

/**
 * Parses a typed consumption. A figure for a shorter period is converted to a year if this is
 * accurate enough.
 */
export function readAnnual(answer: Answer, interview: Interview, step: number): Reading {
  const reading = readConsumption(toAnswerText(answer), toEnergy(interview));
  const unit = toUnit(interview);
  switch (reading.status) {
    case "no-number":
      return ask(
        `Scrivi ${toUnits(interview)} dell’anno, per esempio «${toExample(interview)}». ${toWaysOn(interview)}`,
      );
    case "range":
      return ask(
        `Mi serve una cifra sola: scrivi quella che ti sembra più vicina, per esempio «${toExample(interview)} ${unit}».`,
        toMeanings(reading.amounts, interview),
      );
    case "several":
      return ask(
        `Voglio essere sicuro di aver capito: quanti ${unit} sono, in un anno?`,
        toMeanings(reading.amounts, interview),
      );
    case "money":
      return refuseSpend(toAnswerText(answer), interview);
    case "power":
      return reading.kw >= 20
        ? ask(
            `I kW sono la potenza del contatore, e te la chiedo dopo. Intendevi ${formatQuantity(reading.kw, "kWh")}?`,
            toMeanings([reading.kw], interview),
          )
        : ask(
            "I kW sono la potenza del contatore, e te la chiedo dopo: qui servono i kWh dell’anno.",
          );
    case "wrong-unit":
      return ask(
        `Qui servono ${toUnits(interview)}, non ${withArticle(reading.unit)}: li trovi in bolletta alla voce «consumo annuo».`,
      );
    case "read": {
      const { consumption } = reading;
      const { times, amount } = consumption;
      const covered = countCovered(answer, consumption, interview);
      if (covered !== null) {
        return toYear(answer, { ...consumption, times: 12 / covered }, interview, step);
      }
      if (isPerhapsSpend(answer, consumption, interview, step)) {
        return askWhether(consumption, interview);
      }
      const isPart = times === null && namesPartOfYear(toSpokenText(toAnswerText(answer)));
      if (isPart && answer.isConfirmed !== true) {
        return ask(
          `Mi servono ${toUnits(interview)} di un anno intero: quanti sono?`,
          toMeanings([amount], interview),
        );
      }
      return toYear(answer, consumption, interview, step);
    }
  }
}

/**
 * Counts the whole months that an amount covers if its text names two or more: «gen-feb 410 kWh».
 */
function countCovered(answer: Answer, { times }: Consumption, interview: Interview): number | null {
  const text = toAnswerText(answer);
  if (typeof times === "number" || isGas(interview) || readCoveredMonths(text).length < 2) {
    return null;
  }
  const count = readMonthCount(text);
  return count.status === "one" ? count.months : null;
}

/**
 * Whether an amount is probably in €: «90 al mese» is little for a home, and «1450,50» has cents
 * although no question asked for kWh.
 */
function isPerhapsSpend(
  answer: Answer,
  { amount, times, isNamed }: Consumption,
  interview: Interview,
  step: number,
): boolean {
  const isMethod = step === STEPS.method;
  const isLittle =
    (times === 12 || times === 6) &&
    !isGas(interview) &&
    !isBusiness(interview) &&
    amount * times < (isMethod ? LITTLE_UNASKED_KWH : LITTLE_KWH);
  const hasCents = isMethod && times !== "bill" && /\d,\d\d(?!\d)/.test(toAnswerText(answer));
  return !isNamed && answer.isConfirmed !== true && (isLittle || hasCents);
}

function askWhether({ amount, times }: Consumption, interview: Interview): Refusal {
  const period = times === 12 ? "al mese" : times === 6 ? "a bimestre" : "l’anno";
  const sum = typeof times === "number" && period === "l’anno" ? amount * times : amount;
  const unit = toUnit(interview);
  const figures = [unit, "€" as const].map((each) => `${formatQuantity(sum, each)} ${period}`);
  return ask(`${formatQuantity(amount)} sono ${unit}, o euro? ${toDidYouMean(figures)}`, figures);
}

/** The yearly consumption of a home of one person. */
const LITTLE_KWH = 1500;
/**
 * If the question did not ask for kWh, a figure by the month is more often the amount of a bill.
 */
const LITTLE_UNASKED_KWH = 2300;

/** Refuses a spend, and keeps it for its own question if it names its period. */
function refuseSpend(text: string, interview: Interview): Refusal {
  const reading = readEuros(text);
  const times = reading.status === "one" ? reading.figure.times : null;
  const wanted = `qui servono ${toUnits(interview)} dell’anno. ${toWaysOn(interview)}`;
  if (reading.status !== "one" || typeof times !== "number") {
    return ask(`Questa è una spesa, e te la chiedo tra poco: ${wanted}`);
  }
  const spend = `${formatQuantity(roundToCents(reading.figure.value * times), "€")} l’anno`;
  return {
    ...ask(`Questa è una spesa, e me la segno: ${spend}. ${wanted.replace("qui", "Qui")}`),
    keeps: { step: STEPS.presentSpend, text: spend },
  };
}

/** A form's annual consumption, kWh or Smc. */
export function acceptAnnual(value: FormValue, interview: Interview, step: number): Reading {
  const amount = typeof value === "number" ? value : 0;
  const known = withNotes(interview, { method: "known" });
  const consumption = { amount, times: 1, isNamed: true, cubicMetres: false };
  return toYear({ text: "", isConfirmed: true }, consumption, known, step);
}

function toYear(
  answer: Answer,
  { amount, times: named, cubicMetres, bands = null }: Consumption,
  interview: Interview,
  step: number,
): Reading {
  const times = named ?? 1;
  if (times !== 1 && isGas(interview)) {
    return ask(GAS_PERIOD);
  }
  if (times === "bill") {
    return ask(
      "Quanti mesi copre la bolletta? Scrivi «225 kWh al mese» oppure «450 kWh a bimestre», e li riporto all’anno.",
    );
  }
  const annual = Math.round(amount * times * 1000) / 1000;
  const figure = toAnnualWords(annual, interview);
  const reason =
    times === 1
      ? null
      : `Il consumo di ${figure} è una stima: un solo periodo riportato a un anno.`;
  const known = withNotes(withRate(interview, { cma: toDecimal(annual, 3) }), {
    ...NO_PRESENT_SALE,
    ...(bands !== null && { bands }),
  });
  return (
    (answer.isConfirmed === true ? null : askPlausible(amount, named, interview)) ??
    refuseAnnual(annual, interview) ??
    take(
      withEstimate(known, "consumption", cubicMetres ? CUBIC_METRES : reason),
      times === 1
        ? confirm(figure, step)
        : `Riportato a un anno fa circa ${figure.replace(" l’anno", "")}: è una stima.`,
    )
  );
}

/** The usual bounds of a home's year, kWh or Smc. */
export function findPlausible(interview: Interview): { min: number; max: number } {
  const { min, max } = PLAUSIBLE_FIGURES[toEnergy(interview)];
  return { min: interview.draft.subtype === "non-residente" ? SECOND_HOME_MIN_KWH : min, max };
}

/** Asks for the meaning of a figure that hardly any home reaches; null = it is plausible. */
function askPlausible(
  amount: number,
  times: Consumption["times"],
  interview: Interview,
): Refusal | null {
  const { min: low, max: high } = PLAUSIBLE_FIGURES[toEnergy(interview)];
  const isSmall = amount < findPlausible(interview).min;
  const year = typeof times === "number" ? amount * times : 0;
  if (!isBusiness(interview) && year > high && times !== 1) {
    const meant = toAnnualWords(year, interview);
    return ask(`Sono molti, per una casa. ${toDidYouMean([meant])}`, [meant]);
  }
  if (isBusiness(interview) || times !== null || amount <= 0 || (amount <= high && !isSmall)) {
    return null;
  }
  const isHome = (value: number) => value >= low && value <= high;
  // Few homes use thousands of kWh or Smc above six: «9» is hardly 9.000.
  const near = (amount > 6 && amount < 10 ? [] : [amount * 1000, amount * 100, amount / 10])
    .map(Math.round)
    .filter(isHome)
    .slice(0, 1);
  const monthly =
    amount >= 20 && isHome(amount * 12) && !isGas(interview)
      ? [`${formatQuantity(amount, toUnit(interview))} al mese`]
      : [];
  const asIs = refuseAnnual(amount, interview) === null ? [amount] : [];
  const meanings = [
    ...monthly,
    ...toMeanings([...(monthly.length > 0 ? [] : near), ...asIs], interview),
  ];
  return meanings.length === 0
    ? null
    : ask(
        `${formatQuantity(amount, toUnit(interview))} in un anno sono ${amount < low ? "pochi" : "molti"}, per una casa. ${toDidYouMean(meanings)}`,
        meanings,
      );
}

function toMeanings(amounts: readonly number[], interview: Interview): string[] {
  return amounts
    .filter((amount) => refuseAnnual(amount, interview) === null)
    .map((amount) => toAnnualWords(amount, interview));
}

function ask(message: string, meanings: readonly string[] = []): Refusal {
  return askMeaning(message, "consumption", meanings);
}

/** Words for the ways to continue. Only the consumption of a home can be estimated. */
function toWaysOn(interview: Interview): string {
  const ways = isBusiness(interview)
    ? ["«bolletta»", ASK_A_PERSON]
    : ["«stimalo tu»", "«bolletta»"];
  return `Se non li sai, scrivi ${ways.join(" o ")}.`;
}

export function toExample(interview: Interview): string {
  return isGas(interview) ? "1.400" : "2.700";
}

const ANNUAL_LIMITS = {
  privati: { luce: [50, 60_000], gas: [5, 50_000] },
  aziende: { luce: [50, 10_000_000], gas: [5, 10_000_000] },
} as const;

/** Refuses an annual consumption that is implausible for this kind of customer. */
export function refuseAnnual(amount: number, interview: Interview): Refusal | null {
  if (amount === 0) {
    return ask(`Con zero consumi non c’è niente da confrontare. ${toWaysOn(interview)}`);
  }
  const who = isBusiness(interview) ? "aziende" : "privati";
  const [min, max] = ANNUAL_LIMITS[who][toEnergy(interview)];
  const subject = who === "privati" ? "Per una casa" : "Per un’azienda";
  return amount >= min && amount <= max
    ? null
    : ask(
        `${subject} confronto consumi da ${formatQuantity(min)} a ${toAnnualWords(max, interview)}. Lo trovi in bolletta alla voce «consumo annuo».`,
      );
}
