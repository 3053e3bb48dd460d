import {
  type EnergyTipology,
  isProductTipology,
  REFERENCE_SUPPLY,
  type SupplyProfile,
} from "@volpe/contract";
import { type Interview, isBusiness, withDraft } from "../interview.ts";
import { confirm, type FlowContext, type Question, refuse, toAnswerText } from "../question.ts";
import { type ReadableChoice, readAffirmedChoice } from "../understanding/choice.ts";
import { splitDenied } from "../understanding/negation.ts";
import { toSaidText } from "../understanding/spelling.ts";
import { toChoicesAddon } from "./choices-addon.ts";

const TYPES: readonly ReadableChoice[] = [
  {
    value: "luce",
    label: "Luce",
    hint: "Energia elettrica",
    says: /\bluce\b|\blus\b|elettricit|energia elettric|corrente|(?:bolletta|contatore) elettric|\bkwh\b|\belectric(?:ity)?\b/,
  },
  { value: "gas", label: "Gas", hint: "Metano di rete", says: /\bgas\b|metano|\bsmc\b/ },
  {
    value: "noleggio",
    label: "Noleggio auto",
    hint: "A lungo termine",
    says: /noleggi|\bauto(?:mobil[ei]|vettura|carr[oi])?\b|macchin(?!etta)|furgon|\bsuv\b|veicol|\bcars?\b|\brent(?:al)?\b|\bnlt\b/,
  },
  {
    value: "pos",
    label: "POS",
    hint: "Pagamenti con carta",
    says: /(?:\b|smart|mini|mobile|soft)pos\b|terminal|pagament|bancomat|carte di credito/,
  },
  {
    value: "internet",
    label: "Internet",
    hint: "La linea di casa o d’ufficio",
    says: /internet|fibra|wi[- ]?fi|adsl|\bfwa\b|\bftt[hc]\b|linea (?:veloce|dati)|navigare/,
  },
];

/** Said beside two things of which one may not be understood. */
const BOTH = /\bentramb[ie]\b|\btutt(?:[ie] |')e? ?(?:due|2)\b/;

export const type: Question = {
  key: "type",
  step: 10,
  applies: ({ draft }) => draft.type === "",
  ask: () => ({ text: ["Che cosa cerchi?"], addons: [toChoicesAddon(TYPES)] }),
  read(answer, interview, context) {
    const words = toAnswerText(answer);
    const plain = toSaidText(words);
    const reading = readAffirmedChoice(words, TYPES);
    if (/\bgpl\b|bombol|pellet/.test(plain) && !/auto|macchin|noleggi/.test(plain)) {
      return refuse("Confronto la luce e il gas di rete, non GPL o pellet: quale dei due?", "type");
    }
    if (
      reading.status === "several" ||
      (reading.status === "none" && /entramb|tutt[ie]|dual/.test(plain)) ||
      BOTH.test(splitDenied(plain).affirmed)
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
  formField: "type",
  known: ({ draft }) => [
    { label: "Che cosa", value: TYPES.find(({ value }) => value === draft.type)?.label ?? null },
  ],
  walk: ["luce", "gas", "noleggio", "il pos", "fibra", "luce", "gas", "entrambi"],
};

/**
 * Returns the typology that the opening names, or the other energy if offers can be computed only
 * for that one. Null means that the question has to be asked.
 */
export function toOpeningType(interview: Interview, context: FlowContext): string | null {
  const { openingType } = interview.notes;
  if (openingType === null || isProductTipology(openingType)) {
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
    annualConsumption: tipology === "gas" ? REFERENCE_SUPPLY.annualSmc : REFERENCE_SUPPLY.annualKwh,
    capacityKw: tipology === "gas" ? null : REFERENCE_SUPPLY.capacityKw,
    resident: true,
    province: null,
    defaultConsumption: true,
  };
}
