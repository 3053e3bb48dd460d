import {
  type AnswerValue,
  type ChatHandshake,
  type ChatMessage,
  type Draft,
  type KnownAnswer,
  toEmptyDraft,
  type WireError,
} from "@volpe/contract";
import { proxy } from "valtio/vanilla";

/** Name of the stored conversation; an instance with a tracking value of its own adds that. */
export const CHAT_STORAGE_NAME = "volpe-chat";

/** An answer that the server has not acknowledged; it is not yet among `messages`. */
export type PendingAnswer = { id: string; step: number; text: string; value?: AnswerValue };

/** An answer that the server refused. `text` goes back into the field. */
export type Refusal = { step: number; text: string; errors: WireError[] };

/**
 * `idle` not opened, or closed · `reconnecting` a lost connection is being tried again ·
 * `stopped` a round of attempts has failed: the next starts by itself or with `retry`.
 */
export type ConnectionState = "idle" | "connecting" | "online" | "reconnecting" | "stopped";

/** Prefills the first answers, as when a card's action opens the assistant. */
export type ChatOpening = NonNullable<ChatHandshake["opening"]>;

export type ChatState = {
  /** Newest first. */
  messages: ChatMessage[];
  draft: Draft;
  /** The draft line by line, with the question that changes each line. */
  known: KnownAnswer[];
  /** True while the assistant's reply is awaited. */
  preload: boolean;
  /** Author of the last message: `user` or the persona. */
  sender: string;
  /** The conversation's id, which is the socket's. */
  conversation: string;
  /** Path of the quote document, relative to the host; "" until there is one. */
  pdf: string;
  connection: ConnectionState;
  pending: PendingAnswer[];
  refusal: Refusal | null;
};

/** The state before the first opening. `tracking` is the stored value, or "". */
export function createChatState(tracking: string): ChatState {
  return proxy({
    messages: [],
    draft: toEmptyDraft(tracking),
    known: [],
    preload: false,
    sender: "",
    conversation: "",
    pdf: "",
    connection: "idle",
    pending: [],
    refusal: null,
  });
}
