import { saysUnknown, toSpokenText } from "../../text/spoken-text.ts";
import { findNumbers } from "./italian-number.ts";

/** Words that withdraw the words before them. */
const MARKERS = [
  // «Anzi» is also a town, as in «abito ad Anzi» and «Anzi (PZ)».
  "(?<!\\b(?:a|ad|di|comune di) )anzi(?!\\s*\\()",
  "(?:scusa|scusami|scusate|scusi)(?!\\s+(?:ma|se|il|la|l['’]|per|eh)\\b)",
  "(?<!(?<!\\p{L})(?:è|e['’]?|é|era) )(?:mi (?:sono|so) |son[oa]? |ho )?(?:sbagliat[oa]|confus[oa])",
  "(?<!se non )(?<!se non mi )(?:mi )?sbaglio",
  "(?:mi )?correggo",
  "rettifico",
  "correzione",
  "(?:volevo|intendevo) (?:dire|scrivere|metter[e]?)",
  "intendevo",
  "o(?:o)?ps",
  "pardon",
  "errore mio",
  "come non detto",
  "ripensandoci",
  "o (?:per )?meglio(?: dire)?",
  "(?:ah|eh|ma|cioè|cioe|ehm)(?=[\\s,]+no(?![\\p{L}\\d])(?!\\s+(?:marketing|pubblicit|spam|novit|newsletter|alla? |il )))",
  "(?<=[\\p{L}\\d][\\s,.;]{1,3})cio[eè]['’]?(?=[\\s,]+s[iì](?![\\p{L}\\d]))",
  "no[\\s,]+(?:no|aspett[aio]|aspettate|aspe|asp|dai|meglio|facciamo)",
  "(?:aspett[ai]|aspettate|aspe)(?!\\s+che\\s+l[oaie]\\s)",
];
const MARKER = new RegExp(`(?<![\\p{L}\\d])(?:${MARKERS.join("|")})(?![\\p{L}\\d])`, "giu");
/** Matches «3000? no 2700», «110, no 101», «70 al mese no 80». */
const NO_NUMBER =
  /(?<=\d[^\d?;]{0,12}[\s,?]|\?)\s*no[\s,]+(?=(?:circa |tipo |sono )?\d)|\?\s*no[\s,]+|(?<=[.!…])\s*no,\s*/giu;
const NUMERAL =
  "(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|vent|trent|quarant|cinquant|sessant|settant|ottant|novant|cent|mill)[a-z]*";
/** Matches the «no» between two numerals: «Quattro no cinque». */
const NO_NUMERAL = new RegExp(
  `(?<=(?<!\\p{L})${NUMERAL}(?: \\p{L}+)?[\\s,]{1,3})no[\\s,]+(?=(?:circa |in )?${NUMERAL})`,
  "giu",
);
/**
 * Matches words before the figure that the person settles on: «Tra 10 e 20, diciamo 15», «35,
 * facciamo 38».
 */
