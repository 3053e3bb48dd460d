/** Matches words before a request to the conversation itself: «scusa, posso …». */
export const ASKING =
  "(?:(?:no|ok|scusa|scusami|senti|volpe|per favore|voglio|vorrei|vorremmo|posso|possiamo|si puo|fammi|facciamo|fai|fare|dai)[\\s,]+)*";

const BEGINS = "(?:ricominci(?:a|o|amo|are)|ripart(?:i|o|iamo|ire))";
const FROM_START = "(?:da capo|daccapo|da zero|dall'inizio)";
const ANOTHER = "(?:nuov[oa]|altr[oa]) (?:preventivo|confronto|ricerca|conversazione|chat)";
const CLEARS = "(?:(?:cancella|annulla|azzera)(?:re)? tutto|reset)";

/** Matches a text that asks for nothing but a new beginning, which loses the answers. */
export const RESTARTS = new RegExp(
  `^${ASKING}(?:${BEGINS}(?:[\\s,]+(?:tutto|${FROM_START}|per favore))*|(?:tutto )?${FROM_START}|(?:un )?${ANOTHER}|${CLEARS})$`,
);

/** Matches a text that speaks of a new beginning, which at the end loses nothing. */
export const SPEAKS_OF_RESTART = new RegExp(
  `ricominc|riparti|${FROM_START}|\\b${ANOTHER}|\\b${CLEARS}\\b|^(?:un )?nuov[oa]$|\\bnuov[oa] (?:calcolo|domanda)|di nuovo|un altr`,
);
