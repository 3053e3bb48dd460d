import { formatNumber, toDecimal } from "../../rates/italian-figures.ts";
import { makeQuote } from "../../rates/quote.ts";
import {
  getRate,
  type Interview,
  isBusiness,
  isGas,
  toUnit,
  withDraft,
  withEstimate,
  withNotes,
  withRate,
} from "../interview.ts";
import {
  confirm,
  type FlowContext,
  type Question,
  type QuestionKey,
  type Reading,
  type Refusal,
  refuse,
  toWords,
} from "../question.ts";
import { toQuoteRequest } from "../quote-request.ts";
import { type ReadableChoice, readChoice } from "../understanding/choice.ts";
import { readConsumption } from "../understanding/consumption.ts";
import { readSupplier } from "../understanding/supplier.ts";
import { toChoicesAddon } from "./supply-questions.ts";

export const operator: Question = {
  key: "operator",
  step: 50,
  ask: (interview, context) => ({
    text: [`Con chi hai ${isGas(interview) ? "il gas" : "la luce"} adesso?`],
    addons: [
      {
        kind: "field",
        field: "text",
        name: "operator",
        label: "Fornitore attuale",
        autocomplete: "off",
        suggestions: [...context.suppliers()],
        skip: { value: "non lo so", label: "Non lo so" },
      },
    ],
  }),
  read(answer, interview, context) {
    const supplier = readSupplier(toWords(answer), context.suppliers());
    return supplier === null
      ? refuse("Scrivi il nome che trovi in testa alla bolletta, oppure «non lo so».", "operator")
      : {
          status: "read",
          said:
            supplier === ""
              ? "Nessun problema, non serve per il confronto."
              : confirm(supplier, 50),
          interview: withDraft(interview, { operator: supplier }),
        };
  },
  next: () => "method",
};

const METHODS: readonly ReadableChoice[] = [
  {
    value: "bill",
    label: "Lo ricavo dalla bolletta",
    hint: "Bastano consumo e mesi",
    says: /bollett|fattura|ricav/,
  },
  {
    value: "estimate",
    label: "Stimalo tu",
    hint: "Da persone ed elettrodomestici",
    says: /stim|non (lo )?so|boh|calcol|aiut|no\b|pressappoco|indovin/,
  },
  {
    value: "known",
    label: "Lo so",
    hint: "È il «consumo annuo» in bolletta",
    says: /lo so|^so\b|conosco|^si\b|ce l'ho/,
  },
];

const AFTER_METHOD: Record<"known" | "bill" | "estimate", (gas: boolean) => QuestionKey> = {
  known: () => "consumption",
  bill: (gas) => (gas ? "gas-uses" : "bill-consumption"),
  estimate: (gas) => (gas ? "gas-uses" : "persons"),
};

export const method: Question = {
  key: "method",
  step: 60,
  ask: (interview) => ({
    text: [
      isGas(interview)
        ? "Sai quanto gas consumi in un anno?"
        : "Sai quanta luce consumi in un anno?",
    ],
    addons: [toChoicesAddon(toMethods(interview))],
  }),
  read(answer, interview) {
    const words = toWords(answer);
    // Whoever types the figure at once need not be asked for it.
    if (/\d{2}|\d[.,]\d|wh|smc/i.test(words)) {
      return readAnnual(words, withNotes(interview, { method: "known" }), 60);
    }
    const choice = readChoice(words, METHODS);
    if (choice?.value === "estimate" && isBusiness(interview)) {
      return refuse(
        "Un’azienda non si stima da fuori: serve la bolletta. Scegli «Lo ricavo dalla bolletta» o scrivi i kWh dell’anno.",
        "consumption",
      );
    }
    const value = choice?.value;
    return value === "known" || value === "bill" || value === "estimate"
      ? {
          status: "read",
          said: "",
          interview: withEstimate(
            withRate(withNotes(interview, { method: value, annualSaleEur: null }), { cma: "" }),
            "consumption",
            null,
          ),
        }
      : refuse(`Scegli una strada, oppure scrivi i ${toUnit(interview)} dell’anno.`, "consumption");
  },
  next(interview, context) {
    const { method: chosen } = interview.notes;
    return chosen === null || getRate(interview).cma !== ""
      ? afterConsumption(interview, context)
      : AFTER_METHOD[chosen](isGas(interview));
  },
};

