import { type ChatMessage, type ChatUpload, toEmptyDraft, type WireError } from "@volpe/contract";
import type { ChatState, PendingAnswer } from "./chat-state.ts";

/** The only writers of a chat's state, its connection's word before the engine is there apart. */
export type ChatStore = {
  readonly state: ChatState;
  has(message: Pick<ChatMessage, "id">): boolean;
  receive(message: ChatMessage): void;
  upload(upload: ChatUpload): void;
  /** Removes the messages whose step is above `step`. */
  clean(step: number): void;
  /** Restores the draft to its empty defaults with the stored tracking value. */
  reset(): void;
  /** Everything as before the first message, the connection apart. */
  startOver(): void;
  connect(id: string): void;
  show(connection: ChatState["connection"]): void;
  queue(pending: PendingAnswer[]): void;
  accept(answer: PendingAnswer): void;
  refuse(answer: { step: number; text: string }, errors: WireError[]): void;
  forgetRefusal(): void;
};

/** `readTracking` answers the stored tracking value, or "". */
export function createChatStore(readTracking: () => string, state: ChatState): ChatStore {
  const has = ({ id }: Pick<ChatMessage, "id">) =>
    id !== undefined && state.messages.some((message) => message.id === id);

  function insert(message: ChatMessage, index: number) {
    state.messages.splice(index, 0, message);
    state.pending = state.pending.filter(({ id }) => id !== message.id);
  }

  function reset() {
    state.draft = toEmptyDraft(readTracking());
  }

  return {
    state,
    has,
    reset,
    receive(message) {
      // A replay brings what is already here: it keeps its place, and its draft is an older one.
      if (has(message)) {
        return;
      }
      if (message.dto !== undefined) {
        state.draft = message.dto;
      }
      state.sender = message.owner;
      state.preload = message.owner === "user";
      if (message.messages.length > 0 || message.addons.length > 0) {
        insert(message, 0);
      }
    },
    upload({ pdf }) {
      state.pdf = pdf;
    },
    clean(step) {
      state.messages = state.messages.filter((message) => message.step <= step);
    },
    startOver() {
      reset();
      Object.assign(state, { messages: [], preload: false, sender: "", pdf: "", pending: [] });
      state.refusal = null;
    },
    connect(id) {
      state.conversation = id;
      state.connection = "online";
    },
    show(connection) {
      state.connection = connection;
    },
    queue(pending) {
      state.pending = pending.filter((answer) => !has(answer));
    },
    accept({ id, step, text }) {
      if (has({ id })) {
        return;
      }
      // The reply to an answer may overtake its acknowledgement: it is of a later step.
      const found = state.messages.findIndex((message) => message.step <= step);
      const index = found < 0 ? state.messages.length : found;
      insert({ id, owner: "user", step, messages: [text], addons: [] }, index);
      if (index === 0) {
        state.sender = "user";
        state.preload = true;
      }
    },
    refuse({ step, text }, errors) {
      // A second refusal before the first was taken up: neither text is lost.
      const earlier = state.refusal?.text ?? "";
      const whole = earlier === "" ? text : `${earlier}\n${text}`;
      state.refusal = { step, text: whole, errors };
    },
    forgetRefusal() {
      state.refusal = null;
    },
  };
}
