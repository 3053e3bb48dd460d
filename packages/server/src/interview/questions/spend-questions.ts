import { FORM_FIGURES, formatQuantity, PLAUSIBLE_PRICES } from "@volpe/contract";
import { toDecimal } from "../../figures/italian-figures.ts";
import { roundToCents } from "../../figures/round.ts";
import { toSpokenText } from "../../text/spoken-text.ts";
import {
  chargesFee,
  getRate,
  type Interview,
  isGas,
  toEnergy,
  toUnit,
  withEstimate,
  withRate,
} from "../interview.ts";
import { isSpendOfBill, toSpendLine } from "../known-answers.ts";
import { speaksOfBoth } from "../other-supply.ts";
import {
  type Answer,
  askMeaning,
  confirm,
  type Question,
  type Reading,
  type Refusal,
  take,
  toAnswerText,
  toDidYouMean,
} from "../question.ts";
import { STEPS } from "../steps.ts";
import type { Figure } from "../understanding/figure.ts";
import {
  findAmountWithoutFee,
  readEuros,
  saysWithFee,
  TELEVISION_FEE,
} from "../understanding/money.ts";
import { namesOtherSupply } from "../understanding/own-supply.ts";
import { namesPartOfYear } from "../understanding/period.ts";
import { readQuantities } from "../understanding/quantities.ts";
import { findWholeClause } from "../understanding/stated-values.ts";
import { SKIP, toFieldAddon } from "./answer-addons.ts";
import { saysSkip } from "./open-choice.ts";

/** Matches a clause that is only a spend: «pago 80 euro al mese di luce». */
const SPENT =
  /^(?:spendo|spendiamo|pago|paghiamo) (?:(?:circa|sui|sugli|sulle) )*\d[\d.,]* ?(?:€ ?|euro )?(?:al mese|ogni due mesi|a bimestre|l['’]anno|all['’]anno)(?: di (?:luce|gas))?$/i;

export const presentSpend: Question = {
  key: "present-spend",
  speaksOf: "figure",
  measures: "spend",
  step: STEPS.presentSpend,
  tipologies: ["luce", "gas"],
  dependsOn: ["destination", "type"],
  findStated: (text) => findWholeClause(text, SPENT),
  // The question is not asked if the bill contained the spend.
  applies: (interview) => getRate(interview).total === "" && interview.notes.annualSaleEur === null,
  ask: (interview) => ({
    text: [
      `Quanto spendi adesso${speaksOfBoth(interview) ? ` ${isGas(interview) ? "per il solo gas" : "per la sola luce"}` : ""} in un anno, imposte comprese${chargesFee(interview) ? " e senza canone RAI" : ""}? Va bene anche «80 al mese».`,
    ],
    addons: [
      toFieldAddon({
        field: "text",
        name: "presentSpend",
        label: "Spesa annua di oggi",
        placeholder: "900, oppure 80 al mese",
        unit: "€",
        skip: SKIP,
      }),
    ],
  }),
  read(answer, interview) {
    const words = toAnswerText(answer);
    if (saysSkip(words)) {
      return take(
        withEstimate(withRate(interview, { total: "" }), "spend", null),
        "Nessun problema: accanto a ogni offerta ti scrivo quanto sta sotto o sopra l’offerta mediana, quella a metà della classifica.",
      );
    }
    const withoutFee = chargesFee(interview) ? findAmountWithoutFee(words) : null;
    const [rest, ...others] = withoutFee === null ? [] : toSpends([withoutFee], interview);
    if (rest !== undefined) {
      return ask(`Il canone RAI non c’entra con le offerte. Tolto quello, spendi ${rest}?`, [
        rest,
        ...others,
      ]);
    }
    const reading = readEuros(words);
    switch (reading.status) {
      case "one":
        return takeSpend(answer, reading.figure, interview);
      case "several":
        return ask(
          "Mi serve una cifra sola: scrivi quella che ti sembra più vicina, per esempio «85 al mese».",
          readQuantities(words).some(({ kind }) => kind === "bills")
            ? []
            : toSpends(reading.figures, interview),
        );
      case "other-kind":
        return ask(
          "Questo non è un importo: qui serve la spesa in euro, per esempio «900» o «80 al mese».",
        );
      case "none":
        return ask(SPEND_REFUSAL);
    }
  },
  formField: "presentSpendEur",
  known: (interview) => (isSpendOfBill(interview) ? [] : [toSpendLine(interview)]),
  walk: ["900", "80 al mese", "non lo so", "3"],
};

const TOTAL = /\b(?:in tutto|total[ei]|complessiv\w*|insieme|tutt[oie]|entramb[ie])\b/;

function toOwn(interview: Interview): string {
  return isGas(interview) ? "del gas" : "della luce";
}

/** Bills come every two months unless the contract says otherwise; then they come every month. */
const BILLS_A_YEAR = [6, 12] as const;

