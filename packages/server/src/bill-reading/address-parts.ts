import { type Comune, findComune, hasPostalCode } from "../places/comuni.ts";
import { findNamedPlaces } from "../places/find-places.ts";
import { OTHER_NAMES } from "../places/other-names.ts";
import { toPlaceKey } from "../places/place-key.ts";
import { findProvinceBySign } from "../places/place-words.ts";
import { STREET_WORDS } from "../places/street-words.ts";

/** The parts of a printed address, as they are printed; a missing part is empty. */
export type AddressParts = {
  /** The street with the house number. */
  street: string;
  postalCode: string;
  city: string;
  /** The two-letter sign of the province. */
  sign: string;
  /** Null unless exactly one comune fits the name, the sign and the postal code. */
  comune: Comune | null;
};

const MORE_WORDS = String.raw`v\.(?=\s?\p{Lu})|vico|p\.?le|l\.go|str\.|lungarno|lungolago|calle|fondamenta|riva|traversa|trav\.|regione|galleria|circonvallazione|scali|rione|cascina|villaggio`;
const BEGIN = new RegExp(
  String.raw`(?<![\p{L}\d'.])(?:${STREET_WORDS}|${MORE_WORDS})(?=\s|(?<=\.)\p{L})`,
  "iu",
);
const POSTAL_CODE = /(?<![\d,.])(?:cap:? |I ?- ?)?(\d{5})(?![\d.,]?\d)/i;
/**
 * Matches the house number with its additions: «12/B», «7 int. 12», «77 sc. B», «61 bis», «SNC».
 */
