import { markEstimate, toExcerpt } from "@volpe/contract";
import { formatBands } from "../../figures/italian-figures.ts";
import {
  getRate,
  type Interview,
  isBusiness,
  isGas,
  lacksConsumption,
  toAnnualWords,
  toEnergy,
  toUnit,
  withDraft,
  withNotes,
} from "../interview.ts";
import { keepOtherConsumption } from "../other-supply.ts";
import {
  type Answer,
  askMeaning,
  confirm,
  isSure,
  type Question,
  type Reading,
  type Refusal,
  refuseAnswer,
  take,
  toAnswerText,
  toDidYouMean,
} from "../question.ts";
import { STEPS } from "../steps.ts";
import { KNOWN_OPERATORS } from "../understanding/known-sellers.ts";
import { findNoSupplier, type NoSupplier } from "../understanding/no-supplier.ts";
import { keepOwnSupply } from "../understanding/own-supply.ts";
import { findNoLine, findWholeClause } from "../understanding/stated-values.ts";
import { readSupplier } from "../understanding/supplier.ts";
import { acceptAnnual } from "./annual-consumption.ts";
import { SKIP, toChoicesAddon, toFieldAddon } from "./answer-addons.ts";
import { BILL_FILE, readSentBill, toBillLines } from "./bill-field.ts";
import { ESTIMATE_IT, readWayToConsumption, toMethods } from "./consumption-method.ts";

/** Matches a clause that states a year's consumption: «consumo circa 2.700 kWh l’anno». */
const YEARLY_ENERGY =
  /^(?:(?:per|un|di|il|circa|annu[oi]|annuale|consum(?:o|i|a|iamo)) )*\d{1,3}(?:[. ]?\d{3})* ?(?:kwh|smc)(?: (?:l['’]anno|all['’]anno|annui|annuali|in un anno))?$/i;

function isLine({ draft }: Interview): boolean {
  return draft.type === "internet";
}

/** Matches a clause that may name the present supplier: «Bologna, con Enel». */
const WITH_SUPPLIER = /^(?:(?:sono|siamo) )?con \p{L}.*$/iu;

/** Matches an answer that names only the technology of a line: «fibra misto rame». */
const ONLY_LINE =
  /^(?:(?:ho|la|una|con|in|e|fino|a|al|alla|casa|cabina|armadio|mist[oa]|pura|ottica)[\s,]+)*(?:fibra|rame|adsl|vdsl|fttc|ftth|fwa)(?:[\s,]+(?:fibra|rame|adsl|vdsl|fttc|ftth|fwa|con|in|e|fino|a|al|alla|casa|cabina|armadio|mist[oa]|pura|ottica))*$/i;

const WRITE_NAME = "Scrivi il nome che trovi in testa alla bolletta, oppure «non lo so».";

/** Refuses words about something else, which the question that asks for it then offers. */
function refuseNoSupplier(other: NoSupplier, words: string): Refusal {
  if (other.kind === "market") {
    return refuseAnswer(
      `Questo è il tipo di contratto, non chi lo vende. ${WRITE_NAME}`,
      "operator",
    );
  }
  return other.asks === null
    ? refuseAnswer(WRITE_NAME, "operator")
    : {
        ...refuseAnswer(`«${toExcerpt(words, 80)}» lo tengo per dopo. ${WRITE_NAME}`, "operator"),
        states: { step: STEPS[other.asks], text: words },
      };
}

