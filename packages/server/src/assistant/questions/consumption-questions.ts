import { type Interview, isGas, toUnit, withDraft } from "../interview.ts";
import { confirm, type Question, type Reading, refuse, toWords } from "../question.ts";
import { KNOWN_OPERATORS } from "../understanding/known-operators.ts";
import { readSupplier } from "../understanding/supplier.ts";
import { onWayToConsumption } from "./after-consumption.ts";
import { toChoicesAddon } from "./choices-addon.ts";
import { readWayToConsumption, toMethods } from "./consumption-method.ts";

function isLine({ draft }: Interview): boolean {
  return draft.type === "internet";
}

export const operator: Question = {
  key: "operator",
  step: 50,
  ask: (interview, context) => ({
    text: [
      isLine(interview)
        ? "Con chi navighi adesso?"
        : `Con chi hai ${isGas(interview) ? "il gas" : "la luce"} adesso?`,
    ],
    addons: [
      {
        kind: "field",
        field: "text",
        name: "operator",
        label: isLine(interview) ? "Operatore attuale" : "Fornitore attuale",
        autocomplete: "off",
        suggestions: isLine(interview)
          ? KNOWN_OPERATORS.map(([name]) => name)
          : [...context.suppliers()],
        skip: { value: "non lo so", label: "Non lo so" },
      },
    ],
  }),
  read(answer, interview, context) {
    const line = isLine(interview);
    const reading = line
      ? readSupplier(toWords(answer), [], KNOWN_OPERATORS)
      : readSupplier(toWords(answer), context.suppliers());
    const named = (operator: string, said: string): Reading => ({
      status: "read",
      said,
      interview: withDraft(interview, { operator }),
    });
    switch (reading.status) {
      case "known":
        return named(reading.name, confirm(reading.name, 50));
      case "as-typed":
        return named(
          reading.name,
          `«${reading.name}» non è tra ${line ? "gli operatori" : "i fornitori"} che conosco: lo tengo come l’hai scritto, il confronto non cambia.`,
        );
      case "none":
        return named("", `Va bene, per ora nessun ${line ? "operatore" : "fornitore"}.`);
      case "unknown":
        return named("", "Nessun problema, non serve per il confronto.");
      case "several":
        return refuse(`Qual è quello di adesso: ${reading.names.join(" o ")}?`, "operator");
      case "town":
        return refuse(
          `Questo è un luogo: scrivi il nome di chi ti manda la bolletta, oppure «non lo so».`,
          "operator",
        );
      case "unreadable":
        return refuse(
          "Scrivi il nome che trovi in testa alla bolletta, oppure «non lo so».",
          "operator",
        );
    }
  },
  next: (interview) => (isLine(interview) ? "present-line" : "method"),
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
  read: (answer, interview) => readWayToConsumption(toWords(answer), interview, 60),
  next: onWayToConsumption,
};

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
  read: (answer, interview) => readWayToConsumption(toWords(answer), interview, 70),
  next: onWayToConsumption,
};
