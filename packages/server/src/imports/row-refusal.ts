/** One row or one offer cannot be taken. The message is the reason, in Italian. */
export class RowRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "RowRefusal";
  }
}

/** What became of one row: a value, or its refusal with the code it bears ("" when unread). */
export type Reading<T> =
  | { status: "read"; value: T; position: number }
  | { status: "refused"; code: string; reason: string; position: number };

/** Runs a parser and turns its refusal into a value; any other exception goes on. */
export function toReading<T>(code: string, position: number, parse: () => T): Reading<T> {
  try {
    return { status: "read", value: parse(), position };
  } catch (error) {
    if (error instanceof RowRefusal) {
      return { status: "refused", code, reason: error.message, position };
    }
    throw error;
  }
}
