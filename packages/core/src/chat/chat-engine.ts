import type { ChatHandshake, ChatOpening, RememberedPlace, TrackedWidget } from "@volpe/contract";
import type { Log } from "../log.ts";
import type { TextStorage } from "../storage/storage.ts";
import { createChatConnection } from "./chat-connection.ts";
import { createChatMemory } from "./chat-memory.ts";
import type { ChatOutbox } from "./chat-outbox.ts";
import { type ChatTransports, type OpenSocket, openChatSocket } from "./chat-socket.ts";
import type { ChatState } from "./chat-state.ts";
import { createChatStore } from "./chat-store.ts";
import { createChatThread } from "./chat-thread.ts";

export type ChatEngine = Pick<ChatOutbox, "answer" | "rewind"> & {
  /** Connects, or starts a new round of attempts. */
  open(): void;
  close(): void;
  restart(): void;
  /** Goes over to the conversation that another tab has begun, if any. */
  follow(): void;
};

export type ChatEngineOptions = {
  /** Origin of the host, or "" for the page's own. */
  baseUrl: string;
  transports: ChatTransports;
  state: ChatState;
  storage: TextStorage;
  storageName: string;
  /** The name of the element that has the conversation, for the affiliate's figures. */
  widget?: TrackedWidget | undefined;
  log: Log;
  readTracking: () => string;
  /** A fresh access token of the login, "" if nobody is logged in; absent if there is no login. */
  readToken?: () => Promise<string>;
  readOpening: () => ChatOpening | undefined;
  /** Gets each place that an answer names; absent on a page of another site. */
  rememberPlace?: ((place: RememberedPlace) => void) | undefined;
  openSocket?: OpenSocket | undefined;
};

/** Path of the page; "" outside a browser. */
const readPage = () => globalThis.location?.pathname.slice(0, 400) ?? "";

/** The part of a chat that is loaded on the first opening. */
export function createChatEngine(options: ChatEngineOptions): ChatEngine {
  const { baseUrl, transports, log, widget, openSocket = openChatSocket } = options;
  const store = createChatStore(options.readTracking, options.state, options.rememberPlace);
  const memory = createChatMemory(options.storage, options.storageName);
  let sent: ChatOpening | undefined;
  /** The opening with which a conversation began: the next one does not begin with it again. */
  let used: ChatOpening | undefined;
  const thread = createChatThread({
    store,
    memory,
    log,
    onBegun() {
      used = sent;
    },
  });

  async function readHandshake(): Promise<ChatHandshake> {
    const token = (await options.readToken?.()) ?? "";
    const tracking = options.readTracking();
    const opening = options.readOpening();
    sent = opening === used ? undefined : opening;
    return {
      ...(token === "" ? {} : { token }),
      ...(tracking === "" ? {} : { tracking, page: readPage() }),
      ...(widget === undefined ? {} : { widget }),
      ...(sent === undefined ? {} : { opening: sent }),
      ...thread.toHandshake(),
    };
  }

  const connection = createChatConnection({
    store,
    thread,
    log,
    openSocket: () => openSocket({ baseUrl, transports, readHandshake }),
  });

  return {
    open() {
      thread.recall();
      connection.open();
    },
    close: connection.close,
    answer: thread.answer,
    rewind: thread.rewind,
    restart() {
      thread.forget();
      connection.renew();
    },
    follow() {
      if (thread.follow()) {
        connection.renew();
      }
    },
  };
}
