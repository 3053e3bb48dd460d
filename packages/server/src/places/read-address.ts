import type { Province } from "@volpe/contract";
import { findNamedPlaces, findPlaces } from "./find-places.ts";
import { OTHER_NAMES } from "./other-names.ts";
import { toPlaceKey } from "./place-key.ts";
import { findProvinceBySign, findRegion } from "./place-words.ts";
import { STREET_WORDS } from "./street-words.ts";

/** The parts of a typed text that may name a place. */
type Address = {
  /** Names without surrounding words and without streets; the last one in the text comes first. */
  parts: string[];
  /** The province from a sign or «in provincia di …» after the name. */
  province: Province | null;
  /** Five digits; "" = none. */
  postalCode: string;
};

const LEAD =
  /^(?:(?:ciao|io|noi|mi|ci|abb?ito|s[oò]|sta|abitiamo|vivo|viviamo|sto|stiamo|sono|son|siamo|risiedo|trasferisco|trasferiamo|trasferiro|trasferirò|trovo|ho|abbiamo|di casa|casa|la|il|una?|mia|mio|nostra|nostro|fornitura|contatore|(?:l['’])?(?:appartamento|abitazione|utenza)|villetta|residenza|domicilio|residente|domiciliat[oa]|azienda|sede|si|trova|è|e'|nel|comune|città|zona|qui|precisamente|esattamente|proprio|prima|seconda|nuova),?\s+)*?(?:all['’]|(?:a|ad|alla|in|nella|di(?! casa\s)|de|nel comune di|comune di|città di)\s+)/i;
/** Matches words for a part of a town: «Nel centro storico di Lucca», «in periferia a Prato». */
const PART_OF =
  /^.*\b(?:centro(?: storico)?|periferia|(?:una|la) frazione)\s+(?:di|a|ad)\s+(?=\p{L})/iu;
const STREET = new RegExp(String.raw`^(?:abito |vivo |sto )?(?:in |a )?(?:${STREET_WORDS})\s`, "i");
const HOUSE_NUMBER = /^(.*?\d+\s?(?:\/\s?\w{1,4}|bis|ter|[a-z](?=[\s,]|$))?)\s*[,-]?\s*(?=\p{L})/iu;
// Matches words after a town: «Torino, Italia», «Roma centro», «Milano città», «Lucca da dieci
// anni».
const TRAIL =
  /(?:,?\s+(?:italia|italy|citt[àa]|centro(?: storico)?|in centro|periferia|nord|sud|est|ovest|e provincia|e dintorni|(?:,\s*)?zona\s.*|quartiere\s.*|da (?:sempre|poco|circa|qualche|un|una|due|tre|\d+|[a-z]+ anni)\b.*|con (?:mi[oa]|la mia|il mio|i miei|mio|due|tre)\b.*|ma\s.*|perch[eé]\s.*|dove\s.*|e (?:voglio|vorrei|ho|sono)\s.*|grazie|credo|adesso|oggi|attualmente|per (?:la precisione|l'esattezza|essere precis[io])|precisamente|esattamente|naturalmente|ovviamente|chiaramente|certamente|sicuramente))+$/i;

// Matches a larger town nearby: in «Rho vicino a Milano» the town comes first. «Vicino a Milano»
// alone does not match, because it does not name the town.
const NEAR =
  /(?<=\p{L}{2}[\s,]+)\(?(?:vicino|accanto|attaccato|alle porte|nei pressi|dalle parti|poco fuori|nell'hinterland)\s+\p{L}.*$/iu;
const NEARBY =
  /^(?:(?:ciao|abito|vivo|sto|sono|siamo|abitiamo|viviamo|io|un|una|in (?:campagna|montagna|collina)|paese|paesino|in|posto|zona|casa|qui),?\s+)*$/i;

// Matches a place without the supply: in «Sono di Palermo ma vivo a Milano» the supply is where
// they live.
const ELSEWHERE =
  /^.*\b(?:(?:trasferit|spostat|passat|andat|venut)[oaie]\s+da\s+.+?\s+(?=ad?\s)|da\s+.+?\s+(?:(?:mi|ci)\s+)?(?:sono|siamo)\s+(?:trasferit|spostat|passat|andat|venut)[oaie]\s+(?=ad?\s)|(?:ma|per[òo]|adesso|ora)\s+(?=(?:vivo|abito|sto|risiedo|viviamo|abitiamo)\s))/i;
// Matches what comes before the home: in «Vivo a Milano ma la casa è a Palermo» the supply is there.
const BEFORE_HOME =
  /^.*\b(?:ma|per[òo]|adesso|ora)\s+(?=(?:(?:la |il |l')(?:mi[oa] |nostr[oa] )?(?:casa|fornitura|contatore|utenza|appartamento|abitazione|linea)(?: nuov[oa])? (?:è|e'|sta|si trova)|(?:ho|abbiamo) (?:la |una )?casa)\s)/i;
const BEFORE_PLACE =
  /(?<!\p{L})(?:(?:ad?|alla|in|(?:comune|provincia|frazione|centro|periferia) (?:di|della))\s+|(?:all|dell)['’])|[,;(]\s*/giu;

/** Removes the place without the supply from «vivo a Milano ma la casa è a Palermo». */
export function dropElsewhere(text: string): string {
  const present = text.replace(ELSEWHERE, "");
  const home = present.replace(BEFORE_HOME, "");
  return tellsPlace(home) ? home : present;
}

/**
 * Whether a text says where something is: in a place that is known or has a capital. «La casa è in
 * affitto» names no place.
 */
function tellsPlace(text: string): boolean {
  return [...text.matchAll(BEFORE_PLACE)].some(({ index, 0: before }) => {
    const name = text.slice(index + before.length);
    return /^\p{Lu}\p{Ll}/u.test(name) || beginsWithPlace(name);
  });
}

/** Highest number of words in a name that is looked up. */
const NAME_WORDS_MAX = 5;

function beginsWithPlace(text: string): boolean {
  const words = text.split(/[\s,;()]+/).slice(0, NAME_WORDS_MAX);
  return words.some((_, last) => {
    const said = words.slice(0, last + 1).join(" ");
    const name = OTHER_NAMES.get(toPlaceKey(said)) ?? said;
    // Words such as «te» are also signs of provinces.
    return name.length > 2 && (findNamedPlaces(name).length > 0 || findRegion(name).length > 0);
  });
}

/** Splits a sentence or an address into parts. A street by itself gives no part. */
export function readAddress(text: string): Address {
  const tidy = text
    .slice(0, TEXT_MAX)
    .replace(/[’`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.!?]+$/, "");
  const postalCode = /\b\d{5}\b/.exec(tidy)?.[0] ?? "";
  const { place, more } = splitPlace(
    dropTrail(
      tidy
        .replace(postalCode, "")
        .replace(/\b(?:il )?(?:mio )?c\.?a\.?p\.?(?=\s|:|$):?(?:\s+(?:è|e['’])(?=\s|$))?/i, "")
        .replace(/\s+/g, " ")
        .trim(),
    ),
  );
  const { rest, province } = takeProvince(place);
  const whole = more === "" ? rest : `${rest}, ${more}`;
  const parts = dropElsewhere(whole.replace(/(\d)\s?\/\s?\w{1,4}\b/g, "$1"))
    .split(/[,;/()]|\s[-–]\s/)
    .map((part) => stripLead(dropTrail(dropStreet(part.trim()))))
    .filter((part) => /\p{L}{2}/u.test(part) && !/^(?:zona|quartiere)\s/i.test(part))
    .slice(-PARTS_MAX)
    .reverse();
  return { parts, province, postalCode };
}

const TEXT_MAX = 200;
const PARTS_MAX = 4;

function dropTrail(text: string): string {
  const here = dropElsewhere(text);
  const near = NEAR.exec(here);
  const town =
    near === null || NEARBY.test(here.slice(0, near.index)) ? here : here.slice(0, near.index);
  return town
    .replace(TRAIL, "")
    .replace(/[\s,(]+$/, "")
    .trim();
}

/** Matches what stands between a place and its street, or after its sign. */
const AFTER_PLACE = new RegExp(
  String.raw`(?:[\s,-]+(?=(?:(?:in|a) )?(?:${STREET_WORDS})\s)|(?<=\([a-z]{2}\))\s*[,-]\s*)(?=[^()]+$)`,
  "gi",
);

/** Splits off what follows a known place, so that its sign stands at the end: «Pisa (PI), via Roma». */
function splitPlace(text: string): { place: string; more: string } {
  if (takeProvince(text).province === null) {
    // The last one, because of Laino Borgo.
    for (const { index, 0: between } of [...text.matchAll(AFTER_PLACE)].reverse()) {
      const place = dropTrail(text.slice(0, index));
      if (isNamed(place)) {
        return { place, more: text.slice(index + between.length) };
      }
    }
  }
  return { place: text, more: "" };
}

function isNamed(text: string): boolean {
  return findNamedPlaces(stripLead(text)).length > 0;
}

/** Removes the street: «Via Roma 12 Torino» gives «Torino», a street by itself gives nothing. */
function dropStreet(text: string): string {
  // Borgo San Dalmazzo is no street.
  if (!STREET.test(text) || isNamed(text)) {
    return text;
  }
  const number = HOUSE_NUMBER.exec(text);
  return number === null ? "" : text.slice(number[0].length).trim();
}

function stripLead(text: string): string {
  // The first words of Città di Castello are no lead.
  if (findNamedPlaces(text).length > 0) {
    return text;
  }
  return text
    .replace(PART_OF, "")
    .replace(LEAD, "")
    .replace(/^[,\s]+/, "")
    .trim();
}

/** Splits off the province: «Sesto (MI)», «Rho, mi», «Rho MI», «Alba in prov. di Cuneo». */
function takeProvince(text: string): { rest: string; province: Province | null } {
  const sign =
    /\(\s*([a-z]{2})\s*\)\s*$/i.exec(text) ??
    /(?:,|\/|-)\s*([a-z]{2})\s*$/i.exec(text) ??
    /(?:^|\s)([A-Z]{2})\s*$/.exec(text);
  const bySign = findProvinceBySign(sign?.[1] ?? "");
  if (sign !== null && bySign !== null) {
    return { rest: text.slice(0, sign.index).replace(/[,\s]+$/, ""), province: bySign };
  }
  const named =
    /^(.+?)[,(]?\s+(?:in )?(?:provincia|prov\.?)\s+(?:di |dell'|della |del )?(.+?)\)?$/i.exec(text);
  const [first] = named === null ? [] : findPlaces(`provincia di ${named[2]}`);
  const byName = first === undefined ? null : findProvinceBySign(first.choice.province);
  const before = named?.[1] ?? "";
  // «Abito in provincia di Pavia» names no town.
  const isLead = /^(?:in|nella)$/i.test(before) || stripLead(`${before} in `) === "";
  return byName === null || isLead
    ? { rest: text, province: null }
    : { rest: before, province: byName };
}
