// This is a separate file because pages load it before anybody sends a form, and must not load the
// schemas.
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The pattern of a UUID as we write it, in lower case. */
export const UUID_PATTERN = UUID.source;

/**
 * Whether the text is a UUID as we write it. The database refuses a query for any other id.
 *
 * @example
 * isUuid("5d0d7e55-54c0-4a4a-9b1e-6f1f6f2a8d11"); // true
 */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
