import type { ChatConversation, ChatMessage } from "@volpe/contract";
import { parseJson } from "../guard/guard.ts";
import type { Log } from "../log.ts";
import type { ChatStore } from "./chat-store.ts";
import { isChatConversation, isChatMessage, isChatUpload } from "./is-chat-message.ts";

export type ChatEvent = "message" | "upload" | "conversation";

export type ChatInbox = {
  /** Takes one event of the server; what is no JSON of its shape is dropped with one warning. */
  take(event: ChatEvent, payload: unknown): void;
  /** From now on events wait, for it is not yet known which conversation they are of. */
  hold(): void;
  /**
   * Takes what has waited. Where the old conversation was `resumed`, one that the server began in
   * the meantime is left out.
   */
  release(outcome: "resumed" | "begun"): void;
  /** Drops what waits: the next `resume` brings it again. */
  drop(): void;
};

export function createChatInbox(
  store: ChatStore,
  log: Log,
  onConversation: (conversation: ChatConversation) => void,
): ChatInbox {
  let waiting: { event: ChatEvent; payload: unknown }[] | undefined;

  function read(event: ChatEvent, payload: unknown): boolean {
    switch (event) {
      case "message":
        return apply(parseJson(payload, isChatMessage), follow);
      case "upload":
        return apply(parseJson(payload, isChatUpload), store.upload);
      case "conversation":
        return apply(parseJson(payload, isChatConversation), onConversation);
    }
  }

  /** A question below what is shown: another tab has led the conversation back to it. */
  function follow(message: ChatMessage) {
    if (message.owner !== "user" && !store.has(message)) {
      store.clean(message.step);
    }
    store.receive(message);
  }

  function take(event: ChatEvent, payload: unknown) {
    if (waiting !== undefined) {
      waiting.push({ event, payload });
    } else if (!read(event, payload)) {
      log.warn(`A chat event was dropped: its ${event} is not of the agreed shape.`);
    }
  }

  function drop() {
    waiting = undefined;
  }

  return {
    take,
    drop,
    hold() {
      waiting ??= [];
    },
    release(outcome) {
      const events = waiting ?? [];
      const begun = events.findIndex(({ event }) => event === "conversation");
      const isCut = outcome === "resumed" && begun >= 0;
      drop();
      for (const { event, payload } of isCut ? events.slice(0, begun) : events) {
        take(event, payload);
      }
    },
  };
}

function apply<T>(value: T | undefined, action: (value: T) => void): boolean {
  if (value === undefined) {
    return false;
  }
  action(value);
  return true;
}
