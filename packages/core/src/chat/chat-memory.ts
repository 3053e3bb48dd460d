import type { ChatConversation, StoredChat } from "@volpe/contract";
import { isStoredChat } from "../guard/chat-guards.ts";
import { parseJson } from "../guard/guard.ts";
import type { TextStorage } from "../storage/storage.ts";
import { CHAT_STORAGE_NAME } from "./stored-name.ts";
import { toJson } from "./to-json.ts";

/** An answer or rewind that the server has not acknowledged. */
export type OutboxEntry = StoredChat["pending"][number];

/**
 * Stores what a reload needs: the conversation, its key and the unsent entries. Tabs share the
 * storage, so each change is applied to the stored value, and only if that is the same
 * conversation.
 */
export function createChatMemory(storage: TextStorage, name: string) {
  const read = () => parseJson(storage.get(name), isStoredChat);
  const write = (remembered: StoredChat) => storage.set(name, toJson(remembered));

  function readConversation({ conversation }: ChatConversation) {
    const remembered = read();
    return remembered?.conversation === conversation ? remembered : undefined;
  }

  return {
    find(): ChatConversation | undefined {
      const remembered = read();
      return remembered && { conversation: remembered.conversation, key: remembered.key };
    },
    begin: ({ conversation, key }: ChatConversation) => write({ conversation, key, pending: [] }),
    pending: (conversation: ChatConversation): OutboxEntry[] =>
      readConversation(conversation)?.pending ?? [],
    change(conversation: ChatConversation, toPending: (pending: OutboxEntry[]) => OutboxEntry[]) {
      const remembered = readConversation(conversation);
      if (remembered !== undefined) {
        write({ ...remembered, pending: toPending(remembered.pending) });
      }
    },
    forget(conversation: ChatConversation) {
      if (readConversation(conversation) !== undefined) {
        storage.remove(name);
      }
    },
  };
}

export type ChatMemory = ReturnType<typeof createChatMemory>;

/**
 * Forgets the browser's current conversation, for the next page that opens the assistant.
 *
 * @example
 * forgetConversation(createBrowserStorage());
 */
export function forgetConversation(storage: TextStorage): void {
  storage.remove(CHAT_STORAGE_NAME);
}

/**
 * Stores a conversation for the next page that opens the assistant. It replaces the browser's
 * current one. A chat that is already open takes it over when its page gets the focus.
 *
 * @example
 * storeConversation(conversation, createBrowserStorage());
 */
export function storeConversation(conversation: ChatConversation, storage: TextStorage): void {
  createChatMemory(storage, CHAT_STORAGE_NAME).begin(conversation);
}
