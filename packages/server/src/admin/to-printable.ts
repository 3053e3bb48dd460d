import { toRomeMinute } from "../time/rome-time.ts";

/**
 * A visitor's text as one line for the operator's terminal, without characters that move the cursor
 * or change the reading direction.
 */
export function toPrintable(text: string): string {
  return text.replaceAll(UNPRINTABLE, " ");
}

/** The parts of an entry as one printable line. */
export function toPrintableLine(parts: readonly string[]): string {
  return parts.map(toPrintable).join("  ");
}

/** A value as indented JSON in which unprintable characters are escaped. */
export function toPrintableJson(value: unknown): string {
  const lines = JSON.stringify(value, null, 2).split("\n");
  return lines.map((line) => line.replaceAll(UNPRINTABLE, toEscape)).join("\n");
}

const UNPRINTABLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

/** The minute in Rome, as `2026-11-21 11:00`; the commands read times in the same form. */
export function toMinute(time: Date): string {
  return toRomeMinute(time.getTime());
}

function toEscape(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
