import type { Fuel, Gearbox } from "@volpe/contract";
import { splitClauses } from "./negation.ts";
import { CAR_KIND } from "./product-choices.ts";
import { toSaidText } from "./spelling.ts";
import { GIVES_UP, isPast, isTooMuch, OWNED, splitAtNow } from "./unsettled.ts";

/** What a car shall have besides its segment. */
export type CarWishes = {
  fuels: readonly Fuel[];
  gearbox: Gearbox | null;
  /** True if a hybrid shall be no plug-in. */
  withoutPlugIn: boolean;
};

/** Matches the rest of «spendo troppo di benzina», which asks for no petrol car. */
const OF_COST = "(?<!\\b(?:poc[ao]|troppa|tanta|meno|di|la|della|il|del|in|per la) )";
const FUEL_SAYS: Readonly<Record<Fuel, RegExp>> = {
  benzina: new RegExp(`${OF_COST}\\bbenzina\\b`),
  diesel: new RegExp(`\\bdiesel\\b|${OF_COST}\\bgasolio\\b`),
  gpl: /\bgpl\b/,
  metano: /\bmetano\b/,
  ibrida: /\bibrid[aeio]\b|\b(?:full|mild)? ?hybrid\b/,
  "ibrida-plug-in": /\bplug ?-?in\b|\bphev\b|(?<!\belettric[ao] )\bricaricabil[ei]\b|\bspina\b/,
  elettrica: /\belettric(?:[aoi]|he)\b/,
};
const FUELS = Object.entries(FUEL_SAYS) as [Fuel, RegExp][];
const GEARBOX_SAYS: Readonly<Record<Gearbox, RegExp>> = {
  manuale: /\b(?:cambio|marce) manual[ei]\b|\bmanuale\b/,
  automatico: /\bautomatic[ao]\b/,
};
const GEARBOXES = Object.entries(GEARBOX_SAYS) as [Gearbox, RegExp][];

/** Matches the fuel that a hybrid burns: «ibrida a benzina», «plug-in diesel». */
const OF_A_HYBRID =
  /(?<=\b(?:ibrid[aeio]|hybrid|plug ?-?in|phev)[ -])(?:(?:con motore )?a )?(?:benzina|diesel)\b|\b(?:benzina|diesel)(?=[ /-](?:(?:mild|full) ?)?(?:ibrid|hybrid|plug|phev))/g;

const ANY_FUEL = "(?:benzina|diesel|gasolio|gpl|metano|ibrid[ao]|elettric[ao])\\b";
/**
 * Matches the car that somebody leaves or likes less: «vengo da una diesel», «stanca del diesel»,
 * «benzina che diesel» of «meglio benzina che diesel».
 */
const LEFT_CAR = new RegExp(
  `(?:\\b(?:da(?:ll?)?|dalla|(?:stanc|stuf|stufat)[oaie] (?:di|dell?|della)|al posto (?:di|dell?|della)|${GIVES_UP} (?:il|la|un|una)|(?<!\\b(?:sia|tanto) .*)che)|^(?:dell?|della))(?:[ '](?:il|la|una?|mi[oa]|vecchi[oa]|solit[oa]|auto|macchina|motore|a|${CAR_KIND}))*[ ']${ANY_FUEL}`,
  "g",
);
/** Matches what somebody pays for fuel: «rimborso benzina». */
const FUEL_COST = new RegExp(
  `\\b(?:cost[oi]|rimbors[oi]|spes[ae]|cart[ae]|buon[oi]) (?:(?:di|del|della|per|la|il) )*${ANY_FUEL}`,
  "g",
);
const OF_PART = "(?: (?!(?:e|ed|o|con|col|cambio)\\b)[a-z]+){0,2} (?:elettric|automatic|manual)";
/** Matches a part of the car with its adjective: «sedili in pelle elettrici», «clima automatico». */
const EQUIPMENT = new RegExp(
  [
    `\\b(?:portellone|bagagliaio|baule|freno|tett(?:o|uccio)|clima|climatizzatore|condizionatore|assistente|parcheggio|sedile|specchi(?:o|etto)|finestrino|volante|(?:servo)?sterzo|cruise control)${OF_PART}[oe]\\b`,
    `\\b(?:sedili|finestrini|vetri|specchi(?:etti)?|alzacristalli|fari|tergicristalli)${OF_PART}i\\b`,
    `\\b(?:capote|chiusura|apertura|regolazione|frenata|aria condizionata|presa|colonnina)${OF_PART}[ae]\\b`,
  ].join("|"),
  "g",
);

