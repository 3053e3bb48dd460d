import { MAIL_DOMAINS } from "./mail-domains.ts";
import { TRACKING_PATTERN } from "./wire-names.ts";

const MAILBOXES = MAIL_DOMAINS.map((domain) => domain.replace(".", "[-_]")).join("|");

/**
 * The pattern of an affiliate's value that calls accept and tables store: it matches
 * `TRACKING_PATTERN` and names no mailbox of a known domain or of certified mail, as
 * `anna_rossi_tiscali_it` or `rossi-pec-it--maggio`.
 */
export const STORED_TRACKING_PATTERN = `${TRACKING_PATTERN.source}(?!.*[-_](${MAILBOXES}|pec([-_].*)?[-_](it|com|eu))([-_]|$))`;

const STORED = new RegExp(STORED_TRACKING_PATTERN);

/**
 * Whether calls accept a text as an affiliate's value, and tables store it.
 *
 * @example
 * isStoredTracking("sito-rossi--maggio"); // true
 * isStoredTracking("anna_rossi_tiscali_it"); // false
 */
export function isStoredTracking(text: string): boolean {
  return STORED.test(text);
}
