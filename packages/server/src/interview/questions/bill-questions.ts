import { formatQuantity } from "@volpe/contract";
import { toDecimal } from "../../figures/italian-figures.ts";
import { saysUnknown, toSpokenText } from "../../text/spoken-text.ts";
import {
  type Interview,
  isBusiness,
  isGas,
  lacksConsumption,
  toEnergy,
  toUnit,
  toUnits,
  withArticle,
  withEstimate,
  withRate,
} from "../interview.ts";
import {
  type Answer,
  askMeaning,
  confirm,
  type Question,
  type Reading,
  refuseAnswer,
  take,
  toAnswerText,
  toDidYouMean,
} from "../question.ts";
import { type Consumption, readConsumption } from "../understanding/consumption.ts";
import { ASK_A_PERSON, CUBIC_METRES, readAnnual } from "./annual-consumption.ts";
import { toFieldAddon } from "./answer-addons.ts";
import { BILL_FILE, OF_A_BILL, readSentBill, toBillLines } from "./bill-field.ts";
import { readBilledMonths } from "./billed-months.ts";
import { ESTIMATE_IT } from "./consumption-method.ts";
import { withoutBill } from "./estimated-consumption.ts";

export const billConsumption: Question = {
  key: "bill-consumption",
  speaksOf: "figure",
  measures: "consumption",
  step: 120,
  ...OF_A_BILL,
  applies: (interview) =>
    lacksConsumption(interview, "bill") &&
    (interview.notes.bill === undefined || interview.notes.bill.step === billConsumption.step),
  ask: (interview) => ({
    text: [`Prendi l’ultima bolletta: quanti ${toUnit(interview)} ti hanno fatturato nel periodo?`],
    addons: [
      BILL_FILE,
      toFieldAddon({
        field: "number",
        name: "billConsumption",
        label: "Consumo fatturato",
        unit: toUnit(interview),
        ...(isBusiness(interview) ? {} : { skip: ESTIMATE_IT }),
      }),
    ],
  }),
  read(answer, interview) {
    const sent = readSentBill(answer, interview, billConsumption.step);
    if (sent !== null) {
      return sent;
    }
    const reading = readConsumption(toAnswerText(answer), toEnergy(interview));
    const unit = toUnit(interview);
    const ask = (message: string, amounts: readonly number[]) =>
      askMeaning(
        message,
        "cmp",
        amounts.filter((amount) => amount > 0).map((amount) => formatQuantity(amount, unit)),
      );
    switch (reading.status) {
      case "read": {
        const { amount, times } = reading.consumption;
        const isSure = answer.isConfirmed === true;
        // «2700 annui» is not a bill's consumption, and «200 al mese» is not what a bill of any
        // length charges.
        if (times === 1 && !isSure) {
          return ask(
            `Questo sembra il consumo di un anno: in questa bolletta quanti ${unit} sono?`,
            [amount],
          );
        }
        if (times === 12 && !isSure) {
          return ask(`E in tutta la bolletta, quanti ${unit} sono?`, [amount, amount * 2]);
        }
        return isLittle(reading.consumption, answer, interview)
          ? ask(toDidYouMean([formatQuantity(amount, unit)]), [amount])
          : takeBillConsumption(reading.consumption, interview);
      }
      case "wrong-unit":
        return refuseAnswer(
          `Qui servono ${toUnits(interview)}, non ${withArticle(reading.unit)}: guarda il riquadro dei consumi.`,
          "cmp",
        );
      case "money":
        return refuseAnswer(
          `Questo è un importo: qui servono ${toUnits(interview)} fatturati, l’importo te lo chiedo subito dopo.`,
          "cmp",
        );
      case "power":
        return ask(
          reading.kw >= LEAST_KWH
            ? `I kW sono la potenza, e qui servono i kWh. ${toDidYouMean([formatQuantity(reading.kw, "kWh")])}`
            : "I kW sono la potenza, e te la chiedo dopo: qui servono i kWh fatturati.",
          reading.kw >= LEAST_KWH ? [reading.kw] : [],
        );
      case "range":
      case "several": {
        const [from = 0, to = 0] = reading.amounts;
        // For «Lettura da 4510 a 4640» the bill charges the difference.
        if (/lettur|contatore/i.test(toAnswerText(answer)) && from !== to) {
          const between = Math.abs(to - from);
          return ask(toDidYouMean([formatQuantity(between, unit)]), [between]);
        }
        return ask(
          `Mi serve una cifra sola, quella ${isGas(interview) ? "degli" : "dei"} ${unit} fatturati: qual è?`,
          reading.amounts,
        );
      }
      case "no-number":
        return wantsEstimate(answer, interview) ||
          (saysUnknown(toAnswerText(answer)) && !isBusiness(interview))
          ? withoutBill(interview)
          : refuseAnswer(toBillRefusal(interview), "cmp");
    }
  },
  known: (interview) => toBillLines(interview, billConsumption.step),
  walk: ["450", "300 smc", "0", "dieci mila"],
};

