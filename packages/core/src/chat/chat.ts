import { type AnswerValue, type ChatOpening, toEmptyDraft } from "@volpe/contract";
import type { Consent } from "../consent/consent.ts";
import { listenForWake } from "../wake/wake-signals.ts";
import type { ChatEngine, ChatEngineOptions, createChatEngine } from "./chat-engine.ts";
import { type ChatState, createChatState } from "./chat-state.ts";

export type Chat = {
  /** A valtio proxy; only this file and `chat-store.ts` write to it. */
  readonly state: ChatState;
  /**
   * Connects and resumes the stored conversation, or begins one with `opening`. Waits while consent
   * is pending.
   */
  open(opening?: ChatOpening): void;
  /** Disconnects and removes all listeners. Unsent answers are sent after the next `open`. */
  close(): void;
  /** `value` is the machine-readable answer, if a choice or a field gave one. */
  answer(answer: { step: number; text: string; value?: AnswerValue | undefined }): void;
  /** Asks the question `step` again and removes what came after it. */
  rewind(step: number): void;
  /**
   * Forgets this conversation and begins a new one with `opening`, or else with the one given to
   * `open` if no conversation has begun with it yet.
   */
  restart(opening?: ChatOpening): void;
  /** Starts a new round of connection attempts («Riprova»). */
  retry(): void;
};

export type ChatOptions = Omit<ChatEngineOptions, "state" | "readOpening"> & {
  consent: Consent;
  loadEngine?: () => Promise<{ createChatEngine: typeof createChatEngine }>;
};

const importEngine = () => import("./chat-engine.ts");

/**
 * The assistant's conversation of one visitor. The engine, which includes socket.io-client, is
 * loaded when the assistant is first opened.
 *
 * @example
 * const chat = createChat({
 *   baseUrl: "",
 *   transports: "any",
 *   storage,
 *   storageName: CHAT_STORAGE_NAME,
 *   consent,
 *   log: console,
 *   readTracking: () => "",
 * });
 * chat.open({ type: "luce" });
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
      engine = createChatEngine({ ...options, state, readOpening: () => opening });
    } catch (error) {
      // The chunk could not be loaded, for example because the connection was lost.
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

  /** Follows a restart in another tab. Starts a new round of attempts if the last one has ended. */
  function wake() {
    if (isWanted) {
      engine?.follow();
    }
    if (isWanted && state.connection === "stopped") {
      start();
    }
  }

  /**
   * The socket is closed when the page is hidden: browsers do not cache a page with an open socket,
   * or they end the socket and log a failure in the page's console.
   */
  function listen(): () => void {
    const stopWake = listenForWake(wake);
    const stopHide = listenForPageHide({ onHide: () => engine?.close(), onReturn: start });
    return () => {
      stopWake();
      stopHide();
    };
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
            // The messages of a stored conversation follow, so the chat shows that it waits.
            state.preload = !!options.storage.get(options.storageName);
          }
          stopListening ??= listen();
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
      opening = wish ?? opening;
      act((ready) => ready.restart());
    },
    retry: wake,
  };
}

/**
 * Calls `onHide` when the visitor leaves the page, and `onReturn` when the browser shows it again as
 * it was, from its back-forward cache. Returns a function that removes the listeners.
 */
function listenForPageHide(on: { onHide: () => void; onReturn: () => void }): () => void {
  if (typeof window === "undefined") {
    return () => undefined;
  }
  const handleShow = ({ persisted }: PageTransitionEvent) => persisted && on.onReturn();
  window.addEventListener("pagehide", on.onHide);
  window.addEventListener("pageshow", handleShow);
  return () => {
    window.removeEventListener("pagehide", on.onHide);
    window.removeEventListener("pageshow", handleShow);
  };
}
