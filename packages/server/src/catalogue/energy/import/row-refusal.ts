/** Refuses one row or one offer. The message is the reason, in Italian. */
export class RowRefusal extends Error {
  override name = "RowRefusal";
}

/** The outcome of one row: its value, or its refusal with its code ("" if it cannot be read). */
export type RowReading<T> =
  | { status: "read"; value: T; position: number }
  | { status: "refused"; code: string; reason: string; position: number };

/**
 * Runs a parser and converts its RowRefusal to a value. A row with fewer cells than the header is
 * refused without parsing. Other exceptions pass through.
 */
export function toRowReading<T>(
  code: string,
  { position, isShort = false }: { position: number; isShort?: boolean },
  parse: () => T,
): RowReading<T> {
  try {
    if (isShort) {
      throw new RowRefusal("ha meno celle dell’intestazione");
    }
    return { status: "read", value: parse(), position };
  } catch (error) {
    if (error instanceof RowRefusal) {
      return { status: "refused", code, reason: error.message, position };
    }
    throw error;
  }
}
