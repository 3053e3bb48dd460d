import { MAIL_DOMAINS } from "./mail-domains.ts";
import { TRACKING_PATTERN } from "./wire-names.ts";

const MAILBOXES = MAIL_DOMAINS.map((domain) => domain.replace(".", "[-_]")).join("|");

/**
 * The pattern of a value that calls accept and tables keep: one of `TRACKING_PATTERN` without a mailbox of
 * a known domain or of certified mail, as `anna_rossi_tiscali_it` or `rossi-pec-it--maggio`.
 */
export const STORED_TRACKING_PATTERN = `${TRACKING_PATTERN}(?!.*[-_](${MAILBOXES}|pec([-_].*)?[-_](it|com|eu))([-_]|$))`;
