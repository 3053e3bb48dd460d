import { toDateParts } from "./calendar-day.ts";
import { toCompactCode } from "./compact-code.ts";
import { isVatNumber } from "./vat-number.ts";

/**
 * The sixteen characters of a code. Letters may replace its figures (omocodia). The place of birth
 * begins with A to M for a comune, also a former one, and with Z for another country.
 */
const SHAPE = /^[A-Z]{6}[\dLMNP-V]{2}[ABCDEHLMPRST][\dLMNP-V]{2}[A-MZ][\dLMNP-V]{3}[A-Z]$/;
const MONTHS = "ABCDEHLMPRST";
/** The letters that replace the figures 0–9 if two people would have the same code. */
const OMOCODIA = "LMNPQRSTUV";
/** Value of a letter in an odd position. A digit counts as the letter of its rank: 0 as A. */
const ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];
/** Added to a woman's day of birth. */
const WOMAN = 40;

/**
 * Whether the text is a person's fiscal code with the right check character (D.M. 23/12/1976), or a
 * company's, which has eleven figures.
 *
 * @example
 * isFiscalCode("RSSMRA85T10A562S") // true
 */
export function isFiscalCode(text: string): boolean {
  const code = toCompactCode(text);
  return isPersonalCode(code) || isVatNumber(code);
}

/** Whether a person's code is valid and contains this day of birth (ISO). */
export function isBornOn(text: string, day: string): boolean {
  const code = toCompactCode(text);
  if (!isPersonalCode(code)) {
    return false;
  }
  const { year, month, day: date } = toDateParts(day);
  const ofSex = toFigures(code.slice(9, 11));
  return (
    toFigures(code.slice(6, 8)) === year % 100 &&
    MONTHS.indexOf(code.charAt(8)) + 1 === month &&
    (ofSex > WOMAN ? ofSex - WOMAN : ofSex) === date
  );
}

function isPersonalCode(code: string): boolean {
  return SHAPE.test(code) && toCheckCharacter(code.slice(0, 15)) === code.charAt(15);
}

/** Positions count from one, so the first is odd. */
function toCheckCharacter(fifteen: string): string {
  const sum = [...fifteen].reduce((total, character, index) => {
    const rank = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
    return total + (index % 2 === 0 ? (ODD[rank] ?? 0) : rank);
  }, 0);
  return String.fromCharCode(65 + (sum % 26));
}

function toFigures(text: string): number {
  return Number(
    [...text].map((each) => (/\d/.test(each) ? each : OMOCODIA.indexOf(each))).join(""),
  );
}