const SETTLES =
  /(?<=[,;.…!?]\s*|\s(?:ma|quindi)\s+|-\s+)(?:(?:ma|quindi|e)\s+)?(?:diciamo|direi|facciamo|mettiamo|metti|toh|to['’]|arrotond\w+)[\s,]+/giu;
/** Words that introduce the intended value. */
const LEAD =
  /^[\s,.;:!…-]*(?:(?:aspett[ai]|aspe|dai|cioè|cioe|facciamo|fai(?! tu)|fate(?! voi)|metti|mettete|mettiamo|scrivi|scrivete|segna|diciamo|direi|dicevo|intendevo|meglio|era|erano|è|e'|sono|quello|invece|proprio)(?![\p{L}\d'’])|(?:(?:un po['’]? )?(?:di )?(?:meno|più|piu))(?=[\s,]+\d)|$)/iu;
const NO = /^[\s,.;:!…-]*no(?![\p{L}\d])[\s,.;:!…-]*(?=[\p{L}\d])(?!grazie)/iu;
const FILLER =
  /^(?:[\s,.;:!?…-]|(?:no|ah|eh|ehm|oh|ma|ciao|ok|beh|mmm?|allora|aspett[ai]|aspe)(?![\p{L}\d]))*$/iu;
const ADDS = /^[\s,.;:!…-]*(?:anche|pure|con|in più)(?![\p{L}\d])/iu;
const ONLY = /^(?:solo|soltanto|niente|nulla|nessun[oa]?|tutt[oaie])(?![\p{L}])/iu;

const PERIOD =
  /\b(?:al|a) (?:mese|giorno|bimestre|settimana|trimestre)\b|\b(?:all['’]|l['’])anno\b|\bogni (?:mese|due mesi)\b/i;

/**
 * Matches a denied value and its replacement: «Non è ADSL è fibra mista», «non sono Marco, sono
 * Luca».
 */
const NOT_BUT = [
  /^\s*(?:non|nn) (?:è|e['’]) ([^,;.]{1,30}?) (?:è|e['’]) (\S.*)$/iu,
  /^\s*(?:non|nn) (?:sono|siamo) ([^;.]{1,30}?),? (?:ma )?(?:sono|siamo) (\S.*)$/iu,
];

type Correction = {
  /** The first value; empty if the text has only the correction. */
  before: string;
  /** The intended value; empty if the text does not state it. */
  after: string;
  /**
   * True if the intended value may be only a part of the answer: «clima e boiler, anzi induzione»,
   * «anzi anche il gas».
   */
  isPartial: boolean;
  /** True if only a «no» stands before the correction, «no scusa, Roma»: it answers nothing. */
  followsNo?: boolean;
};

const QUESTION =
  /\b(?:cos'e|cosa (?:e|vuol dire|significa|intend\w+|cambia|sarebbe)|che (?:differenza|vuol dire|significa|intend\w+|cambia)|quanto (?:costa|costano|si paga)|come (?:funziona|si fa)|qual e la differenza|in che senso|chi (?:siete|sei)|dove (?:lo|la|li|le) (?:trovo|vedo|leggo|cerco)|come (?:faccio|si vede|lo so|la so|lo trovo|la trovo|li trovo)|(?:che|cosa) (?:e|sono) (?:il|lo|la|l'|i|gli|le)|posso fidarmi|non (?:ho capito|capisco) la domanda)\b|\b(?:sei|siete|e(?! ver[oaie]$)) (?:un |una |dei |solo )*(?:robot|bot|uman[oaie]|affidabil[ei]|seri[oa]?|ver[oaie]|gratis|gratuit[oaie]|persona|programma|ia)\b|^(?:cioe|come|quale|quali|cosa|in che|scusa come)$/;

/**
 * Whether a text asks a question instead of answering: «cos'è il cordless?», «che differenza c'è?».
 */
export function asksBack(text: string): boolean {
  const said = toSpokenText(text);
  const isAsked =
    /\?[\s!?]*$/.test(text) && (ASKS.test(said) || WONDERS.test(said)) && !saysUnknown(text);
  return QUESTION.test(said) || (RETORTS.test(said) && !saysUnknown(text)) || isAsked;
}

/**
 * Matches a question word or phrase: «Pompa di calore o condizionatore è lo stesso?», «ma voi come
 * lo calcolate?».
 */
const ASKS =
  /\b(?:(?:come|dove|perche|quando|qual[ei]?|quant[oaie]|cosa|chi)\b|(?:e|sono|fa|cambia) (?:lo stesso|la stessa|ugual[ei]|divers[oaie]|important[ei]|obbligatori[oa]|necessari[oa]|meglio|differenza|qualcosa)|(?:cambia|costa|conviene|pago|si paga)\b[^?]{0,40} se)\b[^?]{0,60}[?\s!]*$/;

/** Matches questions without a question mark: «E chi controlla», «ma cosa cambia». */
const RETORTS =
  /^(?:e|ma) (?:chi|cosa|come(?! (?:no|vol|pref|vuo|vi par|ti par))|perche|quanto (?:cost|spend|risparmi)\w*|dove|che (?!ne)(?:me ne|te ne|vi|ti|c'entra|import))\b/;

/**
 * Matches questions about other cases: «Conviene il fisso?», «e con il gas?», «posso mettere 3?»,
 * «se fosse un bar?».
 */
const WONDERS =
  /^(?:e|ma|perche|oppure|o|cioe|quindi) [\w.,' ]{1,30}$|\b(?:se (?:[a-z']+ )?[a-z]+(?:ssi|sse|ssimo|ssero)|conviene|converrebbe|posso (?:mettere|scrivere|dire|scegliere|fare)|(?:si )?pu[o'] (?:fare|avere)|si puo|si possono|va bene (?:anche|se|lo stesso|cosi)|e (?:tanto|poco|molto|troppo|normale|obbligatori[oa]|possibile|meglio)|sono (?:tanti|pochi|troppi)|meglio|ce la (?:faccio|facciamo)|bast(?:a|ano)|cambia|cambierebbe|che dici|che ne dici|che dite|giusto o|e se)\b/;

/** Most answers are a single word, which corrects nothing. */
const ONE_WORD = /^(?:\p{L}*|[\d.]*)$/u;

/** The denied value and its replacement; null if the text corrects nothing. */
export function findCorrection(text: string): Correction | null {
  if (ONE_WORD.test(text)) {
    return null;
  }
  const marks = [
    ...text.matchAll(MARKER),
    ...text.matchAll(NO_NUMBER),
    ...text.matchAll(NO_NUMERAL),
    ...[...text.matchAll(SETTLES)].filter((mark) => isBetweenFigures(text, mark)),
  ].toSorted((one, other) => one.index - other.index);
  const [first] = marks;
  const last = marks.at(-1);
  if (first === undefined || last === undefined) {
    const [, before = "", after = ""] = NOT_BUT.map((each) => each.exec(text)).find(Boolean) ?? [];
    return after === "" ? null : { before, after, isPartial: false };
  }
  const said = text.slice(0, first.index);
  const before = FILLER.test(said) ? "" : said.trim();
  const after = withPeriod(dropLeads(text.slice(last.index + last[0].length)), before);
  const isPolite = after === "" && /^(?:scus|aspett)/i.test(last[0]);
  if (isPolite || (after === "" && before === "")) {
    return null;
  }
  const isWhole = countWords(after) >= countWords(before) || ONLY.test(after);
  const followsNo = before === "" && /\bno\b/i.test(said);
  return { before, after, isPartial: ADDS.test(after) || !isWhole, followsNo };
}

function isBetweenFigures(text: string, { 0: words, index }: RegExpExecArray): boolean {
  const [first] = findNumbers(toSpokenText(text.slice(index + words.length)));
  return (
    first !== undefined &&
    first.start <= ROUGHLY.length &&
    findNumbers(toSpokenText(text.slice(0, index))).length > 0
  );
}

/** The longest words that may stand before a corrected figure. */
const ROUGHLY = "un circa ";

/** Adds the first figure's period to the second one: «80 al mese, anzi 85». */
function withPeriod(after: string, before: string): string {
  const period = PERIOD.exec(before)?.[0];
  return period !== undefined && /^[\d.,]+(?: ?(?:€|euro))?$/.test(after)
    ? `${after} ${period}`
    : after;
}

function dropLeads(text: string): string {
  let rest = text.replace(NO, "");
  for (let left = ""; left !== rest; ) {
    left = rest;
    rest = rest.replace(LEAD, "").replace(NO, "");
  }
  return rest.replace(/^[\s,.;:!…-]+/, "").trim();
}

function countWords(text: string): number {
  return text.match(/\p{L}{4,}/gu)?.length ?? 0;
}
