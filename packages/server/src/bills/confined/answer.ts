import type { BillReading } from "../../bill-reading/read-bill.ts";

/** What the confined process writes, one JSON text a line; the last one is its result. */
export type ConfinedLine =
  | { status: "progress"; done: number }
  | { status: "reading"; reading: BillReading }
  /** A PDF without text: its pages are pictures. */
  | { status: "pictures" }
  | { status: "illegible" }
  | { status: "too-many-pages" }
  | { status: "encrypted" }
  | { status: "broken" };

export function answer(line: ConfinedLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** PDF.js names its errors; any other is a file that it cannot read either. */
export function toFailure(error: unknown): ConfinedLine {
  const isLocked = error instanceof Error && error.name === "PasswordException";
  return { status: isLocked ? "encrypted" : "broken" };
}
