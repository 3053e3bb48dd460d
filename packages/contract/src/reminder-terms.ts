import { addDays } from "./calendar-day.ts";

/** A change of supplier takes up to a month, and the choice of a supplier takes some days. */
export const REMINDED_DAYS_BEFORE = 45;

/** The text next to the box and its version. A test holds a hash of the text. */
export const REMINDER_CONSENT = {
  text: `Scrivimi una volta sola, ${REMINDED_DAYS_BEFORE} giorni prima della scadenza. Ho letto l’informativa sul trattamento dei miei dati.`,
  version: "2026-11-22",
} as const;

/**
 * The ISO day on which the reminder is sent, given the ISO day on which the price ends.
 *
 * @example
 * toReminderDay("2027-03-31") // "2027-02-14"
 */
export function toReminderDay(expiresOn: string): string {
  return addDays(expiresOn, -REMINDED_DAYS_BEFORE);
}
