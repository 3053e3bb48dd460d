import type { Readable, Writable } from "node:stream";
import type { Services } from "../services.ts";

export type AdminIo = {
  /** Prints one line, or several; the last line break is added. */
  out(text: string): void;
  err(text: string): void;
  /** Streams a file of the caller's, whose folder a relative path starts from. */
  readFile(path: string): Readable;
  /** Streams into a new file of the caller's, readable by its owner alone; fails where one is. */
  writeFile(path: string): Writable;
  /** The names in a folder of the caller's. */
  listFolder(path: string): Promise<string[]>;
  /** Aborted when the caller goes away or presses Ctrl-C. */
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
