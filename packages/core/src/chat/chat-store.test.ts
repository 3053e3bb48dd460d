import { type ChatMessage, type Draft, toEmptyDraft } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { createChatState } from "./chat-state.ts";
import { createChatStore } from "./chat-store.ts";

const draftOf = (name: string): Draft => ({ ...toEmptyDraft("AFF-1"), name });

function say(text: string, changes: Partial<ChatMessage> = {}): ChatMessage {
  return { owner: "volpe", step: 0, messages: [text], addons: [], ...changes };
}

const createStore = () => createChatStore(() => "AFF-1", createChatState("AFF-1"));
const texts = (store: ReturnType<typeof createStore>) =>
  store.state.messages.map(({ messages }) => messages[0]);

test("starts with the default prefix and the stored tracking value in the draft", () => {
  expect(createStore().state).toEqual({
    messages: [],
    draft: toEmptyDraft("AFF-1"),
    known: [],
    preload: false,
    sender: "",
    conversation: "",
    pdf: "",
    connection: "idle",
    pending: [],
    refusal: null,
  });
});

test("sorts messages newest first, whatever their step", () => {
  const store = createStore();
  store.receive(say("a", { step: 3 }));
  store.receive(say("b", { step: 1 }));
  expect(texts(store)).toEqual(["b", "a"]);
});

test("replaces the draft only with a message that has a dto", () => {
  const store = createStore();
  store.receive(say("a", { dto: draftOf("Anna") }));
  store.receive(say("b"));
  expect(store.state.draft).toEqual(draftOf("Anna"));
});

test("applies the dto of an empty message without adding it", () => {
  const store = createStore();
  store.receive({ owner: "volpe", step: 0, messages: [], addons: [], dto: draftOf("Anna") });
  expect(store.state.messages).toEqual([]);
  expect(store.state.draft.name).toBe("Anna");
});

test("adds a message that has only addons", () => {
  const store = createStore();
  const addons: ChatMessage["addons"] = [{ kind: "pdf", label: "l", url: "/u", page: "/p" }];
  store.receive({ owner: "volpe", step: 0, messages: [], addons });
  expect(store.state.messages).toHaveLength(1);
});

test("sets the preload flag for a user's message and clears it for an assistant's", () => {
  const store = createStore();
  store.receive(say("a", { owner: "user" }));
  expect(store.state).toMatchObject({ preload: true, sender: "user" });
  store.receive({ owner: "volpe", step: 0, messages: [], addons: [] });
  expect(store.state).toMatchObject({ preload: false, sender: "volpe" });
});

test("removes the messages above the given step", () => {
  const store = createStore();
  for (const step of [1, 2, 3, 2]) {
    store.receive(say(`${step}`, { step }));
  }
  store.clean(2);
  expect(texts(store)).toEqual(["2", "2", "1"]);
});

test("starts over with an empty draft that has the stored tracking value", () => {
  let tracking = "";
  const store = createChatStore(() => tracking, createChatState(tracking));
  store.receive(say("a", { dto: draftOf("Anna") }));
  tracking = "AFF-2";
  store.startOver();
  expect(store.state.draft).toEqual(toEmptyDraft("AFF-2"));
  expect(texts(store)).toEqual([]);
});

test("keeps position and draft when a message is replayed", () => {
  const store = createStore();
  store.receive(say("a", { id: "1", dto: draftOf("old") }));
  store.receive(say("b", { id: "2", dto: draftOf("new") }));
  store.receive(say("a", { id: "1", owner: "user", dto: draftOf("old") }));
  expect(texts(store)).toEqual(["b", "a"]);
  expect(store.state).toMatchObject({ draft: { name: "new" }, preload: false });
});

test("adds two equal messages without an id", () => {
  const store = createStore();
  store.receive(say("a"));
  store.receive(say("a"));
  expect(texts(store)).toEqual(["a", "a"]);
});

test("makes an accepted answer the newest message", () => {
  const store = createStore();
  store.receive(say("q", { step: 4 }));
  store.queue([{ id: "x", step: 4, text: "io" }]);
  store.accept({ id: "x", step: 4, text: "io" });
  expect(texts(store)).toEqual(["io", "q"]);
  expect(store.state).toMatchObject({ preload: true, sender: "user", pending: [] });
});

test("places an answer below its reply if the reply arrived first", () => {
  const store = createStore();
  store.receive(say("q4", { step: 4 }));
  store.receive(say("q5", { step: 5 }));
  store.accept({ id: "x", step: 4, text: "io" });
  expect(texts(store)).toEqual(["q5", "io", "q4"]);
  expect(store.state).toMatchObject({ preload: false, sender: "volpe" });
});

test("adds an answer once if the server repeats it", () => {
  const store = createStore();
  store.queue([{ id: "x", step: 4, text: "io" }]);
  store.receive(say("io", { id: "x", owner: "user", step: 4 }));
  expect(store.state.pending).toEqual([]);
  store.queue([{ id: "x", step: 4, text: "io" }]);
  store.accept({ id: "x", step: 4, text: "io" });
  expect(texts(store)).toEqual(["io"]);
  expect(store.state.pending).toEqual([]);
});

test("passes a place on to be remembered", () => {
  const rememberPlace = vi.fn();
  const store = createChatStore(() => "", createChatState(""), rememberPlace);
  const place = { province: "MI", comune: "015182", label: "Rho (MI)" };
  store.receive(say("a"));
  store.receive(say("b", { place }));
  expect(rememberPlace.mock.calls).toEqual([[place]]);
});
