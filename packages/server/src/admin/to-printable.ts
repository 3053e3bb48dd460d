import { INVISIBLE } from "../text/invisible.ts";
import { toRomeMinute } from "../time/rome-time.ts";

/**
 * A visitor's text as one line for the operator's terminal, without invisible characters or those
 * that move the cursor.
 */
export function toPrintable(text: string): string {
  return text.replaceAll(INVISIBLE, "").replaceAll(MOVING, " ");
}

/** The parts of an entry as one printable line. */
export function toPrintableLine(parts: readonly string[]): string {
  return parts.map(toPrintable).join("  ");
}

/** A value as indented JSON in which the same characters are escaped. */
export function toPrintableJson(value: unknown): string {
  const lines = JSON.stringify(value, null, 2).split("\n");
  return lines
    .map((line) => line.replaceAll(INVISIBLE, toEscape).replaceAll(MOVING, toEscape))
    .join("\n");
}

const MOVING = /[\p{Cc}\u2028\u2029]/gu;

/** The minute in Rome, as `2026-11-21 11:00`; the commands read times in the same form. */
export function toMinute(time: Date): string {
  return toRomeMinute(time.getTime());
}

function toEscape(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
