/** Days for which personal data are kept, as the privacy notice says and the server's jobs enforce. */

/** A conversation whose owner left no contacts, after its last answer. */
export const CONVERSATION_KEPT_DAYS = 30;
/** A message of the contact form, with its consents. */
export const CONTACT_KEPT_DAYS = 365;
/** A choice about cookies: it proves what was said for longer than nobody is asked again. */
export const COOKIE_CHOICE_KEPT_DAYS = 730;
/** A registration whose link nobody opened. */
export const UNCONFIRMED_ACCOUNT_KEPT_DAYS = 7;
/** A session that ended or ran out. */
export const SESSION_KEPT_DAYS = 7;
/** A request or a quote, after nobody came back to it. */
export const REQUEST_KEPT_DAYS = 730;
/** A ticket with its attachments, after its last change. */
export const TICKET_KEPT_DAYS = 730;
