import { type PlaceChoice, PROVINCES, type Province } from "@volpe/contract";
import { findComune } from "./comuni.ts";
import { CLOSENESS, type FoundPlace, findNamedPlaces, findPlaces } from "./find-places.ts";
import { OTHER_NAMES } from "./other-names.ts";
import { toPlaceKey } from "./place-key.ts";
import { findRegion } from "./place-words.ts";
import { readAddress, toTownName } from "./read-address.ts";
import { splitAlternatives } from "./split-alternatives.ts";

type Meaning =
  /**
   * `isDoubtful` is true if the comune's name is incomplete or misspelt and no province is given.
   */
  | { status: "found"; place: PlaceChoice; isDoubtful: boolean }
  /** Several places have this name or may be meant: at most 8, the likeliest first. */
  | { status: "ambiguous"; choices: PlaceChoice[] }
  | { status: "region"; provinces: Province[] }
  /** The text names no comune, for example a hamlet or «un paesino». */
  | { status: "unlisted"; province: Province | null }
  | { status: "unknown" };

/** Matches a postal code with a blank at the start of a text: «00 184 Roma». */
const SPACED_CODE = /^(\s*(?:cap\b[\s:]*)?)(\d{2}) (\d{3})(?![\d,])/i;

/** The meaning of a typed place, with the town as written and the postal code; "" = none. */
export type PlaceReading = Meaning & { town: string; postalCode: string };

const CHOICES_MAX = 8;

// Matches words for a place near a town, which may be in another province.
const VAGUE = /\bvicino\b|\bhinterland\b|\bdintorni\b|\bpaes(?:e|ino)\b|\bcampagna\b/i;

/**
 * Parses a place from a name, a postal code, an address or a sentence. A complete name means the
 * comune rather than the province of the same name, because a comune also determines its province.
 *
 * @example
 * readPlace("abito a Rho"); // found: Rho (MI)
 * readPlace("Via Roma 12, 20017 Rho"); // found: Rho (MI), postal code 20017
 * readPlace("Samone"); // ambiguous: Samone (TO), Samone (TN)
 * readPlace("Firnze"); // found: Firenze (FI), doubtful
 * readPlace("Umbria"); // region: Perugia, Terni
 * readPlace("Roma o Milano"); // ambiguous: Roma (RM), Milano (MI)
 */
export function readPlace(typed: string): PlaceReading {
  const text = typed.replace(SPACED_CODE, "$1$2$3");
  return readAlternatives(text) ?? readOnePlace(text);
}

/** The places to choose from if the text names alternatives, or else null. */
function readAlternatives(text: string): PlaceReading | null {
  const named = splitAlternatives(text)
    .map((one) => listNamed(readOnePlace(one)))
    .filter((places) => places.length > 0);
  const choices = [...new Map(named.flat().map((choice) => [choice.label, choice])).values()];
  return named.length > 1 && choices.length > 1
    ? { status: "ambiguous", choices: choices.slice(0, CHOICES_MAX), town: "", postalCode: "" }
    : null;
}

/** The places whose complete name a text has. */
function listNamed(reading: PlaceReading): PlaceChoice[] {
  if (reading.status === "found") {
    return reading.isDoubtful ? [] : [reading.place];
  }
  const isComplete = reading.town === "" || findNamedPlaces(reading.town).length > 0;
  return reading.status === "ambiguous" && isComplete ? reading.choices : [];
}

function readOnePlace(text: string): PlaceReading {
  const named = findNamedPlaces(text);
  if (named.length > 0) {
    const postalCode = /^\s*(\d{5})\s*$/.exec(text)?.[1] ?? "";
    return { ...decide(named), town: "", postalCode };
  }
  const { parts, province, postalCode } = readAddress(text);
  const [first = ""] = parts;
  const isName = province === null && parts.length < 2;
  const reading = isName ? readName(first) : readParts(parts, province);
  const { meaning, town } = reading;
  return { ...withPostalCode(meaning, postalCode), town: toTown(town), postalCode };
}

type Reading = { meaning: Meaning; town: string };

