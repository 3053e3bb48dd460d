import { ERRORS, type WireError } from "@volpe/contract";
import { type AuthReply, findErrors } from "@volpe/core";
import { toNoAnswerError } from "../forms/no-answer.ts";
import { isOffline } from "../page/is-offline.ts";

/** `httpStatus` is the status of the page that shows the errors. */
export type AuthRefusal = { status: "refused"; errors: WireError[]; httpStatus: number };

export type AuthOutcome<T> = { status: "done"; data: T } | AuthRefusal;

/** Turns the answer of an auth call into a tagged outcome. A lost connection is a refusal. */
export async function askAuth<T>(call: AuthReply<T>): Promise<AuthOutcome<T>> {
  try {
    const reply = await call;
    const errors = findErrors(reply);
    return errors === undefined ? { status: "done", data: reply as T } : toRefusal(errors);
  } catch (error) {
    if (isOffline(error)) return toRefusal([toNoAnswerError()]);
    throw error;
  }
}

function toRefusal(errors: WireError[]): AuthRefusal {
  const code = errors[0]?.code;
  // A newer server may name a code that is not known here.
  const known = code !== undefined && Object.hasOwn(ERRORS, code) ? ERRORS[code] : undefined;
  return { status: "refused", errors, httpStatus: known?.status ?? 422 };
}
