import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { toTestConfig } from "./test-config.ts";

/** This folder is deleted together with the dependencies. */
const COMPILE_CACHE = join(import.meta.dirname, "../../../node_modules/.cache/compiled");

/**
 * A process that lives for seconds gains nothing from optimised code of PGlite, whose compilation
 * takes a third of a start's processor time.
 */
const SHORT_LIVED = ["--liftoff-only"];

/**
 * The built program of a source, if the whole run of tests has built it, because it starts with 40
 * % less processor time; otherwise the source, which is always current.
 */
function findProgram(file: string): string {
  const { programsDir: folder } = toTestConfig();
  const built = folder && join(folder, `${basename(file, ".ts")}.js`);
  return built && existsSync(built) ? built : join(import.meta.dirname, file);
}

/** The readers of bills get as much time as in the tests' own process. */
function toReaderVariables(): Record<string, string> {
  const { billSeconds, programsDir } = toTestConfig();
  const limit = { BILL_SECONDS: String(billSeconds) };
  return programsDir === null ? limit : { ...limit, VOLPE_PROCESSES: programsDir };
}

export type Ended = { code: number | null; out: string; err: string };

/**
 * Runs a file of the server in its own Node process, with only the given environment and a cache of
 * compiled sources. Its standard input ends with this process, so that a host left by a failed test
 * ends too.
 */
export function startProcess(
  file: string,
  {
    args = [],
    env = {},
    folder,
  }: { args?: string[]; env?: Record<string, string>; folder?: string },
) {
  return startCommand(process.execPath, [...SHORT_LIVED, findProgram(file), ...args], {
    env: {
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      DRAIN_SECONDS: "0",
      ...toReaderVariables(),
      ...env,
    },
    ...(folder === undefined ? {} : { cwd: folder }),
  });
}

type CommandOptions = {
  env: Record<string, string>;
  cwd?: string;
  /** Whether the program leads a process group, which can be ended as a whole. */
  detached?: boolean;
};

/** Runs a program with only the given environment. */
export function startCommand(program: string, args: readonly string[], options: CommandOptions) {
  const child: ChildProcessByStdio<Writable, Readable, Readable> = spawn(program, args, {
    ...options,
    stdio: ["pipe", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  const ended = once(child, "close").then(([code]): Ended => ({ code, out, err }));
  return {
    child,
    ended,
    /** Resolves to the first line that begins with `start`; rejects if the process ends before. */
    async line(start: string): Promise<string> {
      for await (const line of createInterface({ input: child.stdout })) {
        if (line.startsWith(start)) {
          return line;
        }
      }
      const { code, err: said } = await ended;
      throw new Error(`ended with ${code} before saying ${start}: ${said}`);
    },
  };
}
