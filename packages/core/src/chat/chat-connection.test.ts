import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createConsent } from "../consent/consent.ts";
import { createMemoryStorage } from "../storage/memory-storage.ts";
import { type FakeAssistant, startFakeAssistant } from "./fake-assistant.ts";
import { createTestTabs, type TestTabs } from "./test-tabs.ts";

let assistant: FakeAssistant;
let tabs: TestTabs;

beforeEach(async () => {
  assistant = await startFakeAssistant();
  tabs = createTestTabs(assistant);
});

afterEach(async () => {
  tabs.dispose();
  await assistant.stop();
});

test("an opening tells the server what the visitor was looking at", async () => {
  const chat = tabs.open({ consent: createConsent("pending") });
  const consented = tabs.open({ storage: createMemoryStorage() });
  await tabs.shows(consented, ["Domanda 0"]);
  consented.restart({ offer: "luce-facile" });
  await vi.waitFor(() => expect(assistant.handshakes).toHaveLength(2));
  expect(assistant.handshakes[1]).toEqual({
    tracking: "AFF-1",
    opening: { offer: "luce-facile" },
  });
  expect(chat.state.connection).toBe("idle");
});

test("without consent there is no socket and nothing stored; granted, it opens by itself", async () => {
  const consent = createConsent("pending");
  const storage = createMemoryStorage();
  const touched = vi.spyOn(storage, "get");
  const chat = tabs.open({ consent, storage });
  chat.answer({ step: 0, text: "uno" });
  chat.restart();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(assistant.handshakes).toEqual([]);
  expect(touched).not.toHaveBeenCalled();
  consent.grant();
  await tabs.shows(chat, ["Domanda 0"]);
});

test("closed before consent came, it stays closed", async () => {
  const consent = createConsent("pending");
  const chat = tabs.open({ consent });
  chat.close();
  consent.grant();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(assistant.handshakes).toEqual([]);
});

test("the fifth failed attempt ends a round; a retry, and an answer, each begin another", async () => {
  const chat = tabs.open();
  await tabs.shows(chat, ["Domanda 0"]);
  await assistant.stop();
  await tabs.reaches(chat, "reconnecting");
  await tabs.reaches(chat, "stopped");
  chat.retry();
  expect(chat.state.connection).toBe("connecting");
  await tabs.reaches(chat, "stopped");
  await assistant.start();
  chat.answer({ step: 0, text: "uno" });
  await tabs.shows(chat, ["Domanda 1", "uno", "Domanda 0"]);
});

test("a host that is away at the opening is found once it is there", async () => {
  await assistant.stop();
  const chat = tabs.open();
  await tabs.reaches(chat, "stopped");
  await assistant.start();
  chat.retry();
  await tabs.shows(chat, ["Domanda 0"]);
});

test("a socket that the server shuts out comes back", async () => {
  const chat = tabs.open();
  await tabs.shows(chat, ["Domanda 0"]);
  assistant.sockets()[0]?.disconnect(true);
  await tabs.reaches(chat, "reconnecting");
  await tabs.reaches(chat, "online");
  expect(assistant.heard).toEqual(["resume"]);
});

test("what the chunk's failure cost is made good by a retry", async () => {
  const log = { info: vi.fn(), warn: vi.fn() };
  let failures = 1;
  const chat = tabs.open({
    log,
    async loadEngine() {
      if (failures > 0) {
        failures -= 1;
        throw new TypeError("Failed to fetch dynamically imported module");
      }
      return await import("./chat-engine.ts");
    },
  });
  await tabs.reaches(chat, "stopped");
  expect(log.warn).toHaveBeenCalledTimes(1);
  chat.retry();
  await tabs.shows(chat, ["Domanda 0"]);
});

test("closing leaves the host, and opening again takes the conversation up", async () => {
  const chat = tabs.open();
  await tabs.shows(chat, ["Domanda 0"]);
  chat.close();
  expect(chat.state.connection).toBe("idle");
  await vi.waitFor(() => expect(assistant.sockets()).toEqual([]));
  chat.answer({ step: 0, text: "uno" });
  chat.open();
  await tabs.shows(chat, ["Domanda 1", "uno", "Domanda 0"]);
  expect(assistant.conversations).toHaveLength(1);
});

