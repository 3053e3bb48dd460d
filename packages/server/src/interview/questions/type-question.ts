import {
  BUSINESS_GAS_SENTENCE,
  ENERGY_TIPOLOGIES,
  type EnergyTipology,
  isProductTipology,
  REFERENCE_SUPPLY,
  type SupplyProfile,
  type Tipology,
} from "@volpe/contract";
import { type Interview, isBusiness, withDraft } from "../interview.ts";
import {
  askMeaning,
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
  findChoice,
  type ReadableChoice,
  readAffirmedChoice,
} from "../understanding/choice.ts";
import { splitDenied } from "../understanding/negation.ts";
import { toSaidText } from "../understanding/spelling.ts";
import { findWholeClause } from "../understanding/stated-values.ts";
import { splitAtNow } from "../understanding/unsettled.ts";
import { toChoicesAddon } from "./answer-addons.ts";

const WORDS: Readonly<Record<Tipology, Omit<ReadableChoice, "value">>> = {
  luce: {
    label: "Luce",
    hint: "Energia elettrica",
    says: /\bluce\b|\blu[sz]e?\b|elettricit|energia elettric|corrente|(?:bolletta|contatore) elettric|\bkwh\b|\belectric(?:ity)?\b/,
  },
  gas: { label: "Gas", hint: "Metano di rete", says: /\bgas(?:se)?\b|metano|\bsmc\b/ },
  noleggio: {
    label: "Noleggio auto",
    hint: "A lungo termine",
    says: /noleggi|(?<!colonnin[ae] (?:\S+ )?(?:l')?)\bauto(?:mobil[ei]|vettura|carr[oi])?\b|macchin(?!etta)|furgon|\bsuv\b|veicol|\bvettur[ae]\b|\bcars?\b|\brent(?:al)?\b|\bnlt\b/,
  },
  pos: {
    label: "POS",
    hint: "Pagamenti con carta",
    says: /(?:\b|smart|mini|mobile|soft)pos\b|terminal|macchinett[ae](?! del caff)|pagament|(?:pagano|pagar\w*|pagament\w*) (?:(?:i|ai) clienti )?(?:con|col) (?:la |le |il )?(?:cart[ae]|bancomat)|bancomat|carte di credito|lettore (?:di )?cart[ae]|\b(?:per|con) le carte\b/,
  },
  internet: {
    label: "Internet",
    hint: "La linea di casa o d’ufficio",
    says: /\b[ei]nt[ea]rn[ea]t|fibra|wi[- ]?fi|\bui ?fi\b|\buai ?fai\b|adsl|\bfwa\b|\bftt[hc]\b|linea (?:veloce|dati|fissa)|\bmodem\b|\brouter\b|navigare/,
  },
};
const TYPES: readonly ReadableChoice[] = Object.entries(WORDS).map(([value, words]) => ({
  value,
  ...words,
}));
/** The compared typologies in words: «luce, gas, noleggio auto, POS e internet». */
const COMPARED = new Intl.ListFormat("it").format(TYPES.map(toWords));

function toWords({ label }: ReadableChoice): string {
  return label === "POS" ? label : label.toLowerCase();
}

/** A typology within a sentence: «noleggio auto». */
export function toTypeWords(value: string): string {
  return toWords(findChoice(TYPES, value) ?? { value, label: value, says: /^$/ });
}

/** Matches products that we do not compare: insurance, loans, a car to buy. */
const ELSEWHERE =
  /assicuraz|\brc ?a(?:uto)?\b|polizz|\bmutu[oi]\b|prestit|finanziament|\bbollo\b|\b(?:comprar|acquist|vend)\w*\b.*\b(?:auto|macchin)|\bkm ?0\b/;
/** Matches short rentals, because Volpe compares rentals of a year and more. */
const SHORT_RENTAL =
  /noleggi\w*.*\b(?:(?:un|una|1|due|2|tre|3|qualche|pochi) (?:giorn[oi]|settiman[ae]|weekend)|breve termine|giornalier[oa]|fine settimana)\b/;

/**
 * Matches what somebody owns and does not look for: «Ho l'auto elettrica», «caricare la macchina».
 */
const OWNS_CAR =
  /(?:^(?:ho|abbiamo|possiedo) (?:gia )?|\b(?:ri)?caric\w+ )(?:l'|la |un'?|una |due )?(?:mia )?(?:auto|macchin)(?!.*noleggi)/;
/** Matches words before the wanted product: «Ho già la fibra, vorrei cambiare la luce». */
const WISH = /\b(?:vorre\w+|vogli\w+|cerc\w+|cambiare|mi serv\w+|mi interess\w+|mi manca)\b/;

/** Matches a clause that only names a product: the «gas» of «vorrei luce e gas». */
const ONLY_PRODUCT =
  /^(?:(?:anche|pure|il|la|l'|per il|per la) ?)*(?:luce|gas|corrente|metano|internet|fibra|pos|noleggio)(?: (?:per|di|a) (?:la |mia |il )*cas[ae](?: mia)?)?(?: (?:insieme|assieme|(?:dallo|con lo|nello) stesso \w+|(?:dalla|con la) stessa \w+|in un(?:'| |ic[oa] )\w+))*$/;

const NOW = /^(?:ora|adesso|oggi) [^,;]*$/;

const TYPE_REFUSAL = `Confronto ${COMPARED}: da quale cominciamo?`;

/**
 * Matches a clause that is only a car, which somebody may want to rent or to insure: «auto», «cerco
 * un’auto elettrica».
 */
const ONLY_CAR =
  /^(?:(?:vorrei|vorremmo|voglio|vogliamo|cerco|cerchiamo|[mc]i serv(?:e|irebbe)) )?(?:(?:un|l)['’] ?|una? |la )?(?:nuova )?(?:auto(?:mobile)?|macchina|vettura|suv|furgone)(?: (?:nuova|piccola|grande|elettrica|ibrida|diesel|benzina|automatica|a (?:benzina|gpl|metano)))*$/i;
/** Matches for whom something is: «per me», «per la famiglia». */
const FOR_WHOM = /\s+per\s+\p{L}[^,;.]*/giu;

const NAMES_BOTH = /\b(?:luce|corrente)\b.*\bgas\b|\bgas\b.*\b(?:luce|corrente)\b|\bdual\b/;

const OF_HOME = /\bcasa\b|domestic|privat/;

/** Matches words that name two products together. */
const BOTH = /\bentramb[ie]\b|\btutt(?:[ie] |')e? ?(?:due|2)\b/;

export const ONE_AT_A_TIME = "Una alla volta, così i conti restano chiari";

/** Whether words wish for several products: «vorrei luce e gas». */
export function namesSeveralTypes(words: string): boolean {
  const plain = toSaidText(words);
  const { status } = readWished(words);
  return (
    status === "several" ||
    (status === "none" && /entramb|tutt[ie]|dual/.test(plain)) ||
    BOTH.test(splitDenied(plain).affirmed)
  );
}

export const type: Question = {
  key: "type",
  speaksOf: "whom",
  step: STEPS.type,
  applies: ({ draft }) => draft.type === "",
  findStated: (text) => findWholeClause(text.replace(FOR_WHOM, ""), ONLY_CAR),
  ask: (interview, context) => ({
    text: ["Che cosa cerchi?"],
    addons: [
      toChoicesAddon(TYPES.filter(({ value }) => value !== "gas" || !lacksGas(interview, context))),
    ],
  }),
  read(answer, interview, context) {
    const words = toAnswerText(answer);
    const plain = toSaidText(words);
    if (
      /\bgpl\b|bombol|pellet/.test(splitDenied(plain).affirmed) &&
      !/auto|macchin|noleggi/.test(plain)
    ) {
      return refuseAnswer(
        "Confronto la luce e il gas di rete, non GPL o pellet: quale dei due?",
        "type",
      );
    }
    if (
      SHORT_RENTAL.test(plain) ||
      (ELSEWHERE.test(splitDenied(plain).affirmed) && !/noleggi/.test(plain))
    ) {
      return refuseAnswer(`Questo non lo confronto. ${TYPE_REFUSAL}`, "type");
    }
    if (namesSeveralTypes(words)) {
      const refusal = refuseAnswer(`${ONE_AT_A_TIME}: da quale cominciamo?`, "type");
      // A total that is typed later may be of both.
      return NAMES_BOTH.test(plain)
        ? { ...refusal, states: { step: STEPS.type, text: words } }
        : refusal;
    }
    const reading = readWished(words);
    if (reading.status !== "one") {
      return refuseAnswer(TYPE_REFUSAL, "type");
    }
    const { choice } = reading;
    return choice.value === "gas" && OF_HOME.test(plain) && lacksGas(interview, context)
      ? take(
          withDraft(interview, { type: "gas", destination: "privati" }),
          "D’accordo: il gas di casa tua.",
        )
      : takeType(choice, interview, context);
  },
  formField: "type",
  accept(value, interview, context) {
    const choice = findChoice(TYPES, value);
    return choice === undefined
      ? refuseAnswer(TYPE_REFUSAL, "type")
      : takeType(choice, interview, context);
  },
  known: ({ draft }) => [
    { label: "Che cosa", value: TYPES.find(({ value }) => value === draft.type)?.label ?? null },
  ],
  walk: ["luce", "gas", "noleggio", "il pos", "fibra", "luce", "gas", "entrambi"],
};

function takeType(
  { value, label }: ReadableChoice,
  interview: Interview,
  context: FlowContext,
): Reading {
  if (value === "gas" && lacksGas(interview, context)) {
    return askMeaning(
      `${BUSINESS_GAS_SENTENCE} Se ti serve proprio quello, scrivi «voglio parlare con una persona».`,
      "type",
      [
        { value: "gas di casa", label: "Il gas di casa mia" },
        { value: "luce", label: "La luce dell’azienda" },
      ],
    );
  }
  const chosen = withDraft(interview, { type: value });
  return value === "pos" && !isBusiness(interview)
    ? take(
        withDraft(chosen, { destination: "aziende" }),
        "Il POS si attiva con una partita IVA: lo guardo per la tua attività.",
      )
    : take(chosen, confirm(label, type.step));
}

/** The only product that is named, or the one of the only clause with a wish. */
function readWished(words: string): ChoiceReading {
  const reading = readAffirmedChoice(words, TYPES, (clause) => OWNS_CAR.test(clause));
  const clauses = words.split(/[,;.]\s|\s(?:ma|però|e)\s/i);
  // In «Il gas ce l'ho già con voi, adesso la luce» only the last clause counts.
  const last = splitAtNow(toSaidText(words)).at(-1) ?? "";
  const now = NOW.test(last) ? readAffirmedChoice(last, TYPES) : reading;
  if (reading.status === "several" && now.status === "one") {
    return now;
  }
  const wished = clauses.filter((clause) => WISH.test(toSaidText(clause)));
  // «Vorrei luce e gas» wishes for both.
  const isBoth = clauses.some((clause) => ONLY_PRODUCT.test(toSaidText(clause)));
  return reading.status === "several" && clauses.length > 1 && wished.length === 1 && !isBoth
    ? readAffirmedChoice(wished[0] ?? words, TYPES)
    : reading;
}

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

/**
 * Whether a business asks and the catalogue has no gas offer that can be computed for businesses.
 */
export function lacksGas(interview: Interview, context: FlowContext): boolean {
  return isBusiness(interview) && !listPossible(interview, context).includes("gas");
}

function listPossible(interview: Interview, context: FlowContext): EnergyTipology[] {
  return ENERGY_TIPOLOGIES.filter(
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
