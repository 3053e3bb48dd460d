import { isEnergyTipology } from "@volpe/contract";
import { toSpokenText } from "../../text/spoken-text.ts";
import type { FlowItem } from "../flow-products.ts";
import { greet } from "../greeting.ts";
import { type Interview, withDraft } from "../interview.ts";
import { withKept } from "../next-question.ts";
import { withNeeds } from "../product-needs.ts";
import { findOpened } from "../product-request.ts";
import {
  type Answer,
  confirm,
  type FlowContext,
  type Question,
  type Reading,
  refuseAnswer,
  take,
  toAnswerText,
} from "../question.ts";
import { STEPS } from "../steps.ts";
import {
  type ChoiceReading,
  type ReadableChoice,
  readAffirmedChoice,
} from "../understanding/choice.ts";
import { CAR_KIND } from "../understanding/product-choices.ts";
import { toSaidText } from "../understanding/spelling.ts";
import { isSettled } from "../understanding/unsettled.ts";
import { toChoicesAddon } from "./answer-addons.ts";
import {
  namesSeveralTypes,
  ONE_AT_A_TIME,
  type as productType,
  toOpeningType,
  toTypeWords,
} from "./type-question.ts";

const DESTINATIONS: readonly ReadableChoice[] = [
  {
    value: "aziende",
    label: "Un’azienda",
    hint: "Ufficio, negozio, partita IVA",
    says: /aziend|impres|start ?-?up|coworking|\bsoci\b|negozi|uffic|partita iva|p\.? ?iva|societa|attivita|ditta|lavoro|business|\bbar\b|ristorant|[a-z]{3,}(?<!perif|gall|mat|portin)eri[ae]\b|trattori[ae]\b|alimentar|salone|estetist|ambulatori|cantiere|\bscuola|ferrament|panific|\bforno\b|edicol|enotec|capannon|chiosc|bancarell|stabiliment|camping|campeggi|laborator|\bstudio\b(?! (?:li|qui|qua|all'uni))|albergo|hotel|officina|magazzin|bottega|tabacch|farmaci|parrucch|palestra|lavanderia|fabbrica|commercial(?!ist)|artigian|\b(?:srl|srls|spa|snc|sas)\b|professionist|b ?(?:&|and|e) ?b\b|agriturism|locand|agricol|associazion|\basd\b|\bonlus\b|\bcircolo\b|\bente\b|\bcoop\b|cooperativ|\blido\b|parrocchi|food ?truck|\bcas[ae] di (?:riposo|cura)\b|\b(?:company|shop|store|office|firm)\b/,
  },
  {
    value: "privati",
    label: "Casa mia",
    hint: "Contratto domestico",
    says: /privat|residenzial|pensionat|\bstanza\b|\bcas(?:[ae]|ett[ae]|ina)\b(?! di (?:riposo|cura))|(?<!\b(?:di|a) )famigli|domestic|appartament|alloggi|abitazion|\b(?:ci|qui|dove) (?:abit|viv|dorm)|\b(?:abit|viv)\w+ (?:qui|qua|li)\b|person[a ]|personal|\bgemell[ei]\b|\bstudent|casaling|fuori sede|\bme\b|\bnoi\b|villa|villett|locale\b.*abit|(mono|bi|tri)locale|mi[ao] (moglie|marito|compagn[ao]|mamma|madre|padre|papa|nonn[ao]|figli[ao]|suocer[ao]|sorella|fratello|zi[ao])|miei (genitori|nonni|suoceri)|\bmamma\b|\bpapa\b|\bi miei\b(?! (?!hann|vogl|vorr|sono\b|abit|viv|che\b|e\b|di\b|a\b|qui\b)[a-z])|\bmio\b$|\b(?:home|house|flat|apartment|myself)\b/,
  },
];

const FOR_ME = { label: "Per me", hint: "Da privato" };

export const destination: Question = {
  key: "destination",
  speaksOf: "whom",
  step: STEPS.destination,
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
    const reading = readDestination(toAnswerText(answer));
    const asked = readNamedType(answer, interview, context);
    const named = asked?.status === "read" ? asked : null;
    // Only businesses have a POS, so who names one need not be asked.
    if (reading.status === "none" && named?.interview.draft.type === "pos") {
      return named;
    }
    if (reading.status !== "one") {
      const refusal = refuseAnswer(
        reading.status === "several"
          ? "Una cosa alla volta, così i conti restano chiari: cominciamo da casa o dall’azienda?"
          : isPersonal(named?.interview ?? interview)
            ? "Dimmi se è per te o per un’azienda."
            : asked?.status === "refused" && namesSeveralTypes(toAnswerText(answer))
              ? `${ONE_AT_A_TIME}. Intanto dimmi se è per una casa o per un’azienda.`
              : "Dimmi se è per una casa o per un’azienda.",
        "destination",
      );
      const { step } = productType;
      if (reading.status !== "several" && named !== null) {
        return { ...refusal, keeps: { step, text: toTypeWords(named.interview.draft.type) } };
      }
      const car = productType.findStated?.(answer.text) ?? null;
      return car === null ? refusal : { ...refusal, states: { step, text: car } };
    }
    // The product is read again, because a business may lack one that a home has.
    const taken = takeDestination(reading.choice.value, named?.interview ?? interview, context);
    const both = taken.status === "read" ? readNamedType(answer, taken.interview, context) : null;
    if (taken.status !== "read" || both === null) {
      return taken;
    }
    if (both.status === "refused") {
      return take(withKept(taken.interview, both), `${taken.said} ${both.message}`);
    }
    const { type, destination: whom } = both.interview.draft;
    return take(
      both.interview,
      whom === taken.interview.draft.destination
        ? confirm(`${toTypeWords(type)} ${toWhomWords(both.interview)}`, STEPS.destination)
        : both.said,
    );
  },
  formField: "destination",
  accept: (value, interview, context) =>
    takeDestination(value === "aziende" ? "aziende" : "privati", interview, context),
  summary: ({ draft }) => [{ label: "Per", value: draft.destination }],
  known: (interview) => [{ label: "Per", value: toKnownDestination(interview) }],
  walk: ["casa", "privati", "azienda", "boh"],
};

/** Matches a clause about the holder of the contract. */
const NAMED = /\bintestat/i;
/** Matches «Casa mia, ma intestata alla ditta», which leaves open what the supply is for. */
const BY_COMPANY =
  /\bintestat[oaie] (?:al|alla|all'|a|ad una?) ?(?:mia |nostra )?(?:ditta|azienda|societa|srl|impresa|negozio|bar|studio|partita iva|attivita)\b/;
/**
 * Matches the end that states what the supply is for: «Ho una ditta, ma la bolletta è quella di
 * casa».
 */
const AIM =
  /\b(?:ma|pero|ora|adesso)\b(?=.*\b(?:bollett|contatt|contatore|contratt|fornitur|utenz|(?:mi )?serv|voglio|vorrei|cerc|cambi)|\s(?:e |sarebbe )?per )(.+)$/;

/** Matches a home that only says where a business is: «Il bar sotto casa mia». */
const NEAR_HOME =
  /\b(?:sotto|dietro|davanti a|vicino a|accanto a|di fronte a) cas[ae](?: (?:mia|nostra))?\b/i;

/** Matches what a home lacks: «Non ho internet a casa» is about the home. */
const LACKS_AT_HOME =
  /(?<!\p{L})non (?:ho|abbiamo|c['’]è) (?:(?!per |ma )[\p{L}'’-]+ ){1,3}(?=(?:a|in) casa(?!\p{L}))/iu;

/** Names of products. «Auto», «carta» and «pagamento» are left out: a workshop speaks of them too. */
const PRODUCT = `(?:(?:smart|mini)?pos|luce|energia elettrica|elettricita|corrente|gas|metano|internet|fibra|adsl|wi-?fi|(?:(?:auto|macchina|${CAR_KIND})(?: (?!non )[a-z-]+){0,2} (?:a|in) )?noleggi\\w*)\\b`;
const BEFORE_PRODUCT =
  "(?:(?:solo|un[ao']?|il|la|lo|l'|i|per|di|della|del|un nuovo|una nuova|offert[ae]|tariff[ae]|bollett[ae]|contratt[oi]) ?)*";
const ASKS =
  "(?:vorre|vogli|cerc|serv|interess|dev|dobbiam|attiv|allacci|cambi|risparmi|informazion|pag|spend)\\w*";

/**
 * Matches a clause that begins with a product, as «POS per il mio bar», or asks for one: «vorrei
 * spendere meno per la luce di casa». In «cerco per casa, pago con la carta» no product is asked for.
 */
const NAMES_PRODUCT = new RegExp(
  `(?:^|[,;:.] |\\be )(?:(?:ciao|salve|buongiorno),? ?)*(?:non [a-z]+,? ma )?${BEFORE_PRODUCT}(?:${PRODUCT}|bancomat per\\b)|\\b${ASKS} (?:(?!togli|stacc|chiud|disd)[a-z0-9']+ ){0,4}?${BEFORE_PRODUCT}${PRODUCT}`,
);

/**
 * Reads the product that the words name. Null if they name none, or if it is settled; refused if
 * they name several, or one that is not compared.
 */
function readNamedType(answer: Answer, interview: Interview, context: FlowContext): Reading | null {
  const isOpen = interview.draft.type === "" && interview.notes.openingType === null;
  const isTyped = answer.value === undefined || answer.isConfirmed === true;
  if (!isOpen || !isTyped || !NAMES_PRODUCT.test(toSaidText(toAnswerText(answer)))) {
    return null;
  }
  return productType.read(answer, interview, context);
}

// Reads what the supply is for. «Il bar di mio zio» names a business that belongs to somebody else.
function readDestination(typed: string): ChoiceReading {
  const words = typed.replace(NEAR_HOME, " ").replace(LACKS_AT_HOME, "");
  const spoken = toSpokenText(words);
  const aim = AIM.exec(spoken)?.[1];
  const meant = aim === undefined ? null : readAffirmedChoice(aim, DESTINATIONS);
  // The name on a contract does not say what the contract is for.
  const isOfName = meant?.status === "one" && meant.choice.value === "aziende" && NAMED.test(words);
  if (meant?.status === "one" && BY_COMPANY.test(spoken)) {
    return { status: "several" };
  }
  if (meant?.status === "one" && !isOfName) {
    return meant;
  }
  // «Non è per me» leaves open who the customer is, and a condominium is neither kind.
  if (
    /^non (?:e |sarebbe )?per (?:me|noi)$|^(?:forse|magari)\b/.test(spoken) ||
    (/\bcondomin(?:io|iale|i)\b/.test(spoken) && !/\bcas[ae]\b|appartament/.test(spoken))
  ) {
    return { status: "none" };
  }
  const reading = readAffirmedChoice(words, DESTINATIONS, isSettled);
  return reading.status === "several"
    ? readAffirmedChoice(words.replace(/\b(?:di|del|della|con)\s+mi[oa]\s+\S+/i, ""), DESTINATIONS)
    : reading;
}

function takeDestination(destination: string, interview: Interview, context: FlowContext): Reading {
  const chosen = withDraft(interview, { destination });
  const type = toOpeningType(chosen, context);
  const said = confirm(toWhomWords(chosen), STEPS.destination);
  const only = isEnergyTipology(type) ? type : null;
  const typed = withDraft(chosen, { type: type ?? "" });
  const left = findOpened(typed, context) === null ? findOpened(interview, context) : null;
  if (left !== null) {
    return take(withNeeds(typed, { wantsOpened: false }), `${said} ${toLeft(left)}`);
  }
  return take(
    typed,
    only === null || only === interview.notes.openingType ? said : `${said} ${ONLY[only]}`,
  );
}

function toLeft({ name, destination }: FlowItem): string {
  const whom = destination === "aziende" ? "aziende e partite IVA" : "privati";
  return `«${name}» è solo per ${whom}: guardiamo le altre.`;
}

function toWhomWords(interview: Interview): string {
  const home = isPersonal(interview) ? "per te" : "per casa";
  return interview.draft.destination === "privati" ? home : "per l’azienda";
}

function toKnownDestination(interview: Interview): string | null {
  const { destination } = interview.draft;
  if (destination !== "privati") {
    return destination === "aziende" ? "attività" : destination;
  }
  return isPersonal(interview) ? "me, da privato" : "casa mia";
}

/** A rental belongs to a person, not to a home. */
function isPersonal({ draft, notes }: Interview): boolean {
  const kept = notes.prefilled?.find(({ step }) => step === productType.step)?.text;
  return [notes.openingType, draft.type].includes("noleggio") || kept === toTypeWords("noleggio");
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
