import { type PlaceChoice, PROVINCES } from "@volpe/contract";
import { COMUNI, type Comune, findComune } from "./comuni.ts";
import { beginsAlmost, spellOutSaint, toPlaceKey } from "./place-key.ts";
import { findProvinceBySign, toComuneChoice, toProvinceChoice } from "./place-words.ts";

/** How well a place matches the typed text, best first. */
export const CLOSENESS = { same: 0, beginning: 1, word: 2, almost: 3 } as const;
type Closeness = (typeof CLOSENESS)[keyof typeof CLOSENESS];

export type FoundPlace = { choice: PlaceChoice; closeness: Closeness };

type Entry = {
  keys: readonly string[];
  /** The words of each key. */
  words: readonly (readonly string[])[];
  sign: string;
  weight: number;
  choice: PlaceChoice;
};

const COMUNE_ENTRIES: readonly Entry[] = COMUNI.map((comune) => {
  const { name, otherName, province, population } = comune;
  const names = otherName === null ? [name] : [name, otherName, `${name} ${otherName}`];
  return toEntry(names, province.sign, population, toComuneChoice(comune));
});

const PROVINCE_ENTRIES: readonly Entry[] = PROVINCES.map((province) =>
  toEntry([province.name], province.sign, 0, toProvinceChoice(province)),
);

function toEntry(names: string[], sign: string, weight: number, choice: PlaceChoice): Entry {
  const keys = [...new Set(names.map(toPlaceKey))];
  return { keys, words: keys.map((key) => key.split(" ")), sign, weight, choice };
}

/** Every key with its entry and the number of its words. */
const KEYED = [...COMUNE_ENTRIES, ...PROVINCE_ENTRIES].flatMap((entry) =>
  entry.keys.map((key, index) => ({ key, entry, count: entry.words[index]?.length ?? 1 })),
);
const BY_KEY = Map.groupBy(KEYED, ({ key }) => key);
const BY_JOINED = Map.groupBy(
  KEYED.filter(({ count }) => count > 1),
  ({ key }) => key.replaceAll(" ", ""),
);

/**
 * The entries that the key means if only its blanks are missing: «laquila», «santangelo lodigiano».
 */
function findJoined(key: string): Entry[] {
  const count = key.split(" ").length;
  return (BY_JOINED.get(key.replaceAll(" ", "")) ?? []).flatMap((joined) =>
    joined.count > count ? [joined.entry] : [],
  );
}

const TYPED_MAX = 80;

/**
 * The places that a text may mean. It may be the name of a comune or province (complete, its
 * beginning or misspelt), a postal code, an ISTAT code or a province's sign. «(MI)» or «, MI» after
 * a name limits it to that province. Best matches come first, bigger places before smaller ones.
 *
 * @example
 * findPlaces("Samone").map(({ choice }) => choice.label); // ["Samone (TO)", "Samone (TN)"]
 */
export function findPlaces(text: string): FoundPlace[] {
  const typed = text.slice(0, TYPED_MAX);
  const code = /^\s*(\d{5,6})\s*$/.exec(typed)?.[1];
  if (code !== undefined) {
    return findByCode(code);
  }
  const key = toPlaceKey(typed);
  if (key === "") {
    return [];
  }
  const ofProvince = /^prov(?:incia)? (?:(?:di|del|della|dell) )?(.+)$/.exec(key)?.[1];
  if (ofProvince !== undefined) {
    return sort(match(PROVINCE_ENTRIES, ofProvince, null).concat(findSign(ofProvince)));
  }
  const { name, sign } = splitSign(key);
  const narrowed = sign === null ? [] : match(COMUNE_ENTRIES, name, sign);
  const found =
    narrowed.length > 0
      ? narrowed
      : [
          ...findSign(typed),
          ...spellOutSaint(key).flatMap((each) => match(COMUNE_ENTRIES, each, null)),
          ...match(PROVINCE_ENTRIES, key, null),
        ];
  if (found.length > 0) {
    return sort(found);
  }
  const misspelt = matchAlmost(
    COMUNE_ENTRIES.filter((entry) => entry.sign === sign),
    name,
  );
  return sort(
    misspelt.length > 0
      ? misspelt
      : [...matchAlmost(COMUNE_ENTRIES, key), ...matchAlmost(PROVINCE_ENTRIES, key)],
  );
}

/**
 * The places whose complete name, name with sign, postal code, ISTAT code or sign is the text,
 * biggest first. Much faster than `findPlaces`.
 */
