import { findClauseOfToday } from "../text/clause-of-today.ts";
import { findNamedPlaces } from "./find-places.ts";
import { OTHER_NAMES } from "./other-names.ts";
import { toPlaceKey } from "./place-key.ts";

const LEAD = "(?:(?:è|e'|sto|stiamo|abito|abitiamo|vivo|viviamo|sono|a|ad|di|in|più)\\s+)*";
const NOT_FIRST = new RegExp(
  `^\\s*(?:non|nn)\\s+${LEAD}(\\p{L}[^,;.]*?)(?:\\s+(?:citt[àa]|centro|capoluogo))?\\s*(?:[,;.]\\s*(?:(?:ma|bensì|ora|adesso)\\s+)?|\\s+(?:ma|bensì)\\s+)(?:(?:è|e['’])\\s+)?(\\p{L}.*)$`,
  "iu",
);
const NOT_LAST = new RegExp(
  `^(.*\\p{L})[\\s,;.]+(?:e\\s+)?non\\s+${LEAD}(\\p{L}[^,;.]*?)[\\s.!]*$`,
  "iu",
);
/** Matches the place of the supply's home or meter: «Abito a Bologna ma la casa è a Rimini». */
const SUPPLY_AT =
  /(?<!\p{L})(?:cas[ae]|casetta|appartamento|villa|villetta|fornitura|contatore|utenza|alloggio|immobile|linea)(?:\s+(?!è|e['’]|sta)\p{L}+){0,3}?\s+(?:(?:è|e['’]|sta|si trova)(?:\s+(?:ubicat|situat|sit|collocat)[oa])?|ce l['’]ho|l['’]ho)\s+(?:a|ad|in|nel\s+comune\s+di)\s+(\p{L}.*)$/iu;
const WORKPLACES =
  "bar|negozio|ufficio|studio|ditta|azienda|locale|ristorante|laboratorio|officina|capannone|magazzino|sede";

/**
 * Matches an answer that is only about a place of work: «Il bar è a Faenza», «ho un bar a Faenza»,
 * «è per lo studio di Empoli».
 */
