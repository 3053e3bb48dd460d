import {
  type Acknowledgement,
  type AnswerValue,
  type ChatConversation,
  SOCKET_RECONNECTION_DELAY_MAX_MS,
  type WireError,
} from "@volpe/contract";
import type { ChatMemory, OutboxEntry } from "./chat-memory.ts";
import type { PendingAnswer } from "./chat-state.ts";
import type { ChatStore } from "./chat-store.ts";
import { createRandomId } from "./random-id.ts";

/** The acknowledgement; undefined if none came in time or the connection was lost first. */
export type OnAcknowledged = (acknowledgement: Acknowledgement | undefined) => void;

type AnswerInput = { step: number; text: string; value?: AnswerValue | undefined };
type Deliver = (entry: OutboxEntry, onAcknowledged: OnAcknowledged) => void;

/** How often an entry is sent again while the server is unavailable, for example restarting. */
const REPEATS_MAX = 6;

/**
 * The queue of unsent entries. An entry keeps its id across retries, and the server stores an id
 * once, so each entry counts exactly once.
 */
export function createChatOutbox(store: ChatStore, memory: ChatMemory, deliver: Deliver) {
  let entries: OutboxEntry[] = [];
  let conversation: ChatConversation | undefined;
  let isOpen = false;
  /** Incremented by `resume` and `pause`; acknowledgements of an earlier round are ignored. */
  let round = 0;
  let isSending = false;
  let repeats = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Applies a change in memory and in storage, where other tabs may have added entries. */
  function change(toEntries: (entries: OutboxEntry[]) => OutboxEntry[]) {
    entries = toEntries(entries);
    store.queue(entries.flatMap(toPending));
    if (conversation !== undefined) {
      memory.change(conversation, toEntries);
    }
  }

  function settle(entry: OutboxEntry, acknowledgement: Acknowledgement) {
    repeats = 0;
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

  /** Sends one entry at a time: the next one waits for its acknowledgement. */
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
      const isWanted = entries.some(({ id }) => id === entry.id);
      if (isWanted && isUnavailable(acknowledgement) && repeats < REPEATS_MAX) {
        repeats += 1;
        timer = setTimeout(() => {
          isSending = false;
          drain();
        }, SOCKET_RECONNECTION_DELAY_MAX_MS);
        return;
      }
      isSending = false;
      if (acknowledgement !== undefined && isWanted) {
        settle(entry, acknowledgement);
      }
      drain();
    });
  }

  /** Shows the entries that were unsent before a reload. It sends nothing. */
  function load(next: ChatConversation) {
    conversation = next;
    const stored = memory.pending(next);
    const ids = new Set(stored.map(({ id }) => id));
    const whole = [...stored, ...entries.filter(({ id }) => !ids.has(id))];
    change(() => whole);
  }

  /** The socket is lost, so an unacknowledged delivery will be repeated. */
  function pause() {
    clearTimeout(timer);
    isOpen = false;
    isSending = false;
    repeats = 0;
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
    answer({ step, text, value }: AnswerInput) {
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
    /** Drops the unsent entries of `step` and later ones. */
    rewind(step: number) {
      store.forgetRefusal();
      const rewind: OutboxEntry = { kind: "rewind", id: createRandomId(), step };
      change((all) => [...all.filter((entry) => entry.step < step), rewind]);
      drain();
    },
    /** Sends the unsent entries one by one, in order, now that the conversation is open. */
    resume(next: ChatConversation) {
      load(next);
      pause();
      isOpen = true;
      drain();
    },
    /**
     * The conversation no longer exists. The undelivered answers become the text of the refusal.
     */
    abandon(errors: WireError[]) {
      const lost = entries.flatMap(toPending);
      clear();
      store.startOver();
      for (const answer of lost) {
        store.refuse(answer, errors);
      }
    },
  };
}

function isUnavailable(acknowledgement: Acknowledgement | undefined): boolean {
  return (
    acknowledgement?.ok === false &&
    acknowledgement.errors.some(({ code }) => code === "unavailable")
  );
}

function toPending(entry: OutboxEntry): PendingAnswer[] {
  if (entry.kind !== "answer") {
    return [];
  }
  const { kind: _, ...answer } = entry;
  return [answer];
}

export type ChatOutbox = ReturnType<typeof createChatOutbox>;
