import {
  type ChatMessage,
  type ChatUpload,
  type RememberedPlace,
  toEmptyDraft,
  type WireError,
} from "@volpe/contract";
import type { ChatState, PendingAnswer } from "./chat-state.ts";

/**
 * The writers of a chat's state. `chat.ts` also writes to the state, because it opens and closes
 * the chat without the engine. `readTracking` returns the stored tracking value, or "".
 * `rememberPlace` gets each place that an answer names.
 */
export function createChatStore(
  readTracking: () => string,
  state: ChatState,
  rememberPlace?: (place: RememberedPlace) => void,
) {
  const has = ({ id }: Pick<ChatMessage, "id">) =>
    id !== undefined && state.messages.some((message) => message.id === id);

  function insert(message: ChatMessage, index: number) {
    state.messages.splice(index, 0, message);
    state.pending = state.pending.filter(({ id }) => id !== message.id);
  }

  return {
    state,
    has,
    receive(message: ChatMessage) {
      // A replay repeats known messages. They keep their place, and their drafts are outdated.
      if (has(message)) {
        return;
      }
      if (message.dto !== undefined) {
        state.draft = message.dto;
        state.known = message.known ?? [];
      }
      if (message.place) {
        rememberPlace?.(message.place);
      }
      state.sender = message.owner;
      state.preload = message.owner === "user";
      if (message.messages.length > 0 || message.addons.length > 0) {
        insert(message, 0);
      }
    },
    upload({ pdf }: ChatUpload) {
      state.pdf = pdf;
    },
    /** Removes the messages whose step is above `step`. */
    clean(step: number) {
      state.messages = state.messages.filter((message) => message.step <= step);
    },
    /** Resets everything except the connection. */
    startOver() {
      const draft = toEmptyDraft(readTracking());
      Object.assign(state, { draft, known: [], messages: [], pending: [], refusal: null });
      Object.assign(state, { preload: false, sender: "", pdf: "" });
    },
    connect(id: string) {
      state.conversation = id;
      state.connection = "online";
    },
    show(connection: ChatState["connection"]) {
      state.connection = connection;
    },
    queue(pending: PendingAnswer[]) {
      state.pending = pending.filter((answer) => !has(answer));
    },
    accept({ id, step, text }: PendingAnswer) {
      if (has({ id })) {
        return;
      }
      // The reply to an answer may arrive before its acknowledgement; its step is higher.
      const found = state.messages.findIndex((message) => message.step <= step);
      const index = found < 0 ? state.messages.length : found;
      insert({ id, owner: "user", step, messages: [text], addons: [] }, index);
      if (index === 0) {
        state.sender = "user";
        state.preload = true;
      }
    },
    refuse({ step, text }: { step: number; text: string }, errors: WireError[]) {
      // Keeps the text of an earlier refusal that is not yet back in the field.
      const earlier = state.refusal?.text ?? "";
      const whole = earlier === "" ? text : `${earlier}\n${text}`;
      state.refusal = { step, text: whole, errors };
    },
    forgetRefusal() {
      state.refusal = null;
    },
  };
}

export type ChatStore = ReturnType<typeof createChatStore>;
