import { DAY_SECONDS, HOUR_MS } from "./durations.ts";

/** Business constants (specification §9). */

export const LANGUAGE = "it";
export const DEFAULT_PHONE_PREFIX = "+39";
export const DEFAULT_LAYOUT = "default";

export const RECENT_ITEMS_MAX = 16;
export const BRANDS_MAX = 16;
export const FAVOURITES_MAX = 18;
/** Length of the longest slug, label or use in these lists, in characters. */
export const LIST_ENTRY_MAX = 400;

/** Highest number of entries in a comparison. */
export const COMPARED_MAX = 4;
/** Entries on a page of any list. */
export const PAGE_ENTRIES = 24;

export const AUTH_COOKIE_LOGIN_SECONDS = DAY_SECONDS;

/** How long a browser counts as a device of the account that logged in with it. */
export const KNOWN_DEVICE_SECONDS = 90 * DAY_SECONDS;
export const AUTH_COOKIE_UPDATE_SECONDS = 365 * DAY_SECONDS;
/** How long an attempt to log in with a provider may take. */
export const ATTEMPT_COOKIE_SECONDS = 10 * 60;
/** How long the browser remembers that a damaged cookie was removed. */
export const REPAIR_COOKIE_SECONDS = 10;
export const TRACKING_COOKIE_SECONDS = 30 * DAY_SECONDS;
/** Days for which an arrival counts for a later request. */
export const CLICK_DAYS = 30;
export const LIST_COOKIE_SECONDS = 365 * DAY_SECONDS;

/** Minimum length (NIST SP 800-63B); there are no rules about a password's characters. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;

/** Length of the longest ticket message, in characters. */
export const TICKET_MESSAGE_MAX = 5000;
export const ATTACHMENTS_MAX = 5;
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024;
/** The media types of an attachment and of a bill. */
export const ATTACHMENT_TYPES = ["application/pdf", "image/jpeg", "image/png"] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** Pages of one uploaded bill; files have the bounds of a ticket's attachments. */
export const BILL_PAGES_MAX = 50;

/**
 * A cookie choice may not be asked again before six months have passed (Garante, 10 June 2021). The
 * longest six months have 184 days.
 */
export const COOKIE_CHOICE_SECONDS = 184 * DAY_SECONDS;

export const BUILD_CHECK_INTERVAL_MS = HOUR_MS;
export const CHUNK_RELOAD_WINDOW_MS = 10_000;

export const SOCKET_RECONNECTION_ATTEMPTS = 5;
export const SOCKET_RECONNECTION_DELAY_MS = 1000;
export const SOCKET_RECONNECTION_DELAY_MAX_MS = 5000;

/** Browsers reject longer cookies (RFC 6265 §6.1). */
export const COOKIE_MAX_BYTES = 4096;

/**
 * Retention of personal data, days. The privacy notice states them and the server's jobs enforce
 * them.
 */

/** A conversation whose owner left no contacts, after its last answer. */
export const CONVERSATION_KEPT_DAYS = 30;
/** A message of the contact form, with its consents. */
export const CONTACT_KEPT_DAYS = 365;
/** A reminder of a contract's expiry, after the expiry or after it was withdrawn. */
export const REMINDER_KEPT_DAYS = 30;
/** A reminder whose link was not confirmed. */
export const REMINDER_UNCONFIRMED_KEPT_DAYS = 7;
/** A cookie choice. It is stored longer than it is in force, as proof of the choice. */
export const COOKIE_CHOICE_KEPT_DAYS = 730;
/** A registration whose link was not opened. */
export const UNCONFIRMED_ACCOUNT_KEPT_DAYS = 7;
/** Days from the last login or token refresh until an unused account is deleted. */
export const UNUSED_ACCOUNT_KEPT_DAYS = 730;
/** Days before the deletion of an unused account on which its owner gets a notice. */
export const UNUSED_ACCOUNT_NOTICE_DAYS = 30;
/** A session that was ended or has expired. */
export const SESSION_KEPT_DAYS = 7;
/** A request or a quote, after its last visit. */
export const REQUEST_KEPT_DAYS = 730;
/** An arrival through an affiliate's link. It is counted without a name. */
export const ARRIVAL_KEPT_DAYS = 365;
/** A message to an affiliate's server, with its tries. */
export const HOOK_ATTEMPTS_KEPT_DAYS = 30;
/** The keyed hash of the address from which an arrival came; its key changes each day. */
export const ARRIVAL_ADDRESS_KEPT_DAYS = 2;
/** A ticket with its attachments, after its last change. */
export const TICKET_KEPT_DAYS = 730;
/** A mail that is written as a file because no SMTP server is configured. */
export const MAIL_FILE_KEPT_DAYS = 30;
/** An uploaded bill with the values read from it; confirming the values deletes it at once. */
export const BILL_KEPT_DAYS = 30;
/** A backup in `DATA_DIR/backups`; decision 253 says what is in it. */
export const BACKUP_KEPT_DAYS = 30;
/**
 * A signed contract with its proof, after it was concluded, or signed if nobody accepted it: ten years
 * (art. 2220 and 2946 c.c.), also if the account is erased.
 */
export const CONTRACT_KEPT_DAYS = 3653;
/** A payment to an affiliate, with holder and IBAN: ten years too. Its sum stays in the ledger. */
export const PAYOUT_KEPT_DAYS = 3653;
/** An order that was not signed, after its last change. */
export const CONTRACT_DRAFT_KEPT_DAYS = 30;
/** A signing code, and the stored answer to a creating call. */
export const SIGNING_CODE_KEPT_DAYS = 1;
