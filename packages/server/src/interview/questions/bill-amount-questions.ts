import { formatQuantity, PLAUSIBLE_PRICES, UNIT_PRICES } from "@volpe/contract";
import { toDecimal } from "../../figures/italian-figures.ts";
import { roundToCents } from "../../figures/round.ts";
import {
  chargesFee,
  getRate,
  hasBill,
  type Interview,
  isGas,
  NO_PRESENT_SALE,
  toEnergy,
  toUnit,
  withEstimate,
  withNotes,
  withRate,
} from "../interview.ts";
import { isSpendOfBill, toSpendLine } from "../known-answers.ts";
import {
  askMeaning,
  confirm,
  type Question,
  type Refusal,
  refuseAnswer,
  take,
  toAnswerText,
  toDidYouMean,
} from "../question.ts";
import { keepLabelled, namesOther } from "../understanding/labelled.ts";
import {
  findAmountWithoutFee,
  readEuros,
  saysWithFee,
  TELEVISION_FEE,
} from "../understanding/money.ts";
import { namesOtherSupply } from "../understanding/own-supply.ts";
import { SKIP, toFieldAddon } from "./answer-addons.ts";
import { OF_A_BILL } from "./bill-field.ts";
import { saysSkip } from "./open-choice.ts";

export const billTotal: Question = {
  key: "bill-total",
  speaksOf: "figure",
  measures: "spend",
  step: 140,
  ...OF_A_BILL,
  applies: hasBill,
  ask: (interview) => ({
    text: [
      chargesFee(interview) ? "Quanto era il totale, senza canone RAI?" : "Quanto era il totale?",
    ],
    addons: [
      toFieldAddon({
        field: "number",
        name: "invoice",
        label: "Totale bolletta",
        unit: "€",
        skip: SKIP,
      }),
    ],
  }),
  read(answer, interview) {
    const words = toAnswerText(answer);
    if (saysSkip(words)) {
      return take(withSpend(interview, null), "Va bene lo stesso.");
    }
    const refusal = "Scrivi il totale in euro, per esempio «123,45», oppure «non lo so».";
    const isOther = namesOther(words, TOTAL) || namesOtherSupply(words, toEnergy(interview));
    if (isOther && answer.isConfirmed !== true) {
      return refuseAnswer(refusal, "invoice");
    }
    const withoutFee = chargesFee(interview) ? findAmountWithoutFee(words) : null;
    if (withoutFee !== null) {
      const meaning = formatQuantity(withoutFee.value, "€");
      return askMeaning(`Tolto il canone RAI, il totale è ${meaning}?`, "invoice", [meaning]);
    }
    const euros = readAmount(keepLabelled(words, TOTAL), refusal, "invoice", interview);
    if (typeof euros !== "number") {
      return euros;
    }
    return (
      (answer.isConfirmed === true ? null : askTotal(euros, words, interview)) ??
      take(withSpend(interview, euros), confirm(formatQuantity(euros, "€"), billTotal.step))
    );
  },
  known: (interview) => (isSpendOfBill(interview) ? [toSpendLine(interview)] : []),
  walk: ["150", "1.234,56", "non lo so", "-3"],
};

export const billSale: Question = {
  key: "bill-sale",
  speaksOf: "figure",
  measures: "spend",
  step: 150,
  ...OF_A_BILL,
  applies: hasBill,
  ask: (interview) => ({
    text: [
      isGas(interview)
        ? "E la voce «spesa per il gas naturale» (nelle bollette nuove «spesa per la vendita»)? Con quella il confronto è più preciso."
        : "E la voce «spesa per la materia energia» (nelle bollette nuove «spesa per la vendita»)? Con quella il confronto è più preciso.",
    ],
    addons: [
      toFieldAddon({
        field: "number",
        name: isGas(interview) ? "smg" : "sme",
        label: isGas(interview) ? "Spesa per il gas naturale" : "Spesa per la materia energia",
        unit: "€",
        skip: SKIP,
      }),
    ],
  }),
  read(answer, interview) {
    const words = toAnswerText(answer);
    const field = isGas(interview) ? "smg" : "sme";
    if (saysSkip(words)) {
      return take(
        withNotes(withRate(interview, { [field]: "" }), NO_PRESENT_SALE),
        "Va bene, facciamo senza.",
      );
    }
    const refusal = "Scrivi l’importo in euro, per esempio «78,90», oppure «non lo so».";
    if (namesOther(words, SALE) && answer.isConfirmed !== true) {
      return refuseAnswer(refusal, field);
    }
    const euros = readAmount(keepLabelled(words, SALE), refusal, field, interview);
    if (typeof euros !== "number") {
      return euros;
    }
    const invoice = Number(getRate(interview).invoice);
    if (invoice > 0 && euros > invoice) {
      return refuseAnswer(
        `Questa voce è una parte della bolletta, quindi non può superare ${formatQuantity(invoice, "€")}.`,
        field,
      );
    }
    const asked = answer.isConfirmed === true ? null : askSale(euros, field, interview);
    if (asked !== null) {
      return asked;
    }
    return take(
      withNotes(withRate(interview, { [field]: toDecimal(euros) }), {
        ...NO_PRESENT_SALE,
        annualSaleEur: euros * toYears(interview),
      }),
      confirm(formatQuantity(euros, "€"), billSale.step),
    );
  },
  walk: ["90", "non lo so", "5000"],
};

