import { once } from "node:events";
import { connect } from "node:net";
import { Check } from "typebox/value";
import { isSystemError } from "../system-error.ts";
import { findSocketPath } from "./admin-socket-path.ts";
import { AdminAnswer, onFrame, writeFrame } from "./admin-wire.ts";
import type { AdminIo } from "./command.ts";
import { type CommandCall, INTERRUPTED } from "./run-command.ts";

/**
 * Hands the command to the process that holds `dataDir` and passes its output on; answers its exit
 * code, or null when no process listens there.
 */
export async function handOver(
  dataDir: string,
  { args, folder }: CommandCall,
  { out, err, signal }: Omit<AdminIo, "readFile" | "writeFile" | "listFolder">,
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
  // What broke is told below, by the answer that did not come.
  socket.on("error", hangUp);
  let exit: number | null = null;
  onFrame(socket, (answer) => {
    if (!Check(AdminAnswer, answer)) {
      return;
    }
    if ("exit" in answer) {
      exit = answer.exit;
    } else if ("out" in answer) {
      out(answer.out);
    } else {
      err(answer.err);
    }
  });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  writeFrame(socket, { args: [...args], folder });
  await closed;
  if (exit !== null) {
    return exit;
  }
  if (signal.aborted) {
    return INTERRUPTED;
  }
  err("Il server si è fermato prima di rispondere.");
  return 1;
}
