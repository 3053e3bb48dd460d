import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import type { ConfinedLine } from "./confined/answer.ts";

const ROOT = resolve(import.meta.dirname, "../../../..");

export type Confinement = {
  /** A module of `confined/`, without its ending. */
  module: string;
  /** The folder of the built programs, which start in half of the time; null = the sources run. */
  programsDir: string | null;
  /** Killed after this time. */
  timeoutMs: number;
  /** The process is killed above this memory, if the system reports it (Linux). */
  memoryMaxBytes: number;
  heapMaxMb: number;
  /** More options of Node, as `--allow-worker`. */
  flags?: readonly string[];
};

export type ConfinedResult = ConfinedLine | { status: "killed"; reason: "time" | "memory" };

/**
 * The options of a process that may read only our own code: it has no other file, no child process,
 * no add-on, no code generation from text, and an empty environment.
 */
export function toConfinedFlags({
  programsDir,
  heapMaxMb,
  flags = [],
}: Pick<Confinement, "programsDir" | "heapMaxMb" | "flags">) {
  return [
    "--permission",
    ...(programsDir === null ? [] : [`--allow-fs-read=${programsDir}/*`]),
    `--allow-fs-read=${join(ROOT, "packages")}/*`,
    `--allow-fs-read=${join(ROOT, "node_modules")}/*`,
    `--allow-fs-read=${join(ROOT, "package.json")}`,
    `--max-old-space-size=${heapMaxMb}`,
    "--disallow-code-generation-from-strings",
    "--no-warnings",
    // This option also applies to the threads of the process.
    `--import=${pathToFileURL(findModule(programsDir, "no-network"))}`,
    ...flags,
  ];
}

function findModule(programsDir: string | null, module: string): string {
  return programsDir === null
    ? join(import.meta.dirname, "confined", `${module}.ts`)
    : join(programsDir, `${module}.js`);
}

/** In characters; no bill gives a longer answer. */
const ANSWER_MAX = 1_000_000;
const MEMORY_LOOK_MS = 20;

/** Gives a file to a confined process and returns its answer. No file can make it throw. */
export async function runConfined(
  content: Readable,
  confinement: Confinement,
  {
    onProgress = () => undefined,
    onMemory = () => undefined,
  }: {
    onProgress?: (done: number) => void;
    /** Called every 20 ms with the resident memory in bytes. */
    onMemory?: (bytes: number) => void;
  } = {},
): Promise<ConfinedResult> {
  const child = spawn(
    process.execPath,
    [...toConfinedFlags(confinement), findModule(confinement.programsDir, confinement.module)],
    { env: {}, cwd: ROOT, stdio: ["pipe", "pipe", "ignore"] },
  );
  const ended = new Promise<void>((settle) => {
    child.once("close", () => settle());
    child.on("error", () => settle());
  });
  if (child.pid === undefined) {
    content.destroy();
    await ended;
    // The system could not start one more process.
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
  // A reading that was answered counts, though a better one did not come in time.
  if (killed !== null && last?.status !== "reading") {
    return { status: "killed", reason: killed };
  }
  // The process ended without an answer, because its heap was full.
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

/** Resident memory in bytes; 0 if the system does not report it. */
async function readMemory(pid: number | undefined): Promise<number> {
  try {
    const [, resident = "0"] = (await readFile(`/proc/${pid}/statm`, "utf8")).split(" ");
    return Number(resident) * 4096;
  } catch {
    // The system is not Linux, or the process has ended.
    return 0;
  }
}
