import type { IncomingMessage } from "node:http";
import type { Server } from "socket.io";
import type { AddressReader } from "./visitor-address.ts";

/** An office behind one address, with some tabs each. */
const CONNECTIONS_PER_ADDRESS = 200;

/** Counted below Socket.IO, so that a connection counts even if it never says a word. */
export function createConnectionLimit(readAddress: AddressReader, max = CONNECTIONS_PER_ADDRESS) {
  const open = new Map<string, number>();
  return {
    allowRequest(
      request: IncomingMessage,
      answer: (error: string | null | undefined, allowed: boolean) => void,
    ): void {
      const allowed = (open.get(readAddress(request)) ?? 0) < max;
      answer(allowed ? null : "too-many-requests", allowed);
    },
    count(engine: Server["engine"]): void {
      engine.on("connection", (connection) => {
        const address = readAddress(connection.request);
        open.set(address, (open.get(address) ?? 0) + 1);
        connection.once("close", () => {
          const left = (open.get(address) ?? 1) - 1;
          if (left > 0) {
            open.set(address, left);
          } else {
            open.delete(address);
          }
        });
      });
    },
  };
}