function takeSpend(answer: Answer, { value, times }: Figure, interview: Interview): Reading {
  const euros = roundToCents(value * (typeof times === "number" ? times : 1));
  const isSure = answer.isConfirmed === true;
  if (times === "bill" && value > 0 && !isSure) {
    return ask(
      "Ogni quanto ti arriva la bolletta?",
      BILLS_A_YEAR.map((bills) => ({
        value: toPeriodic(value, bills),
        label: `${bills === 6 ? "Ogni due mesi" : "Ogni mese"}: ${formatQuantity(value * bills, "€")} l’anno`,
      })),
    );
  }
  if (!isSure && namesOtherSupply(answer.text, toEnergy(interview))) {
    return ask(`Qui mi serve solo la spesa ${toOwn(interview)}: quant’è, anche a occhio?`);
  }
  if (!isSure && TOTAL.test(toSpokenText(answer.text)) && speaksOfBoth(interview)) {
    const own = toPeriodic(value, times ?? 1);
    return ask(
      `È solo la spesa ${toOwn(interview)}? Se è di luce e gas insieme, scrivimi solo la parte ${toOwn(interview)}, anche a occhio.`,
      [{ value: own, label: `Sì, solo ${toOwn(interview)}: ${own}` }],
    );
  }
  if (!isSure && times === null && namesPartOfYear(toSpokenText(answer.text))) {
    return ask(
      "E di quanto tempo è questa cifra?",
      [12, 6, 1].map((each) => toPeriodic(value, each)),
    );
  }
  if (saysWithFee(answer.text) && !isSure && chargesFee(interview)) {
    const meaning = toPeriodic(euros - TELEVISION_FEE.eurPerYear, 1);
    return ask(
      `Il canone RAI non c’entra con le offerte, e sono ${formatQuantity(TELEVISION_FEE.eurPerYear, "€")} l’anno. Tolto quello, spendi ${meaning}?`,
      euros > TELEVISION_FEE.eurPerYear ? [meaning] : [],
    );
  }
  if (!isPossible(euros)) {
    return isSure ? ask(SPEND_REFUSAL) : askSpend(value, times, interview);
  }
  if (!isSure && !isPlausible(euros, interview)) {
    return askSpend(value, times, interview);
  }
  return take(
    withEstimate(
      withRate(interview, { total: toDecimal(euros) }),
      "spend",
      times === 1 || times === null
        ? null
        : "La spesa annua di oggi è una stima: un solo periodo riportato a un anno.",
    ),
    confirm(`${formatQuantity(euros, "€")} l’anno`, presentSpend.step),
  );
}

/**
 * Asks for the meaning of a spend that does not match the consumption: «Intendevi 90 € al mese?».
 */
function askSpend(value: number, times: Figure["times"], interview: Interview): Refusal {
  const periods = times === null ? [12, 6] : [];
  const near = periods
    .filter((each) => isPlausible(value * each, interview))
    .map((each) => toPeriodic(value, each));
  const annual = value * (typeof times === "number" ? times : 1);
  const asIs = isPossible(annual) ? [toPeriodic(value, times)] : [];
  if (near.length + asIs.length === 0) {
    return ask(SPEND_REFUSAL);
  }
  const { cma } = getRate(interview);
  const unit = toUnit(interview);
  return ask(
    `${formatQuantity(annual, "€")} l’anno per ${formatQuantity(Number(cma), unit)} sono ${annual < Number(cma) * 0.3 ? "pochi" : "tanti"}. ${toDidYouMean([...near, ...asIs])}`,
    [...near, ...asIs],
  );
}

function ask(message: string, meanings: Parameters<typeof askMeaning>[2] = []): Refusal {
  return askMeaning(message, "total", meanings);
}

/** The possible meanings of several figures: «60 luce, 40 gas al mese» are both monthly. */
function toSpends(figures: readonly Figure[], interview: Interview): string[] {
  const named = figures.find(({ times }) => typeof times === "number")?.times ?? null;
  return figures
    .filter(({ kind }) => kind === "eur" || kind === "bare")
    .flatMap(({ value, times }) => {
      const own = times ?? named;
      const periods = own === null ? [1, 12, 6] : [own];
      const likely = periods.find(
        (each) => typeof each === "number" && isPlausible(value * each, interview),
      );
      return likely === undefined ? [] : [toPeriodic(value, likely)];
    });
}

function isPlausible(annualEur: number, interview: Interview): boolean {
  const { min: low, max: high } = PLAUSIBLE_PRICES[toEnergy(interview)];
  const consumption = Number(getRate(interview).cma);
  return consumption <= 0 || (annualEur >= low * consumption && annualEur <= high * consumption);
}

function toPeriodic(euros: number, times: Figure["times"]): string {
  const period = times === 12 ? "al mese" : times === 6 ? "ogni due mesi" : "l’anno";
  const isOdd = typeof times === "number" && ![1, 6, 12].includes(times);
  return `${formatQuantity(isOdd ? euros * times : euros, "€")} ${period}`;
}

/** The bounds are those of the pages, so that the assistant asks about the same sums. */
function isPossible(annualEur: number): boolean {
  const { min, max } = FORM_FIGURES.presentSpendEur;
  return annualEur > min && annualEur <= max;
}

const SPEND_REFUSAL =
  "Scrivi quanto spendi in euro, per esempio «900» in un anno o «80 al mese», oppure «non lo so».";
