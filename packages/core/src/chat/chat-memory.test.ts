import { expect, test } from "vitest";
import { createMemoryStorage } from "../storage/storage.ts";
import {
  createChatMemory,
  forgetConversation,
  type OutboxEntry,
  storeConversation,
} from "./chat-memory.ts";
import { CHAT_STORAGE_NAME } from "./stored-name.ts";

const MINE = { conversation: "mine", key: "k1" };
const NEWER = { conversation: "newer", key: "k2" };
const ANSWER: OutboxEntry = { kind: "answer", id: "1", step: 0, text: "uno", value: ["a"] };

test("keeps the entries that another tab added", () => {
  const storage = createMemoryStorage();
  const [first, second] = [createChatMemory(storage, "n"), createChatMemory(storage, "n")];
  first.begin(MINE);
  first.change(MINE, (pending) => [...pending, ANSWER]);
  second.change(MINE, (pending) => [...pending, { kind: "rewind", id: "2", step: 0 }]);
  expect(first.pending(MINE)).toEqual([ANSWER, { kind: "rewind", id: "2", step: 0 }]);
  expect(second.find()).toEqual(MINE);
});

test("does not touch a newer conversation of another tab", () => {
  const storage = createMemoryStorage();
  const memory = createChatMemory(storage, "n");
  memory.begin(MINE);
  memory.begin(NEWER);
  memory.change(MINE, () => [ANSWER]);
  memory.forget(MINE);
  expect(memory.find()).toEqual(NEWER);
  expect(memory.pending(NEWER)).toEqual([]);
  memory.forget(NEWER);
  expect(memory.find()).toBeUndefined();
});

test.each([
  "nonsense",
  JSON.stringify({ conversation: "c", key: "k" }),
  JSON.stringify({ conversation: "c", key: "k", pending: [{ kind: "answer", id: "1" }] }),
])("reads damaged stored data (%s) as no conversation", (text) => {
  const storage = createMemoryStorage();
  storage.set("n", text);
  expect(createChatMemory(storage, "n").find()).toBeUndefined();
});

test("replaces the remembered conversation with the one that is stored", () => {
  const storage = createMemoryStorage();
  const memory = createChatMemory(storage, CHAT_STORAGE_NAME);
  memory.begin({ conversation: "mine", key: "old" });
  storeConversation({ conversation: "theirs", key: "new" }, storage);

  expect(memory.find()).toEqual({ conversation: "theirs", key: "new" });
  expect(memory.pending({ conversation: "theirs", key: "new" })).toEqual([]);
  forgetConversation(storage);
  expect(memory.find()).toBeUndefined();
});