const SALE = {
  own: /\b(?:materia|energia|gas naturale|vendita)\b/,
  others:
    /\b(?:trasport\w+|oneri|contatore|impost[ae]|accis[ae]|iva|total[ei]|(?:in )?tutto|canone|rai|rete|quota)\b/,
};
const TOTAL = {
  own: /\b(?:totale|da pagare)\b/,
  others:
    /\b(?:materia|energia|vendita|trasport\w+|oneri|contatore|impost[ae]|accis[ae]|rete|quota|imponibile)\b/,
};

function withSpend(interview: Interview, invoice: number | null): Interview {
  const total = invoice === null ? "" : toDecimal(invoice * toYears(interview));
  return withEstimate(
    withRate(interview, { invoice: invoice === null ? "" : toDecimal(invoice), total }),
    "spend",
    invoice === null || getRate(interview).months === "12"
      ? null
      : "La spesa annua di oggi è una stima: una sola bolletta riportata a un anno.",
  );
}

// Ratio of a year to the bill's period: of months for electricity, of typical consumption for gas,
// because gas is not used evenly over the year.
function toYears(interview: Interview): number {
  const { cma, cmp, months } = getRate(interview);
  return isGas(interview) ? Number(cma) / Number(cmp) : 12 / Number(months);
}

/** The amount of a bill in €, or a refusal if there is not exactly one. */
function readAmount(
  words: string,
  refusal: string,
  field: string,
  interview: Interview,
): number | Refusal {
  const reading = readEuros(words);
  const { times = null, value = 0 } = reading.status === "one" ? reading.figure : {};
  const ofBill = typeof times === "number" ? (value * times * getMonths(interview)) / 12 : value;
  // «60 al mese» is not the amount of a bill for two months.
  if (Math.abs(ofBill - value) > value / 100) {
    const meanings = [ofBill, value].map((euros) => formatQuantity(roundToCents(euros), "€"));
    return askMeaning(toDidYouMean(meanings), field, meanings);
  }
  if (reading.status === "several") {
    return askMeaning(
      "Qual è la cifra giusta? Me ne serve una sola.",
      field,
      reading.figures
        .filter(({ value, kind }) => value > 0 && (kind === "eur" || kind === "bare"))
        .map(({ value }) => formatQuantity(value, "€")),
    );
  }
  // In «12 centesimi» the figure is the price of a kWh.
  return reading.status === "one" && reading.figure.value >= 1 && reading.figure.value <= 1_000_000
    ? reading.figure.value
    : refuseAnswer(refusal, field);
}

function getMonths(interview: Interview): number {
  return Number(getRate(interview).months);
}

/** Asks about a total that includes the television fee or does not match the consumption. */
function askTotal(euros: number, words: string, interview: Interview): Refusal | null {
  if (saysWithFee(words) && chargesFee(interview)) {
    const rest = euros - TELEVISION_FEE.eurPerMonth * Number(getRate(interview).months);
    const meaning = formatQuantity(rest, "€");
    return askMeaning(
      `Il canone RAI sono ${formatQuantity(TELEVISION_FEE.eurPerMonth, "€")} al mese, da gennaio a ottobre. Tolto quello, il totale è ${meaning}?`,
      "invoice",
      rest > 0 ? [meaning] : [],
    );
  }
  const amount = Number(getRate(interview).cmp);
  const { min: low, max: high } = PLAUSIBLE_PRICES[toEnergy(interview)];
  if (euros >= low * amount && euros <= high * amount) {
    return null;
  }
  const near = [euros * 10, euros / 10].filter(
    (other) => other >= low * amount && other <= high * amount,
  );
  const meanings = [...near, euros].map((sum) => formatQuantity(sum, "€"));
  return askMeaning(
    `Per ${formatQuantity(amount, toUnit(interview))} ${formatQuantity(euros, "€")} mi ${euros < amount ? "sembrano pochi" : "sembrano tanti"}. ${toDidYouMean(meanings)}`,
    "invoice",
    meanings,
  );
}

/** Asks about the supplier's part if no contract has so low a price. */
function askSale(euros: number, field: string, interview: Interview): Refusal | null {
  const amount = Number(getRate(interview).cmp);
  const invoice = Number(getRate(interview).invoice);
  const least = UNIT_PRICES[toEnergy(interview)].min * amount;
  if (euros >= least) {
    return null;
  }
  const most = invoice > 0 ? invoice : PLAUSIBLE_PRICES[toEnergy(interview)].max * amount;
  const near = [euros * 10, euros * 100].filter((other) => other >= least && other <= most);
  const meanings = [...near.slice(0, 1), euros].map((sum) => formatQuantity(sum, "€"));
  return askMeaning(
    `Per ${formatQuantity(amount, toUnit(interview))} ${formatQuantity(euros, "€")} mi sembrano pochi. ${toDidYouMean(meanings)}`,
    field,
    meanings,
  );
}