const WORKPLACE_AT = new RegExp(
  String.raw`^\s*(?:(?:(?:è|e['’]?)\s+)?per\s+|(?:ho|abbiamo)\s+)?(?:il|lo|la|l['’]|un['’oa]?)\s*(?:mio\s+|mia\s+|nostr[oa]\s+)?(?:${WORKPLACES})\s+(?:(?:è|e['’]|sta|si trova)\s+(?:a|ad|in)|di|a|ad)\s+(\p{L}[^,;]*)$`,
  "iu",
);
/** Matches since when somebody lives in a place: «Vivo a Cuneo da vent'anni». */
const SINCE =
  /\s+(?:da\s+(?:sempre|una\s+vita|(?:\S+\s+){1,2}(?:ann[oi]|mes[ei])|\p{L}+['’]anni|quando\s+\P{Lu}+)|dal(?:la\s+nascita|\s+\d{4}))[\s.!]*$/iu;
const RELATIVES =
  "(?:(?:i|il|la|le|un[ao]?|mi[oa]|mie|miei|nostri|due|tre)\\s+)*(?:bambin|bimb|figli(?!aro)|ragazz|moglie|marito|compagn|famiglia|genitori|coinquilin|fidanzat)\\p{L}*";
/** Matches the people somebody lives with: «Abitiamo a Rovigo con i bambini». */
const WITH_PEOPLE = new RegExp(
  `\\s+(?:con|coi|assieme a|insieme a(?:i|lla)?)\\s+${RELATIVES}(?:\\s+e\\s+${RELATIVES})?[\\s.!]*$`,
  "iu",
);
/** Matches words for the home of the supply: «Casa al mare a Rimini, io vivo a Forlì». */
const OF_HOME = /\b(?:cas[ae]|casetta|appartamento|fornitura|contatore|utenza)\b/i;
/** Matches the home of a relative: «La casa di mio padre è a Imola, io sto a Faenza». */
const OF_RELATIVE = /\b(?:di mi[oa]|dei miei|del mio|della mia)\s/i;
/** Matches a former home: «La casa era a Roma, ora vivo a Milano». */
const OF_PAST = /\b(?:era|erano|avev\p{L}+)\s/iu;
const OF_PERSON = /\b(?:io|vivo|abito|sto|lavoro|sono di)\b/i;
/** Matches the words before each place that a clause may end with. «A me» names no Messina. */
const AT = /(?<!\bintestat[oaie])\s(?:a|ad|in)\s+(?=(\p{L}{3}.*)$)/giu;

/** Matches a «now» before the place: «Ora Brindisi», «adesso sto a Brindisi». */
const NOW = new RegExp(`^\\s*(ora|adesso|oggi|attualmente)[\\s,]+${LEAD}(?=\\p{L})`, "iu");

const NOW_ALONE = /^(?:ora|adesso|oggi)$/i;

/** Matches a «now» between a former place and the present one: «Sono di Napoli, ora Milano». */
const NOW_LAST =
  /^(.*\p{L})[\s,;]+(?:(?:e|ma)\s+)?(?:ora|adesso|oggi)\s+(?:(?:a|ad|è)\s+)?(\p{L}.*)$/iu;

/** Removes a «now» before a place. Ora is also a comune: «Ora, Bolzano». */
function dropNow(text: string): string {
  const [lead = "", word = ""] = NOW.exec(text) ?? [];
  const rest = text.slice(lead.length);
  // «Ora no» names no province.
  const named = /^no[\s.!]*$/.test(rest) ? [] : findNamedPlaces(rest);
  const provinces = named.map(({ choice }) => choice.province);
  const isTown = findNamedPlaces(word).some(({ choice }) => provinces.includes(choice.province));
  return isPlace(text) || provinces.length === 0 || isTown ? text : rest;
}

/**
 * Removes a denied, former or only mentioned place from the text of a typed one: «non Torino,
 * Milano», «prima Torino, ora Milano» and «abito a Torino, la casa è a Milano» mean Milano.
 */
export function dropDeniedPlace(typed: string): string {
  if (isPlace(typed)) {
    return typed;
  }
  const ofPlace = typed.replace(WITH_PEOPLE, "").replace(SINCE, "");
  const ofToday = findClauseOfToday(ofPlace, { says: endsWithPlace, mayBeWish: false });
  // «Levate» is also a word for something in the past.
  const isTown = (part: string) => part !== ofToday && isPlace(part);
  const text = dropNow(ofToday === null || ofPlace.split(/[,;]/).some(isTown) ? ofPlace : ofToday);
  const work = WORKPLACE_AT.exec(text)?.[1] ?? "";
  if (isPlace(work)) {
    return work;
  }
  const [, past = "", now = ""] = NOW_LAST.exec(text) ?? [];
  if (isPlace(now) && !OF_HOME.test(past)) {
    return now;
  }
  const [, called = ""] =
    /(?:\bsi chiama|^(?:il )?(?:comune|paese)\s+(?:è|e['’]?|sarebbe))\s+(\p{L}.*)$/iu.exec(text) ??
    [];
  if (isPlace(called)) {
    return called;
  }
  const parts = text.split(/[,;.]\s+|\s+(?:ma|però|mentre|e)\s+/i);
  const [ofHome, ...more] = parts.filter(
    (part) => OF_HOME.test(part) && !OF_RELATIVE.test(part) && !OF_PAST.test(part),
  );
  const isElsewhere = parts.some((part) => part !== ofHome && OF_PERSON.test(part));
  const named = [...(ofHome ?? "").matchAll(AT)].map(([, name = ""]) => name).find(isPlace);
  if (isElsewhere && more.length === 0 && named !== undefined) {
    return named;
  }
  const [whole = "", home = ""] = SUPPLY_AT.exec(text) ?? [];
  const isOfRelative =
    OF_RELATIVE.test(whole) && parts.length > 1 && parts.some((part) => OF_PERSON.test(part));
  if (isPlace(home) && !isOfRelative) {
    return home;
  }
  const [, first = "", rest = ""] = NOT_FIRST.exec(text) ?? [];
  const [, kept = "", last = ""] = NOT_LAST.exec(text) ?? [];
  const name = kept.slice(kept.lastIndexOf(":") + 1).trim();
  if (isPlace(first) || isPlace(rest)) {
    return rest;
  }
  // «Ora non posso» denies no place.
  if (NOW_ALONE.test(name) && !isPlace(last)) {
    return `non ${last}`;
  }
  return isPlace(name) ? name : isPlace(last) ? kept : text;
}

function isPlace(name: string): boolean {
  const known = OTHER_NAMES.get(toPlaceKey(name)) ?? name.trim();
  return name !== "" && findNamedPlaces(known).length > 0;
}

/** Highest number of words at the end of a part that may be a place. */
const MOST_WORDS = 5;

function endsWithPlace(part: string): boolean {
  const words = part.trim().split(/\s+/).slice(-MOST_WORDS);
  return words.some((_, index) => isPlace(words.slice(index).join(" ")));
}
