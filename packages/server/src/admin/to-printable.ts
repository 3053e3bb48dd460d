/**
 * Text of a visitor's on one line of the operator's terminal: nothing that moves the cursor, and
 * nothing that turns the direction of reading.
 */
export function toPrintable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, " ");
}
