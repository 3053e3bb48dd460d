import { findNamedPlaces } from "../places/find-places.ts";
import { OTHER_NAMES } from "../places/other-names.ts";
import { foldWords } from "../text/fold-words.ts";
import { toLexeme } from "../text/italian-lexeme.ts";
import { findClosestWord } from "./closest-word.ts";
import type { Postings, SearchTerm } from "./postings.ts";
import { EVERY_OFFER, namesProduct, readTogether } from "./synonyms.ts";
import type { KnownWord, Vocabulary } from "./vocabulary.ts";

/** Number of UTF-16 units of a query that are read. */
const QUERY_LENGTH = 200;
const QUERY_WORDS = 12;
/** No word or code is longer: COD_OFFERTA has 32. */
const WORD_LENGTH = 64;

/** Words without meaning that the list of stop words lacks, or has only with their accents. */
const MORE_STOP_WORDS = new Set("cioe cosi gia perche pero piu puo troppa troppo".split(" "));

export type QueryWords = {
  /** The query in a form that can be shown. */
  query: string;
  /** Folded, each once, in their order. */
  words: string[];
};

/** Reads the words of a query. Operators of query languages separate words like other signs. */
export function toQueryWords(asked: string): QueryWords {
  const query = asked
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, QUERY_LENGTH)
    .toWellFormed();
  const words = foldWords(query.replace(SIGNED, "$1 euro ")).map(({ word }) =>
    word.slice(0, WORD_LENGTH),
  );
  const meaningful = words.filter((word) => !MORE_STOP_WORDS.has(word));
  return { query, words: [...new Set(meaningful)].slice(0, QUERY_WORDS) };
}

/** Matches an amount with the sign of the euro, which separates words like other signs. */
const SIGNED = /(\d)\s*€/g;
const HAS_FIGURE = /\p{N}/u;
const IS_WHOLE = /^\d+$/;
const IS_EURO = /^euro?$/;
/** Matches words before an amount: «sotto i 300 euro», «fino a 300 euro». */
const IS_BOUND =
  /^(?:sotto|entro|meno|fino|max|massim[oa]|oltre|sopra|circa|minimo|almeno|budget|spesa|prezzo)$/;
const IS_OF_BOUND = /^(?:al?|ai|agli|di|dei|i|le|un|una)$/;
/** A word must be this long to match as a prefix, unless it is still being typed. */
const PREFIX_LENGTH = 3;
/** Highest number of added words that begin with a typed word. */
const PREFIX_WORDS = 40;

type Understanding = {
  terms: SearchTerm[];
  /** The words that are searched for, if they differ from the typed ones. */
  correction: string | null;
  unknown: string[];
};

/** Reads each word of a query: unchanged, by its stem, as a beginning, or corrected. */
export function understandQuery(
  { words }: QueryWords,
  { vocabulary, postings }: { vocabulary: Vocabulary; postings: Pick<Postings, "has"> },
  { typing }: { typing: boolean },
): Understanding {
  const terms: SearchTerm[] = [];
  const used: string[] = [];
  const unknown: string[] = [];
  const isOfProduct = words.some(namesProduct);
  let isCorrected = false;
  const replaceBy = (...known: readonly KnownWord[]) => {
    terms.push(...known.map(toTerm));
    used.push(...known.map(({ shown }) => shown));
    isCorrected = true;
  };
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    const unfinished = typing && index === words.length - 1;
    const next = words[index + 1];
    const amount = findAmount(words, index);
    if (amount.length > 0) {
      used.push(...amount);
      index += amount.length - 1;
      continue;
    }
    const place = isOfProduct ? findPlace(words, index, { vocabulary, typing }) : [];
    if (place.length > 0) {
      const lexeme = toLexeme(word);
      const named = place.length === 1 && lexeme !== null ? [lexeme] : [];
      terms.push({ word: place.join(" "), lexemes: [...named, EVERY_OFFER], prefix: null });
      used.push(...place);
      index += place.length - 1;
      continue;
    }
    const joined = findJoined(word, next, vocabulary);
    if (joined !== null) {
      replaceBy(joined);
      index += 1;
      continue;
    }
    const misspelt = unfinished ? null : findMisspeltEnding(word, vocabulary);
    if (misspelt !== null) {
      replaceBy(misspelt);
      continue;
    }
    const plain = HAS_FIGURE.test(word)
      ? toCodeTerm(word, postings)
      : toPlainTerm(word, { vocabulary, unfinished });
    if (plain !== null) {
      terms.push(...plain);
      used.push(word);
      continue;
    }
    const corrected = correctWord(word, { vocabulary, unfinished });
    if (corrected === null) {
      unknown.push(word);
    } else {
      replaceBy(...corrected);
    }
  }
  // The vocabulary has every wish, also one that no document has: without a product it is unknown.
  const { found = [], missing = [] } = Object.groupBy(readTogether(terms), (term) =>
    postings.has(term) ? "found" : "missing",
  );
  return {
    terms: found,
    unknown: [...unknown, ...missing.map(({ word }) => word)],
    correction: isCorrected ? used.join(" ") : null,
  };
}