/** What names a fuel or a gearbox, but not of the car that is asked for. */
const NOT_ASKED = [OWNED, LEFT_CAR, FUEL_COST, EQUIPMENT, OF_A_HYBRID];

/** The fuels and the gearbox that a text asks for; what it denies or had before does not count. */
export function readCarWishes(text: string): CarWishes {
  const { affirmed, denied } = splitClauses(toSaidText(text));
  const clauses = affirmed.flatMap(splitAtNow);
  const { fuels, gearboxes } = listNamed(
    clauses.filter((clause) => !(isPast(clause) || isTooMuch(clause))),
  );
  const [gearbox, other] = gearboxes;
  return {
    fuels,
    gearbox: other === undefined ? (gearbox ?? null) : null,
    withoutPlugIn: fuels.includes("ibrida") && listNamed(denied).fuels.includes("ibrida-plug-in"),
  };
}

function listNamed(clauses: readonly string[]): { fuels: Fuel[]; gearboxes: Gearbox[] } {
  const said = clauses
    .map((clause) => NOT_ASKED.reduce((rest, pattern) => rest.replace(pattern, " "), clause))
    .join(", ");
  const fuels = FUELS.filter(([, says]) => says.test(said)).map(([fuel]) => fuel);
  return {
    // «Ibrida plug-in» is one fuel.
    fuels: fuels.filter((fuel) => fuel !== "ibrida" || !fuels.includes("ibrida-plug-in")),
    gearboxes: GEARBOXES.filter(([, says]) => says.test(said)).map(([gearbox]) => gearbox),
  };
}

/** Matches what somebody asks of a car and no list can select. */
const ASKED_BESIDES =
  /\b(?:[4-9]|quattro|cinque|sei|sette|otto|nove) posti\b|\b(?:sotto|entro|meno di|massimo|max|fino a|non oltre) (?:i |ai |le )?\d|\busat[aoi]\b|\b4 ?x ?4\b|\b(?:trazione|ruote motrici|integrale|gancio|neopatentat[aoi]|isofix)\b/;

/**
 * Whether a text asks for something that no list can select: a number of seats, a part of the car,
 * or a car without some fuel or gearbox. «Elettrica, non diesel» asks only for what a list selects.
 */
export function asksBesides(text: string): boolean {
  const said = toSaidText(text);
  const wishes = readCarWishes(text);
  const { fuels, gearbox } = wishes;
  const denied = listNamed(splitClauses(said).denied);
  const allowed = toAllowedFuels(wishes);
  return (
    ASKED_BESIDES.test(said) ||
    said.search(EQUIPMENT) >= 0 ||
    denied.fuels.some((fuel) => fuels.length === 0 || allowed.includes(fuel)) ||
    denied.gearboxes.some((each) => gearbox === null || each === gearbox)
  );
}

/** The parts of a text that ask for that: «non diesel» of «una Panda o una 500, non diesel». */
export function listBesides(text: string): string[] {
  return text.split(/[,;]\s*|\s(?=(?:non|senza|con|col)\s)/i).filter(asksBesides);
}

export function hasWishes({ fuels, gearbox }: Pick<CarWishes, "fuels" | "gearbox">): boolean {
  return fuels.length > 0 || gearbox !== null;
}

/** The fuels that a wish allows: a plug-in is a hybrid too, unless it is denied. */
export function toAllowedFuels({
  fuels,
  withoutPlugIn,
}: Pick<CarWishes, "fuels" | "withoutPlugIn">): Fuel[] {
  const hybrids: readonly Fuel[] = withoutPlugIn ? ["ibrida"] : ["ibrida", "ibrida-plug-in"];
  return [...new Set(fuels.flatMap((fuel) => (fuel === "ibrida" ? hybrids : [fuel])))];
}
