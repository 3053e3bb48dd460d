import { GENERAL_ERRORS, type WireError } from "@volpe/contract";

/**
 * The error of a form that got no answer. In a browser the connection failed, on a server our own
 * API did.
 */
export function toNoAnswerError(): WireError {
  const message =
    typeof window === "undefined"
      ? GENERAL_ERRORS.unavailable.message
      : "Sei senza connessione, e non ho mandato niente. Quello che hai scritto resta qui: riprova appena torna la rete.";
  return { code: "unavailable", message };
}
