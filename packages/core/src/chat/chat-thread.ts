import {
  type ChatConversation,
  type ChatHandshake,
  type Draft,
  type ErrorCode,
  SOCKET_RECONNECTION_DELAY_MAX_MS,
} from "@volpe/contract";
import type { Socket } from "socket.io-client";
import type { Log } from "../log.ts";
import { type ChatInbox, createChatInbox } from "./chat-inbox.ts";
import type { ChatMemory, OutboxEntry } from "./chat-memory.ts";
import { type ChatOutbox, createChatOutbox } from "./chat-outbox.ts";
import type { ChatStore } from "./chat-store.ts";
import { sendAcknowledged } from "./send-acknowledged.ts";

/** Which conversation a socket is of: begun by the server, or taken up again with its key. */
export type ChatThread = Pick<ChatOutbox, "answer" | "rewind"> & {
  readonly inbox: Pick<ChatInbox, "take">;
  /** What a new connection must say of it; the next `attach` takes up what was said here. */
  toHandshake(): Pick<ChatHandshake, "resuming">;
  /** Shows what a reload left behind. */
  recall(): void;
  attach(socket: Socket): void;
  detach(): void;
  forget(): void;
};

/** Refusals that say nothing of the conversation: it is asked for again a little later. */
const PASSING: ErrorCode[] = ["too-many-requests", "internal", "unavailable"];

export type ChatThreadOptions = {
  store: ChatStore;
  memory: ChatMemory;
  log: Log;
};

export function createChatThread({ store, memory, log }: ChatThreadOptions): ChatThread {
  let socket: Socket | undefined;
  /** Counts connections: what one began is not ended by the next. */
  let attachment = 0;
  let conversation: ChatConversation | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the present connection's handshake announced. */
  let announced: ChatConversation | undefined;

  const outbox = createChatOutbox(store, memory, (entry, onAcknowledged) => {
    // Only an attached socket has opened the outbox.
    if (socket !== undefined) {
      sendAcknowledged(socket, toEvent(entry, store.state.draft), onAcknowledged);
    }
  });

  const inbox = createChatInbox(store, log, (begun) => {
    if (begun.conversation !== conversation?.conversation) {
      conversation = begun;
      memory.begin(begun);
      outbox.resume(begun);
    }
  });

  /** Nothing is sent, and nothing that arrives is shown, before the server has answered this. */
  function resume(known: ChatConversation, own: Socket) {
    const present = attachment;
    const after = store.state.messages.find(({ id }) => id !== undefined)?.id ?? null;
    inbox.hold();
    sendAcknowledged(own, { event: "resume", payload: { ...known, after } }, (reply) => {
      if (present !== attachment) {
        return;
      }
      if (reply === undefined) {
        resume(known, own);
      } else if (reply.ok) {
        conversation = known;
        inbox.release("resumed");
        outbox.resume(known);
      } else if (reply.errors.some(({ code }) => PASSING.includes(code))) {
        timer = setTimeout(() => resume(known, own), SOCKET_RECONNECTION_DELAY_MAX_MS);
      } else {
        conversation = undefined;
        memory.forget(known);
        outbox.abandon(reply.errors);
        inbox.release("begun");
      }
    });
  }

  return {
    inbox,
    answer: outbox.answer,
    rewind: outbox.rewind,
    toHandshake() {
      announced = conversation ?? memory.find();
      return announced === undefined ? {} : { resuming: true };
    },
    recall() {
      const known = memory.find();
      if (known !== undefined && conversation === undefined) {
        outbox.load(known);
      }
    },
    attach(own) {
      socket = own;
      attachment += 1;
      if (announced !== undefined) {
        resume(announced, own);
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
      conversation = undefined;
      outbox.clear();
      store.startOver();
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
