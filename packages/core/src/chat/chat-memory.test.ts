import { expect, test } from "vitest";
import { createMemoryStorage } from "../storage/storage.ts";
import { createChatMemory, storeConversation } from "./chat-memory.ts";
import { CHAT_STORAGE_NAME } from "./chat-state.ts";

test("resumes a stored conversation in the browser's next chat", () => {
  const storage = createMemoryStorage();
  const memory = createChatMemory(storage, CHAT_STORAGE_NAME);
  memory.begin({ conversation: "mine", key: "old" });
  storeConversation({ conversation: "theirs", key: "new" }, storage);

  expect(memory.find()).toEqual({ conversation: "theirs", key: "new" });
  expect(memory.pending({ conversation: "theirs", key: "new" })).toEqual([]);
});
