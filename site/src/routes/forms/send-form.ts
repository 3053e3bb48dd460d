import { GENERAL_ERRORS, type WireError } from "@volpe/contract";
import { ApiError, OfflineError } from "@volpe/core";
import { data, redirect } from "react-router-dom";

/** What a page's action answers where the form comes back: what to mend, and what was typed. */
export type RefusedForm<Typed extends object> = Typed & { errors: readonly WireError[] };

/**
 * The end of a page's action: goes where the call says, or gives the form back with what the API or
 * the network refused. Throws anything else, for that is a fault.
 */
export async function sendForm<Typed extends object>(typed: Typed, call: () => Promise<string>) {
  try {
    return redirect(await call(), 303);
  } catch (error) {
    if (error instanceof ApiError) return refuseForm(error.status, error.errors, typed);
    if (error instanceof OfflineError) {
      const { message } = GENERAL_ERRORS.unavailable;
      return refuseForm(503, [{ code: "unavailable", message }], typed);
    }
    throw error;
  }
}

/** The form comes back with every word that was typed; 422 where our own rules refuse it. */
export function refuseForm<Typed extends object>(
  status: number,
  errors: readonly WireError[],
  typed: Typed,
) {
  return data<RefusedForm<Typed>>({ ...typed, errors }, { status });
}