function toMethods(interview: Interview): ReadableChoice[] {
  const order = ["known", "bill", ...(isBusiness(interview) ? [] : ["estimate"])];
  return order.flatMap((value) => METHODS.filter((choice) => choice.value === value));
}

export const consumption: Question = {
  key: "consumption",
  step: 70,
  ask: (interview) => ({
    text: [`Quanti ${toUnit(interview)} l’anno? In bolletta la voce è «consumo annuo».`],
    addons: [
      {
        kind: "field",
        field: "number",
        name: "consumption",
        label: "Consumo annuo",
        placeholder: isGas(interview) ? "1.400" : "2.700",
        autocomplete: "off",
        unit: toUnit(interview),
      },
    ],
  }),
  read: (answer, interview) => readAnnual(toWords(answer), interview, 70),
  next: afterConsumption,
};

export function afterConsumption(interview: Interview, context: FlowContext): QuestionKey {
  return isGas(interview) ? afterCapacity(interview, context) : "capacity";
}

/** The present spend is asked only where no bill gave it. */
export function afterCapacity(interview: Interview, context: FlowContext): QuestionKey {
  const known = getRate(interview).total !== "" || interview.notes.annualSaleEur !== null;
  return known ? afterSpend(interview, context) : "present-spend";
}

/** Contacts are asked only where there is something to send. */
export function afterSpend(interview: Interview, context: FlowContext): QuestionKey {
  return makeQuote(toQuoteRequest(interview), context.best) === null ? "done" : "communication";
}

function readAnnual(words: string, interview: Interview, step: number): Reading {
  const reading = readConsumption(words, isGas(interview) ? "gas" : "luce");
  const unit = toUnit(interview);
  switch (reading.status) {
    case "no-number":
      return refuse(
        `Scrivi i ${unit} dell’anno in cifre, per esempio «${isGas(interview) ? "1.400" : "2.700"}».`,
        "consumption",
      );
    case "wrong-unit":
      return refuse(
        `Qui servono i ${unit}, non i ${reading.unit}: li trovi in bolletta alla voce «consumo annuo».`,
        "consumption",
      );
    case "read": {
      const { amount, cubicMetres } = reading.consumption;
      const outside = refuseAnnual(amount, interview);
      const known = withNotes(withRate(interview, { cma: toDecimal(amount, 3) }), {
        annualSaleEur: null,
      });
      return (
        outside ?? {
          status: "read",
          said: confirm(`${formatNumber(amount)} ${unit} l’anno`, step),
          interview: withEstimate(known, "consumption", cubicMetres ? CUBIC_METRES : null),
        }
      );
    }
  }
}

export const CUBIC_METRES =
  "I metri cubi del contatore sono presi come Smc (coefficiente C pari a 1): il consumo è una stima.";

const ANNUAL_LIMITS = {
  privati: { luce: [50, 60_000], gas: [5, 50_000] },
  aziende: { luce: [50, 10_000_000], gas: [5, 10_000_000] },
} as const;

/** The refusal of an annual consumption that cannot be one of that kind of customer. */
export function refuseAnnual(amount: number, interview: Interview): Refusal | null {
  const who = isBusiness(interview) ? "aziende" : "privati";
  const [min, max] = ANNUAL_LIMITS[who][isGas(interview) ? "gas" : "luce"];
  const subject = who === "privati" ? "Per una casa" : "Per un’azienda";
  return amount >= min && amount <= max
    ? null
    : refuse(
        `${subject} confronto consumi da ${formatNumber(min)} a ${formatNumber(max)} ${toUnit(interview)} l’anno. Lo trovi in bolletta alla voce «consumo annuo».`,
        "consumption",
      );
}