function readName(text: string): Reading {
  const name = OTHER_NAMES.get(toPlaceKey(text)) ?? text;
  const provinces = findRegion(name);
  if (provinces.length > 1) {
    return { meaning: { status: "region", provinces }, town: "" };
  }
  const named = findNamedPlaces(name);
  if (named.length > 0) {
    return { meaning: decide(named), town: text };
  }
  const [, after = "", before = after] = PART_OF_COMUNE.exec(text.trim()) ?? [];
  const whole = findNamedPlaces(before).filter(({ choice }) => choice.kind === "comune");
  const city = findInProvince(text) ?? (whole.length > 0 ? whole : findCity(text));
  if (city.length > 0) {
    return { meaning: decide(city), town: text };
  }
  const found = VAGUE.test(text) ? [] : findPlaces(name);
  return { meaning: found.length > 0 ? decide(found, name) : toUnlisted(text, null), town: text };
}

/**
 * Matches a part with the comune's name: «Lido di Camaiore», «Jesolo Lido», «Marina di Massa»,
 * «frazione di Cortona».
 */
const PART_OF_COMUNE =
  /^(?:marina|lido|frazione|fraz\.?|scalo|stazione|porto|spiaggia|baia)\s+(?:di|d['’]|del)\s*(\p{L}.*)$|^(\p{L}.*)\s+(?:lido|scalo|marina)$/iu;

/** Finds a comune that is followed by the name of its province: «Foligno Perugia». */
function findInProvince(text: string): FoundPlace[] | null {
  const words = text.trim().split(/\s+/);
  for (let at = words.length - 1; at > 0; at -= 1) {
    const signs = toArea(words.slice(at).join(" ")).map(({ sign }) => sign);
    const found = findNamedPlaces(words.slice(0, at).join(" ")).filter(
      ({ choice }) => choice.kind === "comune" && signs.includes(choice.province),
    );
    if (found.length > 0) {
      return found;
    }
  }
  return null;
}

/** Finds a city that is followed by one of its districts: «Napoli Vomero», «Roma Prati». */
function findCity(text: string): FoundPlace[] {
  const [first = "", ...rest] = text.trim().split(/\s+/);
  const city = findNamedPlaces(first).filter(({ choice }) => getPopulation(choice) >= CITY_FROM);
  const quarter = rest.join(" ");
  return rest.length > 0 && rest.length <= 3 && !QUALIFIES.test(quarter) && isQuarter(text, quarter)
    ? city
    : [];
}

const CITY_FROM = 100_000;
const QUALIFIES =
  /(?:^|\s)(?:o|e|ma|non|no|di|d'|in|a|ad|da|del|della|nel|oppure|vicino|provincia|prov|lido|mare|marittim[ao]|terme)(?:\s|$)/i;

function isQuarter(text: string, quarter: string): boolean {
  return (
    findNamedPlaces(quarter).length === 0 &&
    findPlaces(text).every(({ closeness }) => closeness === CLOSENESS.almost)
  );
}

/**
 * The place in the parts of an address or a sentence. A part may name the province or region of
 * another part.
 */
function readParts(parts: readonly string[], province: Province | null): Reading {
  const areas = parts.map(toArea);
  const limits = (index: number) => [
    ...areas.filter((area, at) => at !== index && area.length > 0),
    ...(province === null ? [] : [[province]]),
  ];
  const candidates = parts.map((text, index) => ({
    text,
    isRegion: findRegion(text).length > 0,
    isArea: (areas[index]?.length ?? 0) > 0,
    within: (found: FoundPlace[]) =>
      found.filter(({ choice }) =>
        limits(index).every((area) => area.some(({ sign }) => sign === choice.province)),
      ),
  }));
  const towns = candidates.filter(({ isArea }) => !isArea);
  const town = towns[0]?.text ?? "";
  const others = candidates.filter(({ isArea, isRegion }) => isArea && !isRegion);
  const found =
    findFirst(towns, ({ text, within }) =>
      within(findNamedPlaces(OTHER_NAMES.get(toPlaceKey(text)) ?? text)),
    ) ??
    findFirst(towns, ({ text, within }) =>
      within(findPlaces(text)).filter(({ closeness }) => closeness < CLOSENESS.almost),
    ) ??
    findFirst(others, ({ text, within }) => within(findNamedPlaces(text))) ??
    findFirst(towns, ({ text, within }) => within(findPlaces(text)));
  const known = province ?? toOnly(areas.flat());
  const meaning = found === null ? toUnlisted(town, known) : decide(found);
  const isSure = meaning.status === "found" && known !== null;
  return { meaning: isSure ? { ...meaning, isDoubtful: false } : meaning, town };
}

function findFirst<T>(
  candidates: readonly T[],
  find: (candidate: T) => FoundPlace[],
): FoundPlace[] | null {
  for (const candidate of candidates) {
    const found = find(candidate);
    if (found.length > 0) {
      return found;
    }
  }
  return null;
}

/** The provinces that a part means: those of a region, a named one, or none. */
function toArea(part: string): Province[] {
  const ofRegion = findRegion(part);
  const named = findNamedPlaces(part).find(({ choice }) => choice.kind === "province");
  return ofRegion.length > 0
    ? ofRegion
    : PROVINCES.filter(({ sign }) => sign === named?.choice.province);
}

/**
 * The only comune or province that matches best; otherwise the places to choose from. `typed` is
 * the name as written, if it may be incomplete or misspelt.
 */
function decide(found: readonly FoundPlace[], typed = ""): Meaning {
  const [first] = found;
  const all = found.filter(({ closeness }) => closeness === first?.closeness);
  const begun = all.filter((place) => isBegunByWord(place, typed));
  const nearest = begun.length > 0 ? begun : all;
  const comuni = nearest.filter(({ choice }) => choice.kind === "comune");
  const only = toOnly(comuni.length > 0 ? comuni : nearest);
  if (only === null) {
    return {
      status: "ambiguous",
      choices: found.slice(0, CHOICES_MAX).map(({ choice }) => choice),
    };
  }
  const { choice, closeness } = only;
  const isNear = closeness === CLOSENESS.beginning || closeness === CLOSENESS.almost;
  const isEvident = begun.length > 0 && getPopulation(choice) >= TOWN_FROM;
  const isDoubtful = choice.kind === "comune" && isNear && !isEvident;
  return { status: "found", place: choice, isDoubtful };
}

/**
 * Whether the text is the first word of the name: «Cinisello» for Cinisello Balsamo, but not
 * «Ostian» for Ostiano.
 */
function isBegunByWord({ choice, closeness }: FoundPlace, typed: string): boolean {
  const key = toPlaceKey(typed);
  return (
    closeness === CLOSENESS.beginning &&
    key.length >= 5 &&
    !key.includes(" ") &&
    toPlaceKey(findComune(choice.comune ?? "")?.name ?? "").startsWith(`${key} `)
  );
}

function getPopulation({ comune }: PlaceChoice): number {
  return findComune(comune ?? "")?.population ?? 0;
}

const TOWN_FROM = 10_000;

function toUnlisted(text: string, province: Province | null): Meaning {
  return toTown(text) === "" && !VAGUE.test(text) && province === null
    ? { status: "unknown" }
    : { status: "unlisted", province };
}

function toTown(text: string): string {
  return VAGUE.test(text) ? "" : toTownName(text);
}

/** A postal code distinguishes places of the same name. Without a name it means its comune. */
function withPostalCode(meaning: Meaning, postalCode: string): Meaning {
  if (postalCode === "" || meaning.status === "found") {
    return meaning;
  }
  const ofCode = findNamedPlaces(postalCode);
  if (meaning.status !== "ambiguous") {
    return ofCode.length === 0 ? meaning : decide(ofCode);
  }
  const meant = ofCode.filter(({ choice }) =>
    meaning.choices.some(({ comune }) => comune === choice.comune),
  );
  return meant.length === 0 ? meaning : decide(meant);
}

function toOnly<T>(items: readonly T[]): T | null {
  const [first, ...others] = items;
  return first !== undefined && others.length === 0 ? first : null;
}
