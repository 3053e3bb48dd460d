import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import type { ConfinedLine } from "./confined/answer.ts";

const ROOT = resolve(import.meta.dirname, "../../../..");

export type Confinement = {
  /** A module of `confined/`. */
  module: string;
  /** Killed after this time. */
  timeoutMs: number;
  /** Killed when it holds more memory than this, where the system tells (Linux). */
  memoryMaxBytes: number;
  heapMaxMb: number;
  /** More options of Node, as `--allow-worker`. */
  flags?: readonly string[];
};

export type ConfinedResult = ConfinedLine | { status: "killed"; reason: "time" | "memory" };

/**
 * The options of a process that may read our own code and nothing else: no other file, no child, no
 * add-on, no code made of text, and an empty environment.
 */
export function toConfinedFlags({
  heapMaxMb,
  flags = [],
}: Pick<Confinement, "heapMaxMb" | "flags">) {
  return [
    "--permission",
    `--allow-fs-read=${join(ROOT, "packages")}/*`,
    `--allow-fs-read=${join(ROOT, "node_modules")}/*`,
    `--allow-fs-read=${join(ROOT, "package.json")}`,
    `--max-old-space-size=${heapMaxMb}`,
    "--disallow-code-generation-from-strings",
    "--no-warnings",
    // Also in the threads of the process.
    `--import=${pathToFileURL(join(import.meta.dirname, "confined/no-network.ts"))}`,
    ...flags,
  ];
}

/** Longer answers come from no bill. */
const ANSWER_MAX = 1_000_000;
const MEMORY_LOOK_MS = 20;

/** Gives a file to a confined process and returns its answer. Never throws for what the file does. */
export async function runConfined(
  content: Readable,
  confinement: Confinement,
  {
    onProgress = () => undefined,
    onMemory = () => undefined,
  }: {
    onProgress?: (done: number) => void;
    /** Hears its resident memory in bytes, every 20 ms. */
    onMemory?: (bytes: number) => void;
  } = {},
): Promise<ConfinedResult> {
  const child = spawn(
    process.execPath,
    [...toConfinedFlags(confinement), join(import.meta.dirname, "confined", confinement.module)],
    { env: {}, cwd: ROOT, stdio: ["pipe", "pipe", "ignore"] },
  );
  const ended = new Promise<void>((settle) => {
    child.once("close", () => settle());
    child.on("error", () => settle());
  });
  if (child.pid === undefined) {
    content.destroy();
    await ended;
    // The system had no room for one more process.
    return { status: "killed", reason: "memory" };
  }
  let killed: "time" | "memory" | null = null;
  const kill = (reason: "time" | "memory") => {
    killed ??= reason;
    child.kill("SIGKILL");
  };
  const timer = setTimeout(() => kill("time"), confinement.timeoutMs);
  const look = setInterval(async () => {
    const bytes = await readMemory(child.pid);
    onMemory(bytes);
    if (bytes > confinement.memoryMaxBytes) {
      kill("memory");
    }
  }, MEMORY_LOOK_MS);
  // A child that is killed or refuses the file closes its end of the pipe.
  child.stdin.on("error", () => content.destroy());
  content.on("error", () => child.stdin.end());
  content.pipe(child.stdin);
  let last: ConfinedLine | null = null;
  let length = 0;
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      length += line.length;
      const said = length > ANSWER_MAX ? null : toLine(line);
      if (said === null) {
        kill("memory");
        break;
      }
      if (said.status === "progress") {
        onProgress(said.done);
      } else {
        last = said;
      }
    }
    await ended;
  } finally {
    clearTimeout(timer);
    clearInterval(look);
  }
  if (killed !== null) {
    return { status: "killed", reason: killed };
  }
  // It ended by itself without an answer: the heap was full.
  return last ?? { status: "killed", reason: "memory" };
}

/** Null if the line is not a complete answer, for example after a crash. */
function toLine(line: string): ConfinedLine | null {
  try {
    return JSON.parse(line) as ConfinedLine;
  } catch {
    return null;
  }
}

/** Resident memory in bytes; 0 if the system does not tell. */
async function readMemory(pid: number | undefined): Promise<number> {
  try {
    const [, resident = "0"] = (await readFile(`/proc/${pid}/statm`, "utf8")).split(" ");
    return Number(resident) * 4096;
  } catch {
    // Another system than Linux, or the process has ended.
    return 0;
  }
}
