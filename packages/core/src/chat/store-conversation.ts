import type { ChatConversation } from "@volpe/contract";
import type { TextStorage } from "../storage/storage.ts";
import { createChatMemory } from "./chat-memory.ts";
import { CHAT_STORAGE_NAME } from "./chat-state.ts";

/**
 * Stores a conversation for the next page that opens the assistant. It replaces the browser's
 * current one. A chat that is already open keeps its own.
 *
 * @example
 * storeConversation(conversation, createBrowserStorage());
 */
export function storeConversation(conversation: ChatConversation, storage: TextStorage): void {
  createChatMemory(storage, CHAT_STORAGE_NAME).begin(conversation);
}
