import type { AnswerValue, ChatHandshake } from "@volpe/contract";
import type { Consent } from "../consent/consent.ts";
import type { Log } from "../log.ts";
import type { TextStorage } from "../storage/text-storage.ts";
import { createChatConnection } from "./chat-connection.ts";
import { createChatMemory } from "./chat-memory.ts";
import type { OpenSocket } from "./chat-socket.ts";
import type { ChatState } from "./chat-state.ts";
import { createChatStore } from "./chat-store.ts";
import { createChatThread } from "./chat-thread.ts";

/** Prefills the first answers, as when a card's action opens the assistant. */
export type ChatOpening = NonNullable<ChatHandshake["opening"]>;

export type Chat = {
  /** A valtio proxy; its only writers are those of `chat-store.ts`. */
  readonly state: ChatState;
  /**
   * Makes the socket and takes up the conversation that a reload interrupted, or begins one with
   * `opening`. Waits for consent where that is pending.
   */
  open(opening?: ChatOpening): void;
  /** Leaves the conversation; what is not yet sent is kept for the next `open`. */
  close(): void;
  /** `value` is the machine's reading of the text, where a choice or a field gave one. */
  answer(answer: { step: number; text: string; value?: AnswerValue | undefined }): void;
  /** Asks the question `step` again; what came after it is removed. */
  rewind(step: number): void;
  /** Forgets this conversation and begins a new one. */
  restart(opening?: ChatOpening): void;
  /** «Riprova»: a new round of attempts to connect. */
  retry(): void;
  dispose(): void;
};

export type ChatOptions = {
  storage: TextStorage;
  /** Name under which the conversation is kept: one for each tracking value of an instance. */
  storageName: string;
  consent: Consent;
  log: Log;
  readTracking: () => string;
  openSocket: (readHandshake: () => ChatHandshake) => ReturnType<OpenSocket>;
};

/** The assistant's conversation of one visitor. */
export function createChat(options: ChatOptions): Chat {
  const { consent, log, readTracking } = options;
  const store = createChatStore(readTracking);
  const memory = createChatMemory(options.storage, options.storageName);
  const thread = createChatThread({ store, memory, log });
  let opening: ChatOpening | undefined;
  let isWanted = false;

  const connection = createChatConnection({
    store,
    thread,
    log,
    openSocket: options.openSocket,
    readHandshake() {
      const tracking = readTracking();
      return {
        ...(tracking === "" ? {} : { tracking }),
        ...(opening === undefined ? {} : { opening }),
        ...thread.toHandshake(),
      };
    },
  });

  function close() {
    isWanted = false;
    connection.close();
  }

  return {
    state: store.state,
    open(wish) {
      opening = wish ?? opening;
      isWanted = true;
      consent.whenGranted(() => {
        if (isWanted) {
          if (store.state.messages.length === 0) {
            store.reset();
          }
          thread.recall();
          connection.open();
        }
      });
    },
    close,
    answer(answer) {
      thread.answer(answer);
      connection.wake();
    },
    rewind(step) {
      thread.rewind(step);
      connection.wake();
    },
    restart(wish) {
      opening = wish;
      consent.whenGranted(() => {
        thread.forget();
        connection.renew();
      });
    },
    retry: connection.wake,
    dispose: close,
  };
}
