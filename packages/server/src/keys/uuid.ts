const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The database refuses a query for an id of another form. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