export const operator: Question = {
  key: "operator",
  speaksOf: "name",
  step: 50,
  tipologies: ["luce", "gas", "internet"],
  dependsOn: ["type"],
  findStated: (text) => findWholeClause(text, WITH_SUPPLIER) ?? findNoLine(text),
  ask: (interview, context) => ({
    text: [
      isLine(interview)
        ? "Con chi navighi adesso?"
        : `Con chi hai ${isGas(interview) ? "il gas" : "la luce"} adesso?`,
    ],
    addons: [
      toFieldAddon({
        field: "text",
        name: "operator",
        label: isLine(interview) ? "Operatore attuale" : "Fornitore attuale",
        suggestions: isLine(interview)
          ? KNOWN_OPERATORS.map(([name]) => name)
          : [...context.suppliers()],
        skip: SKIP,
      }),
    ],
  }),
  read(answer, interview, context) {
    const line = isLine(interview);
    const words = toAnswerText(answer);
    if (line && ONLY_LINE.test(words) && answer.isConfirmed !== true) {
      return {
        ...refuseAnswer(
          "Questa è la linea, e la tengo per dopo: con quale operatore? Se non lo sai, scrivi «non lo so».",
          "operator",
        ),
        states: { step: STEPS.presentLine, text: words },
      };
    }
    const reading = line
      ? readSupplier(words, [], KNOWN_OPERATORS)
      : readSupplier(
          keepOwnSupply(words, toEnergy(interview), (part) => part !== ""),
          context.suppliers(),
        );
    const named = (operator: string, said: string): Reading =>
      take(withDraft(interview, { operator }), said);
    const isUnknown = ["as-typed", "doubtful", "alike", "unreadable"].includes(reading.status);
    const other = line || !isUnknown || isSure(answer) ? null : findNoSupplier(words);
    if (other !== null) {
      return refuseNoSupplier(other, words);
    }
    switch (reading.status) {
      case "known":
        return named(reading.name, confirm(reading.name, operator.step));
      case "as-typed":
        return named(
          reading.name,
          `«${reading.name}» non è tra ${line ? "gli operatori" : "i fornitori"} che conosco: lo tengo come l’hai scritto, il confronto non cambia.`,
        );
      case "doubtful":
        return answer.isConfirmed === true
          ? named(reading.name, confirm(reading.name, operator.step))
          : askMeaning(
              `Non conosco «${reading.name}»: è il nome di chi ti manda la bolletta?`,
              "operator",
              [{ value: reading.name, label: `Sì, «${reading.name}»` }],
            );
      case "alike":
        return answer.isConfirmed === true
          ? named(reading.typed, confirm(reading.typed, operator.step))
          : askMeaning(toDidYouMean([reading.name]), "operator", [
              reading.name,
              { value: reading.typed, label: `No, «${reading.typed}»` },
            ]);
      case "none":
        return named("", `Va bene, per ora nessun ${line ? "operatore" : "fornitore"}.`);
      case "unknown":
        return named("", "Nessun problema, non serve per il confronto.");
      case "several":
        return refuseAnswer(`Qual è quello di adesso: ${reading.names.join(" o ")}?`, "operator");
      case "town":
        return refuseAnswer(
          `Questo è un luogo: scrivi il nome di chi ti manda la bolletta, oppure «non lo so».`,
          "operator",
        );
      case "unreadable":
        return refuseAnswer(WRITE_NAME, "operator");
    }
  },
  formField: "operator",
  accept: (value, interview, context) =>
    operator.read(
      {
        isConfirmed: true,
        text: typeof value === "string" && value.trim() !== "" ? value : "non lo so",
      },
      interview,
      context,
    ),
  summary: ({ draft }) => [{ label: "Operatore di oggi", value: draft.operator }],
  walk: ["A2A", "non lo so", "Lago Energia S.r.l.", "7"],
};

/** Reads the consumption, and keeps that of the other energy beside it. */
function readWithOther(answer: Answer, interview: Interview, step: number): Reading {
  const reading = readWayToConsumption(answer, interview, step);
  return keepOtherConsumption(reading, toAnswerText(answer), interview);
}

/** The consumption of one energy, or of both together: «2.700 kWh e 900 metri cubi». */
function findConsumption(text: string): string | null {
  return BOTH_ENERGIES.exec(text)?.[0] ?? findWholeClause(text, YEARLY_ENERGY);
}

const BOTH_ENERGIES =
  /(?<![\d.,])\d{1,3}(?:[. ]?\d{3})* ?kwh(?: e|,) (?:gas )?\d{1,3}(?:[. ]?\d{3})* ?(?:smc|mc|metri cubi)(?!\p{L})/iu;

export const method: Question = {
  key: "method",
  speaksOf: "figure",
  measures: "consumption",
  step: STEPS.method,
  tipologies: ["luce", "gas"],
  dependsOn: ["destination", "type"],
  findStated: findConsumption,
  ask: (interview) => ({
    text: [
      isGas(interview)
        ? "Sai quanto gas consumi in un anno?"
        : "Sai quanta luce consumi in un anno?",
    ],
    addons: [toChoicesAddon(toMethods(interview)), BILL_FILE],
  }),
  read: (answer, interview) =>
    readSentBill(answer, withNotes(interview, { method: "bill" }), method.step) ??
    readWithOther(answer, interview, method.step),
  formField: "consumption",
  known(interview) {
    const { cma } = getRate(interview);
    const amount = markEstimate(
      toAnnualWords(Number(cma), interview),
      interview.notes.estimates.consumption !== undefined,
    );
    const value = cma === "" ? null : amount;
    const { bands = null, method: way } = interview.notes;
    return [
      ...toBillLines(interview, method.step),
      { label: "Consumo", value },
      { label: "Fasce", value: bands === null || way !== "known" ? null : formatBands(bands) },
    ];
  },
  accept: (value, interview) => acceptAnnual(value, interview, method.step),
  walk: ["known", "bill", "estimate", "2.700", "1400 smc", "come?"],
};

export const consumption: Question = {
  key: "consumption",
  speaksOf: "figure",
  measures: "consumption",
  step: 70,
  tipologies: ["luce", "gas"],
  dependsOn: ["method"],
  applies: (interview) => lacksConsumption(interview, "known"),
  ask: (interview) => ({
    text: [`Quanti ${toUnit(interview)} l’anno? In bolletta la voce è «consumo annuo».`],
    addons: [
      toFieldAddon({
        field: "number",
        name: "consumption",
        label: "Consumo annuo",
        placeholder: isGas(interview) ? "1.400" : "2.700",
        unit: toUnit(interview),
        ...(isBusiness(interview) ? {} : { skip: ESTIMATE_IT }),
      }),
    ],
  }),
  read: (answer, interview) => readWithOther(answer, interview, consumption.step),
  walk: ["2.700 kWh", "1400", "2,7 MWh", "0", "99999999", "tanto"],
};
