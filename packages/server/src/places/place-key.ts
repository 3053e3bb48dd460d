import { toHyphenated } from "@volpe/contract";
import { editDistance } from "../text/edit-distance.ts";

/**
 * Normalises a name or typed text to lower-case letters, digits and single blanks, without accents.
 */
export function toPlaceKey(text: string): string {
  return toHyphenated(text).replaceAll("-", " ");
}

/**
 * Spells out the abbreviated saint at the beginning of a name: «s donato» gives «san donato»,
 * «santa donato» and so on.
 */
export function spellOutSaint(key: string): string[] {
  const [, rest] = /^(?:s|st|sto|sta|ss) (.+)$/.exec(key) ?? [];
  return rest === undefined
    ? [key]
    : ["san", "santa", "santo", "sant"].map((saint) => `${saint} ${rest}`);
}

/**
 * Whether `name` begins with `typed`, with at most `slips` typing errors (a letter missing, added,
 * changed or swapped with the next).
 */
export function beginsAlmost(name: string, typed: string, slips: number): boolean {
  if (name.length < typed.length - slips) {
    return false;
  }
  // A quick check that rejects most names, because two errors in the first letters are rare.
  if (name[0] !== typed[0] && name[1] !== typed[0] && name[0] !== typed[1]) {
    return false;
  }
  const { ofPrefix } = editDistance(typed, name, {
    toCost: (a, b) => (a === b ? 0 : 1),
    limit: slips,
  });
  return ofPrefix <= slips;
}
