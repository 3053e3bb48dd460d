import { PROVINCES, type Province } from "@volpe/contract";
import { dropTrail, toPlaceParts } from "./address-parts.ts";
import { OTHER_CAPITALS, OTHER_NAMES } from "./capitals.ts";
import { findCityOfPostalCode } from "./city-postal-codes.ts";
import { isAbroad, isNoTown } from "./not-a-town.ts";
import { saysUnknown, toPlainText } from "./plain-text.ts";

export type PlaceReading =
  /** `city` is empty where only the province was said. */
  | { status: "found"; city: string; province: Province; postalCode: string }
  /** The town's province is not known; `candidates` is empty where any may be. */
  | { status: "ask-province"; city: string; candidates: Province[]; postalCode: string }
  | { status: "abroad" }
  | { status: "not-understood" };

const BY_SIGN = new Map(PROVINCES.map((province) => [province.sign, province]));

/** Plain name → the town or province so called, and the province's sign. */
const NAMES = new Map<string, { name: string; sign: string; isCity: boolean }>();
for (const { name, sign } of PROVINCES) {
  // Provinces named after two places, a region or an area are no town's name.
  const isCity = !/ e | della |-(?=[A-Z])|^Valle|^Sud /.test(name);
  NAMES.set(toPlainText(name), { name, sign, isCity });
}
for (const [name, sign] of OTHER_CAPITALS) {
  NAMES.set(toPlainText(name), { name, sign, isCity: true });
}
for (const [other, name] of Object.entries(OTHER_NAMES)) {
  const named = NAMES.get(toPlainText(name));
  if (named !== undefined) {
    NAMES.set(other, named);
  }
}

