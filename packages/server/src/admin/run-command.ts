import { createReadStream, createWriteStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
import { AppError } from "../errors.ts";
import { toLoggedError } from "../logged-error.ts";
import type { Services } from "../services.ts";
import type { AdminIo } from "./command.ts";
import { findCommand } from "./commands.ts";

export type CommandCall = {
  args: readonly string[];
  /** Folder of the caller, absolute. */
  folder: string;
};

/** Runs one command on services that are open, here or in a running server; answers its exit code. */
export async function runCommand(
  services: Services,
  { args: [name, ...args], folder }: CommandCall,
  io: Omit<AdminIo, "readFile" | "writeFile" | "listFolder">,
): Promise<number> {
  const command = findCommand(name);
  if (command === undefined) {
    io.err(`Il comando «${name}» non esiste in questa versione.`);
    return 2;
  }
  const readFile = (path: string) => createReadStream(resolve(folder, path));
  const writeFile = (path: string) =>
    createWriteStream(resolve(folder, path), { flags: "wx", mode: 0o600 });
  const listFolder = (path: string) => readdir(resolve(folder, path));
  try {
    return await command.run(services, args, { ...io, readFile, writeFile, listFolder });
  } catch (error) {
    if (io.signal.aborted) {
      return INTERRUPTED;
    }
    if (error instanceof AppError) {
      io.err(error.message);
      return 1;
    }
    services.log.error({ err: error, command: command.name }, "command failed");
    io.err(`Il comando non è riuscito: ${toLoggedError(error).message}`);
    return 1;
  }
}

/** What a shell answers for a command that Ctrl-C ended. */
export const INTERRUPTED = 130;
