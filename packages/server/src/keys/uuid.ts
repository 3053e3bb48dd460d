const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether the text is a UUID. The database refuses a query for any other id. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
