/**
 * Text of a visitor's on one line of the operator's terminal: nothing that moves the cursor, and
 * nothing that turns the direction of reading.
 */
export function toPrintable(text: string): string {
  return text.replaceAll(UNPRINTABLE, " ");
}

/** A value as JSON, with what is not printable escaped. */
export function toPrintableJson(value: unknown): string {
  const lines = JSON.stringify(value, null, 2).split("\n");
  return lines.map((line) => line.replaceAll(UNPRINTABLE, toEscape)).join("\n");
}

const UNPRINTABLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

function toEscape(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
