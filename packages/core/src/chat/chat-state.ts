import {
  type AnswerValue,
  type ChatMessage,
  type Draft,
  toEmptyDraft,
  type WireError,
} from "@volpe/contract";
import { proxy } from "valtio/vanilla";

/** An answer that the server has not acknowledged. It is not among `messages` until it has. */
export type PendingAnswer = { id: string; step: number; text: string; value?: AnswerValue };

/** An answer that was not taken; `text` goes back into the field, so that nothing typed is lost. */
export type Refusal = { step: number; text: string; errors: WireError[] };

/**
 * `idle` not opened, or closed · `reconnecting` a lost connection is being tried again ·
 * `stopped` a round of attempts has ended: the next begins by itself or with `retry`.
 */
export type ConnectionState = "idle" | "connecting" | "online" | "reconnecting" | "stopped";

export type ChatState = {
  /** Newest first. */
  messages: ChatMessage[];
  draft: Draft;
  /** On while an answer of the assistant is awaited. */
  preload: boolean;
  /** Who was last heard from: `user` or the persona. */
  sender: string;
  /** The conversation's id, which is the socket's. */
  conversation: string;
  /** Path of the quote document, relative to the host; "" until there is one. */
  pdf: string;
  connection: ConnectionState;
  pending: PendingAnswer[];
  refusal: Refusal | null;
};

/** As before the first opening; `tracking` is the stored value, or "". */
export function createChatState(tracking: string): ChatState {
  return proxy({
    messages: [],
    draft: toEmptyDraft(tracking),
    preload: false,
    sender: "",
    conversation: "",
    pdf: "",
    connection: "idle",
    pending: [],
    refusal: null,
  });
}