/**
 * The words of an amount with what bounds it, from this one on. The 300 of «sotto 300 euro» is not the
 * beginning of a Peugeot 3008, and no car is called «sotto».
 */
function findAmount(words: readonly string[], from: number): readonly string[] {
  let at = from;
  while (IS_BOUND.test(words[at] ?? "") || (at > from && IS_OF_BOUND.test(words[at] ?? ""))) {
    at += 1;
  }
  const isAmount = IS_WHOLE.test(words[at] ?? "") && IS_EURO.test(words[at + 1] ?? "");
  const found = isAmount ? words.slice(from, at + 2) : [];
  return at > from && found.length === words.length ? [] : found;
}

/** «San Valentino in Abruzzo Citeriore» has the most words of a comune's usual names. */
const PLACE_WORDS = 5;

/**
 * The words of a place's whole name, from this one on. Offers do not name where they are sold. A single
 * word that pages have is no place, unless it is a province: «luce sale».
 */
function findPlace(
  words: readonly string[],
  from: number,
  { vocabulary, typing }: { vocabulary: Vocabulary; typing: boolean },
): readonly string[] {
  const finished = typing ? words.slice(0, -1) : words;
  for (let count = PLACE_WORDS; count > 0; count -= 1) {
    const said = finished.slice(from, from + count);
    if (said.length === count && isPlace(said, vocabulary)) {
      return said;
    }
  }
  return [];
}

function isPlace(said: readonly string[], vocabulary: Vocabulary): boolean {
  const key = said.join(" ");
  const isWord = said.length === 1 && vocabulary.find(key) !== null;
  const found = key.length > 2 ? findNamedPlaces(OTHER_NAMES.get(key) ?? key) : [];
  return found.some(({ choice }) => !isWord || choice.kind === "province");
}

/** Codes and models match by their beginning; the vocabulary does not contain long ones. */
function toCodeTerm(word: string, postings: Pick<Postings, "has">): SearchTerm[] | null {
  const term = { word, lexemes: [word], prefix: word.length < PREFIX_LENGTH ? null : word };
  return postings.has(term) ? [term] : null;
}

/** Null for an unknown word, empty for one without meaning. */
function toPlainTerm(
  word: string,
  { vocabulary, unfinished }: { vocabulary: Vocabulary; unfinished: boolean },
): SearchTerm[] | null {
  const known = vocabulary.find(word);
  if (known !== null && !unfinished) {
    return known.lexeme === null ? [] : [toTerm(known)];
  }
  const lexeme = known === null ? toLexeme(word) : known.lexeme;
  if (lexeme === null && !unfinished) {
    return [];
  }
  const started =
    unfinished || word.length >= PREFIX_LENGTH ? vocabulary.startingWith(word, PREFIX_WORDS) : [];
  const lexemes = [
    ...(lexeme !== null && vocabulary.hasLexeme(lexeme) && (known !== null || !unfinished)
      ? [lexeme]
      : []),
    // A lexeme is shorter than its words, so a beginning may be longer than it.
    ...started.flatMap((each) =>
      each.lexeme !== null && !each.lexeme.startsWith(word) ? each.lexeme : [],
    ),
  ];
  if (started.length === 0 && lexemes.length === 0) {
    return known === null ? null : [];
  }
  return [{ word, lexemes: [...new Set(lexemes)], prefix: started.length === 0 ? null : word }];
}

