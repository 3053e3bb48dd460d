import { findClauseOfToday } from "../../text/clause-of-today.ts";
import type { Subject } from "./subject.ts";

/**
 * The only clause that answers, if all others are about the past, a plan or other people. Null if
 * there is none. A wanted amount is itself a wish, and may be that of a family.
 */
export function findOwnClause(
  text: string,
  subject: Subject,
  says: (part: string) => boolean,
): string | null {
  return findClauseOfToday(text, { says, mayBeWish: subject === "amount" });
}
