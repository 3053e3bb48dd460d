import { once } from "node:events";
import { connect } from "node:net";
import { Check } from "typebox/value";
import { isSystemError } from "../system-error.ts";
import { findSocketPath } from "./admin-socket-path.ts";
import { AdminAnswer, readFrames, writeFrame } from "./admin-wire.ts";
import type { AdminIo } from "./command.ts";
import { type CommandCall, INTERRUPTED } from "./run-command.ts";

/**
 * Hands the command to the process that holds `dataDir` and passes its output on; answers its exit
 * code, or null when no process listens there.
 */
export async function handOver(
  dataDir: string,
  { args, folder }: CommandCall,
  { out, err, signal }: Omit<AdminIo, "readFile">,
): Promise<number | null> {
  const socket = connect(findSocketPath(dataDir));
  try {
    await once(socket, "connect");
  } catch (error) {
    if (isSystemError(error) && (error.code === "ENOENT" || error.code === "ECONNREFUSED")) {
      return null;
    }
    throw error;
  }
  const hangUp = () => socket.destroy();
  signal.addEventListener("abort", hangUp);
  // A broken connection ends the reading below, which says so.
  socket.on("error", hangUp);
  writeFrame(socket, { args: [...args], folder });
  for await (const answer of readFrames(socket)) {
    if (!Check(AdminAnswer, answer)) {
      continue;
    }
    if ("exit" in answer) {
      socket.end();
      return answer.exit;
    }
    if ("out" in answer) {
      out(answer.out);
    } else {
      err(answer.err);
    }
  }
  if (signal.aborted) {
    return INTERRUPTED;
  }
  err("Il server si è fermato prima di rispondere.");
  return 1;
}
