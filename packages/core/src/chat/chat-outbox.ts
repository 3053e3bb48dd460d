import type { Acknowledgement, AnswerValue, ChatConversation, WireError } from "@volpe/contract";
import type { ChatMemory, OutboxEntry } from "./chat-memory.ts";
import type { PendingAnswer } from "./chat-state.ts";
import type { ChatStore } from "./chat-store.ts";
import { createRandomId } from "./random-id.ts";
import type { OnAcknowledged } from "./send-acknowledged.ts";

export type ChatOutbox = {
  answer(answer: { step: number; text: string; value?: AnswerValue | undefined }): void;
  /** What waits for `step` or a later one is dropped: it is answered anew. */
  rewind(step: number): void;
  /** Shows what a reload left behind; sends nothing. */
  load(conversation: ChatConversation): void;
  /** The conversation is open on this socket: what waits is sent, one by one, in order. */
  resume(conversation: ChatConversation): void;
  /** The socket is lost: a delivery in the air counts for nothing, and is made again. */
  pause(): void;
  /** The conversation is no more; what was typed and never delivered becomes the refusal. */
  abandon(errors: WireError[]): void;
  clear(): void;
};

export type Deliver = (entry: OutboxEntry, onAcknowledged: OnAcknowledged) => void;

/**
 * Every entry keeps the id it was given when it was said, however often it is sent: the server
 * stores one id once, so that each is taken exactly once.
 */
export function createChatOutbox(
  store: ChatStore,
  memory: ChatMemory,
  deliver: Deliver,
): ChatOutbox {
  let entries: OutboxEntry[] = [];
  let conversation: ChatConversation | undefined;
  let isOpen = false;
  /** Each `resume` and `pause` ends the round of deliveries before it. */
  let round = 0;
  let isSending = false;

  /** In memory and, where other tabs may have added to it, in storage. */
  function change(toEntries: (entries: OutboxEntry[]) => OutboxEntry[]) {
    entries = toEntries(entries);
    store.queue(entries.flatMap(toPending));
    if (conversation !== undefined) {
      memory.change(conversation, toEntries);
    }
  }

  function settle(entry: OutboxEntry, acknowledgement: Acknowledgement) {
    change((all) => all.filter(({ id }) => id !== entry.id));
    if (!acknowledgement.ok) {
      const text = entry.kind === "answer" ? entry.text : "";
      store.refuse({ step: entry.step, text }, acknowledgement.errors);
    } else if (entry.kind === "answer") {
      store.accept(entry);
    } else {
      store.clean(entry.step);
    }
  }

  /** One entry at a time; what its acknowledgement says decides before the next is sent. */
  function drain() {
    const entry = entries[0];
    if (!isOpen || isSending || entry === undefined) {
      return;
    }
    const current = round;
    isSending = true;
    deliver(entry, (acknowledgement) => {
      if (current !== round) {
        return;
      }
      isSending = false;
      const isWanted = entries.some(({ id }) => id === entry.id);
      if (acknowledgement !== undefined && isWanted) {
        settle(entry, acknowledgement);
      }
      drain();
    });
  }

  function load(next: ChatConversation) {
    conversation = next;
    const stored = memory.pending(next);
    const ids = new Set(stored.map(({ id }) => id));
    const whole = [...stored, ...entries.filter(({ id }) => !ids.has(id))];
    change(() => whole);
  }

  function pause() {
    isOpen = false;
    isSending = false;
    round += 1;
  }

  function clear() {
    pause();
    entries = [];
    conversation = undefined;
    store.queue([]);
  }

  return {
    load,
    pause,
    clear,
    answer({ step, text, value }) {
      store.forgetRefusal();
      const answer = {
        id: createRandomId(),
        step,
        text,
        ...(value === undefined ? {} : { value }),
      };
      change((all) => [...all, { kind: "answer", ...answer }]);
      drain();
    },
    rewind(step) {
      store.forgetRefusal();
      const rewind: OutboxEntry = { kind: "rewind", id: createRandomId(), step };
      change((all) => [...all.filter((entry) => entry.step < step), rewind]);
      drain();
    },
    resume(next) {
      load(next);
      pause();
      isOpen = true;
      drain();
    },
    abandon(errors) {
      const lost = entries.flatMap(toPending);
      clear();
      store.startOver();
      for (const answer of lost) {
        store.refuse(answer, errors);
      }
    },
  };
}

function toPending(entry: OutboxEntry): PendingAnswer[] {
  if (entry.kind !== "answer") {
    return [];
  }
  const { kind: _, ...answer } = entry;
  return [answer];
}
