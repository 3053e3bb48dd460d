import type { ChatMessage } from "@volpe/contract";
import type { Socket } from "socket.io-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMemoryStorage } from "../storage/storage.ts";
import { createChatMemory } from "./chat-memory.ts";
import { createChatState } from "./chat-state.ts";
import { createChatStore } from "./chat-store.ts";
import { createChatThread } from "./chat-thread.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

type Acknowledge = (failure: Error | null, reply?: unknown) => void;

/** A thread on a socket that only records what is sent; the test acknowledges it. */
function createThread() {
  const sent: { event: string; payload: Record<string, unknown>; acknowledge: Acknowledge }[] = [];
  const emit = (event: string, text: string, acknowledge: Acknowledge) =>
    sent.push({ event, payload: JSON.parse(text), acknowledge });
  const socket = { timeout: () => ({ emit }) } as unknown as Socket;
  const store = createChatStore(() => "", createChatState(""));
  const storage = createMemoryStorage();
  const memory = createChatMemory(storage, "n");
  const log = { info: vi.fn(), warn: vi.fn() };
  const thread = createChatThread({ store, memory, log, onBegun: () => undefined });
  return { thread, store, memory, sent, socket, last: () => sent.at(-1) };
}

const begin = (id: string) => JSON.stringify({ conversation: id, key: `key-${id}` });

function says(id: string, step: number): string {
  const message: ChatMessage = { id, owner: "volpe", step, messages: [id], addons: [] };
  return JSON.stringify(message);
}

/** A thread whose socket reconnected; its `resume` is not acknowledged yet. */
function createReturning() {
  const made = createThread();
  made.thread.attach(made.socket);
  made.thread.take("conversation", begin("c1"));
  made.thread.take("message", says("q1", 1));
  made.thread.detach();
  expect(made.thread.toHandshake()).toEqual({ resuming: true });
  made.thread.attach(made.socket);
  return made;
}

const shown = ({ store }: Pick<ReturnType<typeof createThread>, "store">) =>
  store.state.messages.map(({ messages }) => messages[0]);

test("sends nothing before the server has named the conversation", () => {
  const { thread, sent, socket } = createThread();
  expect(thread.toHandshake()).toEqual({});
  thread.attach(socket);
  thread.answer({ step: 0, text: "uno" });
  expect(sent).toEqual([]);
  thread.take("conversation", begin("c1"));
  expect(sent.map(({ event, payload }) => [event, payload.messages])).toEqual([
    ["message", ["uno"]],
  ]);
});

test("places an immediate reply above its answer", () => {
  const made = createThread();
  made.thread.attach(made.socket);
  made.thread.take("conversation", begin("c1"));
  made.thread.take("message", says("q1", 1));
  made.thread.answer({ step: 1, text: "uno" });
  made.last()?.acknowledge(null, { ok: true });
  made.thread.take("message", says("q1 again", 1));
  expect(shown(made)).toEqual(["q1 again", "uno", "q1"]);
  expect(made.store.state.preload).toBe(false);
});

test("queues answers and messages until the resume is acknowledged", () => {
  const made = createReturning();
  made.thread.answer({ step: 1, text: "uno" });
  made.thread.take("message", says("q2", 2));
  expect(made.sent.map(({ event }) => event)).toEqual(["resume"]);
  expect(made.last()?.payload).toEqual({ conversation: "c1", key: "key-c1", after: "q1" });
  expect(shown(made)).toEqual(["q1"]);
  made.last()?.acknowledge(null, { ok: true });
  expect(made.sent.map(({ event }) => event)).toEqual(["resume", "message"]);
  expect(shown(made)).toEqual(["q2", "q1"]);
});

test("repeats a resume that was not acknowledged in time", () => {
  const { sent, last } = createReturning();
  last()?.acknowledge(new Error("operation has timed out"));
  expect(sent.map(({ event }) => event)).toEqual(["resume", "resume"]);
});

test("ignores an acknowledgement of a lost connection", () => {
  const { thread, sent, socket } = createReturning();
  const [first] = sent;
  thread.detach();
  thread.attach(socket);
  first?.acknowledge(null, { ok: true });
  thread.answer({ step: 1, text: "uno" });
  expect(sent.map(({ event }) => event)).toEqual(["resume", "resume"]);
});

test.each(["too-many-requests", "internal", "unavailable"])(
  "keeps the conversation if the server answers « %s »",
  (code) => {
    const made = createReturning();
    made.last()?.acknowledge(null, { ok: false, errors: [{ code, message: "Riprova." }] });
    // The server stopped waiting for `resume` and greets a new conversation.
    made.thread.take("conversation", begin("c2"));
    made.thread.take("message", says("greeting", 0));
    vi.advanceTimersByTime(5_000);
    expect(made.sent.map(({ event }) => event)).toEqual(["resume", "resume"]);
    made.last()?.acknowledge(null, { ok: true });
    expect(shown(made)).toEqual(["q1"]);
    expect(made.memory.find()?.conversation).toBe("c1");
  },
);

