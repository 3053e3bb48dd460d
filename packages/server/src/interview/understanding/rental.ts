import { toSpokenText } from "../../text/spoken-text.ts";
import { type FigureReading, readFigure, toOne, toSeveral } from "./figure.ts";
import { saysWithoutVat } from "./money.ts";
import { readQuantities } from "./quantities.ts";
import { findOnlyClause, findWholeClause, toClauses } from "./stated-values.ts";

const NOTHING =
  /^(?:no|zero|nada|niente|nulla|nessun[oa]?|senza)\b(?!.*\d)|\b(?:niente|nessun|senza|non voglio) (?:\w+ )?anticip|\bnon (?:(?:vorre|vogl|poss|intend)\w+ )?(?:dar|vers|mett|do)\w* (?:(?:un|nessun|l') ?)?anticip|^(?:di )?anticip\w* (?:zero|nullo|niente|nessun[oa]?)\b(?!.*\d)|\bneanche (?:un|1|mezzo) (?:soldo|scheo|euro|centesimo|cent|lira)\b|^(?:preferi\w+|direi|meglio|vorrei) (?:di )?(?:evitare|senza|niente|nulla|zero|no(?:n (?:dar|vers|metter|paga)\w*)?)\b/;

const PART_EXCHANGE =
  /\b(?:val[eg]\w*|permut\w+|rottam\w+|usat[oa]|(?:mi[oa]|nostr[oa]) (?:auto|macchina))\b/;

/** Where the terms of a rental are separated: «20000 l'anno per tre anni senza anticipo». */
const TERMS = /[,;](?!\d)\s*|\.\s+|\s(?:e|con)\s|\s(?=(?:senza|per) )/i;
/** Matches a term with a yearly figure, which beside a duration is a distance. */
const YEARLY =
  /^(?:(?:faccio|facciamo|circa|sui) )*(?:\d{1,3}(?:\.?\d{3}| ?mila| ?k)|\p{L}{3,}mila) (?:l['’]anno|all['’]anno|annui)$/iu;
/** Matches a term that is only a down payment: «anticipo zero», «2.000 euro di anticipo». */
const DOWN_PAYMENT =
  /^(?:(?:un|e|di) )*(?:anticipo (?:di )?(?:zero|nullo|\d{1,3}(?:\.?\d{3})?(?: ?(?:€|euro))?)|(?:zero|senza|niente|nessun) anticipo|\d{1,3}(?:\.?\d{3})? ?(?:€|euro) di anticipo)$/i;

/** Matches a term that is only a duration: «per tre anni», «36 mesi». */
const DURATION =
  /^(?:per |durata (?:di )?)?(?:\d{2} mesi|(?:due|tre|quattro|cinque|sei|[2-6]) anni)$/i;
/** Matches a term that is only a distance: «20mila km l’anno». */
const DISTANCE =
  /^(?:(?:faccio|facciamo|circa|sui) )*\d{1,3}(?:\.?\d{3}| ?mila) ?(?:km|chilometri)(?: (?:l['’]anno|all['’]anno|annui|al mese))?$/i;
/**
 * Where terms are separated that have a unit of their own: «suv 36 mesi 15.000 km». A small word
 * before a figure belongs to it, as in «da 24 a 36 mesi».
 */
const UNIT_TERMS = new RegExp(
  `${TERMS.source}|(?<!(?:^|\\s)(?:\\d+|ad?|ai|al|dai?|dei|di|tra|fra|in|ogni|oltre|sui|circa|fino|entro|ho|ha|abbiamo|meno|più|massimo|minimo|max|almeno|[eoi]|oppure|faccio|facciamo|fa|non|prim[io]|ultimi|altri|durata|per))\\s(?=(?:\\d{2} mesi|(?:due|tre|quattro|cinque|[2-6]) anni|\\d{1,3}(?:\\.?\\d{3}| ?mila) ?(?:km|chilometri))(?!\\p{L}))`,
  "iu",
);

/** The only term that is a duration. */
export function findDuration(text: string): string | null {
  return findWholeClause(text, DURATION, UNIT_TERMS);
}

/** The only term that is a distance. */
export function findDistance(text: string): string | null {
  return findWholeClause(text, DISTANCE, UNIT_TERMS);
}

/** The only term that is a yearly figure beside a duration: «20000 l'anno, per tre anni». */
export function findYearlyDistance(text: string): string | null {
  const months = toClauses(text, TERMS).filter((term) =>
    readQuantities(term, { keepsMonths: true }).some(({ kind }) => kind === "months"),
  );
  const yearly = findOnlyClause(text, YEARLY, TERMS);
  return months.some((term) => term !== yearly) ? yearly : null;
}

/** The only term that is a down payment. */
export function findDownPayment(text: string): string | null {
  return findOnlyClause(text, DOWN_PAYMENT, TERMS);
}

/** The text without terms that later questions offer. */
function dropTerms(text: string, ...terms: (string | null)[]): string {
  return terms.reduce<string>(
    (rest, term) => (term === null ? rest : rest.replace(term, "")),
    text,
  );
}

/** Parses a rental's duration in months: «36 mesi», «tre anni», «4 anni e mezzo». */
export function readRentalMonths(text: string): FigureReading {
  const own = dropTerms(text, findYearlyDistance(text), findDownPayment(text));
  const reading = readFigure(own, {
    kinds: ["months"],
    keepsMonths: true,
    takesBounds: "greatest",
    isWished: true,
  });
  if (reading.status !== "one" || reading.figure.isNamed) {
    return reading;
  }
  // No rental is this short, so a «3» without a unit means years.
  const { value } = reading.figure;
  const months = value >= 1 && value <= 6 ? value * 12 : value;
  return { ...reading, figure: { ...reading.figure, value: months } };
}

/** Parses kilometres a year: «15mila km», «1.200 al mese», «15k», «45000 in 3 anni». */
export function readKmPerYear(text: string): FigureReading {
  const reading = readFigure(dropTerms(text, findDownPayment(text)), {
    kinds: ["km"],
    disturbing: ["percent", "months"],
    takesBounds: "greatest",
    isWished: true,
  });
  if (reading.status !== "one") {
    return reading;
  }
  const { figure } = reading;
  const times = typeof figure.times === "number" ? figure.times : 1;
  return { ...reading, figure: { ...figure, value: Math.round(figure.value * times) } };
}

/** Parses a down payment in €: «nessuno» (0), «tremila euro», «3k». */
export function readDownPayment(text: string): FigureReading {
  const reading = readFigure(text, {
    kinds: ["eur"],
    disturbing: ["percent", "months"],
    takesBounds: "greatest",
    isWished: true,
  });
  if (reading.status === "none" && NOTHING.test(toSpokenText(text))) {
    const figure = { value: 0, kind: "eur" as const, times: null, isNamed: true };
    return toOne(figure);
  }
  // «300 al mese» is a rent, and the value of a car, as 5.000 €, is not a down payment.
  return reading.status === "one" &&
    (reading.figure.times !== null ||
      saysWithoutVat(text) ||
      PART_EXCHANGE.test(toSpokenText(text)))
    ? toSeveral(reading.figure)
    : reading;
}
