import { GENERAL_ERRORS, type WireError } from "@volpe/contract";
import { toLostTitle } from "../page/lost-title.ts";

/**
 * The error of a form that got no answer. In a browser the connection or the site failed, on a server
 * our own API did.
 */
export function toNoAnswerError(): WireError {
  const message =
    typeof window === "undefined"
      ? GENERAL_ERRORS.unavailable.message
      : `${toLostTitle()}, e non so se quello che hai mandato è arrivato. Quello che hai scritto resta qui: riprova tra poco.`;
  return { code: "unavailable", message };
}
