import { capitalize, formatQuantity, MONTH_NAMES } from "@volpe/contract";
import { formatDuration, toDecimal } from "../../figures/italian-figures.ts";
import { toClimateZone } from "../../spend/regulated/climate-zones.ts";
import { type GasMix, toGasShares } from "../../spend/withdrawal-profile.ts";
import { saysUnknown, toSpokenText } from "../../text/spoken-text.ts";
import {
  getRate,
  type Interview,
  isBusiness,
  isGas,
  lacksConsumption,
  toAnnualWords,
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
import type { GasUse } from "../understanding/household.ts";
import { readCoveredMonths, readMonthCount } from "../understanding/months.ts";
import {
  ASK_A_PERSON,
  CUBIC_METRES,
  readAnnual,
  refuseAnnual,
  toExample,
} from "./annual-consumption.ts";
import { toFieldAddon } from "./answer-addons.ts";
import { BILL_FILE, OF_A_BILL, readSentBill, toBillLines } from "./bill-field.ts";
import { ESTIMATE_IT } from "./consumption-method.ts";
import { withoutBill } from "./estimated-consumption.ts";

export const billConsumption: Question = {
  key: "bill-consumption",
  speaksOf: "figure",
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
    const readMonths = isGas(interview) ? readGasMonths : readElectricityMonths;
    return readMonths(toAnswerText(answer), interview);
  },
  // A bill may charge so little that no months give a plausible year; the person can then give the
  // year's consumption.
  walk: ["2", "dicembre e gennaio", "luglio", "da ottobre a marzo", "13", "consumo annuo 2700"],
};

/**
 * Whether the answer is a year's consumption, as «Consumo annuo 2.700», which a bill of too few
 * months may print.
 */
function saysYear(answer: Answer, interview: Interview): boolean {
  const reading = readConsumption(toAnswerText(answer), toEnergy(interview));
  return (
    reading.status === "read" && reading.consumption.times === 1 && reading.consumption.amount > 12
  );
}

/** A bill hardly has fewer kWh than this: the figure is probably the power. */
const LEAST_KWH = 20;

/** Whether a figure such as «12» is more likely the number of something else. */
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

function readElectricityMonths(words: string, interview: Interview): Reading {
  const reading = readMonthCount(words);
  const refusal =
    "Scrivi da 1 a 12 mesi: di solito sono 1 o 2, e le date stanno sulla prima pagina della bolletta.";
  if (reading.status !== "one" || reading.months < 1 || reading.months > 12) {
    const months = reading.status === "several" ? reading.months : [];
    const labels = months
      .filter((each) => each >= 1 && each <= 12)
      .map((each) => formatDuration(each, "mesi"));
    return labels.length === 0
      ? refuseAnswer(refusal, "months")
      : askMeaning(`Conto solo mesi interi. ${toDidYouMean(labels)}`, "months", labels);
  }
  const { months } = reading;
  const annual = Math.round((Number(getRate(interview).cmp) * 12) / months);
  return finishAnnual(interview, annual, months, {
    covered: formatDuration(months, "mesi"),
    how: "riportando la bolletta a dodici mesi",
  });
}

function readGasMonths(words: string, interview: Interview): Reading {
  const months = readCoveredMonths(words);
  if (months.length === 0) {
    return refuseAnswer("Scrivi i nomi dei mesi, per esempio «dicembre e gennaio».", "months");
  }
  const zone = toClimateZone(interview.draft.address.province);
  const shares = toGasShares(zone, toGasMix(interview.notes.gasUses));
  const share = months.reduce((sum, { month, part }) => sum + (shares[month - 1] ?? 0) * part, 0);
  if (share < 0.03) {
    return refuseAnswer(
      "In quei mesi si consuma troppo poco gas per ricavarne l’anno. Scrivi il consumo annuo che trovi in bolletta, per esempio «1.400 Smc l’anno», oppure torna indietro e usa una bolletta d’inverno.",
      "months",
    );
  }
  const annual = Math.round(Number(getRate(interview).cmp) / share);
  const count = Math.max(1, Math.round(months.reduce((sum, { part }) => sum + part, 0)));
  const names = months.map(({ month }) => MONTH_NAMES[month - 1] ?? "");
  return finishAnnual(interview, annual, count, {
    covered: names.length > 2 ? `da ${names[0]} a ${names.at(-1)}` : names.join(" e "),
    how: "dal profilo di prelievo dei mesi della bolletta",
  });
}

function toGasMix(uses: readonly GasUse[]): GasMix {
  if (!uses.includes("heating")) {
    return "cooking-and-hot-water";
  }
  return uses.length > 1 ? "household" : "heating";
}

function finishAnnual(
  interview: Interview,
  annual: number,
  months: number,
  { covered, how }: { covered: string; how: string },
): Reading {
  const figure = toAnnualWords(annual, interview);
  const refusal = refuseAnnual(annual, interview);
  if (refusal !== null) {
    const cmp = formatQuantity(Number(getRate(interview).cmp), toUnit(interview));
    return refuseAnswer(
      `${cmp} in ${covered} sono circa ${figure}. ${refusal.message} Scrivilo qui, per esempio «${toExample(interview)} ${toUnit(interview)} l’anno», oppure correggi il consumo fatturato.`,
      "months",
    );
  }
  return take(
    withEstimate(
      withRate(interview, { months: String(months), cma: toDecimal(annual) }),
      "consumption",
      months === 12 && !isGas(interview) ? null : `Il consumo di ${figure} è una stima, ${how}.`,
    ),
    `${capitalize(covered)}: allora sono circa ${figure}, una stima ${how}.`,
  );
}
