import type { AnswerValue, ChatConversation } from "@volpe/contract";
import {
  type Guard,
  isInteger,
  isListOf,
  isNumber,
  isOneOf,
  isOptional,
  isShape,
  isText,
  parseJson,
} from "../guard/guard.ts";
import type { TextStorage } from "../storage/text-storage.ts";
import type { PendingAnswer } from "./chat-state.ts";

/** What the server has not acknowledged, in the order in which it was said. */
export type OutboxEntry =
  | ({ kind: "answer" } & PendingAnswer)
  | { kind: "rewind"; id: string; step: number };

type Remembered = ChatConversation & { pending: OutboxEntry[] };

/**
 * What a reload needs: the conversation, its key and what is still to be sent. Tabs share it,
 * so that each change is made to what stands there, and only while it is of the same conversation.
 */
export type ChatMemory = {
  find(): ChatConversation | undefined;
  begin(conversation: ChatConversation): void;
  pending(conversation: ChatConversation): OutboxEntry[];
  change(
    conversation: ChatConversation,
    toPending: (pending: OutboxEntry[]) => OutboxEntry[],
  ): void;
  forget(conversation: ChatConversation): void;
};

const isTextList = isListOf(isText);
const isAnswerValue: Guard<AnswerValue> = (value): value is AnswerValue =>
  isText(value) || isNumber(value) || isTextList(value);

const isAnswerEntry = isShape<Extract<OutboxEntry, { kind: "answer" }>>({
  kind: isOneOf("answer"),
  id: isText,
  step: isInteger,
  text: isText,
  value: isOptional(isAnswerValue),
});
const isRewindEntry = isShape<Extract<OutboxEntry, { kind: "rewind" }>>({
  kind: isOneOf("rewind"),
  id: isText,
  step: isInteger,
});
const isEntry: Guard<OutboxEntry> = (value): value is OutboxEntry =>
  isAnswerEntry(value) || isRewindEntry(value);

const isRemembered = isShape<Remembered>({
  conversation: isText,
  key: isText,
  pending: isListOf(isEntry),
});

export function createChatMemory(storage: TextStorage, name: string): ChatMemory {
  const read = () => parseJson(storage.get(name), isRemembered);
  const write = (remembered: Remembered) => storage.set(name, JSON.stringify(remembered));

  function readOwn({ conversation }: ChatConversation) {
    const remembered = read();
    return remembered?.conversation === conversation ? remembered : undefined;
  }

  return {
    find() {
      const remembered = read();
      return remembered && { conversation: remembered.conversation, key: remembered.key };
    },
    begin: ({ conversation, key }) => write({ conversation, key, pending: [] }),
    pending: (conversation) => readOwn(conversation)?.pending ?? [],
    change(conversation, toPending) {
      const own = readOwn(conversation);
      if (own !== undefined) {
        write({ ...own, pending: toPending(own.pending) });
      }
    },
    forget(conversation) {
      if (readOwn(conversation) !== undefined) {
        storage.remove(name);
      }
    },
  };
}