test("replaces an unknown conversation and keeps the typed text", () => {
  const made = createReturning();
  made.thread.answer({ step: 1, text: "via Roma 1" });
  made.thread.take("conversation", begin("c2"));
  made.thread.take("message", says("greeting", 0));
  const errors = [{ code: "conversation-unknown", message: "Ricominciamo." }];
  made.last()?.acknowledge(null, { ok: false, errors });
  expect(shown(made)).toEqual(["greeting"]);
  expect(made.memory.find()?.conversation).toBe("c2");
  expect(made.store.state).toMatchObject({ pending: [], refusal: { text: "via Roma 1", errors } });
});

test("returns the text of an answer whose acknowledgement is malformed", () => {
  const made = createThread();
  made.thread.attach(made.socket);
  made.thread.take("conversation", begin("c1"));
  made.thread.answer({ step: 1, text: "uno" });
  made.last()?.acknowledge(null, "ok");
  expect(made.store.state).toMatchObject({ pending: [], refusal: { text: "uno", errors: [] } });
});

test("clears the refusal when a question is asked again", () => {
  const made = createThread();
  made.thread.attach(made.socket);
  made.thread.take("conversation", begin("c1"));
  made.thread.answer({ step: 1, text: "uno" });
  made.last()?.acknowledge(null, { ok: false, errors: [] });
  made.thread.rewind(0);
  expect(made.store.state.refusal).toBeNull();
});

test("does not send an answer a third time after it was given up", () => {
  const { thread, sent, socket, last } = createReturning();
  last()?.acknowledge(null, { ok: true });
  thread.answer({ step: 1, text: "uno" });
  const givenUp = last();
  thread.detach();
  thread.attach(socket);
  last()?.acknowledge(null, { ok: true });
  givenUp?.acknowledge(new Error("socket has been disconnected"));
  expect(sent.map(({ event }) => event)).toEqual(["resume", "message", "resume", "message"]);
});

test("shows no conversation that began on a lost connection", () => {
  const made = createReturning();
  made.thread.take("conversation", begin("c2"));
  made.thread.take("message", says("greeting of c2", 0));
  made.thread.detach();
  made.thread.attach(made.socket);
  made.thread.take("conversation", begin("c3"));
  made.thread.take("message", says("greeting of c3", 0));
  const errors = [{ code: "conversation-unknown", message: "Ricominciamo." }];
  made.last()?.acknowledge(null, { ok: false, errors });
  expect(shown(made)).toEqual(["greeting of c3"]);
  expect(made.memory.find()?.conversation).toBe("c3");
});

test("sends the next answer after the previous acknowledgement", () => {
  const { thread, sent, socket, last } = createThread();
  thread.attach(socket);
  thread.take("conversation", begin("c1"));
  thread.answer({ step: 1, text: "uno" });
  thread.answer({ step: 2, text: "due" });
  expect(sent.map(({ payload }) => payload.messages)).toEqual([["uno"]]);
  last()?.acknowledge(null, { ok: true });
  expect(sent.map(({ payload }) => payload.messages)).toEqual([["uno"], ["due"]]);
});

test("repeats an answer while the server is unavailable, then gives its text back", () => {
  const made = createThread();
  made.thread.attach(made.socket);
  made.thread.take("conversation", begin("c1"));
  made.thread.answer({ step: 1, text: "uno" });
  const errors = [{ code: "unavailable", message: "Riprova tra qualche secondo." }];
  for (let repeat = 1; repeat <= 6; repeat += 1) {
    made.last()?.acknowledge(null, { ok: false, errors });
    expect(made.store.state).toMatchObject({ pending: [{ text: "uno" }], refusal: null });
    vi.advanceTimersByTime(5_000);
    expect(made.sent).toHaveLength(1 + repeat);
  }
  expect(new Set(made.sent.map(({ payload }) => payload.id)).size).toBe(1);
  made.last()?.acknowledge(null, { ok: false, errors });
  expect(made.store.state).toMatchObject({ pending: [], refusal: { text: "uno", errors } });
});

test("stores an answer that the server took after it had been unavailable", () => {
  const made = createThread();
  made.thread.attach(made.socket);
  made.thread.take("conversation", begin("c1"));
  made.thread.answer({ step: 1, text: "uno" });
  const errors = [{ code: "unavailable", message: "Riprova tra qualche secondo." }];
  made.last()?.acknowledge(null, { ok: false, errors });
  vi.advanceTimersByTime(5_000);
  made.last()?.acknowledge(null, { ok: true });
  expect(made.store.state).toMatchObject({ pending: [], refusal: null });
  expect(shown(made)).toEqual(["uno"]);
});
