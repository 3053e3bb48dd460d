import {
  SOCKET_RECONNECTION_ATTEMPTS,
  SOCKET_RECONNECTION_DELAY_MAX_MS,
  SOCKET_RECONNECTION_DELAY_MS,
} from "@volpe/contract";
import type { Socket } from "socket.io-client";
import type { Log } from "../log.ts";
import type { ChatStore } from "./chat-store.ts";
import type { ChatThread } from "./chat-thread.ts";

export type ChatConnectionOptions = {
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
  /** How many times in a row the server has closed this socket. */
  let dismissals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

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
      log.info(`Assistant connected: ${made.id}`);
      thread.attach(made);
    });
    made.on("disconnect", (reason) => {
      log.info(`Assistant disconnected: ${reason}`);
      // Otherwise socket.io would send these on the next connection, before `resume`.
      made.sendBuffer = [];
      thread.detach();
      if (reason === "io server disconnect") {
        reconnect();
      } else if (isWanted) {
        store.show("reconnecting");
      }
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
      made.on(event, (payload: unknown) => thread.inbox.take(event, payload));
    }
    return made;
  }

  /** socket.io-client does not reconnect after the server closed the connection. */
  function reconnect() {
    dismissals += 1;
    if (dismissals > SOCKET_RECONNECTION_ATTEMPTS) {
      store.show("stopped");
      return;
    }
    store.show("reconnecting");
    const delayMs = dismissals * SOCKET_RECONNECTION_DELAY_MS;
    timer = setTimeout(
      () => socket?.connect(),
      Math.min(delayMs, SOCKET_RECONNECTION_DELAY_MAX_MS),
    );
  }

  return {
    /** Connects, or starts a new round of attempts. */
    open() {
      isWanted = true;
      dismissals = 0;
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
      clearTimeout(timer);
      socket?.disconnect();
    },
  };
}