const LEAD =
  /^(?:(?:ciao|io|noi|mi|ci|abito|abitiamo|vivo|viviamo|sto|stiamo|sono|siamo|risiedo|trovo|ho|casa|la|il|mia|nostra|fornitura|contatore|azienda|sede|si|trova|è|e'|nel|comune|città|zona|vicino|qui),?\s+)*?(?:a|ad|in|di|nel comune di|comune di|città di)\s+/i;
const PROVINCE_LEAD = /^(in |nella )?(provincia|prov\.?|pr\.?)\s+(di |del(la|l')? ?|dell'|d')?/i;

// Near a town is not in it, and may be in another province.
const VAGUE = /\bvicino\b|\bhinterland\b|\bdintorni\b|\bpaes(?:e|ino)\b|\bcampagna\b/i;

/** Where a supply point is, from what a person types: a town, a sign, a province, a postal code. */
export function readPlace(text: string): PlaceReading {
  const tidy = text
    .replace(/[’`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.!?]+$/, "");
  const plain = toPlainText(stripLead(tidy));
  if (isAbroad(plain)) {
    return { status: "abroad" };
  }
  if (plain === "" || saysUnknown(tidy) || isNoTown(plain) || isNoTown(toPlainText(tidy))) {
    return { status: "not-understood" };
  }
  const postalCode = /\b\d{5}\b/.exec(tidy)?.[0] ?? "";
  const signed = takeSign(dropTrail(tidy.replace(postalCode, "").replace(/\s+/g, " ").trim()));
  const inParts = signed.province === null ? readParts(signed.rest, postalCode) : null;
  if (inParts !== null) {
    return inParts;
  }
  const words = stripLead(toPlaceParts(signed.rest)[0] ?? "");
  if (PROVINCE_LEAD.test(words)) {
    const province = findProvince(words.replace(PROVINCE_LEAD, ""));
    return province === null
      ? { status: "not-understood" }
      : { status: "found", city: "", province, postalCode };
  }
  if (signed.province !== null) {
    return { status: "found", city: toCity(words), province: signed.province, postalCode };
  }
  return readUnsigned(words, postalCode);
}

/** An address in parts: «Via Roma 12, Torino», «Lucca, Toscana», «Rho, Milano», «Bolzano/Bozen». */
function readParts(text: string, postalCode: string): PlaceReading | null {
  const parts = toPlaceParts(text).map(stripLead);
  const [last = "", before] = parts;
  if (before === undefined && text === last) {
    return null;
  }
  const named = parts.flatMap((part) => NAMES.get(toPlainText(part)) ?? []);
  const signs = new Set(named.map(({ sign }) => sign));
  const province = BY_SIGN.get(named[0]?.sign ?? "");
  if (province !== undefined && signs.size === 1) {
    // The part before a province is the town in it, unless it is a region or the same again.
    const city = parts.find((part) => !isNamed(part)) ?? named.find(({ isCity }) => isCity)?.name;
    return { status: "found", city: toCity(city ?? ""), province, postalCode };
  }
  const candidates = parts.flatMap((part) =>
    PROVINCES.filter(({ region }) => toPlainText(region) === toPlainText(part)),
  );
  const town = parts.find((part) => !isNamed(part)) ?? "";
  return candidates.length > 0 && town !== ""
    ? { status: "ask-province", city: toCity(town), candidates, postalCode }
    : null;
}

/** Is it a province's, a capital's or a region's name? */
function isNamed(part: string): boolean {
  const plain = toPlainText(part);
  return NAMES.has(plain) || PROVINCES.some(({ region }) => toPlainText(region) === plain);
}

function readUnsigned(words: string, postalCode: string): PlaceReading {
  const plain = toPlainText(words);
  const named = NAMES.get(plain) ?? NAMES.get(plain.replaceAll("-", " "));
  const province = named === undefined ? undefined : BY_SIGN.get(named.sign);
  if (named !== undefined && province !== undefined) {
    return { status: "found", city: named.isCity ? named.name : "", province, postalCode };
  }
  if (postalCode !== "") {
    const own = findCityOfPostalCode(postalCode);
    const ownProvince = own === null ? undefined : BY_SIGN.get(own.sign);
    if (own !== null && ownProvince !== undefined) {
      return { status: "found", city: own.city, province: ownProvince, postalCode };
    }
  }
  const city = toCity(words);
  if (VAGUE.test(words)) {
    return { status: "ask-province", city: "", candidates: [], postalCode };
  }
  if (city === "" && postalCode === "") {
    return { status: "not-understood" };
  }
  return readCandidates(city, postalCode);
}

function readCandidates(city: string, postalCode: string): PlaceReading {
  const plain = toPlainText(city);
  const ofRegion = PROVINCES.filter(({ region }) => toPlainText(region) === plain);
  if (ofRegion.length > 0) {
    return { status: "ask-province", city: "", candidates: ofRegion, postalCode };
  }
  const begun = plain === "reggio" ? PROVINCES.filter(({ name }) => name.startsWith("Reggio")) : [];
  return {
    status: "ask-province",
    city: begun.length > 0 ? "" : city,
    candidates: begun,
    postalCode,
  };
}

/** A province by name, capital or sign; null = none so called. */
export function findProvince(text: string): Province | null {
  const tidy = text.trim().replace(/^\(|\)$/g, "");
  const bySign = /^[a-z]{2}$/i.test(tidy) ? BY_SIGN.get(tidy.toUpperCase()) : undefined;
  const named = NAMES.get(toPlainText(stripLead(tidy).replace(PROVINCE_LEAD, "")));
  return bySign ?? (named === undefined ? null : (BY_SIGN.get(named.sign) ?? null));
}

/** Splits off a province's sign: «Sesto (MI)», «Rho, mi», «Rho MI», or the sign alone. */
function takeSign(text: string): { rest: string; province: Province | null } {
  const match =
    /\(\s*([a-z]{2})\s*\)\s*$/i.exec(text) ??
    /(?:,|\/|-)\s*([a-z]{2})\s*$/i.exec(text) ??
    /(?:^|\s)([A-Z]{2})\s*$/.exec(text) ??
    /^([a-z]{2})$/i.exec(text);
  const province = BY_SIGN.get(match?.[1]?.toUpperCase() ?? "") ?? null;
  if (match === null || province === null) {
    const inWords =
      /^(.+?)[,(]?\s+(?:in )?(?:provincia|prov\.?)\s+(?:di |dell'|della |del )?(.+?)\)?$/i.exec(
        text,
      );
    const named = inWords === null ? null : findProvince(inWords[2] ?? "");
    return inWords === null || named === null || /^in$/i.test(inWords[1] ?? "")
      ? { rest: text, province: null }
      : { rest: inWords[1] ?? "", province: named };
  }
  return { rest: text.slice(0, match.index).replace(/[,\s]+$/, ""), province };
}

function stripLead(text: string): string {
  return text
    .replace(LEAD, "")
    .replace(/^[,\s]+/, "")
    .trim();
}

/** A town's name in its usual letters; empty where the words can be none. */
function toCity(words: string): string {
  const city = words.replace(/^[,\s-]+|[,\s-]+$/g, "");
  if (!/^\p{L}[\p{L}\p{M}' .-]{1,59}$/u.test(city) || city.split(" ").length > 7) {
    return "";
  }
  const named = NAMES.get(toPlainText(city));
  if (named?.isCity) {
    return named.name;
  }
  return city === city.toLowerCase() || city === city.toUpperCase() ? toTitle(city) : city;
}

const SMALL = new Set([
  "di",
  "del",
  "della",
  "dei",
  "delle",
  "d",
  "in",
  "a",
  "al",
  "con",
  "e",
  "sul",
  "sulla",
  "nel",
  "nell",
  "dell",
]);

function toTitle(city: string): string {
  return city
    .toLowerCase()
    .replace(/\p{L}+/gu, (word, index: number) =>
      index > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}
