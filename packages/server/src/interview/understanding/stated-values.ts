import { readPlace } from "../../places/read-place.ts";
import { hasWishes, readCarWishes } from "./car-wishes.ts";
import { listNamedCars } from "./named-model.ts";
import { CAR_KIND, SEGMENTS } from "./product-choices.ts";
import { toSaidText } from "./spelling.ts";

const CLAUSES = /[,;](?!\d)\s*|\.\s+|\s(?:e|con)\s/i;

/**
 * Matches a clause that changes the figure of the next one: the «tra 2.000» of «tra 2.000 e 3.000 kWh»,
 * the «metà in contanti» of «incasso 5.000 euro, metà in contanti». «Una 500» is a car.
 */
const UNCLEAR =
  /(?<!\b(?:una|la|fiat|peugeot|citroen|hyundai|model) [a-z]?\d*)\d$|\b(?:met[àa](?!\p{L})|terz[oi]|contant[ei]|resto)/iu;

/**
 * Finds the only clause of a text that the pattern matches as a whole: «2.700 kWh» of «luce per
 * casa, 2.700 kWh, 4,5 kW». Null if there is none, or several, or if another clause changes
 * it.
 */
export function findWholeClause(
  text: string,
  pattern: RegExp,
  separators: RegExp = CLAUSES,
): string | null {
  const only = findOnlyClause(text, pattern, separators);
  return toClauses(text, separators).every((each) => each === only || !UNCLEAR.test(each))
    ? only
    : null;
}

/** Like `findWholeClause`, for a clause that names its figure, so that no other changes it. */
export function findOnlyClause(
  text: string,
  pattern: RegExp,
  separators: RegExp = CLAUSES,
): string | null {
  const [only, ...others] = toClauses(text, separators).filter((clause) => pattern.test(clause));
  return others.length === 0 ? (only ?? null) : null;
}

/** The clauses of a text as written, without a full stop. */
export function toClauses(text: string, separators: RegExp = CLAUSES): string[] {
  return text.split(separators).map((clause) => clause.trim().replace(/[.!]$/, ""));
}

/**
 * Matches a supply and the words after «a»: «luce per casa a Lecce nei Marsi». A clause may also
 * begin with «a»: «sì, a Bologna».
 */
