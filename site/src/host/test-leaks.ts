import { createLog } from "@volpe/server";
import { vi } from "vitest";

/** Data that a person types or holds; none of them may be in a log. */
export const SEEDS = {
  email: "giuditta.seminata@posta.example",
  token: "tok5eme0cR9vQ2xW7kLpZ3mNb8",
  iban: "IT60X0542811101000000123456",
  fiscalCode: "RSSMRA80A01F205X",
} as const;
export const SECRETS = Object.values(SEEDS);
/** Texts by which a line shows that it holds a seed: whole, in part, or as in an address. */
const TRACES = [...SECRETS, "seminata", "0542811101", encodeURIComponent(SEEDS.email)];

/** Collects whatever this process writes, until all mocks are restored. `log` is for the server. */
export function catchOutput() {
  const written: string[] = [];
  const write = (text: unknown) => void written.push(String(text));
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((text) => {
      write(text);
      return true;
    });
  }
  for (const level of ["debug", "error", "info", "log", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => {
      write(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(" "));
    });
  }
  return {
    written,
    log: createLog("debug", { write }),
    /** The beginning of each line that holds a seed, each once. */
    findLeaks(): string[] {
      const lines = written.filter((line) => TRACES.some((trace) => line.includes(trace)));
      return [...new Set(lines.map((line) => line.slice(0, 400)))];
    },
  };
}
