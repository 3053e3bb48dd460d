import {
  type ChatConversation,
  type ChatHandshake,
  type Draft,
  type ErrorCode,
  SOCKET_RECONNECTION_DELAY_MAX_MS,
} from "@volpe/contract";
import type { Socket } from "socket.io-client";
import { isAcknowledgement } from "../guard/chat-guards.ts";
import type { Log } from "../log.ts";
import { createChatInbox } from "./chat-inbox.ts";
import type { ChatMemory, OutboxEntry } from "./chat-memory.ts";
import { createChatOutbox, type OnAcknowledged } from "./chat-outbox.ts";
import type { ChatStore } from "./chat-store.ts";
import { toJson } from "./to-json.ts";

/** Refusals that do not concern the conversation: `resume` is retried later. */
const PASSING: ErrorCode[] = ["too-many-requests", "internal", "unavailable"];

type ChatThreadOptions = {
  store: ChatStore;
  memory: ChatMemory;
  log: Log;
  /** Called when the server has begun a conversation. */
  onBegun: () => void;
};

/** The conversation of a socket. The server begins it, or the client resumes it with its key. */
export function createChatThread({ store, memory, log, onBegun }: ChatThreadOptions) {
  let socket: Socket | undefined;
  /** Counts connections, so that a late reply of an earlier one is ignored. */
  let attachment = 0;
  let conversation: ChatConversation | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The conversation that the current connection named in its handshake. */
  let announced: ChatConversation | undefined;

  const outbox = createChatOutbox(store, memory, (entry, onAcknowledged) => {
    // The outbox sends only while a socket is attached.
    if (socket !== undefined) {
      sendAcknowledged(socket, toEvent(entry, store.state.draft), onAcknowledged);
    }
  });

  const inbox = createChatInbox(store, log, (begun) => {
    if (begun.conversation !== conversation?.conversation) {
      conversation = begun;
      onBegun();
      memory.begin(begun);
      outbox.resume(begun);
    }
  });

  /** Until the server answers, nothing is sent and incoming events are queued. */
  function resume(known: ChatConversation, target: Socket) {
    const present = attachment;
    const after = store.state.messages.find(({ id }) => id !== undefined)?.id ?? null;
    inbox.hold();
    sendAcknowledged(target, { event: "resume", payload: { ...known, after } }, (reply) => {
      if (present !== attachment) {
        return;
      }
      if (reply === undefined) {
        resume(known, target);
      } else if (reply.ok) {
        conversation = known;
        inbox.release("resumed");
        outbox.resume(known);
      } else if (reply.errors.some(({ code }) => PASSING.includes(code))) {
        timer = setTimeout(() => resume(known, target), SOCKET_RECONNECTION_DELAY_MAX_MS);
      } else {
        conversation = undefined;
        memory.forget(known);
        outbox.abandon(reply.errors);
        inbox.release("begun");
      }
    });
  }

  function leave() {
    conversation = undefined;
    outbox.clear();
    store.startOver();
  }

  return {
    take: inbox.take,
    answer: outbox.answer,
    rewind: outbox.rewind,
    /** The handshake's data; the next `attach` resumes the conversation named here. */
    toHandshake(): Pick<ChatHandshake, "resuming"> {
      announced = conversation ?? memory.find();
      return announced === undefined ? {} : { resuming: true };
    },
    /** Shows the entries that were unsent before a reload. */
    recall() {
      const known = memory.find();
      if (known !== undefined && conversation === undefined) {
        outbox.load(known);
      }
    },
    attach(opened: Socket) {
      socket = opened;
      attachment += 1;
      if (announced !== undefined) {
        resume(announced, opened);
      }
    },
    detach() {
      socket = undefined;
      attachment += 1;
      clearTimeout(timer);
      outbox.pause();
      inbox.drop();
    },
    forget() {
      const known = conversation ?? memory.find();
      if (known !== undefined) {
        memory.forget(known);
      }
      leave();
    },
    /** Leaves a conversation in whose place another tab has begun one. Returns whether it did. */
    follow(): boolean {
      const stored = memory.find();
      const isOther = stored && conversation && stored.conversation !== conversation.conversation;
      if (isOther) {
        leave();
      }
      return !!isOther;
    },
  };
}

function toEvent(entry: OutboxEntry, dto: Draft) {
  const { kind, id, step } = entry;
  if (kind === "rewind") {
    return { event: "rewind", payload: { id, step } } as const;
  }
  const { text, value } = entry;
  const payload = { id, owner: "user", step, messages: [text], value, dto };
  return { event: "message", payload } as const;
}

const ACKNOWLEDGEMENT_TIMEOUT_MS = 10_000;

/**
 * Sends one event as JSON text. A malformed acknowledgement counts as a refusal without errors. It
 * takes a callback, not a promise, because the acknowledgement must be applied before the reply
 * that follows it.
 */
function sendAcknowledged(
  socket: Socket,
  { event, payload }: { event: "message" | "rewind" | "resume"; payload: object },
  onAcknowledged: OnAcknowledged,
): void {
  socket
    .timeout(ACKNOWLEDGEMENT_TIMEOUT_MS)
    .emit(event, toJson(payload), (failure: unknown, reply: unknown) => {
      if (failure !== null) {
        onAcknowledged(undefined);
      } else {
        onAcknowledged(isAcknowledgement(reply) ? reply : { ok: false, errors: [] });
      }
    });
}

export type ChatThread = ReturnType<typeof createChatThread>;