export function findNamedPlaces(text: string): FoundPlace[] {
  const code = /^\s*(\d{5,6})\s*$/.exec(text)?.[1];
  if (code !== undefined) {
    return findByCode(code);
  }
  const key = toPlaceKey(text.slice(0, TYPED_MAX));
  const { name, sign } = splitSign(key);
  const narrowed = getNamed(name).filter((entry) => entry.sign === sign);
  const named = narrowed.length > 0 ? narrowed : getNamed(key);
  return [...findSign(text), ...rank(named.map((entry) => ({ entry, closeness: CLOSENESS.same })))];
}

function getNamed(key: string): Entry[] {
  return BY_KEY.get(key)?.map(({ entry }) => entry) ?? findJoined(key);
}

/**
 * Splits «rho mi» into the name `rho` and the sign `MI`; `sign` is null if the last word is no
 * sign.
 */
function splitSign(key: string): { name: string; sign: string | null } {
  const [, name = key, last = ""] = /^(.+) ([a-z]{2})$/.exec(key) ?? [];
  return { name, sign: findProvinceBySign(last)?.sign ?? null };
}

/** The province of a sign. A sign has no accent: «sì» is not the sign of Siena. */
function findSign(text: string): FoundPlace[] {
  const key = toPlaceKey(text);
  const province = key.length === 2 && !/ì/i.test(text) ? findProvinceBySign(key) : null;
  return province === null
    ? []
    : [{ choice: toProvinceChoice(province), closeness: CLOSENESS.same }];
}

function findByCode(code: string): FoundPlace[] {
  const found: Comune[] =
    code.length === 6
      ? [findComune(code)].filter((comune) => comune !== null)
      : COMUNI.filter(({ postalCodes }) => {
          const [first, last] = postalCodes ?? ["", ""];
          // The general code of a city, as 20100, is no longer used, but people still write it.
          const isOfCity = first !== last && code === `${first.slice(0, 3)}00`;
          return isOfCity || (first <= code && code <= last);
        });
  return found
    .toSorted((a, b) => b.population - a.population)
    .map((comune) => ({ choice: toComuneChoice(comune), closeness: CLOSENESS.same }));
}

function match(entries: readonly Entry[], key: string, sign: string | null): FoundPlace[] {
  const typedWords = key.split(" ");
  return rank(
    entries.flatMap((entry) => {
      const closeness =
        sign === null || entry.sign === sign ? measure(entry, key, typedWords) : null;
      return closeness === null ? [] : [{ entry, closeness }];
    }),
  );
}

function matchAlmost(entries: readonly Entry[], key: string): FoundPlace[] {
  const slips = key.length >= 9 ? 2 : key.length >= 4 ? 1 : 0;
  return rank(
    entries
      .filter(({ keys }) => slips > 0 && keys.some((each) => beginsAlmost(each, key, slips)))
      .map((entry) => ({ entry, closeness: CLOSENESS.almost })),
  );
}

function rank(found: { entry: Entry; closeness: Closeness }[]): FoundPlace[] {
  return found
    .toSorted((a, b) => a.closeness - b.closeness || b.entry.weight - a.entry.weight)
    .map(({ entry, closeness }) => ({ choice: entry.choice, closeness }));
}

function measure(
  { keys, words }: Entry,
  typed: string,
  typedWords: readonly string[],
): Closeness | null {
  let closeness: Closeness | null = null;
  for (const [index, key] of keys.entries()) {
    if (key === typed) {
      return CLOSENESS.same;
    }
    if (key.startsWith(typed)) {
      closeness = CLOSENESS.beginning;
    } else if (closeness === null && typed.length >= 3 && beginsWords(words[index], typedWords)) {
      closeness = CLOSENESS.word;
    }
  }
  return closeness;
}

/**
 * Whether each typed word begins a word of the name, in the same order: «reggio emilia» matches
 * «reggio nell emilia».
 */
function beginsWords(words: readonly string[] = [], typedWords: readonly string[]): boolean {
  let found = 0;
  for (const word of words) {
    const next = typedWords[found];
    if (next !== undefined && word.startsWith(next)) {
      found += 1;
    }
  }
  return found === typedWords.length;
}

// The sort is stable, so among equal matches comuni stay before provinces, biggest first.
function sort(found: readonly FoundPlace[]): FoundPlace[] {
  return found.toSorted((a, b) => a.closeness - b.closeness);
}
