import { parseDecimal } from "@volpe/contract";
import { toDecimal } from "../../figures/italian-figures.ts";
import { toSpokenText } from "../../text/spoken-text.ts";
import { findNumbers } from "./italian-number.ts";
import { isPast } from "./unsettled.ts";

/** «Era 0,11, adesso 0,14». */
const WAS = /\b(?:era|erano|pagavo|pagavamo)\b/;
const CLAUSE = /[,;](?=\s|$)|\b(?:ma|pero|ora|adesso|oggi|attualmente|poi)\b/;
const NUMBER = /(?<![a-z\d])[-−]?\d+(?:[.,]\d+)*(?![a-z]*\d)/g;
/** «12 euro al mese» and «10%» are not the price of a unit. */
const OF_ELSE =
  /^ ?(?:%|per ?cento|(?:€|euro)? ?(?:al|\/|a|ogni|l'|all') ?(?:mese|anno|bimestre|giorno)|(?:mes[ei]|ann[oi]|giorn[oi])\b)/;

/** The only price of a text, in €: «0,135 €/kWh», «sarebbe 0,145», «13,5 centesimi»; else null. */
export function parseUnitPrice(words: string): number | null {
  // The price of one band is not that of the whole day.
  if (/\bf ?[123]\b/i.test(words)) {
    return null;
  }
  const said = toDigits(toSpokenText(words.replace(/(^|\s)[,.](?=\d)/g, "$10,")));
  const present = said.split(CLAUSE).filter((clause) => !isPast(clause) && !WAS.test(clause));
  const [number, ...others] = present.flatMap((clause) =>
    [...clause.matchAll(NUMBER)].flatMap(({ 0: digits, index }) =>
      OF_ELSE.test(clause.slice(index + digits.length)) ? [] : [digits],
    ),
  );
  const figure = number === undefined ? null : parseDecimal(number, "decimal");
  if (figure === null || others.length > 0) {
    return null;
  }
  const isCents = /\d\s?(?:cent\b|centesim)/.test(said);
  // «Undici centesimi e mezzo».
  const half = isCents && /\d\s?cent(?:esim[oi])? e mezzo\b/.test(said) ? 0.5 : 0;
  const share = isCents ? 100 : PER_MWH.test(said) ? 1000 : 1;
  return Number(toDecimal((figure + half) / share, 6));
}

/** «Zero virgola quattordici» in digits. */
function toDigits(said: string): string {
  const numbers = /\d/.test(said) ? [] : findNumbers(said);
  return numbers.reduceRight(
    (text, { value, start, end }) =>
      `${text.slice(0, start)}${String(value).replace(".", ",")}${text.slice(end)}`,
    said,
  );
}

const PER_MWH = /\bm ?wh\b|\bmegawatt ?or[ae]\b/;
