import { NO_MORE } from "../../text/of-another-time.ts";

/**
 * Matches something that is not there yet: «Devo ancora comprarlo», «è ancora da montare», «ho
 * intenzione di metterlo».
 */
export const YET_TO_DO =
  /\b(?:(?:devo|dobbiamo|deve|devono|bisogna|(?:mi|ci) tocca|(?:c'e|ho|abbiamo|resta) da) (?:(?:solo|ancora|prima|pure|anche|far) )*(?:compr|acquist|mett|mont|install|prend|ordin|attiv|allacci|colleg|aggiung|pass|aument|alz|abbass)\w*r(?:e|[lnmcsv][aeio])|(?:devo|dobbiamo|deve|devono) (?:solo )?ancora(?! pagar)|ancora da (?!pagar)\w+[aei]re|intend(?:o|iamo) (?!dire\b)\w+[aei]r(?:e|[lnmcsv][aeio])|(?:ho|abbiamo) (?:in mente|intenzione) di|avre(?:i|mmo) (?:bisogno|intenzione))\b/;
/** Matches words for what is to come. */
export const COMING =
  /\b(?:(?:sto|stiamo) [a-z]{2,}[ae]ndo\w*|prossim[oaie]|a breve|in futuro|in arrivo|in programma|domani|avro|faro|ordinat[oaie]|in attesa)\b/;
/** Matches words for a wish, a plan or a doubt, which may not come true. */
const TO_COME =
  /\b(?:vorrei|vorremmo|voglio|vogliamo|pens(?:o|iamo|avo|avamo|ando)|sto per|stiamo per|(?:mett|prend|compr|install|pass|cambi|avr|arriv|aggiung|attiv|far|monter)\w*(?:ero|eremo|era|eranno|iro|iremo|aro|aremo|emo|anno)|(?:tra|fra) (?:poco|pochi|un|una|due|tre|qualche|\d)\w*|mi (?:mettono|montano|installano|attivano)|mettono|installano|dovrei|dovremmo|dovrebb\w+|potrei|forse|magari|valut\w+|conviene|sarebbe|piacerebbe|chissa|quando (?:posso|avro|cambio|arriva))\b/;
/** Matches other words for the past, which do not tell that a figure is former: «l'anno scorso». */
const PAST =
  /\b(?:avevano|fino (?!(?:al|all'|alla) ?(?:armadi|cabina|strada|centralina))(?:a|al|all'|allo|alla|ad|agli)\s?(?!casa|in)\w+|dismess[oaie]|eliminat[oaie]|rott[oaie]|scollegat[oaie]|chius[oaie]|inutilizzat[oaie]|ex|scors[oaie]|prima)\b|\bnon (?:l'|lo |la |li |le |ce |c'|ci )?\w+ piu\b/;
/** Matches words for something in another place, or of other people. */
export const ELSEWHERE =
  /\b(?:(?:in|all') ?ufficio|al lavoro|in azienda|in ditta|altrove|all[ae] colonnin[ae]|colonnine|pubblic[oaie]|al mare|in montagna|in campagna|condominial[ei]|(?:mi[oa]|su[oa]|l'altr[oa]) (?:fratello|sorella|zi[oa]|cugin[oa]|vicin[oa]|amic[oa]|suocer[oa]|nonn[oa])|(?:il|la|i|del|dei|dai|dal|dalla) vicin[oaie]|dai (?:miei|suoi|suoceri|nonni|genitori)|(?:i|dei) miei (?:genitori|nonni|suoceri|zii|cugini))\b/;
const NOW = /(?=\b(?:ora|adesso|oggi|attualmente|invece|mentre)\b)/;

/** Matches since when something is there: «L'abbiamo messa l'anno scorso». */
export const SET_UP =
  /\b(?:ho|abbiamo|hanno) (?:(?:gia|appena|fatto) )?(?:mess|mett|installa|monta|comprat|pres)\w*(?: (?:l'anno scorso|quest'anno|[a-z]+ (?:ann[oi]|mes[ei]) fa))?\b/;

/** Whether a clause is about something future, uncertain, past or elsewhere. */
export function isUnsettled(said: string): boolean {
  const clause = said.replace(SET_UP, " ");
  return (
    [COMING, TO_COME, YET_TO_DO, ELSEWHERE].some((pattern) => pattern.test(clause)) ||
    isPast(clause)
  );
}

/** Whether a clause is about the past. */
export function isPast(clause: string): boolean {
  return NO_MORE.test(clause) || PAST.test(clause);
}

/**
 * Matches what somebody has now, up to what they want: «Ho una diesel e voglio una ibrida», «il mio
 * è senza canone».
 */
export const OWNED =
  /\b(?:(?:ho|abbiamo|guido|guidiamo|possiedo|uso|usiamo) (?:(?:gia|adesso|ora|attualmente) )?(?:(?:un[ao]?|la|il|un'|l'|quell[oa])(?! (?:necessita|esigenza))|diesel|benzina|gpl|metano|ibrid[ao]|elettric[ao]|amex|american express|stampante)\b|(?:(?:il|la) (?:mi|nostr)[oa]|quell[oa] che (?:ho|abbiamo|uso)) (?:(?:attuale|vecchi[oa]|pos|terminale|auto|macchina) )*(?:e|ha)\b).*?(?=$|\b(?:e(?! (?:con|senza|canone)\b)|che(?! (?:stamp|accett|ha\b|e\b))) |\b(?:vogli|vorr|cerc|prefer))/g;

/** Verbs for a thing that somebody parts with: «lascio il SUV», «mi scade un SUV». */
export const GIVES_UP = "(?:lasci|abbandon|vend|cambi|restitu|scad)\\w+(?<!te)(?: perdere| stare)?";

/** Matches something too big or too dear: «un SUV costa troppo, vorrei una berlina». */
const TOO_MUCH =
  /(?:\btropp[oaie]\b|\b(?:e|sono) (?:\w+ )?car[oaie]\b)(?!.*\b(?:vogli|vorr|cerc|prefer|serv))/;

/** Whether a clause finds something too big or too dear. */
export function isTooMuch(clause: string): boolean {
  return TOO_MUCH.test(clause);
}

/** Matches something that needs no change: «La ditta è già a posto», «internet ce l'ho già». */
const SETTLED =
  /\ba posto\b|\bgia (?:sistemat|cambiat|fatt|risolt|coper)\w*|\b(?:ce l'ho|ce l'abbiamo|ce l'ha) gia\b|\bgia (?:ce l'ho|ce l'abbiamo|ce l'ha)\b|\b(?:va|vanno) (?:gia )?bene (?:cosi|com'e|come sono)\b/;

/** Whether a clause is about something that needs no change. */
export function isSettled(clause: string): boolean {
  return SETTLED.test(clause);
}

/** Splits a clause at its «now»: «Avevo l'ADSL ora la fibra» has two clauses. */
export function splitAtNow(clause: string): string[] {
  return clause.split(NOW);
}
