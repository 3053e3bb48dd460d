import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Chat } from "./chat.ts";
import { type FakeAssistant, startFakeAssistant } from "./fake-assistant.ts";
import { createTestTabs, type TestTabs } from "./test-tabs.ts";

let assistant: FakeAssistant;
let tabs: TestTabs;

const shown = (chat: Chat) => chat.state.messages.map(({ messages }) => messages.join());

beforeEach(async () => {
  assistant = await startFakeAssistant();
  tabs = createTestTabs(assistant);
});

afterEach(async () => {
  tabs.dispose();
  await assistant.stop();
});

test("greets with the tracking value and the socket's id", async () => {
  const chat = tabs.open();
  expect(chat.state.connection).toBe("connecting");
  await tabs.shows(chat, ["Domanda 0"]);
  expect(chat.state).toMatchObject({
    connection: "online",
    conversation: assistant.sockets()[0]?.id,
    sender: "volpe",
    preload: false,
    draft: { tracking: "AFF-1", phone: "+39" },
  });
  expect(assistant.handshakes).toEqual([{ tracking: "AFF-1", page: "" }]);
});

test("puts an acknowledged answer under its reply", async () => {
  const chat = tabs.open();
  await tabs.shows(chat, ["Domanda 0"]);
  chat.answer({ step: 0, text: "uno", value: 1 });
  expect(chat.state.pending).toMatchObject([{ step: 0, text: "uno", value: 1 }]);
  await tabs.shows(chat, ["Domanda 1", "uno", "Domanda 0"]);
  await vi.waitFor(() => expect(chat.state.pending).toEqual([]));
  expect(chat.state.messages[0]).toMatchObject({ owner: "volpe", step: 1 });
  expect(chat.state.messages[0]?.addons).not.toEqual([]);
});

test("sends an answer given offline after the resume", async () => {
  const chat = tabs.open();
  await tabs.shows(chat, ["Domanda 0"]);
  const before = chat.state.conversation;
  await assistant.stop();
  await tabs.reaches(chat, "reconnecting");
  chat.answer({ step: 0, text: "uno" });
  expect(chat.state.pending).toHaveLength(1);
  await assistant.start();
  await tabs.shows(chat, ["Domanda 1", "uno", "Domanda 0"]);
  expect(assistant.heard).toEqual(["resume", "message uno"]);
  expect(assistant.conversations).toHaveLength(1);
  expect(chat.state.conversation).not.toBe(before);
  expect(chat.state.pending).toEqual([]);
});

test("sends the unsent answers once and in order after a reload", async () => {
  const chat = tabs.open();
  await tabs.shows(chat, ["Domanda 0"]);
  await assistant.stop();
  chat.answer({ step: 0, text: "uno" });
  chat.answer({ step: 1, text: "due" });
  const said = chat.state.pending.map(({ id }) => id);
  chat.close();
  const reloaded = tabs.open();
  await vi.waitFor(() =>
    expect(reloaded.state.pending.map(({ text }) => text)).toEqual(["uno", "due"]),
  );
  await assistant.start();
  reloaded.retry();
  await tabs.shows(reloaded, ["Domanda 2", "due", "Domanda 1", "uno", "Domanda 0"]);
  expect(assistant.heard).toEqual(["resume", "message uno", "message due"]);
  expect(assistant.conversations[0]?.taken).toEqual(said);
  const again = tabs.open();
  await tabs.shows(again, shown(reloaded));
  expect(again.state.pending).toEqual([]);
});

test("sends an unacknowledged answer again under the same id", async () => {
  const chat = tabs.open();
  await tabs.shows(chat, ["Domanda 0"]);
  assistant.mood = "deaf";
  chat.answer({ step: 0, text: "uno" });
  await tabs.shows(chat, ["Domanda 1", "uno", "Domanda 0"]);
  // A message that the server sent back is no longer shown as pending.
  expect(chat.state.pending).toEqual([]);
  await assistant.stop();
  assistant.mood = "willing";
  await assistant.start();
  await vi.waitFor(() => expect(assistant.heard.at(-1)).toBe("message uno"), { timeout: 4_000 });
  chat.answer({ step: 1, text: "due" });
  await tabs.shows(chat, ["Domanda 2", "due", "Domanda 1", "uno", "Domanda 0"]);
  expect(assistant.heard).toEqual(["message uno", "resume", "message uno", "message due"]);
});

test("keeps the texts of refused answers", async () => {
  const chat = tabs.open();
  await tabs.shows(chat, ["Domanda 0"]);
  assistant.mood = "refusing";
  chat.answer({ step: 0, text: "uno" });
  chat.answer({ step: 0, text: "due" });
  await vi.waitFor(() => expect(chat.state.refusal?.text).toBe("uno\ndue"));
  expect(chat.state.refusal).toMatchObject({ step: 0, errors: [{ code: "invalid-answer" }] });
  expect(chat.state.pending).toEqual([]);
  expect(shown(chat)).toEqual(["Domanda 0"]);
  assistant.mood = "willing";
  chat.answer({ step: 0, text: "tre" });
  expect(chat.state.refusal).toBeNull();
  await tabs.shows(chat, ["Domanda 1", "tre", "Domanda 0"]);
});

test("keeps the typed text when the server lost the conversation", async () => {
  const chat = tabs.open();
  await tabs.shows(chat, ["Domanda 0"]);
  chat.answer({ step: 0, text: "uno" });
  await tabs.shows(chat, ["Domanda 1", "uno", "Domanda 0"]);
  await assistant.stop();
  chat.answer({ step: 1, text: "via Roma 1" });
  assistant.conversations.length = 0;
  await assistant.start();
  await tabs.shows(chat, ["Domanda 0"]);
  await vi.waitFor(() => expect(chat.state.refusal?.text).toBe("via Roma 1"));
  expect(chat.state.pending).toEqual([]);
  chat.answer({ step: 0, text: "di nuovo" });
  await tabs.shows(chat, ["Domanda 1", "di nuovo", "Domanda 0"]);
  const reloaded = tabs.open();
  await tabs.shows(reloaded, ["Domanda 1", "di nuovo", "Domanda 0"]);
});

test("two tabs share one conversation without repeated messages", async () => {
  const first = tabs.open();
  await tabs.shows(first, ["Domanda 0"]);
  const second = tabs.open();
  await tabs.shows(second, ["Domanda 0"]);
  await tabs.reaches(second, "online");
  await vi.waitFor(() => expect(assistant.heard).toEqual(["resume"]));
  first.answer({ step: 0, text: "uno" });
  await tabs.shows(second, ["Domanda 1", "uno", "Domanda 0"]);
  second.answer({ step: 1, text: "due" });
  await tabs.shows(first, ["Domanda 2", "due", "Domanda 1", "uno", "Domanda 0"]);
  await assistant.stop();
  await assistant.start();
  await vi.waitFor(() => expect(assistant.sockets()).toHaveLength(2), { timeout: 4_000 });
  first.answer({ step: 2, text: "tre" });
  await tabs.shows(first, [
    "Domanda 3",
    "tre",
    "Domanda 2",
    "due",
    "Domanda 1",
    "uno",
    "Domanda 0",
  ]);
  await tabs.shows(second, shown(first));
  expect(assistant.conversations).toHaveLength(1);
});
