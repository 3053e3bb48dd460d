import { toPlainText } from "../../text/plain-text.ts";
import { saysUnknown, toSpokenText } from "../../text/spoken-text.ts";
import {
  type Interview,
  isBusiness,
  isGas,
  NO_PRESENT_SALE,
  type Notes,
  toUnits,
  withEstimate,
  withNotes,
  withRate,
} from "../interview.ts";
import {
  type Answer,
  confirm,
  type Reading,
  refuseAnswer,
  take,
  toAnswerText,
} from "../question.ts";
import { STEPS } from "../steps.ts";
import { type ReadableChoice, readChoice } from "../understanding/choice.ts";
import { readAppliances, readAreaM2, readGasUses } from "../understanding/household.ts";
import { splitDenied } from "../understanding/negation.ts";
import { readStatedPersons } from "../understanding/persons.ts";
import { readQuantities } from "../understanding/quantities.ts";
import { ASK_A_PERSON, readAnnual } from "./annual-consumption.ts";
import { continueEstimate, toHomeWords } from "./estimated-consumption.ts";

type Method = NonNullable<Notes["method"]>;
type Household = Pick<Notes, "persons" | "appliances" | "gasUses" | "areaM2">;

const METHODS: readonly (ReadableChoice & { value: Method })[] = [
  {
    value: "bill",
    label: "Lo ricavo dalla bolletta",
    hint: "Bastano consumo e mesi",
    says: /bollett|fattur[ae]|ricav|\bfoto(?:\b|graf)|\bpdf\b/,
  },
  {
    value: "estimate",
    label: "Stimalo tu",
    hint: "Da persone ed elettrodomestici",
    says: /stim|calcol|\b(?:fai|fa|fate|una|usa|usate) (?:una |la |voi |tu )?media\b|\b(?:dimm\w+|dic\w+) (?:tu|voi)\b|aiut|pressappoco|indovin|\blasci\w+ (?:fare|decidere) a (?:te|voi|lei)|\bmi affido|\bspar[ai]\b|\b(?:decidi|scegli|inventa|butta giu) tu\b|\b(?:fai|fa|fallo|falla|fammi|vedi|pensaci|conta) tu\b|\b(?:fate(?:l[oa])?|vedete|decidete|scegliete|pensateci) voi\b|\bfaccia lei\b|\b(?:fammi|fatemi|fai|fate) (?:tu |voi )?(?:il|un|i|due) cont/,
  },
  {
    value: "known",
    label: "Lo so",
    hint: "È il «consumo annuo» in bolletta",
    says: /lo so|(?<!non (?:me |mi )?)\blo ricordo\b|^so\b(?!,? (?:che|solo|quant|dove))|conosco|^si\b|ce l'ho|certo/,
  },
];

/** The alternative for a person who cannot find a figure: Volpe estimates it. */
export const ESTIMATE_IT = { value: "stimalo tu", label: "Stimalo tu" } as const;

/** The ways to give a consumption, in the shown order. A business gets no estimate. */
export function toMethods(interview: Interview): ReadableChoice[] {
  const order = ["known", "bill", ...(isBusiness(interview) ? [] : ["estimate"])];
  return order.flatMap((value) =>
    METHODS.filter((choice) => choice.value === value).map((choice) =>
      value === "estimate" && isGas(interview)
        ? { ...choice, hint: "Da persone, usi e metri quadri" }
        : choice,
    ),
  );
}

/** Parses a text about the annual consumption: a figure, a household or a way to give it. */
export function readWayToConsumption(answer: Answer, interview: Interview, step: number): Reading {
  const words = toAnswerText(answer);
  const quantities = readQuantities(words);
  const known = () => readAnnual(answer, withMethod(interview, "known"), step);
  // «Bolletta di 140 € ogni due mesi» states a spend, not a way to a consumption.
  if (quantities.some(({ kind }) => kind === "kwh" || kind === "smc" || kind === "eur")) {
    return known();
  }
  const household = readHousehold(words, interview);
  const figure = quantities.find(
    ({ kind, value }) =>
      (kind === "bare" || kind === "thing") && value >= (isGas(interview) ? 20 : 100),
  );
  if (isTold(household) && (figure === undefined || household.areaM2 !== null)) {
    return startEstimate(interview, household, step);
  }
  const method = readMethod(words);
  const bare = /^([1-9]|1[0-2])$/.exec(toPlainText(words))?.[1];
  if (step === STEPS.method && bare !== undefined) {
    return refuseAnswer(
      `Se in casa siete in ${bare}, scrivi «siamo in ${bare}»; se è il consumo, scrivi ${toUnits(interview)} dell’anno.`,
      "consumption",
    );
  }
  // In «Sulla bolletta c'è scritto 2.350» the figure itself is the answer.
  const isQuoted =
    figure !== undefined && (figure.times === "bill" || WRITTEN.test(toPlainText(words)));
  if ((method !== "bill" || isQuoted) && quantities.some(({ kind }) => kind !== "year")) {
    return known();
  }
  switch (method) {
    case "estimate":
      return startEstimate(interview, household, step);
    case "bill":
      return take(withMethod(interview, "bill"), "Va bene, lo ricaviamo dalla bolletta.");
    case "known":
      return step === STEPS.method
        ? take(withMethod(interview, "known"))
        : readAnnual(answer, interview, step);
    case null:
      return step === STEPS.method
        ? refuseAnswer(
            `Scegli una strada, oppure scrivi ${toUnits(interview)} dell’anno${isBusiness(interview) ? "" : " o in quanti siete in casa"}.`,
            "consumption",
          )
        : readAnnual(answer, interview, step);
  }
}

