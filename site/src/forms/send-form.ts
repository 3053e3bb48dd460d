import { GENERAL_ERRORS, type WireError } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { data, redirect } from "react-router-dom";
import { isOffline } from "../page/is-offline.ts";
import { toNoAnswerError } from "./no-answer.ts";
import { WaitingError } from "./waiting-forms.ts";

/** The answer of a page's action to a refused form: the errors and the typed values. */
export type RefusedForm<Typed extends object> = Typed & {
  errors: readonly WireError[];
  /** The id of the sent form if it waits for the connection. */
  waiting?: string;
};

/** The target of a sent form, with a cookie for a form that is posted as a document. */
export type Destination = string | { path: string; cookie: string };

/**
 * Ends a page's action: redirects to where `call` leads. For errors of the API, for a lost
 * connection and for a form that waits for the connection it answers the errors with what was
 * typed. Throws anything else, because that is a fault of ours.
 *
 * @example
 * return sendForm({ values }, async () => {
 *   await calls.send(toRequest(values));
 *   return "/contatti?inviato=si";
 * });
 */
export async function sendForm<Typed extends object>(
  typed: Typed,
  call: () => Promise<Destination>,
) {
  try {
    const destination = await call();
    if (typeof destination === "string") return redirect(destination, 303);
    const { path, cookie } = destination;
    return redirect(path, { status: 303, headers: { "set-cookie": cookie } });
  } catch (error) {
    if (error instanceof WaitingError) {
      const waiting: RefusedForm<Typed> = { ...typed, errors: [], waiting: error.id };
      // After an error the router does not load the page's data again, which it could not.
      return data(waiting, { status: GENERAL_ERRORS.unavailable.status });
    }
    if (error instanceof ApiError) return refuseForm(error.status, error.errors, typed);
    if (isOffline(error)) return refuseForm(503, [toNoAnswerError()], typed);
    throw error;
  }
}

/** Returns the form's errors together with everything that was typed. */
export function refuseForm<Typed extends object>(
  status: number,
  errors: readonly WireError[],
  typed: Typed,
) {
  return data<RefusedForm<Typed>>({ ...typed, errors }, { status });
}
