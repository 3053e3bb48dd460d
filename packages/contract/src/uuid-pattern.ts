// This is a separate file because pages load it before anybody sends a form, and must not load the
// schemas.
/** The pattern of a UUID as we write it, in lower case. */
export const UUID_PATTERN = "^[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$";
