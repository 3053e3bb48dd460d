import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "socket.io";
import { expect, test, vi } from "vitest";
import { openTicketSocket } from "./ticket-socket.ts";

test("uses the current token and the chat's reconnection limits", async () => {
  const host = createServer().listen(0);
  const { port } = host.address() as AddressInfo;
  const io = new Server(host);
  const tokens: unknown[] = [];
  io.of("/tickets").use((socket, next) => {
    tokens.push(socket.handshake.auth.token);
    next(tokens.length === 1 ? new Error("unauthenticated") : undefined);
  });
  let token = "old";
  const socket = openTicketSocket({ baseUrl: `http://127.0.0.1:${port}`, readToken: () => token });
  const refused = vi.fn();
  socket.on("connect_error", ({ message }) => refused(message, socket.active));
  await vi.waitFor(() => expect(refused).toHaveBeenCalledWith("unauthenticated", false));
  token = "new";
  socket.connect();
  await vi.waitFor(() => expect(socket.connected).toBe(true));
  expect(tokens).toEqual(["old", "new"]);
  expect(socket.io.opts).toMatchObject({
    reconnectionAttempts: 5,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
  });
  socket.disconnect();
  await io.close();
});