function correctWord(
  word: string,
  { vocabulary, unfinished }: { vocabulary: Vocabulary; unfinished: boolean },
): KnownWord[] | null {
  if (HAS_FIGURE.test(word) || RIGHT_WORDS.has(word)) {
    return null;
  }
  const closest = findClosestWord(word, vocabulary.similarTo(word), { unfinished });
  return closest === null ? findSplit(word, vocabulary) : [closest];
}

/** `lucie` has the stem of `luce` and one additional vowel before its end. */
function findMisspeltEnding(word: string, vocabulary: Vocabulary): KnownWord | null {
  if (!/[aeiou]{2}$/.test(word) || vocabulary.find(word) !== null) {
    return null;
  }
  const known = vocabulary.find(word.slice(0, -2) + word.slice(-1));
  return known !== null && known.lexeme !== null && known.lexeme === toLexeme(word) ? known : null;
}

/** Joins `volks wagen` to one word, unless both parts are words themselves. */
function findJoined(
  word: string,
  next: string | undefined,
  vocabulary: Vocabulary,
): KnownWord | null {
  if (next === undefined || (vocabulary.find(word) !== null && vocabulary.find(next) !== null)) {
    return null;
  }
  const joined = vocabulary.find(word + next);
  return joined?.lexeme == null ? null : joined;
}

/** Splits `lucefissa` into two words. */
function findSplit(word: string, vocabulary: Vocabulary): KnownWord[] | null {
  for (let at = PREFIX_LENGTH; at <= word.length - PREFIX_LENGTH; at += 1) {
    const parts = [vocabulary.find(word.slice(0, at)), vocabulary.find(word.slice(at))];
    const known = parts.filter(
      (part): part is KnownWord => part !== null && part.lexeme !== null && part.titled,
    );
    if (known.length === 2) {
      return known;
    }
  }
  return null;
}

function toTerm({ word, lexeme }: KnownWord): SearchTerm {
  return { word, lexemes: lexeme === null ? [] : [lexeme], prefix: null };
}

/**
 * Correct words that no document may contain, each similar to one that many contain: they are
 * reported as unknown and never corrected. Folded.
 */
const RIGHT_WORDS: ReadonlySet<string> = new Set(
  `abbonamento accumulo affitto albero allarme animali assegno autostrada azione benessere bonifico busta
  calcio caldaia cambiale camicia camino camper cane cani cantina carte casco cauzione centralino
  centro chiesa comando commercio condominio contante contanti contatti conto contratta coperta
  corriere costume credito cucina cuore decoder denaro destra detrazione dominio dual ecobonus
  ecommerce elettronica fattura fax febbre ferie fermo film finanza fondo forno frigo frigorifero
  frutta fuel garage garanzie gente giardino gomma grande guerra immobile infanzia lampada
  lavatrice lavoro legna legno lettera libro macchia magazzino mare marito mensa mobile mobili
  moto motore motorino mutuo negozio nero notte numero operaio ore osso pace palazzo pane pannelli
  parete parte passo patente pecora pelle pellet pensione persona pianta piatto piscina pista
  polizza pollo polso ponte porta portata posta posto presidente prestito presto prete primavera
  principe privacy problema prodotto professione pronto revisione ristorante sala salute scooter
  scuola sede sicurezza solare solari sole spalla spiaggia stadio stagione stanza stazione stufa
  tavolo termica termiche termici termico tetto treno uscita vacanza vacanze vela vento viaggi
  viaggio vino vista vita voce`.split(/\s+/),
);
