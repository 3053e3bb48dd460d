import { type Quantity, readQuantities } from "./quantities.ts";

/** The quantity that a question asks for, as its name in an answer tells it from the others. */
export type Measure =
  | "consumption"
  | "power"
  | "spend"
  | "duration"
  | "distance"
  | "downPayment"
  | "takings"
  | "receipt"
  | "persons"
  | "area"
  | "speed";

/**
 * The words that name each quantity. «Costo» names spend, down payment and receipt, and so does not
 * say that one of them is meant instead of another.
 */
const NAMES: Readonly<Record<Measure, string>> = {
  consumption: "consum[oi]|consumiamo|consumavo|consumavamo|consumato|fabbisogno",
  power: "potenza|contatore(?= (?:da|di) )",
  spend: "spes[ae]|spendo|spendiamo|pago|paghiamo|costo",
  duration: "durata|(?<=^|(?:^|[, ])i )mesi",
  distance: "km|[ck]h?ilometr[oi]|percorrenza",
  downPayment: "anticipo|acconto|verso|versiamo|pago|paghiamo|costo",
  takings: "incass[oi]|incassiamo|fatturato|fatturo|fatturiamo",
  receipt: "scontrin[oi]|spes[ae]|costo",
  persons: "persone|abitanti|componenti",
  area: "superficie|metri quadr[ai]|metratura|mq",
  speed: "velocita|mega",
};

/** Matches words before a name that make it another one: «quota consumi 60» is a sum in euros. */
const NOT_AFTER = "(?<!(?:quota|per|per il|per i) )";

/** Matches the words that may stand between a name and its figure: «la potenza impegnata è di 3». */
const LINK =
  "(?:e|era|erano|sono|sara|saranno|sarebbe|sarebbero|di|da|circa|quasi|forse|sui|sugli|sulle|intorno ai?|attorno ai?|piu o meno|pari a|ammonta(?:no)? a|arriva(?:no)? a|medi[oaie]|annu[oaie]|annual[ei]|mensil[ei]|total[ei]|complessiv[oaie]|impegnat[oa]|contrattual[ei]|disponibil[ei]|effettiv[oaie]|real[ei]|giust[oaie]|corrett[oaie]|attual[ei]|in media|del contatore|con (?:la carta|le carte)|(?:di|della|del) (?:luce|corrente|gas|energia|auto)|(?:dell'|l'|all'|in un )anno|al mese)";

const MEASURES = Object.entries(NAMES).map(([measure, names]) => ({
  measure,
  before: new RegExp(`(?:^|[^a-z])${NOT_AFTER}(${names})(?:[\\s:=,]+${LINK})*[\\s:=,]*$`),
  after: new RegExp(`^\\s*(?:di |(?:e )?(?:il |la |i |lo |le |l'))(${names})(?![a-z])`),
}));

/**
 * The quantities of which a text names the only figure: the consumption in «il consumo è 3500» and
 * in «3500 di consumo». Empty if nothing names it or if its unit says what it counts.
 */
export function findNamedQuantities(text: string): readonly string[] {
  const [only, second] = readQuantities(text);
  return only !== undefined && second === undefined ? listMeasures(only) : [];
}

/** Whether each figure of a text has the name of another quantity than the requested one. */
export function namesOtherQuantity(text: string, own: Measure | undefined): boolean {
  const named = own === undefined ? [] : readQuantities(text).map(listMeasures);
  return (
    own !== undefined &&
    named.length > 0 &&
    named.every((measures) => measures.length > 0 && !measures.includes(own))
  );
}

function listMeasures(quantity: Quantity): string[] {
  return quantity.kind === "bare" ? listNames(quantity).map(({ measure }) => measure) : [];
}

/** The word that names the only figure of a text as the requested quantity; null if there is none. */
export function findOwnName(text: string, own: Measure | undefined): string | null {
  const [only, second] = readQuantities(text);
  return only === undefined || second !== undefined
    ? null
    : (listNames(only).find(({ measure }) => measure === own)?.name ?? null);
}

function listNames(quantity: Quantity): { measure: string; name: string }[] {
  const list = (place: "before" | "after") =>
    MEASURES.flatMap((each) => {
      const name = each[place].exec(quantity[place])?.[1];
      return name === undefined ? [] : [{ measure: each.measure, name }];
    });
  const leading = list("before");
  return leading.length > 0 ? leading : list("after");
}
