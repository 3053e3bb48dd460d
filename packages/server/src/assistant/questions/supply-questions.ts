import type { ChoicesAddon, EnergyTipology, SupplyProfile } from "@volpe/contract";
import { type Interview, isBusiness, withDraft } from "../interview.ts";
import { confirm, type FlowContext, type Question, refuse, toWords } from "../question.ts";
import { type ReadableChoice, readAffirmedChoice, readChoice } from "../understanding/choice.ts";
import { saysUnknown, toPlainText } from "../understanding/plain-text.ts";

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
    says: /aziend|impres|negozi|uffici|partita iva|p\.? ?iva|societa|attivita|ditta|lavoro|business|\bbar\b|ristorant|capannon|laborator|\bstudio\b|albergo|hotel|officina|magazzin|professionist|b ?(?:&|and|e) ?b\b|agriturism|associazion|parrocchi/,
  },
  {
    value: "privati",
    label: "Casa mia",
    hint: "Contratto domestico",
    says: /privat|\bcas[ae]\b|famigli|domestic|appartament|abitazion|person|\bme\b|\bnoi\b|villa|villett|locale\b.*abit|(mono|bi|tri)locale|mi[ao] (mamma|madre|padre|papa|nonn[ao]|figli[ao]|suocer[ao]|sorella|fratello|zi[ao])|miei (genitori|nonni|suoceri)/,
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
    const reading = readAffirmedChoice(toWords(answer), DESTINATIONS);
    if (reading.status !== "one") {
      return refuse(
        reading.status === "several"
          ? "Una fornitura alla volta, così i conti restano chiari: cominciamo da casa o dall’azienda?"
          : "Dimmi se la fornitura è per una casa o per un’azienda.",
        "destination",
      );
    }
    const { choice } = reading;
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
    says: /\bluce\b|elettric|corrente|\bkwh\b/,
  },
  { value: "gas", label: "Gas", hint: "Metano di rete", says: /\bgas\b|metano|\bsmc\b/ },
];

export const type: Question = {
  key: "type",
  step: 10,
  ask: () => ({ text: ["Guardiamo la luce o il gas?"], addons: [toChoicesAddon(TYPES)] }),
  read(answer, interview) {
    const words = toWords(answer);
    const reading = readAffirmedChoice(words, TYPES);
    if (/\bgpl\b|bombol|pellet/.test(toPlainText(words))) {
      return refuse("Confronto la luce e il gas di rete, non GPL o pellet: quale dei due?", "type");
    }
    if (
      reading.status === "several" ||
      (reading.status === "none" && /entramb|tutt[ie]|dual/.test(toPlainText(words)))
    ) {
      return refuse("Una alla volta, così i conti restano chiari: da quale cominciamo?", "type");
    }
    return reading.status === "none"
      ? refuse("Per ora confronto luce e gas: da quale cominciamo?", "type")
      : {
          status: "read",
          said: confirm(reading.choice.label, 10),
          interview: withDraft(interview, { type: reading.choice.value }),
        };
  },
  next: (interview) => afterType(interview),
};

const RESIDENCES: readonly ReadableChoice[] = [
  {
    value: "non-residente",
    label: "No, è una seconda casa",
    says: /^no\b(?!.*\b(?:residente|prima casa)$)|\bnon\b(?!.*\bseconda)|\bche no\b|(?<!\bnon\b.*)seconda|vacanz|affitt.*turist|al mare|in montagna|altrove|altra (?:casa|citta)|da un.altra parte/,
  },
  {
    value: "residente",
    label: "Sì, ci ho la residenza",
    hint: "Cambiano accisa e oneri",
    says: /^(si|certo|certamente|esatto|ok|yes|yep|giusto|confermo|vero)\b|resident|prima casa|(ci|qui) (abito|vivo|abitiamo|viviamo|sto)|residenza|\bnon\b.*\bseconda/,
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
    const words = toWords(answer);
    const choice = saysUnknown(words) ? null : readChoice(words, RESIDENCES);
    return choice === null
      ? refuse(
          "Basta un sì o un no: in quella casa hai la residenza? È l’indirizzo sulla tua carta d’identità.",
          "subtype",
        )
      : {
          status: "read",
          said: confirm(choice.value === "residente" ? "residente" : "non residente", 20),
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
