import type { FlowItem } from "../flow-products.ts";
import { greet } from "../greeting.ts";
import { type Interview, withDraft, withNeeds } from "../interview.ts";
import { findOpened } from "../product-request.ts";
import { confirm, type Question, refuse, toWords } from "../question.ts";
import { type ReadableChoice, readAffirmedChoice, readChoice } from "../understanding/choice.ts";
import { saysUnknown } from "../understanding/plain-text.ts";
import { toChoicesAddon } from "./choices-addon.ts";
import { afterType, toOpeningType } from "./type-question.ts";

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

const FOR_ME = { label: "Per me", hint: "Da privato" };

export const destination: Question = {
  key: "destination",
  step: 0,
  ask(interview, context) {
    const [business, home] = DESTINATIONS;
    const privately =
      isPersonal(interview) && home !== undefined ? [{ ...home, ...FOR_ME }] : [home];
    const choices = [...privately, business].filter((choice) => choice !== undefined);
    return {
      text: [...greet(interview, context), toForWhom(interview)],
      addons: [toChoicesAddon(choices)],
    };
  },
  read(answer, interview, context) {
    const reading = readAffirmedChoice(toWords(answer), DESTINATIONS);
    if (reading.status !== "one") {
      return refuse(
        reading.status === "several"
          ? "Una cosa alla volta, così i conti restano chiari: cominciamo da casa o dall’azienda?"
          : isPersonal(interview)
            ? "Dimmi se è per te o per un’azienda."
            : "Dimmi se è per una casa o per un’azienda.",
        "destination",
      );
    }
    const { choice } = reading;
    const chosen = withDraft(interview, { destination: choice.value });
    const type = toOpeningType(chosen, context);
    const home = isPersonal(interview) ? "per te" : "per casa";
    const said = confirm(choice.value === "privati" ? home : "per l’azienda", 0);
    const only = type === "luce" || type === "gas" ? type : null;
    const typed = withDraft(chosen, { type: type ?? "" });
    const left = findOpened(typed, context) === null ? findOpened(interview, context) : null;
    if (left !== null) {
      return {
        status: "read",
        said: `${said} ${toLeft(left)}`,
        interview: withNeeds(typed, { wantsOpened: false }),
      };
    }
    return {
      status: "read",
      said: only === null || only === interview.notes.openingType ? said : `${said} ${ONLY[only]}`,
      interview: typed,
    };
  },
  next: (interview) => (interview.draft.type === "" ? "type" : afterType(interview)),
};

function toLeft({ name, destination }: FlowItem): string {
  const whom = destination === "aziende" ? "aziende e partite IVA" : "privati";
  return `«${name}» è solo per ${whom}: guardiamo le altre.`;
}

/** A rental is of a person, not of a home. */
function isPersonal({ notes }: Interview): boolean {
  return notes.openingType === "noleggio";
}

function toForWhom({ notes }: Interview): string {
  switch (notes.openingType) {
    case "noleggio":
      return "Per chi è il noleggio?";
    case "internet":
      return "Per chi è la linea?";
    default:
      return "Per chi cerchi?";
  }
}

const ONLY = {
  luce: "Guardiamo la luce: per il gas i dati pubblici non bastano a un conto esatto.",
  gas: "Guardiamo il gas: per la luce oggi non ho offerte calcolabili.",
} as const;

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