const WRITTEN = /scritt[oai]|\b(?:dice|segna|riporta|leggo|vedo|risulta)\b|\bannu[oai]/;

function readMethod(words: string): Method | null {
  const exact = METHODS.find(
    ({ value, label }) => value === words.trim() || label === words.trim(),
  );
  const { affirmed, denied } = splitDenied(words);
  const chosen = exact ?? (affirmed === "" ? null : readChoice(affirmed, METHODS));
  const method = METHODS.find(({ value }) => value === chosen?.value)?.value ?? null;
  const cannotTell =
    saysUnknown(words) ||
    /bollett|fattura/.test(denied) ||
    (DENIES.test(toSpokenText(words)) && !OF_RESIDENCE.test(toSpokenText(words)));
  return (method === null || method === "known") && exact === undefined && cannotTell
    ? "estimate"
    : method;
}

const DENIES = /^(?:(?:purtroppo|eh|mah|beh|veramente|in realta)[\s,]+)*non?\b/;
/** Matches words about the home instead of the consumption: «Non sono residente», «non ci abito». */
const OF_RESIDENCE =
  /\bnon (?:(?:ci|ce|qui|li|io|sono|siamo|ho|abbiamo|l') ?)*(?:residen\w+|la residenza|abito|abitiamo|vivo|viviamo)\b(?!.*\bnon\b)|\bnon e (?:la )?(?:mia )?prima casa\b(?!.*\bnon\b)/;

function withMethod(interview: Interview, method: Method): Interview {
  const fresh = withNotes(interview, {
    method,
    ...NO_PRESENT_SALE,
    persons: null,
    assumed: [],
    appliances: [],
    gasUses: [],
    areaM2: null,
  });
  return withEstimate(withRate(fresh, { cma: "" }), "consumption", null);
}

function readHousehold(words: string, interview: Interview): Household {
  const gas = isGas(interview);
  return {
    persons: ANOTHER_KNOWS.test(toSpokenText(words)) ? null : readStatedPersons(words),
    appliances: gas ? [] : (readAppliances(words) ?? []),
    gasUses: gas ? (readGasUses(words) ?? []) : [],
    areaM2: gas ? readAreaM2(words) : null,
  };
}

/** Matches «Mia moglie lo sa», which does not state a number of people. */
const ANOTHER_KNOWS =
  /\bmi[oa] [a-z]+ (?:lo|la|li|le) (?:sa|vede|guarda|segue|gestisce|controlla|tiene)\b|\b(?:lo|la|li|le) (?:sa|vede|guarda|segue|gestisce|controlla|tiene) (?:tutto |sempre |solo )?mi[oa]\b/;

function isTold({ persons, appliances, gasUses }: Household): boolean {
  return persons !== null || appliances.length > 0 || gasUses.length > 0;
}

function startEstimate(interview: Interview, household: Household, step: number): Reading {
  if (isBusiness(interview)) {
    return refuseAnswer(
      `Un’azienda non si stima da fuori. Scrivi ${toUnits(interview)} dell’anno, oppure «bolletta» e li ricavo da lì; se non hai nessuno dei due, scrivi ${ASK_A_PERSON}.`,
      "consumption",
    );
  }
  const { persons } = household;
  if (persons !== null && (persons < 1 || persons > 12)) {
    return refuseAnswer("Posso stimare per una casa con 1–12 persone: quante siete?", "persons");
  }
  const told = toHomeWords(household);
  const said = told === "" ? "" : confirm(told, step);
  return continueEstimate(withNotes(withMethod(interview, "estimate"), household), said);
}
