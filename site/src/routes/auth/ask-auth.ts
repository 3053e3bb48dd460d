import { ERRORS, GENERAL_ERRORS, type WireError } from "@volpe/contract";
import { type AuthReply, findErrors, OfflineError } from "@volpe/core";

/** `httpStatus` is the one that the page answers with. */
export type AuthRefusal = { status: "refused"; errors: WireError[]; httpStatus: number };

/** What came of an auth call. */
export type AuthOutcome<T> = { status: "done"; data: T } | AuthRefusal;

/** Takes an auth call's two kinds of answer apart; a lost connection is a refusal too. */
export async function askAuth<T>(call: AuthReply<T>): Promise<AuthOutcome<T>> {
  try {
    const reply = await call;
    const errors = findErrors(reply);
    return errors === undefined ? { status: "done", data: reply as T } : toRefusal(errors);
  } catch (error) {
    // Without a response there is nothing to send back but the form as it was.
    if (error instanceof OfflineError) {
      return toRefusal([{ code: "unavailable", message: GENERAL_ERRORS.unavailable.message }]);
    }
    throw error;
  }
}

export function toRefusal(errors: WireError[]): AuthRefusal {
  const code = errors[0]?.code;
  // A newer server may name a code that is not known here.
  const known = code !== undefined && Object.hasOwn(ERRORS, code) ? ERRORS[code] : undefined;
  return { status: "refused", errors, httpStatus: known?.status ?? 422 };
}
