import { saysUnknown, toSpokenText } from "../../text/spoken-text.ts";
import { findWithdrawal } from "../../text/withdrawal.ts";
import { findNumbers } from "./italian-number.ts";

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
const ADDS = /^[\s,.;:!…-]*(?:anche|pure|con|in più)(?![\p{L}\d])/iu;
const ONLY = /^(?:solo|soltanto|niente|nulla|nessun[oa]?|tutt[oaie])(?![\p{L}])/iu;

const PERIOD =
  /\b(?:al|a) (?:mese|giorno|bimestre|settimana|trimestre)\b|\b(?:all['’]|l['’])anno\b|\bogni (?:mese|due mesi)\b/i;

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
  followsNo: boolean;
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

/** The denied value and its replacement; null if the text corrects nothing. */
export function findCorrection(text: string): Correction | null {
  const withdrawal = findWithdrawal(text, findFigureMarks);
  if (withdrawal === null) {
    return null;
  }
  const { before, isDenial, followsNo } = withdrawal;
  const after = withPeriod(withdrawal.after, before);
  const isWhole = isDenial || countWords(after) >= countWords(before) || ONLY.test(after);
  return { before, after, isPartial: !isDenial && (ADDS.test(after) || !isWhole), followsNo };
}

/** The marks between two figures. */
function findFigureMarks(text: string): RegExpExecArray[] {
  return [
    ...text.matchAll(NO_NUMERAL),
    ...[...text.matchAll(SETTLES)].filter((mark) => isBetweenFigures(text, mark)),
  ];
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

function countWords(text: string): number {
  return text.match(/\p{L}{4,}/gu)?.length ?? 0;
}
