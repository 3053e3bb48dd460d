import {
  type AnswerValue,
  type ChatMessage,
  type Draft,
  type KnownAnswer,
  toEmptyDraft,
  type WireError,
} from "@volpe/contract";
import { proxy } from "valtio/vanilla";

/** An answer that the server has not acknowledged; it is not yet among `messages`. */
export type PendingAnswer = { id: string; step: number; text: string; value?: AnswerValue };

/** An answer that the server refused. `text` goes back into the field. */
type RefusedAnswer = { step: number; text: string; errors: WireError[] };

/**
 * `idle`: not opened, or closed · `reconnecting`: the client retries a lost connection · `stopped`:
 * a round of attempts has failed; the next one starts by itself or with `retry`.
 */
type ConnectionState = "idle" | "connecting" | "online" | "reconnecting" | "stopped";

export type ChatState = {
  /** Newest first. */
  messages: ChatMessage[];
  draft: Draft;
  /** The draft line by line, with the question that changes each line. */
  known: KnownAnswer[];
  /** True while the visitor waits for the assistant's reply. */
  preload: boolean;
  /** Author of the last message: `user` or the persona. */
  sender: string;
  /** The socket's id, which changes with each connection; not the id in `ChatConversation`. */
  conversation: string;
  /** Path of the quote document, relative to the host; "" until there is one. */
  pdf: string;
  connection: ConnectionState;
  pending: PendingAnswer[];
  refusal: RefusedAnswer | null;
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
