import { readNumberWord } from "@volpe/contract";
import { createReplacer } from "./replacer.ts";

/** Words of the large dialects in plain text, each with the usual Italian ones. */
const toItalian = createReplacer([
  [/^(?:eja|eia|sine|scine|gnorsi|sissi|sisi)(?=[\s,.!]|$)/g, "si"],
  [/^(?:gnorno|nossi|none)(?=[\s,.!]|$)/g, "no"],
  [/\b(?:gnente|gninte|niende|nenti|nudda|nagott?a?)\b/g, "niente"],
  [/\b(?:gnanca|gnanche|gnanc)\b/g, "neanche"],
  [/\b(?:xe|ze)\b/g, "e"],
  [/^(?:e )?come no\b/g, "certo"],
  [/\b(?:vardo|vardavo)\b/g, "guardo"],
  [/\bmagna(?:re?)?(?![a-z'])/g, "mangiare"],
  [/\baqua\b/g, "acqua"],
  [/\bscaldar\b/g, "scaldare"],
  [/\bquanno\b/g, "quando"],
  [/\b(?:vulite|volite)\b/g, "volete"],
  [/\b(?:vuje|vuie)\b/g, "voi"],
  [/\bfacite\b/g, "fate"],
  [/\bs?saccio\b/g, "so"],
  [/\bsape\b/g, "sa"],
  [/(?<![a-z])'([oa])(?= )/g, "l$1"],
  [/\b(?:bulletta|bulleta|boleta|bolet)\b/g, "bolletta"],
  [/\bcca\b/g, "qua"],
  [/\bsul([oa]|amente)\b/g, "sol$1"],
  [/\b(?:cussi|accussi)\b/g, "cosi"],
  [/\b(?:semo|sem|siam|simme|semu|simu)\b/g, "siamo"],
  [/\bc?chiu\b/g, "piu"],
  [/\btutt'a?p?posto\b|\btutt?o? apposto\b|\btuttapposto\b/g, "tutto a posto"],
  [/\b(?:gracie|grasie|grassie)\b/g, "grazie"],
  [/\bde (?=mes|an+[io]\b|giorn|metri|euro|chilom|person|cas[ae]\b)/g, "di "],
  [/\bbasta ca\b/g, "basta che"],
  [/\ba l'an+o\b/g, "all'anno"],
  [/(?<=^|\b(?:mi|io|ormai) )son? sol[oa]?(?=$|[,.!])/g, "sono solo"],
  [/\bani\b/g, "anni"],
  [/(?<=['\s])ano\b/g, "anno"],
  // «Nu» is «non» too, so it is an article only before such nouns.
  [/\bnu (?=mes|migliai|centinai|ann|poco|paio|condizion|boiler|scaldabagn|milion)/g, "un "],
  [/(?<=\be )(?:mezz?u?|me[zs][oa]|miez[oa])\b/g, "mezzo"],
  [/\bun mile\b/g, "mille"],
  // «Do» and «dò» are a verb too, and «du» stands for «due» in Tuscany.
  [
    /(?<=\b(?:in|noi|mil+[ae]|solo|siamo|semo) (?:e )?)d[ou]\b'?|\bd[ou](?='? (?:mes|ann|giorn|person|euro|fioi|figli|bolett|bollett|stanz|case|e mezzo))|^do$/g,
    "due",
  ],
]);

/** Parts of numerals as the dialects say them. */
const NUMERALS: readonly (readonly [RegExp, string])[] = [
  [/[sz]ento/g, "cento"],
  [/cient[oe]?/g, "cento"],
  [/(?<=^|cento|mila|mile|mille)vint[ie']?/, "venti"],
  [/[sz]inq(u?)/g, "cinq$1"],
  [/^(?:cincu|cinche|cinch)$/, "cinque"],
  [/quat(?:t[ou]|t?ru|ter)(?=$|cento|mila)/, "quattro"],
  [/^(?:di[es]se|diesi|dies|deci|diece)(?=$|mila)/, "dieci"],
  [/^(un|do|tre|quator|quin|se)dese$/, "$1dici"],
  [/(?<=venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento)do$/, "due"],
  [/^(?:du|do)(?=cento|mila)/, "due"],
  [/^sie(?=$|cento|mila)/, "sei"],
  [/^ott?u$/, "otto"],
  [/^dua$/, "due"],
];
/** The letters by which a word may be such a numeral. */
const HINT = /[sz]ento|cient|vint|[sz]inq|cinc|quat|^di?[es]|^d[euo]|dese$|do$|^sie|^ot+u/;
/** Ordinary words that would be taken for a numeral. */
const ORDINARY = /^(?:sento|senta|sie|cinch|do)$/;

/** A text with the usual words for those of the large dialects: «dusento schei» → «duecento schei». */
export function toUsualWords(plain: string): string {
  return toItalian(plain).replace(/[a-z]{3,}/g, toUsualNumeral);
}

function toUsualNumeral(word: string): string {
  if (!HINT.test(word) || ORDINARY.test(word) || readNumberWord(word) !== null) {
    return word;
  }
  const usual = NUMERALS.reduce((part, [dialect, italian]) => part.replace(dialect, italian), word);
  return usual !== word && readNumberWord(usual) !== null ? usual : word;
}