test("disposed while it was being loaded, it leaves no socket", async () => {
  const chat = tabs.open();
  chat.dispose();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(assistant.sockets()).toEqual([]);
  expect(chat.state.connection).toBe("idle");
});

test("a new start forgets the conversation, here and after a reload", async () => {
  const chat = tabs.open();
  await tabs.shows(chat, ["Domanda 0"]);
  chat.answer({ step: 0, text: "uno" });
  await tabs.shows(chat, ["Domanda 1", "uno", "Domanda 0"]);
  chat.restart();
  expect(chat.state).toMatchObject({ messages: [], pending: [], refusal: null, pdf: "" });
  await tabs.shows(chat, ["Domanda 0"]);
  expect(assistant.conversations).toHaveLength(2);
  await tabs.shows(tabs.open(), ["Domanda 0"]);
  expect(assistant.conversations).toHaveLength(2);
});

test("a rewind asks again and removes what came after, in every tab", async () => {
  const chat = tabs.open();
  await tabs.shows(chat, ["Domanda 0"]);
  chat.answer({ step: 0, text: "uno" });
  await tabs.shows(chat, ["Domanda 1", "uno", "Domanda 0"]);
  const other = tabs.open();
  await tabs.shows(other, ["Domanda 1", "uno", "Domanda 0"]);
  chat.rewind(0);
  await tabs.shows(chat, ["Domanda 0", "uno", "Domanda 0"]);
  await tabs.shows(other, ["Domanda 0", "uno", "Domanda 0"]);
});

test("a rewind made without a connection takes the answers it makes void out of the queue", async () => {
  const chat = tabs.open();
  await tabs.shows(chat, ["Domanda 0"]);
  await assistant.stop();
  await tabs.reaches(chat, "reconnecting");
  chat.answer({ step: 0, text: "uno" });
  chat.rewind(0);
  expect(chat.state.pending).toEqual([]);
  chat.answer({ step: 0, text: "due" });
  await assistant.start();
  await tabs.shows(chat, ["Domanda 1", "due", "Domanda 0", "Domanda 0"]);
  expect(assistant.heard).toEqual(["resume", "rewind 0", "message due"]);
});

test("connecting and disconnecting are told to the console's information alone", async () => {
  const log = { info: vi.fn(), warn: vi.fn() };
  const chat = tabs.open({ log });
  await tabs.shows(chat, ["Domanda 0"]);
  chat.close();
  expect(log.info.mock.calls.map(([text]) => String(text).split(":")[0])).toEqual([
    "Assistant connected",
    "Assistant disconnected",
  ]);
  expect(log.warn).not.toHaveBeenCalled();
});

test("events that break the agreement are dropped, with one warning each", async () => {
  const log = { info: vi.fn(), warn: vi.fn() };
  const chat = tabs.open({ log });
  await tabs.shows(chat, ["Domanda 0"]);
  const before = JSON.stringify(chat.state);
  const [socket] = assistant.sockets();
  socket?.emit("message", "{");
  socket?.emit("message", { owner: "volpe", step: 1, messages: ["x"], addons: [] });
  socket?.emit("upload", JSON.stringify({ pdf: 1 }));
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(3));
  expect(JSON.stringify(chat.state)).toBe(before);
  socket?.emit("upload", JSON.stringify({ pdf: "/api/v1/rates/r/quote.pdf" }));
  await vi.waitFor(() => expect(chat.state.pdf).toBe("/api/v1/rates/r/quote.pdf"));
});

test("instances with tracking values of their own have conversations of their own", async () => {
  const first = tabs.open({ ownTracking: "AFF-1" });
  await tabs.shows(first, ["Domanda 0"]);
  await tabs.shows(tabs.open({ ownTracking: "AFF-2" }), ["Domanda 0"]);
  await tabs.shows(tabs.open({ ownTracking: "AFF-1" }), ["Domanda 0"]);
  expect(assistant.conversations).toHaveLength(2);
});
