import { once } from "node:events";
import { chmodSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { Check } from "typebox/value";
import type { Services } from "../services.ts";
import { makeSocketPath } from "./admin-socket-path.ts";
import { AdminCall, onFrame, writeFrame } from "./admin-wire.ts";
import { runCommand } from "./run-command.ts";

export type AdminSocket = { close(): Promise<void> };

/**
 * Takes commands from whoever may write in `dataDir`, while this process holds the database. Call
 * it only then: a socket that is found there belongs to a process that is dead.
 */
export async function listenForCommands(services: Services): Promise<AdminSocket> {
  const { path, remove } = makeSocketPath(services.config.dataDir);
  const running = new Set<Socket>();
  const server = createServer((socket) => {
    running.add(socket);
    socket.once("close", () => running.delete(socket));
    // A broken connection is told by `close`, which follows.
    socket.on("error", () => socket.destroy());
    onFrame(socket, (call) => {
      answer(services, socket, call).catch((error: unknown) => {
        services.log.error({ err: error }, "command socket");
        socket.destroy();
      });
    });
  });
  // Bound under this mask the socket is its owner's from its first moment.
  const mask = process.umask(0o177);
  server.listen(path);
  process.umask(mask);
  await once(server, "listening");
  chmodSync(path, 0o600);
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of running) {
        socket.destroy();
      }
      await closed;
      remove();
    },
  };
}

async function answer(services: Services, socket: Socket, call: unknown): Promise<void> {
  if (!Check(AdminCall, call)) {
    socket.destroy();
    return;
  }
  const hungUp = new AbortController();
  socket.once("close", () => hungUp.abort());
  const exit = await runCommand(services, call, {
    out: (out) => writeFrame(socket, { out }),
    err: (err) => writeFrame(socket, { err }),
    signal: hungUp.signal,
  });
  writeFrame(socket, { exit });
  socket.end();
}
