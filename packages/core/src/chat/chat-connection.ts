import type { Socket } from "socket.io-client";
import type { Log } from "../log.ts";
import type { ChatStore } from "./chat-store.ts";
import type { ChatThread } from "./chat-thread.ts";
import { createReconnection } from "./reconnection.ts";

type ChatConnectionOptions = {
  store: ChatStore;
  thread: ChatThread;
  log: Log;
  openSocket: () => Socket;
};

/** The socket of a chat. It is created by the first `open` and reused by later ones. */
export function createChatConnection(options: ChatConnectionOptions) {
  const { store, thread, log, openSocket } = options;
  let socket: Socket | undefined;
  let isWanted = false;
  const reconnection = createReconnection(
    () => socket?.connect(),
    () => store.show("stopped"),
  );

  function connect() {
    store.show("connecting");
    if (socket === undefined) {
      socket = listen(openSocket());
    } else {
      socket.connect();
    }
  }

  function listen(made: Socket): Socket {
    made.on("connect", () => {
      store.connect(made.id ?? "");
      reconnection.connected();
      log.info(`Assistant connected: ${made.id}`);
      thread.attach(made);
    });
    made.on("disconnect", (reason) => {
      log.info(`Assistant disconnected: ${reason}`);
      // Otherwise socket.io would send unsent packets on the next connection, before `resume`.
      made.sendBuffer = [];
      thread.detach();
      if (isWanted || reason === "io server disconnect") {
        store.show("reconnecting");
      }
      reconnection.disconnected(reason);
    });
    made.on("connect_error", () => {
      // The server refused the handshake: socket.io-client does not retry.
      if (!made.active) {
        store.show("stopped");
      }
    });
    made.io.on("reconnect_attempt", () => store.show("reconnecting"));
    made.io.on("reconnect_failed", () => store.show("stopped"));
    for (const event of ["message", "upload", "conversation"] as const) {
      made.on(event, (payload: unknown) => thread.take(event, payload));
    }
    return made;
  }

  return {
    /** Connects, or starts a new round of attempts. */
    open() {
      isWanted = true;
      reconnection.reset();
      connect();
    },
    /** Reconnects as a new visitor. Does nothing if the connection is closed. */
    renew() {
      if (isWanted) {
        socket?.disconnect();
        connect();
      }
    },
    close() {
      isWanted = false;
      reconnection.reset();
      socket?.disconnect();
    },
  };
}
