import type { ChoicesAddon, EnergyTipology, SupplyProfile } from "@volpe/contract";
import { type Interview, isBusiness, withDraft } from "../interview.ts";
import { confirm, type FlowContext, type Question, refuse, toWords } from "../question.ts";
import { type ReadableChoice, readChoice } from "../understanding/choice.ts";
import { toPlainText } from "../understanding/plain-text.ts";

export function toChoicesAddon(choices: readonly ReadableChoice[]): ChoicesAddon {
  return {
    kind: "choices",
    choices: choices.map(({ value, label, hint }) =>
      hint === undefined ? { value, label } : { value, label, hint },
    ),
    typed: true,
  };
}

const DESTINATIONS: readonly ReadableChoice[] = [
  {
    value: "aziende",
    label: "Un’azienda",
    hint: "Ufficio, negozio, partita IVA",
    says: /aziend|impres|negozi|uffici|partita iva|p\.? ?iva|societa|attivita|ditta|lavoro|business|bar\b|ristorant/,
  },
  {
    value: "privati",
    label: "Casa mia",
    hint: "Contratto domestico",
    says: /privat|casa|famigli|domestic|appartament|abitazion|person|\bme\b|noi/,
  },
];

export const destination: Question = {
  key: "destination",
  step: 0,
  ask({ notes }, context) {
    const opened = notes.openingOffer === "" ? null : context.findOffer(notes.openingOffer);
    const welcome =
      "Ciao, sono Volpe. Confronto le offerte una per una e ti faccio vedere quanto risparmieresti, con i conti aperti.";
    const from =
      opened === null
        ? []
        : [`Parto da «${opened.name}» di ${opened.supplier}: la metto in testa al confronto.`];
    return {
      text: [welcome, ...from, "Per chi è la fornitura?"],
      addons: [toChoicesAddon([...DESTINATIONS].reverse())],
    };
  },
  read(answer, interview, context) {
    const choice = readChoice(toWords(answer), DESTINATIONS);
    if (choice === null) {
      return refuse("Dimmi se la fornitura è per una casa o per un’azienda.", "destination");
    }
    const chosen = withDraft(interview, { destination: choice.value });
    const only = toOnlyType(chosen, context);
    const said = confirm(choice.value === "privati" ? "per casa" : "per l’azienda", 0);
    return {
      status: "read",
      said: only === null || only === interview.notes.openingType ? said : `${said} ${ONLY[only]}`,
      interview: withDraft(chosen, { type: only ?? "" }),
    };
  },
  next: (interview) => (interview.draft.type === "" ? "type" : afterType(interview)),
};

const ONLY: Record<EnergyTipology, string> = {
  luce: "Guardiamo la luce: per il gas i dati pubblici non bastano a un conto esatto.",
  gas: "Guardiamo il gas: per la luce oggi non ho offerte calcolabili.",
};

const TYPES: readonly ReadableChoice[] = [
  {
    value: "luce",
    label: "Luce",
    hint: "Energia elettrica",
    says: /luce|elettric|corrente|\bkwh\b/,
  },
  { value: "gas", label: "Gas", hint: "Metano di rete", says: /\bgas\b|metano|\bsmc\b/ },
];

export const type: Question = {
  key: "type",
  step: 10,
  ask: () => ({ text: ["Guardiamo la luce o il gas?"], addons: [toChoicesAddon(TYPES)] }),
  read(answer, interview) {
    const words = toWords(answer);
    if (/entramb|tutt[ie]|luce.* e .*gas|gas.* e .*luce|dual/.test(toPlainText(words))) {
      return refuse("Una alla volta, così i conti restano chiari: da quale cominciamo?", "type");
    }
    const choice = readChoice(words, TYPES);
    return choice === null
      ? refuse("Per ora confronto luce e gas: quale delle due?", "type")
      : {
          status: "read",
          said: confirm(choice.label, 10),
          interview: withDraft(interview, { type: choice.value }),
        };
  },
  next: (interview) => afterType(interview),
};

const RESIDENCES: readonly ReadableChoice[] = [
  {
    value: "non-residente",
    label: "No, è una seconda casa",
    says: /^no\b|\bnon\b|seconda|vacanz|affitt.*turist/,
  },
  {
    value: "residente",
    label: "Sì, ci ho la residenza",
    hint: "Cambiano accisa e oneri",
    says: /^(si|certo|esatto|ok|yes)\b|resident|prima casa|ci (abito|vivo)|residenza/,
  },
];

export const subtype: Question = {
  key: "subtype",
  step: 20,
  ask: () => ({
    text: ["È la casa in cui hai la residenza?"],
    addons: [toChoicesAddon([...RESIDENCES].reverse())],
  }),
  read(answer, interview) {
    const choice = readChoice(toWords(answer), RESIDENCES);
    return choice === null
      ? refuse("Basta un sì o un no: in quella casa hai la residenza?", "subtype")
      : {
          status: "read",
          said: confirm(choice.value === "residente" ? "residente" : "seconda casa", 20),
          interview: withDraft(interview, { subtype: choice.value }),
        };
  },
  next: () => "place",
};

/** The typology that needs no question: the opening's, or the only one with offers. */
function toOnlyType(interview: Interview, context: FlowContext): EnergyTipology | null {
  const possible = (["luce", "gas"] as const).filter(
    (tipology) => context.best(toDefaultProfile(tipology, interview), 1).offers.length > 0,
  );
  const { openingType } = interview.notes;
  if (openingType !== null && (possible.length === 0 || possible.includes(openingType))) {
    return openingType;
  }
  return possible.length === 1 ? (possible[0] ?? null) : null;
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

function afterType(interview: Interview): "subtype" | "place" {
  return interview.draft.type === "luce" && !isBusiness(interview) ? "subtype" : "place";
}
