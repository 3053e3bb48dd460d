import { type PlaceChoice, PROVINCES, type Province } from "@volpe/contract";
import { saysUnknown } from "../text/spoken-text.ts";
import { findWithdrawal } from "../text/withdrawal.ts";
import { isAbroad } from "./abroad.ts";
import { CLOSENESS, type FoundPlace, findNamedPlaces, findPlaces } from "./find-places.ts";
import { listLargerNamesakes } from "./larger-namesakes.ts";
import { dropDeniedPlace } from "./meant-place.ts";
import { findNearby, saysSurroundings } from "./nearby-place.ts";
import { OTHER_NAMES } from "./other-names.ts";
import { toPlaceKey } from "./place-key.ts";
import { CHOICES_MAX, decide, getPopulation, type Meaning, toOnly } from "./place-meaning.ts";
import { findRegion, toProvinceChoice } from "./place-words.ts";
import { readAddress } from "./read-address.ts";
import { splitAlternatives } from "./split-alternatives.ts";
import { isSentence, isVague, toTownName } from "./town-name.ts";

/** Matches a postal code with a blank at the start of a text: «00 184 Roma». */
const SPACED_CODE = /^(\s*(?:cap\b[\s:]*)?)(\d{2}) (\d{3})(?![\d,])/i;

/** The meaning of a typed place, with the town as written and the postal code; "" = none. */
export type PlaceReading = Meaning & { town: string; postalCode: string };

const TEXT_MAX = 500;

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
  const text = typed.slice(0, TEXT_MAX).replace(SPACED_CODE, "$1$2$3");
  return readMeant(findWithdrawal(text)?.after.replace(NO, "") ?? text);
}

/** Matches a «no» that names nothing instead: «Roma, anzi no». It is also the sign of Novara. */
const NO = /^no[\s.!]*$/;

/** Matches a «sì» before what is not known: «sì ma non so il comune». */
const NOD = /^\s*(?:s[iì]|ok|certo|no)[\s,.]+(?:(?:ma|per[òo]|solo che)\s+)?/i;

function readMeant(typed: string): PlaceReading {
  // «Bo» is also the sign of Bologna.
  if (typed.trim().length > 2 && saysUnknown(typed.replace(NOD, ""))) {
    return { status: "unknown", ...NO_NAME };
  }
  const text = dropDeniedPlace(typed);
  if (isAbroad(text)) {
    return { status: "abroad", ...NO_NAME };
  }
  return readAlternatives(text) ?? readOnePlace(text);
}

const NO_NAME = { town: "", postalCode: "" } as const;

/** The places to choose from if the text names alternatives, or else null. */
function readAlternatives(text: string): PlaceReading | null {
  const named = splitAlternatives(text)
    .map((one) => listNamed(readOnePlace(one)))
    .filter((places) => places.length > 0);
  const choices = [...new Map(named.flat().map((choice) => [choice.label, choice])).values()];
  return named.length > 1 && choices.length > 1
    ? { status: "ambiguous", choices: choices.slice(0, CHOICES_MAX), ...NO_NAME }
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
  if (saysSurroundings(text)) {
    return { status: "unknown", ...NO_NAME };
  }
  const named = findNamedPlaces(text);
  if (named.length > 0) {
    const postalCode = /^\s*(\d{5})\s*$/.exec(text)?.[1] ?? "";
    return { ...withNamesakes(decide(named), text), town: "", postalCode };
  }
  const { parts, province, postalCode } = readAddress(text);
  const [first = ""] = parts;
  const isName = province === null && parts.length < 2;
  const reading = isName ? readName(first) : readParts(parts, province);
  const { town } = reading;
  const ofCode = withPostalCode(reading.meaning, postalCode);
  const meaning = isName && postalCode === "" ? withNamesakes(ofCode, town) : ofCode;
  return { ...meaning, town: toTownName(town), postalCode };
}

/** Adds the much larger comuni whose names begin with the complete one that was typed. */
function withNamesakes(meaning: Meaning, name: string): Meaning {
  const larger = meaning.status === "found" ? listLargerNamesakes(meaning.place, name) : [];
  return meaning.status === "found" && larger.length > 0
    ? { status: "ambiguous", choices: [meaning.place, ...larger] }
    : meaning;
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
  const nearby = findNearby(text);
  if (nearby.length > 0) {
    return { meaning: { status: "ambiguous", choices: nearby }, town: "" };
  }
  const found = findLike(name);
  return { meaning: found.length > 0 ? decide(found, name) : toUnlisted(text, null), town: text };
}

/** The places of an incomplete or misspelt name; none for other words. */
function findLike(text: string): FoundPlace[] {
  return isVague(text) || isSentence(text) ? [] : findPlaces(text);
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
  const ofTown =
    findFirst(towns, ({ text, within }) =>
      within(findNamedPlaces(OTHER_NAMES.get(toPlaceKey(text)) ?? text)),
    ) ??
    findFirst(towns, ({ text, within }) =>
      within(findLike(text)).filter(({ closeness }) => closeness < CLOSENESS.almost),
    );
  const ofArea = findFirst(others, ({ text, within }) => within(findNamedPlaces(text)));
  const known = province ?? toOnly(areas.flat());
  const area = ofArea?.map(({ choice }) => choice) ?? (known && [toProvinceChoice(known)]);
  const elsewhere = findFirst(ofArea === null ? [...towns, ...others] : towns, ({ text }) =>
    findNamedPlaces(text).filter(({ choice }) => choice.kind === "comune"),
  );
  if (ofTown === null && elsewhere !== null && area !== null) {
    // In «Monza (MI)» and «Seregno, Milano» the comune is not in the named province.
    const choices = [...elsewhere.map(({ choice }) => choice), ...area];
    return { meaning: { status: "ambiguous", choices: choices.slice(0, CHOICES_MAX) }, town };
  }
  const found = ofTown ?? ofArea ?? findFirst(towns, ({ text, within }) => within(findLike(text)));
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

function toUnlisted(text: string, province: Province | null): Meaning {
  return toTownName(text) === "" && !isVague(text) && province === null
    ? { status: "unknown" }
    : { status: "unlisted", province };
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
