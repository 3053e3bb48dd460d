import { joinPatterns } from "./join-patterns.ts";
import { FORMER, NO_MORE, WISHED } from "./of-another-time.ts";
import { BY_ANOTHER_HOME, OF_ANOTHER_HOME, STRANGER } from "./of-others.ts";
import { toSpokenText } from "./spoken-text.ts";

const CLAUSES = /[,;:]\s+|\.\s+|\s(?:ma|però|pero|mentre|invece)\s|\s(?=(?:ora|adesso|oggi)\s)/i;
const MOST_CLAUSES = 4;

/**
 * The only clause that answers, if all others are about the past, a plan or other people: «io
 * Edison» of «mia madre ha Enel, io Edison». Null if there is none. `says` tells whether a part
 * names a value. A wish, also one of other people, may be the answer if `mayBeWish` is true.
 */
export function findClauseOfToday(
  text: string,
  { says, mayBeWish }: { says: (part: string) => boolean; mayBeWish: boolean },
): string | null {
  const clauses = text.split(CLAUSES).filter((clause) => /[\p{L}\d]/u.test(clause));
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES) {
    return null;
  }
  const asides = clauses.filter((clause) => isAside(clause, mayBeWish));
  const [own, ...more] = clauses.filter((clause) => !asides.includes(clause));
  // A clause such as «…ma non lo accendo mai» is about the clause before it.
  return own !== undefined &&
    more.length === 0 &&
    !/^(?:non?|nn|mai)\b/i.test(own) &&
    says(own) &&
    asides.some(says)
    ? own
    : null;
}

/** Matches a plan: «A marzo mi attivano la fibra». */
const PLANNED = /\b(?:mi|ci) (?:mettono|montano|installano|attivano|cambiano)\b/;
const EARLIER = joinPatterns([NO_MORE, FORMER]);
/** Matches the home or contract of somebody else: «La casa di mia figlia è 100». */
const HOME_OF =
  /\b(?:casa|bolletta|contratto|contatore|linea|quell[ao]) (?:di mi[ao]|dei miei|del mio|della mia) /;
const OF_OTHERS = joinPatterns([OF_ANOTHER_HOME, BY_ANOTHER_HOME, STRANGER, HOME_OF]);

/** Whether a clause is about the past, a wish or people of another home. */
function isAside(clause: string, mayBeWish: boolean): boolean {
  const said = toSpokenText(clause);
  const isOf = (pattern: RegExp) => said.search(pattern) >= 0;
  return (
    (isOf(EARLIER) && !/\bprima (?:di|del)/.test(said)) ||
    (!mayBeWish && (isOf(OF_OTHERS) || WISHED.test(said) || PLANNED.test(said)))
  );
}
