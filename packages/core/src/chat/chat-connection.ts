import {
  type ChatHandshake,
  SOCKET_RECONNECTION_ATTEMPTS,
  SOCKET_RECONNECTION_DELAY_MAX_MS,
  SOCKET_RECONNECTION_DELAY_MS,
} from "@volpe/contract";
import type { Socket } from "socket.io-client";
import type { Log } from "../log.ts";
import type { OpenSocket } from "./chat-socket.ts";
import type { ChatStore } from "./chat-store.ts";
import type { ChatThread } from "./chat-thread.ts";
import { listenForWake } from "./wake-signals.ts";

export type ChatConnection = {
  open(): void;
  /** Leaves, and comes back as somebody new. Nothing where the connection is closed. */
  renew(): void;
  close(): void;
  /** Begins a new round of attempts where the last one has ended. */
  wake(): void;
};

export type ChatConnectionOptions = {
  store: ChatStore;
  thread: ChatThread;
  log: Log;
  openSocket: (readHandshake: () => ChatHandshake) => ReturnType<OpenSocket>;
  readHandshake: () => ChatHandshake;
};

/** The socket of a chat: made on the first `open`, kept until `close`. */
export function createChatConnection(options: ChatConnectionOptions): ChatConnection {
  const { store, thread, log, openSocket, readHandshake } = options;
  let socket: Socket | undefined;
  let isWanted = false;
  let isLoading = false;
  /** How often running the server has shut this socket out. */
  let dismissals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | undefined;

  async function load() {
    isLoading = true;
    try {
      socket = listen(await openSocket(readHandshake));
      if (!isWanted) {
        socket.disconnect();
      }
    } catch (error) {
      // The chunk did not arrive, as where the connection was lost just before.
      log.warn(`The assistant's connection could not be loaded: ${String(error)}`);
      store.show(isWanted ? "stopped" : "idle");
    } finally {
      isLoading = false;
    }
  }

  function connect() {
    if (socket !== undefined) {
      store.show("connecting");
      socket.connect();
    } else if (!isLoading) {
      store.show("connecting");
      void load();
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
      // What was written to a dying connection would be sent on the next one, before `resume`.
      made.sendBuffer = [];
      thread.detach();
      if (reason === "io server disconnect") {
        comeBack();
      } else if (isWanted) {
        store.show("reconnecting");
      }
    });
    made.on("connect_error", () => {
      // The server refused the handshake itself: socket.io-client does not try again.
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

  /** After the server's own disconnection the client has to come back by itself. */
  function comeBack() {
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

  function wake() {
    if (isWanted && store.state.connection === "stopped") {
      dismissals = 0;
      connect();
    }
  }

  return {
    wake,
    open() {
      if (!isWanted) {
        isWanted = true;
        stopListening = listenForWake(wake);
        connect();
      }
    },
    renew() {
      if (isWanted && socket !== undefined) {
        socket.disconnect();
        connect();
      }
    },
    close() {
      isWanted = false;
      clearTimeout(timer);
      stopListening?.();
      socket?.disconnect();
      store.show("idle");
    },
  };
}
