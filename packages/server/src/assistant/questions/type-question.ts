import type { EnergyTipology, SupplyProfile } from "@volpe/contract";
import { type Interview, isBusiness, withDraft } from "../interview.ts";
import { isProduct } from "../product-request.ts";
import {
  confirm,
  type FlowContext,
  type Question,
  type QuestionKey,
  refuse,
  toWords,
} from "../question.ts";
import { type ReadableChoice, readAffirmedChoice } from "../understanding/choice.ts";
import { toPlainText } from "../understanding/plain-text.ts";
import { toChoicesAddon } from "./choices-addon.ts";

const TYPES: readonly ReadableChoice[] = [
  {
    value: "luce",
    label: "Luce",
    hint: "Energia elettrica",
    says: /\bluce\b|elettricit|energia elettric|corrente|\bkwh\b/,
  },
  { value: "gas", label: "Gas", hint: "Metano di rete", says: /\bgas\b|metano|\bsmc\b/ },
  {
    value: "noleggio",
    label: "Noleggio auto",
    hint: "A lungo termine",
    says: /noleggi|\bauto(?:mobil[ei]|vettura|carr[oi])?\b|macchin|furgon|\bsuv\b|veicol|\bnlt\b/,
  },
  {
    value: "pos",
    label: "POS",
    hint: "Pagamenti con carta",
    says: /\bpos\b|softpos|terminal|pagament|bancomat|carte di credito/,
  },
  {
    value: "internet",
    label: "Internet",
    hint: "La linea di casa o d’ufficio",
    says: /internet|fibra|wi-?fi|adsl|\bfwa\b|\bftt[hc]\b|linea (?:veloce|dati)|navigare/,
  },
];

export const type: Question = {
  key: "type",
  step: 10,
  ask: () => ({ text: ["Che cosa cerchi?"], addons: [toChoicesAddon(TYPES)] }),
  read(answer, interview, context) {
    const words = toWords(answer);
    const plain = toPlainText(words);
    const reading = readAffirmedChoice(words, TYPES);
    if (/\bgpl\b|bombol|pellet/.test(plain) && !/auto|macchin|noleggi/.test(plain)) {
      return refuse("Confronto la luce e il gas di rete, non GPL o pellet: quale dei due?", "type");
    }
    if (
      reading.status === "several" ||
      (reading.status === "none" && /entramb|tutt[ie]|dual/.test(plain))
    ) {
      return refuse("Una alla volta, così i conti restano chiari: da quale cominciamo?", "type");
    }
    if (reading.status === "none") {
      return refuse(
        "Confronto luce, gas, noleggio auto, POS e internet: da quale cominciamo?",
        "type",
      );
    }
    const { value, label } = reading.choice;
    if (
      value === "gas" &&
      isBusiness(interview) &&
      !listPossible(interview, context).includes("gas")
    ) {
      return refuse(
        "Per il gas di un’azienda i dati pubblici non bastano a un conto esatto: posso guardare la luce, il noleggio, il POS o internet.",
        "type",
      );
    }
    const chosen = withDraft(interview, { type: value });
    return value === "pos" && !isBusiness(interview)
      ? {
          status: "read",
          said: "Il POS si attiva con una partita IVA: lo guardo per la tua attività.",
          interview: withDraft(chosen, { destination: "aziende" }),
        }
      : { status: "read", said: confirm(label, 10), interview: chosen };
  },
  next: (interview) => afterType(interview),
};

/** The first question of a typology. */
export function afterType(interview: Interview): QuestionKey {
  switch (interview.draft.type) {
    case "noleggio":
      return "segment";
    case "pos":
      return "takings";
    case "luce":
      return isBusiness(interview) ? "place" : "subtype";
    default:
      return "place";
  }
}

/**
 * The typology that the opening asked for. Where no offer of it can be reckoned, the only other
 * energy that can stands in; null = it is to be asked.
 */
export function toOpeningType(interview: Interview, context: FlowContext): string | null {
  const { openingType } = interview.notes;
  if (openingType === null || isProduct(openingType)) {
    return openingType;
  }
  const possible = listPossible(interview, context);
  if (possible.length === 0 || possible.includes(openingType)) {
    return openingType;
  }
  return possible[0] ?? null;
}

function listPossible(interview: Interview, context: FlowContext): EnergyTipology[] {
  return (["luce", "gas"] as const).filter(
    (tipology) => context.best(toDefaultProfile(tipology, interview), 1).offers.length > 0,
  );
}

function toDefaultProfile(tipology: EnergyTipology, interview: Interview): SupplyProfile {
  return {
    tipology,
    destination: isBusiness(interview) ? "aziende" : "privati",
    annualConsumption: tipology === "gas" ? 1400 : 2700,
    capacityKw: tipology === "gas" ? null : 3,
    resident: true,
    province: null,
    defaultConsumption: true,
  };
}
