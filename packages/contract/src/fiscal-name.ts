import { toCompactCode } from "./compact-code.ts";
import { dropAccents } from "./fold-text.ts";

/**
 * The first and the last name of a person whose fiscal code begins with their letters, in whatever
 * order the name is written; null if the code is of another name.
 *
 * @example
 * splitFiscalName("Rossi Mario", "RSSMRA85T10A562S") // { firstName: "Mario", lastName: "Rossi" }
 */
export function splitFiscalName(
  name: string,
  code: string,
): { firstName: string; lastName: string } | null {
  const words = name.trim().split(/\s+/);
  for (let at = 1; at < words.length; at += 1) {
    const [before, after] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    for (const [lastName, firstName] of [
      [before, after],
      [after, before],
    ] as const) {
      if (isOfName(code, { firstName, lastName })) {
        return { firstName, lastName };
      }
    }
  }
  return null;
}

/**
 * Whether a person's fiscal code begins with the letters of this name. Also true for a name that is
 * known only in part, or that has letters outside A–Z, whose spelling in the registry is unknown.
 */
export function isOfName(
  code: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): boolean {
  const isKnown = [firstName, lastName].every(
    (name) => name.trim() !== "" && !/[^A-Z\s'’.-]/.test(toPlain(name)),
  );
  return (
    !isKnown || toCompactCode(code).startsWith(toLastLetters(lastName) + toFirstLetters(firstName))
  );
}

/** D.M. 23/12/1976: consonants, then vowels, then X. */
function toLastLetters(name: string): string {
  return `${listConsonants(name)}${listVowels(name)}XXX`.slice(0, 3);
}

/** If there are four consonants or more, the second is left out. */
function toFirstLetters(name: string): string {
  const consonants = listConsonants(name);
  return consonants.length > 3
    ? `${consonants.charAt(0)}${consonants.slice(2, 4)}`
    : toLastLetters(name);
}

const toPlain = (name: string) => dropAccents(name).toUpperCase();
const toLetters = (name: string) => toPlain(name).replaceAll(/[^A-Z]/g, "");
const listConsonants = (name: string) => toLetters(name).replaceAll(/[AEIOU]/g, "");
const listVowels = (name: string) => toLetters(name).replaceAll(/[^AEIOU]/g, "");
