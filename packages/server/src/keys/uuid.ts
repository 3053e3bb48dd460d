import { UUID_PATTERN } from "@volpe/contract";

const UUID = new RegExp(UUID_PATTERN, "i");

/** Whether the text is a UUID. The database refuses a query for any other id. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
