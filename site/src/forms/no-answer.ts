import { GENERAL_ERRORS, type WireError } from "@volpe/contract";

/**
 * What a form says if nothing answered. In a browser that is the connection, on a server our own
 * API.
 */
export function toNoAnswerError(): WireError {
  const message =
    typeof window === "undefined"
      ? GENERAL_ERRORS.unavailable.message
      : "Sei senza connessione, e non ho mandato niente. Quello che hai scritto resta qui: riprova appena torna la rete.";
  return { code: "unavailable", message };
}