const SUPPLY_IN =
  /(?:^|\b(?:casa(?: mia| nostra)?(?: al mare| al lago| in montagna| in campagna)?(?: (?:sta|si trova|è|e['’]))?|appartamento|abitazione|vill(?:a|etta)|ufficio|negozio|bar|ristorante|locale|studio|sede|azienda|ditta|officina|luce|gas|internet|fibra|bolletta|fornitura|linea) )(?:ad?|in(?= provincia)) (\p{L}[^\d]*)$/iu;

/** Matches what separates the supply's place from other words: «a Bari ma vivo a Lecce». */
const AFTER_PLACE =
  /[,;]\s*|\.\s+|\s(?:con|ma|per[òo]|mentre|anche se|dove)\s|\s(?:e|ed)\s(?=(?:io |noi |ci |non )*(?:viv|abit|sto\b|stiamo|sono|siamo|lavor))/iu;

/**
 * Finds the place of the supply in an answer to an earlier question. Only a whole and known name
 * counts, and only the place of the supply: somebody may live, or be born, elsewhere.
 */
export function findSupplyPlace(text: string): string | null {
  const named = text
    .split(AFTER_PLACE)
    .flatMap((clause) => SUPPLY_IN.exec(clause.trim().replace(/[.!]$/, ""))?.[1] ?? []);
  const [only = "", ...others] = named;
  return others.length === 0 && readPlace(only).status === "found" ? only : null;
}

/**
 * Whether a text that answers another question names a place: «sto a Lecce ma la casa è a Bari». The
 * question about the place then reads the whole text, because it knows which of two is meant.
 */
export function namesPlace(text: string): boolean {
  const reading = IN_PLACE.test(text) ? readPlace(text) : null;
  return reading?.status === "found" && !reading.isDoubtful;
}

const IN_PLACE = /(?<!\p{L})(?:ad?|in) (?=\p{L}{3})/iu;

const LINE = "(?:(?:una|la|nessuna|alcuna|ancora) )*(?:internet|linea|connessione|wi-?fi|fibra)";
const NO_LINE = new RegExp(
  `(?<!\\p{L})(?:non (?:ce l['’]?ho|ho|abbiamo|c['’]è) ${LINE}|(?:niente|nessuna) (?:internet|linea|connessione))(?!\\p{L}|,? ma\\b)`,
  "iu",
);

/** Finds the words for a home or an office without a line: «non ho internet». */
export function findNoLine(text: string): string | null {
  return NO_LINE.exec(text)?.[0] ?? null;
}

/**
 * Matches where the person lives, which says nothing of what is looked for: «luce per la casa a Bari
 * ma vivo a Lecce».
 */
export const LIVES_ELSEWHERE =
  /[\s,;]+(?:(?:ma|per[òo]|mentre|anche se|e) )?(?:io |noi )?(?:viv|abit)(?:o|iamo) (?:ad?|in) \p{L}[\p{L}\s'’]*$/iu;

/** Matches words about another car than the wanted one: «ho un suv», «più piccola di un suv». */
const OTHER_CAR =
  /\b(?:ho|abbiamo|avevo|guido|guidiamo|possiedo|mi[oa]|nostr[oa]|piu|meno|posto|come|tipo|simil[ei]|prima|sostitu\w+|cambi(?:o|are|amo)|passo|passare|vengo|stanc[oa])\b/;
const KIND = new RegExp(`\\b${CAR_KIND}\\b`);
/** Matches the words of the wish that say nothing of the car: «vorrei noleggiare … per me». */
const OF_RENTAL =
  /(?<!\p{L})(?:vorre\p{L}+|vogli\p{L}+|cerc\p{L}+|mi serv\p{L}+|mi interess\p{L}+|(?:(?:a|in|per il) )?noleggi\p{L}+(?: di)?|a lungo termine|per (?:me|noi|(?:la |il |lo |l['’]|una? |un['’])?(?:(?:mi[oa]|nostr[oa]) )?(?:azienda|ditta|societ[àa]|impresa|attivit[àa]|negozio|studio|ufficio)))(?!\p{L})/giu;

/** Finds the kind of car, with all that is said of it, in an answer about the wanted product. */
export function findWantedCar(text: string): string | null {
  const said = toSaidText(text);
  const kinds = SEGMENTS.filter(({ says }) => says.test(said));
  const isWanted =
    kinds.length === 0
      ? /\b(?:auto|macchina)\b/.test(said) && hasWishes(readCarWishes(text))
      : kinds.length === 1 && KIND.test(said);
  // «Per la mia azienda» names an owner, but of no car.
  const wish = text.replace(OF_RENTAL, " ");
  return isWanted && !OTHER_CAR.test(toSaidText(wish))
    ? wish
        .replace(/\s+(?=[,.;])/g, "")
        .replace(/^[\s,]+/, "")
        .replace(/\s+/g, " ")
        .trim()
    : null;
}

/**
 * Finds the only car, or the cars, that an answer about the wanted product names: «una panda o una 500».
 * A car that somebody has is not wanted.
 */
export function findNamedCar(text: string): string | null {
  const [only, ...others] = listNamedCars(text).filter(
    ({ before }) => !OTHER_CAR.test(toSaidText(before)),
  );
  const isWanted =
    only !== undefined &&
    others.length === 0 &&
    (STARTS_NAMED.test(only.names) ||
      (RENTAL.test(only.before) && !/^(?:un|il) /i.test(only.names)));
  return isWanted ? only.names : null;
}

/** Matches an article before a car: «una Panda». «Un punto» and «il golf» are no cars. */
const STARTS_NAMED = /^(?:una |la |un (?!punto|polo))/i;
/** Matches the words of a rental directly before a car: «noleggio Panda», or the beginning of a clause. */
const RENTAL = /(?:^|noleggi\p{L}*|auto|macchina|\bdi)\s*$/iu;
