/** A change of supplier takes up to a month, and its choice some days. */
export const REMINDED_DAYS_BEFORE = 45;

/** The text beside the box and its version; a test holds a hash of the text. */
export const REMINDER_CONSENT = {
  text: `Scrivimi una volta sola, ${REMINDED_DAYS_BEFORE} giorni prima della scadenza. Ho letto l’informativa sul trattamento dei miei dati.`,
  version: "2026-11-22",
} as const;

/** The ISO day on which a reminder is sent, for the ISO day on which the price ends. */
export function toReminderDay(expiresOn: string): string {
  const day = new Date(`${expiresOn}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - REMINDED_DAYS_BEFORE);
  return day.toISOString().slice(0, 10);
}
