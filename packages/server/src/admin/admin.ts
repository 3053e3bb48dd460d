import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { FolderLockedError } from "../db/folder-lock.ts";
import { type Config, readCallerFolder, readProcessConfig } from "../process/config.ts";
import { silentLog } from "../process/log.ts";
import { openServices } from "../running-services.ts";
import { toStartupMessage } from "../startup-message.ts";
import { systemClock } from "../time/clock.ts";
import { handOver } from "./admin-socket.ts";
import { findCommand, toUsage } from "./commands.ts";
import {
  type CallerIo,
  type CommandCall,
  INTERRUPTED,
  runCommand,
  runWithoutServices,
  WRONG_CALL,
} from "./run-command.ts";
import { toUnknownCommand } from "./unknown-command.ts";

/** A starting server or another command may hold the folder before it listens. */
const WAIT_MS = 15_000;
const RETRY_MS = 200;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const [name] = args;
  if (name === undefined || name === "--help" || name === "help") {
    console.log(toUsage());
    return 0;
  }
  if (findCommand(args) === null) {
    console.error(toUnknownCommand(args));
    return WRONG_CALL;
  }
  const interrupted = new AbortController();
  process.once("SIGINT", () => interrupted.abort());
  try {
    return await run({ args, folder: readCallerFolder() }, readProcessConfig(), interrupted.signal);
  } catch (error) {
    console.error(toStartupMessage(error));
    return 1;
  }
}

async function run(call: CommandCall, config: Config, signal: AbortSignal): Promise<number> {
  const io = {
    out: (text: string) => console.log(text),
    err: (text: string) => console.error(text),
    signal,
  };
  const until = Date.now() + WAIT_MS;
  for (;;) {
    // Only one process can open PGlite's folder; on Postgres the command needs no server.
    const exit = config.databaseUrl === null ? await handOver(config.dataDir, call, io) : null;
    if (exit !== null) {
      return exit;
    }
    try {
      return await runAlone(call, config, io);
    } catch (error) {
      if (!(error instanceof FolderLockedError) || Date.now() > until) {
        throw error;
      }
      if (signal.aborted) {
        return INTERRUPTED;
      }
      await delay(RETRY_MS);
    }
  }
}

/** The command's jobs, for example mails, are queued and wait for the server. */
async function runAlone(call: CommandCall, config: Config, io: CallerIo): Promise<number> {
  const exit = await runWithoutServices({ config, log: silentLog }, call, io);
  if (exit !== null) {
    return exit;
  }
  // Only a command that can fill an empty database may create one: DATA_DIR may be mistyped.
  const hasDatabase = config.databaseUrl !== null || existsSync(join(config.dataDir, "db"));
  if (!hasDatabase && findCommand(call.args)?.command.startsEmpty !== true) {
    io.err(`In ${config.dataDir} non c’è nessun database: ricontrolla DATA_DIR.`);
    return 1;
  }
  const running = await openServices({ config, clock: systemClock, log: silentLog, work: false });
  try {
    await running.services.catalogue.reload();
    await running.services.products.reload();
    return await runCommand(running.services, call, io);
  } finally {
    await running.close();
  }
}
