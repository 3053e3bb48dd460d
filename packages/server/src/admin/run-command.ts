import { createReadStream, createWriteStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
import { FolderLockedError } from "../db/folder-lock.ts";
import { AppError } from "../errors.ts";
import { type LoggedError, toLoggedError } from "../process/logged-error.ts";
import type { Services } from "../services.ts";
import { type AdminCommand, type AdminIo, UsageError } from "./command.ts";
import { findCommand } from "./commands.ts";

export type CommandCall = {
  args: readonly string[];
  /** Absolute folder of the caller. */
  folder: string;
};

/** The output streams and the abort signal of a command. Its paths start at the call's `folder`. */
export type CallerIo = Pick<AdminIo, "out" | "err" | "signal">;

/** Runs one command on open services, here or in a running server, and returns its exit code. */
export async function runCommand(
  services: Services,
  call: CommandCall,
  io: CallerIo,
  commands?: readonly AdminCommand[],
): Promise<number> {
  const found = findCommand(call.args, commands);
  if (found === null) {
    io.err(`Il comando «${call.args[0]}» non esiste in questa versione.`);
    return WRONG_CALL;
  }
  const { command, rest } = found;
  const run = (whole: AdminIo) => command.run(services, rest, whole);
  return await attempt(command, { call, io, log: services.log, run });
}

/** Runs one command without services if it can run so; else null. */
export async function runWithoutServices(
  { config, log }: Pick<Services, "config" | "log">,
  call: CommandCall,
  io: CallerIo,
): Promise<number | null> {
  const { command, rest } = findCommand(call.args) ?? {};
  if (command?.runAlone === undefined || rest === undefined) {
    return null;
  }
  const { runAlone } = command;
  return await attempt(command, { call, io, log, run: (whole) => runAlone(config, rest, whole) });
}

type Attempt = {
  call: CommandCall;
  io: CallerIo;
  log: Services["log"];
  run: (io: AdminIo) => Promise<number>;
};

/** Converts what a command throws to a line and an exit code. */
async function attempt(
  command: AdminCommand,
  { call: { folder }, io, log, run }: Attempt,
): Promise<number> {
  const files: Omit<AdminIo, keyof CallerIo> = {
    toPath: (path) => resolve(folder, path),
    readFile: (path) => createReadStream(resolve(folder, path)),
    writeFile: (path) => createWriteStream(resolve(folder, path), { flags: "wx", mode: 0o600 }),
    listFolder: (path) => readdir(resolve(folder, path)),
  };
  try {
    return await run({ ...io, ...files });
  } catch (error) {
    if (io.signal.aborted) {
      return INTERRUPTED;
    }
    if (error instanceof FolderLockedError) {
      throw error;
    }
    if (error instanceof UsageError) {
      io.err(error.message || `Uso: ${command.name} ${command.usage}`.trim());
      return WRONG_CALL;
    }
    if (error instanceof AppError) {
      io.err(error.message);
      return 1;
    }
    log.error({ err: error, command: command.name }, "command failed");
    io.err(`Il comando non è riuscito: ${toSentence(toLoggedError(error))}`);
    return 1;
  }
}

/** The system's code and Postgres' (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const DISK_FULL = ["ENOSPC", "53100"];

/** The cause of a failure in one line, because a failed query carries its whole statement. */
function toSentence({ message, code = "", cause }: LoggedError): string {
  if (DISK_FULL.includes(code) || /no space left on device/i.test(message)) {
    return "il disco è pieno. Libera spazio e riprova: quello che c’era prima è rimasto com’era.";
  }
  return cause === undefined ? (message.split("\n", 1)[0] ?? "") : toSentence(cause);
}

export const WRONG_CALL = 2;

/** Exit code of a command that Ctrl-C ended, the same as in a shell. */
export const INTERRUPTED = 130;
