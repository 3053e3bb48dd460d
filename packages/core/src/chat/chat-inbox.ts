import type { Addon, ChatConversation, ChatMessage } from "@volpe/contract";
import {
  isAddon,
  isChatConversation,
  isChatMessageBody,
  isChatUpload,
} from "../guard/chat-guards.ts";
import { isListOf, isShape, parseJson } from "../guard/guard.ts";
import type { Log } from "../log.ts";
import type { ChatStore } from "./chat-store.ts";

type ChatEvent = "message" | "upload" | "conversation";

const IN_WORDS: Addon = { kind: "choices", choices: [], typed: true };

const isAnything = (value: unknown): value is unknown => value !== undefined;
const hasAddons = isShape<{ addons: unknown[] }>({ addons: isListOf(isAnything) });

export function createChatInbox(
  store: ChatStore,
  log: Log,
  onConversation: (conversation: ChatConversation) => void,
) {
  let waiting: { event: ChatEvent; payload: unknown }[] | undefined;

  function read(event: ChatEvent, payload: unknown): boolean {
    switch (event) {
      case "message":
        return apply(parseMessage(payload), follow);
      case "upload":
        return apply(parseJson(payload, isChatUpload), store.upload);
      case "conversation":
        return apply(parseJson(payload, isChatConversation), onConversation);
    }
  }

  /**
   * A newer server may send an addon that this script does not know. The addon is dropped, and its
   * question can be answered in words.
   */
  function parseMessage(payload: unknown): ChatMessage | undefined {
    const body = parseJson(payload, isChatMessageBody);
    if (body === undefined) {
      return undefined;
    }
    const sent = hasAddons(body) ? body.addons : [];
    const addons = sent.filter(isAddon);
    if (addons.length < sent.length) {
      log.warn("An addon of the chat was left out: it is not of the agreed shape.");
      return { ...body, addons: addons.length > 0 ? addons : [IN_WORDS] };
    }
    return { ...body, addons };
  }

  /** A question with a lower step than those shown means that another tab went back to it. */
  function follow(message: ChatMessage) {
    if (message.owner !== "user" && !store.has(message)) {
      store.clean(message.above ?? message.step);
    }
    store.receive(message);
  }

  /** Applies one event of the server. A malformed event is dropped with a warning. */
  function take(event: ChatEvent, payload: unknown) {
    if (waiting !== undefined) {
      waiting.push({ event, payload });
    } else if (!read(event, payload)) {
      log.warn(`A chat event was dropped: its ${event} is not of the agreed shape.`);
    }
  }

  /** Drops the queued events: the next `resume` replays them. */
  function drop() {
    waiting = undefined;
  }

  return {
    take,
    drop,
    /** Queues events until the conversation that they belong to is known. */
    hold() {
      waiting ??= [];
    },
    /**
     * Applies the queued events. After `resumed` the events of a conversation that the server began
     * in the meantime are dropped.
     */
    release(outcome: "resumed" | "begun") {
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
