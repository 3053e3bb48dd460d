import { toFiscalCode } from "./fiscal-code.ts";

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
  const letters = toFiscalCode(code).slice(0, 6);
  for (let at = 1; at < words.length; at += 1) {
    const [before, after] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    for (const [lastName, firstName] of [
      [before, after],
      [after, before],
    ] as const) {
      if (toLastLetters(lastName) + toFirstLetters(firstName) === letters) {
        return { firstName, lastName };
      }
    }
  }
  return null;
}

/** D.M. 23/12/1976: consonants, then vowels, then X. */
function toLastLetters(name: string): string {
  return `${listConsonants(name)}${listVowels(name)}XXX`.slice(0, 3);
}

/** Of four consonants or more the second is left out. */
function toFirstLetters(name: string): string {
  const consonants = listConsonants(name);
  return consonants.length > 3
    ? `${consonants.charAt(0)}${consonants.slice(2, 4)}`
    : toLastLetters(name);
}

const toLetters = (name: string) =>
  name
    .normalize("NFD")
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, "");
const listConsonants = (name: string) => toLetters(name).replaceAll(/[AEIOU]/g, "");
const listVowels = (name: string) => toLetters(name).replaceAll(/[^AEIOU]/g, "");