const AFTER_NUMBER =
  /^(.*(?:(?<!\d)\d+(?:\s?\/\s?\w{1,4}|[a-z](?![a-z]))?|\bs\.?n\.?c?\b\.?)(?:,? (?:bis|ter|(?:int(?:erno)?|sc(?:ala)?|p(?:iano)?|lotto|pal(?:azzina)?|ed(?:ificio)?)\.? ?\w{1,3})\b)*)(?:\s*[,;·|–-]\s*|\s+)(?=\(?\p{L})/iu;
const EDGE = /^[\s,;:.·|–-]+|(?:[\s,;:·|/–(-]|(?<=\p{L}{3})\.)+$/gu;
const STREET_MAX = 80;
const NAME_WORDS = 6;

/**
 * Splits an address into its parts. Text before the street's word is left out; without such a word
 * the street is what stands before the postal code, if it has a number. Null if there is no street.
 */
export function splitAddress(text: string): AddressParts | null {
  const begin = BEGIN.exec(text);
  const code = POSTAL_CODE.exec(text.slice(begin?.index ?? 0));
  if (begin === null && (code === null || !/\p{L}{3}.*\d/u.test(text.slice(0, code.index)))) {
    return null;
  }
  // In «38066 Riva del Garda» the street's word is a part of the comune's name.
  if (begin !== null && POSTAL_CODE.test(text.slice(0, begin.index))) {
    return null;
  }
  const whole = text.slice(begin?.index ?? 0);
  const { before, after } = code === null ? splitAtCity(whole) : splitAtCode(whole, code);
  const street = before.replace(EDGE, "");
  const words = street.replace(BEGIN, "").match(/\p{L}{2,}|\d/gu) ?? [];
  const parts = { street, ...readCity(after, code?.[1] ?? "") };
  const isAddress = begin !== null || isCodeRight(parts);
  return words.length === 0 || street.length > STREET_MAX || !isAddress ? null : parts;
}

/** Whether a text has a word with which streets begin. */
export function hasStreetWord(text: string): boolean {
  return BEGIN.test(text);
}

/** Whether an address has a city, and a house number or «s.n.c.». */
export function isWhole({ street, city }: AddressParts): boolean {
  return city !== "" && /\d|\bs\.?n\.?c/i.test(street);
}

/** Whether the comune is in the list, and its postal code or province confirms it. */
export function isConsistent(parts: AddressParts): boolean {
  return isCodeRight(parts) || (parts.comune !== null && parts.sign !== "");
}

/** Whether the postal code belongs to the comune. */
export function isCodeRight({ comune, postalCode }: Omit<AddressParts, "street">): boolean {
  return comune !== null && postalCode !== "" && isOfComune(comune, postalCode);
}

/** Finds a comune after the postal code, or before it: «Via Roma 12, Milano, 20121 (MI)». */
function splitAtCode(text: string, code: RegExpExecArray): { before: string; after: string } {
  const before = text.slice(0, code.index);
  const after = text.slice(code.index + code[0].length);
  if (readName(after).city.length > 2) {
    return { before, after };
  }
  const parts = splitAtCity(before.replace(EDGE, ""));
  return parts.after === "" ? { before, after } : { ...parts, after: `${parts.after} ${after}` };
}

/** Finds a comune after the house number, or after the last comma or dash. */
function splitAtCity(text: string): { before: string; after: string } {
  const number = AFTER_NUMBER.exec(text)?.[0] ?? null;
  const comma = /^.*(?:,|\s[-–·|])\s*(?=\p{L})/u.exec(text)?.[0] ?? null;
  const before = [number, comma].find(
    (one) => one !== null && readName(text.slice(one.length)).comuni.length > 0,
  );
  if (before !== undefined && before !== null) {
    return { before, after: text.slice(before.length) };
  }
  // The text after the number is not part of the street; it may be a place that the list lacks.
  const isApart = number !== null && /[,;|–-]\s*$/.test(number);
  const after = isApart ? text.slice(number.length) : "";
  return { before: isApart ? number : text, after: PLACE.test(after) ? after : "" };
}

const PLACE = /^\p{Lu}[\p{L}']+(?: \p{L}[\p{L}']+){0,3}(?: \(?[A-Z]{2}\)?)?$/u;

function readCity(text: string, postalCode: string): Omit<AddressParts, "street"> {
  const { city, sign, comuni } = readName(text);
  const fitting = comuni.filter(
    (comune) =>
      postalCode === "" || sign === comune.province.sign || isOfComune(comune, postalCode),
  );
  const [comune = null, ...others] = fitting;
  return { postalCode, city, sign, comune: others.length > 0 ? null : comune };
}

function isOfComune(comune: Comune, postalCode: string): boolean {
  return comune.postalCodes !== null && hasPostalCode(comune, postalCode);
}

/**
 * Matches the second name of a comune, as in «Meran / Merano»: the list has the two in one order
 * only.
 */
const SECOND_NAME = /^\s?[/–-]\s?\p{Lu}\p{Ll}[\p{L}'-]*/u;

/** The comune at the beginning of a text, or the words up to the sign of a province. */
function readName(text: string): { city: string; sign: string; comuni: Comune[] } {
  const rest = text.replace(/^[\s,;:·|–(-]+/, "");
  const tokens = [...rest.matchAll(/[^\s/]+|\//g)].slice(0, NAME_WORDS);
  for (let count = tokens.length; count > 0; count -= 1) {
    const last = tokens[count - 1];
    const name = rest.slice(0, (last?.index ?? 0) + (last?.[0].length ?? 0)).replace(EDGE, "");
    const known = /[(\d]|\s[A-Z]{2}$/.test(name) ? [] : listComuni(name);
    if (known.length > 0) {
      const sign = readSign(rest.slice(name.length).replace(SECOND_NAME, ""));
      const comuni = sign === "" ? known : known.filter(({ province }) => province.sign === sign);
      return { city: name, sign, comuni };
    }
  }
  const [, unknown = "", after = ""] =
    /^(\p{L}[\p{L}'. -]*?)(\s+[A-Z]{2}\b.*|\s*[,;(|·:].*|$)/u.exec(rest) ?? [];
  return { city: unknown.replace(EDGE, ""), sign: readSign(after), comuni: [] };
}

function listComuni(name: string): Comune[] {
  return findNamedPlaces(OTHER_NAMES.get(toPlaceKey(name)) ?? name).flatMap(({ choice }) => {
    const comune = choice.kind === "comune" ? findComune(choice.comune ?? "") : null;
    return comune === null ? [] : [comune];
  });
}

function readSign(text: string): string {
  const sign = /^[\s,–-]*\(?\s?([A-Z]{2})\b/.exec(text)?.[1] ?? "";
  return findProvinceBySign(sign)?.sign ?? "";
}
