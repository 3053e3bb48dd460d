import { readNumberWord } from "@volpe/contract";
import { LRUCache } from "lru-cache";
import { toPlainText } from "./plain-text.ts";

/** Abbreviations and dialect words, each with the usual words. */
const toLongForms = createReplacer([
  [/(?<letter>[a-z])\k<letter>{2,}/g, "$<letter>"],
  [/^s+i+(?=[\s,.!]|$)/, "si"],
  [/\b(?:nn|nun|num|nin|nu)\b/g, "non"],
  [/\b(?:xk?ch?[eè]|xk|perke|prk|xche)\b/g, "perche"],
  [/(?<![\d\s]\s?)\bx\b(?!\s?\d)|^x(?= [a-z])|(?<=[a-z]\s)x(?=\s[a-z])/g, "per"],
  [/\bke\b/g, "che"],
  [/\bpe\b/g, "per"],
  [/\bmo'?(?= [a-z])/g, "adesso"],
  [
    /(?<!\b(?:per|di|a|da|con|secondo) )\b([mtv])e (?=chiam|serv|par[ei]|ricord|interess|va\b|telefon)/g,
    "$1i ",
  ],
  [/\bmanco\b/g, "neanche"],
  [/\bcmq\b/g, "comunque"],
  [/\bcn\b/g, "con"],
  [/\bnnt\b|\bnient\b/g, "niente"],
  [/\b(?:zero idee|zero idea|per niente idea)\b/g, "nessuna idea"],
  [/\bqnd\b/g, "quando"],
  [/\bqlc\b/g, "qualcosa"],
  [/\btt([oaie])\b/g, "tutt$1"],
  [/\btt\b/g, "tutto"],
  [/\bbn\b/g, "bene"],
  [/\bo(?:k{2,}(?:a?[yi]|e[yi])?|kei)\b/g, "ok"],
  [/(?<![a-z])gg\b/g, "giorni"],
  [/\bs(?:o?n)\b(?! sol[oa]?\b)/g, "sono"],
  [/\bmi' (?=[a-z]{3})/g, "mia "],
  // Words that were dictated or typed without their apostrophe: «d accordo», «l anno».
  [/\b([dlc]|[ns]ell|[ad]ll|all|dall|dell|nell|sull|quell) (?=[aeiouh])/g, "$1'"],
  [/\b([a-z])'ho\b/g, "$1'ho"],
  [/\b(?:er|ar)\b(?= (?:mese|gas|pos|mare|bar|giorno))/g, "al"],
  [/\b(?<nod>si|no|ok)\k<nod>+\b/g, "$<nod> $<nod>"],
  [/\bdu'(?=\s|$)/g, "due"],
  [/\bresid\.(?=\s|$)/g, "residente"],
  [/\briscald\.(?=\s|$)/g, "riscaldamento"],
  [/\bp\.?\s?iva\b|\bpiva\b/g, "partita iva"],
  [/\bs\.\s?r\.\s?l\.?(?=\s|$)/g, "srl"],
  [/\bs\.\s?n\.\s?c\.?(?=\s|$)/g, "snc"],
  [/\bs\.\s?a\.\s?s\.?(?=\s|$)/g, "sas"],
  [/\bs\.\s?p\.\s?a\.?(?=\s|$)/g, "spa"],
]);

const PICTURE = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu;

/** Removes emoji from the text. */
export function dropPictures(text: string): string {
  return text.replace(PICTURE, " ");
}

/** Emoji that are a yes or a no if they stand alone. */
const NODS: readonly (readonly [RegExp, string])[] = [
  [/[👍👌✅🆗]/u, "si"],
  [/[👎❌🚫]/u, "no"],
];

/** A cache, because the readers of one answer ask for its spoken words dozens of times. */
const cache = new LRUCache<string, string>({ max: 200, memoMethod: speak });

/** Like `toPlainText`, without emoji and with usual words for abbreviations and dialect. */
export function toSpokenText(text: string): string {
  return cache.memo(text);
}

function speak(text: string): string {
  const nods = /[\p{L}\p{N}]/u.test(text) ? [] : NODS.filter(([picture]) => picture.test(text));
  const [nod] = nods;
  if (nod !== undefined && nods.length === 1) {
    return nod[1];
  }
  return toLongForms(toUsualWords(toPlainText(dropPictures(text))));
}

const UNKNOWN =
  /^(?:(?:mah?|eh|ah|ehm|bo|beh|oddio|guarda|ora(?: come ora)?|adesso|al momento|(?:cosi )?su due piedi|sinceramente|onestamente|(?:te lo |ti |lo )?giuro(?: che)?)[\s,.]+)*(?:boh+|mah+|bho+|bo|(?:e )?(?:io )?che ne so|chi lo sa|vai a sapere|(?:io )?non (?:l[oaie] |ne |te lo |saprei |ti )?so\b|(?:neanche|nemmeno|neppure|mica) (?:io )?(?:lo |ne |l'|la )?(?:so\b|idea|immagino)|non saprei|non (?:me |mi )?(?:lo |la |ne )?(?:ricordo|ricorda)|non (?:ne )?(?:ho|o) (?:la minima |nessuna |alcuna |la piu pallida )?idea|nessuna idea|(?:non )?(?:(?:ci|ce) )?capisco (?:niente|nulla)|non (?:si |se )?(?:legge|vede|capisce) (?:niente|nulla)|(?:quest[oa] |quell[oa] )?(?:lo|la|li|le) (?:sa|vede|guarda|segue|gestisce|controlla) (?:tutto |sempre |solo )?mi[oa]|(?:io )?no(?:n)? (?:sapere|conoscere)|ignoro|non (?:me )?ne (?:capisco|intendo)|non me ne intendo|(?:non )?(?:(?:li|lo|la|le|ci) |l')?(?:ho |abbiamo )?mai (?:guardat|vist|controllat|calcolat|contat|misurat|fatto caso)\w*|salta(?= *(?:$|[.,;!]|quest|la domanda|pure|grazie|per favore|avanti))|non ce l'ho|non l'ho|non (?:lo|la|li|le) (?:conosco|trovo|vedo|leggo|guardo(?= mai))|non conosco|non trovo|non (?:riesco|riusciamo) a (?:trovar|veder|legger|capir)\w+|non so|(?:e )?chi (?:lo|se lo) (?:sa|ricorda)|(?:\S+ )?(?:cazzo|minchia|cavolo) ne so|i (?:don't|dont|do not) (?:know|remember)|(?:i have )?no idea|idk|not sure|\?+)(?![a-z])/;

/** Whether the person says that they do not know. */
export function saysUnknown(text: string): boolean {
  return UNKNOWN.test(toSpokenText(text)) || /^\s*[?¿]+\s*$/.test(text);
}

const DECLINES =
  /\b(?:dat[io]|informazion[ei]) (?:riservat|personal|sensibil|privat)\w*|^non (?:(?:te|ve|lo|la|li|ti|vi) )*(?:dico|diro)\b|^(?:preferisco|preferirei) (?:di )?(?:no|non)\b/;

/** Like `saysUnknown`, also after other words: «sto aprendo adesso, non lo so ancora». */
export function saysUnknownAtLast(text: string): boolean {
  return (
    DECLINES.test(toSpokenText(text)) ||
    saysUnknown(text) ||
    /\bnon (?:la|li|le) (?:so|sappiamo)\b|\bnon (?:ne )?ho (?:la minima |nessuna )?idea$/.test(
      toSpokenText(text),
    ) ||
    text.split(/[,;.!…]+(?=\s)|\s(?:e|ma|però)\s/).some(saysUnknown)
  );
}

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
  // «Nu» also means «non», so it is an article only before these nouns.
  [/\bnu (?=mes|migliai|centinai|ann|poco|paio|condizion|boiler|scaldabagn|milion)/g, "un "],
  [/(?<=\be )(?:mezz?u?|me[zs][oa]|miez[oa])\b/g, "mezzo"],
  [/\bun mile\b/g, "mille"],
  // «Do» and «dò» are also a verb, and «du» stands for «due» in Tuscany.
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
/** Matches letters that every numeral of a dialect has some of. */
const HINT = /[sz]ento|cient|vint|[sz]inq|cinc|quat|^di?[es]|^d[euo]|dese$|do$|^sie|^ot+u/;
/** Matches ordinary words that look like a numeral of a dialect. */
const ORDINARY = /^(?:sento|senta|sie|cinch|do)$/;

/** Replaces words of the large dialects by the usual ones: «dusento schei» → «duecento schei». */
function toUsualWords(plain: string): string {
  return toItalian(plain).replace(/[a-z]{3,}/g, toUsualNumeral);
}

function toUsualNumeral(word: string): string {
  if (!HINT.test(word) || ORDINARY.test(word) || readNumberWord(word) !== null) {
    return word;
  }
  const usual = NUMERALS.reduce((part, [dialect, italian]) => part.replace(dialect, italian), word);
  return usual !== word && readNumberWord(usual) !== null ? usual : word;
}

/**
 * Creates a function that replaces each pattern of a table by its text, in order. Most texts match
 * none of the patterns, and are returned after one test of them all, which takes a tenth of the
 * time. Patterns have no flag but `g`, and refer to their groups by unique names.
 *
 * @example
 * createReplacer([[/\bcmq\b/g, "comunque"]])("cmq sì"); // "comunque sì"
 */
export function createReplacer(
  table: readonly (readonly [RegExp, string])[],
): (text: string) => string {
  for (const [{ source, flags }] of table) {
    if (!/^g?$/.test(flags) || /\\\d/.test(source)) {
      throw new Error(`cannot be joined with other patterns: ${source}`);
    }
  }
  const any = new RegExp(table.map(([{ source }]) => `(?:${source})`).join("|"));
  return (text) =>
    any.test(text)
      ? table.reduce((words, [pattern, usual]) => words.replace(pattern, usual), text)
      : text;
}
