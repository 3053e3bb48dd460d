import { toPlainText } from "../text/plain-text.ts";

/** Matches places abroad that people sometimes type, in plain text. */
const ABROAD =
  /^(?:(?:abito|vivo|sto|sono) )?(?:a |in |di )?(?:parigi|londra|berlino|madrid|barcellona|lisbona|vienna|bruxelles|amsterdam|atene|praga|budapest|varsavia|mosca|zurigo|ginevra|berna|lugano|chiasso|mendrisio|nizza|marsiglia|lione|monaco(?: di baviera)?|francoforte|amburgo|dublino|malta|bucarest|tirana|zagabria|lubiana|capodistria|new york|san marino|(?:citta del )?vaticano|paris|london|berlin|(?:la )?(?:francia|germania|svizzera|spagna|austria|slovenia|albania|romania|croazia|inghilterra|grecia|portogallo)|all'estero|estero)$/;

export function isAbroad(text: string): boolean {
  return ABROAD.test(toPlainText(text));
}
