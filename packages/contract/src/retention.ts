/** Days for which personal data are kept, as the privacy notice says and the server's jobs enforce. */

/** A conversation whose owner left no contacts, after its last answer. */
export const CONVERSATION_KEPT_DAYS = 30;
/** A message of the contact form, with its consents. */
export const CONTACT_KEPT_DAYS = 365;
/** A choice about cookies: it proves what was said for longer than nobody is asked again. */
export const COOKIE_CHOICE_KEPT_DAYS = 730;
