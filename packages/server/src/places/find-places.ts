import { type PlaceChoice, PROVINCES } from "@volpe/contract";
import { COMUNI, type Comune, findComune } from "./comuni.ts";
import { beginsAlmost, spellOutSaint, toPlaceKey } from "./place-key.ts";
import { findProvinceBySign, toComuneChoice, toProvinceChoice } from "./place-words.ts";

/** How well a place answers what was typed, the best first. */
export const CLOSENESS = { same: 0, beginning: 1, word: 2, almost: 3 } as const;
type Closeness = (typeof CLOSENESS)[keyof typeof CLOSENESS];

export type FoundPlace = { choice: PlaceChoice; closeness: Closeness };

type Entry = { keys: readonly string[]; sign: string; weight: number; choice: PlaceChoice };

const COMUNE_ENTRIES: readonly Entry[] = COMUNI.map((comune) => ({
  keys: (comune.otherName === null
    ? [comune.name]
    : [comune.name, comune.otherName, `${comune.name} ${comune.otherName}`]
  ).map(toPlaceKey),
  sign: comune.province.sign,
  weight: comune.population,
  choice: toComuneChoice(comune),
}));

const PROVINCE_ENTRIES: readonly Entry[] = PROVINCES.map((province) => ({
  keys: [toPlaceKey(province.name)],
  sign: province.sign,
  weight: 0,
  choice: toProvinceChoice(province),
}));

const TYPED_MAX = 80;

/**
 * The places that a text may mean: a comune's or a province's name, whole, begun or with a slip; a
 * postal code; an ISTAT code; a province's sign. «(MI)» or «, MI» after a name narrows it. The
 * nearest to what was typed come first, of those the biggest.
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
  const named = key.match(/^(.+) ([a-z]{2})$/);
  const sign = named?.[2] === undefined ? null : (findProvinceBySign(named[2])?.sign ?? null);
  const narrowed = sign === null ? [] : match(COMUNE_ENTRIES, named?.[1] ?? key, sign);
  const found =
    narrowed.length > 0
      ? narrowed
      : [
          ...findSign(key),
          ...spellOutSaint(key).flatMap((each) => match(COMUNE_ENTRIES, each, null)),
          ...match(PROVINCE_ENTRIES, key, null),
        ];
  return sort(
    found.length > 0
      ? found
      : [...matchAlmost(COMUNE_ENTRIES, key), ...matchAlmost(PROVINCE_ENTRIES, key)],
  );
}

function findSign(key: string): FoundPlace[] {
  const province = key.length === 2 ? findProvinceBySign(key) : null;
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
          // A city's own code, as 20100, is no longer used but still written.
          const isOfCity = first !== last && code === `${first.slice(0, 3)}00`;
          return isOfCity || (first <= code && code <= last);
        });
  return found
    .toSorted((a, b) => b.population - a.population)
    .map((comune) => ({ choice: toComuneChoice(comune), closeness: CLOSENESS.same }));
}

function match(entries: readonly Entry[], key: string, sign: string | null): FoundPlace[] {
  return rank(
    entries.flatMap((entry) => {
      const closeness = sign === null || entry.sign === sign ? measure(entry.keys, key) : null;
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

function measure(keys: readonly string[], typed: string): Closeness | null {
  if (keys.includes(typed)) {
    return CLOSENESS.same;
  }
  if (keys.some((key) => key.startsWith(typed))) {
    return CLOSENESS.beginning;
  }
  return typed.length >= 3 && keys.some((key) => beginsWords(key, typed)) ? CLOSENESS.word : null;
}

/** «reggio emilia» in «reggio nell emilia»: each word begins a word of the name, in their order. */
function beginsWords(key: string, typed: string): boolean {
  const words = key.split(" ");
  let from = 0;
  return typed.split(" ").every((word) => {
    const place = words.findIndex((each, index) => index >= from && each.startsWith(word));
    from = place + 1;
    return place >= 0;
  });
}

// Stable, so within one closeness comuni stay before provinces and by size.
function sort(found: readonly FoundPlace[]): FoundPlace[] {
  return found.toSorted((a, b) => a.closeness - b.closeness);
}
