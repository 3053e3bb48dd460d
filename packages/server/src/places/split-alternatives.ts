import { findNamedPlaces } from "./find-places.ts";
import { dropElsewhere } from "./read-address.ts";

/** Matches alternatives: «vivo a Milano o a Monza», «Roma, o forse Milano», «o Roma o Milano». */
const OR = /(?:^|[\s,;.]+)(?:oppure|o(?: forse| magari| meglio)?)\s+(?=\p{L})/iu;
/** Matches two names, of which either may be meant: «Bologna ma anche Rimini», «Palermo, no Napoli». */
const OTHER =
  /^(.*\p{L})(?:\s*[,;.]\s*no[\s,]+|[\s,;.]+(?:ma(?: anche)?|però(?: anche)?|e anche|mentre)\s+)(\p{L}.*)$/iu;
/** Matches a way from one place to another: «da Milano a Roma». */
const FROM_TO = /^(?:.*\s)?da\s+(\p{L}[^,;]*?)\s+ad?\s+(\p{L}.*)$/iu;

/** Matches two towns between which a place is: «sto tra Pavia e Milano». */
const BETWEEN = /(?<!\p{L})(?:tra|fra)\s+(\p{L}.*?)\s+ed?\s+(\p{L}.*)$/iu;

/** Matches a province that is named first, and the next one in «provincia di Milano o di Pavia». */
const OF_PROVINCE = /^(?:(?:abito|vivo|sto|sono|è) )?(?:in )?(?:provincia|prov\.?) d/i;
const OF = /^(?:(?:in )?quella )?(?=d(?:i|el|ella)\s|dell['’])/i;

const TEXT_MAX = 200;

/**
 * Splits a text into the alternatives that it names. Empty for a text without alternatives.
 *
 * @example
 * splitAlternatives("vivo a Roma o Milano"); // ["vivo a Roma", "Milano"]
 */
export function splitAlternatives(text: string): string[] {
  const own = dropElsewhere(text.slice(0, TEXT_MAX));
  const sides = own.split(OR);
  if (sides.length > 1) {
    return OF_PROVINCE.test(own) ? sides.map((side) => side.replace(OF, "provincia ")) : sides;
  }
  const [, ...names] = BETWEEN.exec(own) ?? OTHER.exec(own) ?? FROM_TO.exec(own) ?? [];
  // A sentence after «ma» is about something else: «vivo a Milano ma sono di Palermo».
  return names.every((name) => findNamedPlaces(name.trim()).length > 0) ? names : [];
}
