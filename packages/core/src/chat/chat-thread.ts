import type { Acknowledgement, ChatConversation, ChatHandshake } from "@volpe/contract";
import type { Socket } from "socket.io-client";
import type { Log } from "../log.ts";
import { type ChatInbox, createChatInbox } from "./chat-inbox.ts";
import type { ChatMemory } from "./chat-memory.ts";
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
  /** What the present connection's handshake announced. */
  let announced: ChatConversation | undefined;

  const outbox = createChatOutbox(store, memory, async (entry) => {
    if (socket === undefined) {
      return undefined;
    }
    const { id, step } = entry;
    if (entry.kind === "rewind") {
      return await sendAcknowledged(socket, "rewind", { id, step });
    }
    const { text, value } = entry;
    const dto = store.state.draft;
    const answer = { id, owner: "user", step, messages: [text], value, dto };
    return await sendAcknowledged(socket, "message", answer);
  });

  const inbox = createChatInbox(store, log, (begun) => {
    if (begun.conversation !== conversation?.conversation) {
      conversation = begun;
      memory.begin(begun);
      outbox.resume(begun);
    }
  });

  /** Nothing is sent, and nothing that arrives is shown, before the server has answered this. */
  async function resume(known: ChatConversation, own: Socket) {
    const present = attachment;
    inbox.hold();
    while (present === attachment) {
      const after = store.state.messages.find(({ id }) => id !== undefined)?.id ?? null;
      const reply = await sendAcknowledged(own, "resume", { ...known, after });
      if (reply !== undefined && present === attachment) {
        settle(known, reply);
        return;
      }
    }
  }

  function settle(known: ChatConversation, reply: Acknowledgement) {
    if (reply.ok) {
      conversation = known;
      inbox.release();
      outbox.resume(known);
    } else {
      conversation = undefined;
      memory.forget(known);
      outbox.abandon(reply.errors);
      inbox.release();
    }
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
        void resume(announced, own);
      }
    },
    detach() {
      socket = undefined;
      attachment += 1;
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
