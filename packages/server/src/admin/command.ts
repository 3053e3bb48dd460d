import type { Readable } from "node:stream";
import type { Services } from "../services.ts";

export type AdminIo = {
  out(text: string): void;
  err(text: string): void;
  /** Streams a file; the path is absolute or seen from the caller's folder. */
  readFile(path: string): Readable;
  /** Aborted when the caller goes away. */
  signal: AbortSignal;
};

/** One command of `npm run admin -- <name> …`. */
export type AdminCommand = {
  name: string;
  /** The arguments, as `<file.xml> [--dry-run]`. */
  usage: string;
  /** What it does, one Italian line. */
  summary: string;
  /** Answers the exit code: 0 done, 1 failed, 2 called wrongly. */
  run(services: Services, args: readonly string[], io: AdminIo): Promise<number>;
};
