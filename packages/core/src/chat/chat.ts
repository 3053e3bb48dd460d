import { type AnswerValue, type ChatHandshake, toEmptyDraft } from "@volpe/contract";
import type { Consent } from "../consent/consent.ts";
import type { Log } from "../log.ts";
import type { TextStorage } from "../storage/text-storage.ts";
import type { ChatEngine, createChatEngine } from "./chat-engine.ts";
import type { ChatTransports, OpenSocket } from "./chat-socket.ts";
import { type ChatState, createChatState } from "./chat-state.ts";
import { listenForWake } from "./wake-signals.ts";

/** Prefills the first answers, as when a card's action opens the assistant. */
export type ChatOpening = NonNullable<ChatHandshake["opening"]>;

export type Chat = {
  /** A valtio proxy; its writers are those of `chat-store.ts`, which the engine brings. */
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
  /** Origin of the host, or "" for the page's own. */
  baseUrl: string;
  transports: ChatTransports;
  storage: TextStorage;
  /** Instances of one page with different values of their own have different conversations. */
  ownTracking?: string | undefined;
  consent: Consent;
  log: Log;
  readTracking: () => string;
  openSocket?: OpenSocket | undefined;
  loadEngine?: () => Promise<{ createChatEngine: typeof createChatEngine }>;
};

const STORAGE_NAME = "volpe-chat";
const importEngine = () => import("./chat-engine.ts");

/**
 * The assistant's conversation of one visitor. Its state is here from the start; the engine, which
 * brings socket.io-client along, is loaded when the assistant is first opened.
 */
export function createChat(options: ChatOptions): Chat {
  const { consent, log, readTracking, loadEngine = importEngine } = options;
  const state = createChatState(readTracking());
  let engine: ChatEngine | undefined;
  let waiting: ((engine: ChatEngine) => void)[] = [];
  let opening: ChatOpening | undefined;
  let isWanted = false;
  let isLoading = false;
  let stopListening: (() => void) | undefined;

  async function load() {
    isLoading = true;
    state.connection = "connecting";
    try {
      const { createChatEngine } = await loadEngine();
      const { ownTracking } = options;
      const storageName =
        ownTracking === undefined ? STORAGE_NAME : `${STORAGE_NAME}:${ownTracking}`;
      engine = createChatEngine({ ...options, storageName, state, readOpening: () => opening });
    } catch (error) {
      // The chunk did not arrive, as where the connection was lost just before.
      log.warn(`The assistant could not be loaded: ${String(error)}`);
      state.connection = isWanted ? "stopped" : "idle";
      return;
    } finally {
      isLoading = false;
    }
    for (const action of waiting) {
      action(engine);
    }
    waiting = [];
    if (isWanted) {
      engine.open();
    }
  }

  function start() {
    if (engine !== undefined) {
      engine.open();
    } else if (!isLoading) {
      void load();
    }
  }

  function act(action: (engine: ChatEngine) => void) {
    if (engine === undefined) {
      waiting.push(action);
    } else {
      action(engine);
    }
  }

  /** Begins a new round of attempts where the last one has ended. */
  function wake() {
    if (isWanted && state.connection === "stopped") {
      start();
    }
  }

  function close() {
    isWanted = false;
    stopListening?.();
    stopListening = undefined;
    engine?.close();
    state.connection = "idle";
  }

  return {
    state,
    open(wish) {
      opening = wish ?? opening;
      if (isWanted) {
        return;
      }
      isWanted = true;
      consent.whenGranted(() => {
        if (isWanted) {
          if (state.messages.length === 0) {
            state.draft = toEmptyDraft(readTracking());
          }
          stopListening ??= listenForWake(wake);
          start();
        }
      });
    },
    close,
    answer(answer) {
      act((ready) => ready.answer(answer));
      wake();
    },
    rewind(step) {
      act((ready) => ready.rewind(step));
      wake();
    },
    restart(wish) {
      opening = wish;
      act((ready) => ready.restart());
    },
    retry: wake,
    dispose: close,
  };
}
