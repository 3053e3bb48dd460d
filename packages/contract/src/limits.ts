/** Business constants (specification §9). */

const DAY_SECONDS = 24 * 60 * 60;

export const LANGUAGE = "it";
export const DEFAULT_PHONE_PREFIX = "+39";
export const DEFAULT_LAYOUT = "default";

export const RECENT_ITEMS_MAX = 16;
/** Once the list of brands exceeds this, it is trimmed to `BRANDS_KEPT`. */
export const BRANDS_TRIM_ABOVE = 10;
export const BRANDS_KEPT = 16;
export const FAVOURITES_MAX = 18;

/** Highest number of entries side by side. */
export const COMPARED_MAX = 4;
/** Entries on a page of any list. */
export const PAGE_ENTRIES = 24;

export const AUTH_COOKIE_LOGIN_SECONDS = DAY_SECONDS;
export const AUTH_COOKIE_UPDATE_SECONDS = 365 * DAY_SECONDS;
export const TRACKING_COOKIE_SECONDS = 30 * DAY_SECONDS;
export const LIST_COOKIE_SECONDS = 365 * DAY_SECONDS;

/** Length over rules (NIST SP 800-63B): nothing is asked of a password's characters. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;

/** Of one ticket message. */
export const TICKET_MESSAGE_MAX = 5000;
export const ATTACHMENTS_MAX = 5;
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024;

/** Nobody is asked again about cookies before (Garante, 10 June 2021). */
export const COOKIE_CHOICE_SECONDS = 180 * DAY_SECONDS;

export const BUILD_CHECK_INTERVAL_MS = 60 * 60 * 1000;
export const CHUNK_RELOAD_WINDOW_MS = 10_000;

export const SOCKET_RECONNECTION_ATTEMPTS = 5;
export const SOCKET_RECONNECTION_DELAY_MS = 1000;
export const SOCKET_RECONNECTION_DELAY_MAX_MS = 5000;

/** A cookie longer than this is dropped by browsers (RFC 6265 §6.1). */
export const COOKIE_MAX_BYTES = 4096;