export const billMonths: Question = {
  key: "bill-months",
  speaksOf: "months",
  listsSeveral: isGas,
  step: 130,
  ...OF_A_BILL,
  applies: (interview) => lacksConsumption(interview, "bill") && interview.notes.bill === undefined,
  ask: (interview) => ({
    text: [
      isGas(interview)
        ? "Quali mesi copre? Il gas d’inverno pesa di più, quindi mi servono i nomi: «da ottobre a novembre»."
        : "Quanti mesi copre quella bolletta?",
    ],
    addons: [
      toFieldAddon({
        name: "months",
        label: "Mesi fatturati",
        ...(isGas(interview)
          ? { field: "text", placeholder: "ottobre e novembre" }
          : { field: "number", placeholder: "2", unit: "mesi" }),
        ...(isBusiness(interview) ? {} : { skip: ESTIMATE_IT }),
      }),
    ],
  }),
  read(answer, interview) {
    if (wantsEstimate(answer, interview)) {
      return withoutBill(interview);
    }
    if (saysYear(answer, interview)) {
      return readAnnual(answer, interview, billMonths.step);
    }
    return readBilledMonths(answer, interview);
  },
  // A bill may charge so little that no months give a plausible year; the person can then give the
  // year's consumption.
  walk: ["2", "dicembre e gennaio", "luglio", "da ottobre a marzo", "13", "consumo annuo 2700"],
};

/**
 * Whether the answer is a year's consumption, as «Consumo annuo 2.700», instead of a number of
 * months.
 */
function saysYear(answer: Answer, interview: Interview): boolean {
  const reading = readConsumption(toAnswerText(answer), toEnergy(interview));
  return (
    reading.status === "read" && reading.consumption.times === 1 && reading.consumption.amount > 12
  );
}

/** A bill hardly has fewer kWh than this: the figure is probably the power. */
const LEAST_KWH = 20;

/** Whether a figure without a unit is too small to be the kWh of a bill. */
function isLittle({ amount, isNamed }: Consumption, answer: Answer, interview: Interview) {
  return amount < LEAST_KWH && !isNamed && !isGas(interview) && answer.isConfirmed !== true;
}

/** Whether a person prefers an estimate for a typical home. */
function wantsEstimate(answer: Answer, interview: Interview): boolean {
  return !isBusiness(interview) && WANTS_ESTIMATE.test(toSpokenText(toAnswerText(answer)));
}

const WANTS_ESTIMATE =
  /^(?:no,? )?stima|^[^\d?]*\b(?:stimal[oa]|stima tu|stimate voi|(?:fai|fa) tu|fate voi)\b[^\d?]*$/;

function takeBillConsumption({ amount, cubicMetres }: Consumption, interview: Interview): Reading {
  if (amount <= 0 || amount > 5_000_000) {
    return refuseAnswer(toBillRefusal(interview), "cmp");
  }
  const cmp = toDecimal(amount, 3);
  return take(
    withEstimate(
      withRate(interview, { cmp, smc: isGas(interview) ? cmp : "" }),
      "consumption",
      cubicMetres ? CUBIC_METRES : null,
    ),
    confirm(formatQuantity(amount, toUnit(interview)), billConsumption.step),
  );
}

function toBillRefusal(interview: Interview): string {
  return `Scrivi ${toUnits(interview)} fatturati in cifre, per esempio «430». Se non hai la bolletta, ${isBusiness(interview) ? `scrivi ${ASK_A_PERSON}` : "scrivi «non lo so» e faccio una stima"}.`;
}
