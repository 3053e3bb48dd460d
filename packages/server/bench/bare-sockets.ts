import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "socket.io";

/* A Socket.IO server that answers each message with itself, and prints its address. */
const httpServer = createServer();
new Server(httpServer).on("connection", (socket) => {
  socket.emit("message", "{}");
  socket.on("message", (payload: string, acknowledge: (reply: object) => void) => {
    acknowledge({ ok: true });
    socket.emit("message", payload);
  });
});
httpServer.listen(0, "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`);
});
