import type { BillReading } from "../../bill-reading/read-bill.ts";

/** A line of the confined process, one JSON text each. The last line is its result. */
export type ConfinedLine =
  | { status: "progress"; done: number }
  | { status: "reading"; reading: BillReading }
  /**
   * `pictures`: a PDF whose pages may be pictures, because it has no text, its text is not a bill's,
   * or the text gives few values. `blank`: a PDF without text and without pictures.
   */
  | { status: "pictures" | "illegible" | "blank" | "too-many-pages" | "encrypted" | "broken" };

export function answer(line: ConfinedLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Converts an error of PDF.js; any other error also means an unreadable file. */
export function toFailure(error: unknown): ConfinedLine {
  const isLocked = error instanceof Error && error.name === "PasswordException";
  return { status: isLocked ? "encrypted" : "broken" };
}
