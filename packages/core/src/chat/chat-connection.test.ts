import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createConsent } from "../consent/consent.ts";
import { createMemoryStorage } from "../storage/storage.ts";
import { openChatSocket } from "./chat-socket.ts";
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

test("sends the opening of a restart in the handshake", async () => {
  const chat = tabs.open({ consent: createConsent("pending") });
  const consented = tabs.open({ storage: createMemoryStorage() });
  await tabs.shows(consented, ["Domanda 0"]);
  consented.restart({ offer: "luce-facile" });
  await vi.waitFor(() => expect(assistant.handshakes).toHaveLength(2));
  expect(assistant.handshakes[1]).toEqual({
    tracking: "AFF-1",
    page: "",
    opening: { offer: "luce-facile" },
  });
  expect(chat.state.connection).toBe("idle");
});

test("a restart begins with the opening for which no conversation was begun yet", async () => {
  const readOpenings = () =>
    assistant.handshakes.map((sent) => (sent as { opening?: unknown }).opening ?? null);
  const chat = tabs.open();
  await tabs.shows(chat, ["Domanda 0"]);
  chat.close();
  chat.open({ type: "noleggio" });
  await tabs.reaches(chat, "online");
  for (const count of [3, 4]) {
    chat.restart();
    await vi.waitFor(() => expect(assistant.conversations).toHaveLength(count - 1));
    await tabs.shows(chat, ["Domanda 0"]);
  }
  expect(readOpenings()).toEqual([null, { type: "noleggio" }, { type: "noleggio" }, null]);
});

test("opens no socket and stores nothing before consent", async () => {
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

test("stays closed if it was closed before consent", async () => {
  const consent = createConsent("pending");
  const chat = tabs.open({ consent });
  chat.close();
  consent.grant();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(assistant.handshakes).toEqual([]);
});

test("starts a new round of attempts on a retry and on an answer", async () => {
  const attempts: number[] = [];
  const chat = tabs.open({
    openSocket(asked) {
      const socket = openChatSocket(asked, { reconnectionDelay: 20, reconnectionDelayMax: 20 });
      socket.io.on("reconnect_attempt", (attempt) => void attempts.push(attempt));
      return socket;
    },
  });
  await tabs.shows(chat, ["Domanda 0"]);
  await assistant.stop();
  await tabs.reaches(chat, "reconnecting");
  await tabs.reaches(chat, "stopped");
  expect(attempts).toEqual([1, 2, 3, 4, 5]);
  chat.retry();
  expect(chat.state.connection).toBe("connecting");
  await tabs.reaches(chat, "stopped");
  expect(attempts).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
  await assistant.start();
  chat.answer({ step: 0, text: "uno" });
  await tabs.shows(chat, ["Domanda 1", "uno", "Domanda 0"]);
});

test("connects on a retry once the host is reachable", async () => {
  await assistant.stop();
  const chat = tabs.open();
  await tabs.reaches(chat, "stopped");
  await assistant.start();
  chat.retry();
  await tabs.shows(chat, ["Domanda 0"]);
});

test("reconnects after the server closed the connection", async () => {
  const chat = tabs.open();
  await tabs.shows(chat, ["Domanda 0"]);
  assistant.sockets()[0]?.disconnect(true);
  await tabs.reaches(chat, "reconnecting");
  await tabs.reaches(chat, "online");
  await vi.waitFor(() => expect(assistant.heard).toEqual(["resume"]));
});

test("loads the engine's chunk again on a retry", async () => {
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

test("resumes the conversation when it is opened again", async () => {
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

test("opens no socket if it was closed during loading", async () => {
  const chat = tabs.open();
  chat.close();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(assistant.sockets()).toEqual([]);
  expect(chat.state.connection).toBe("idle");
});

test("follows a conversation that another tab has begun", async () => {
  const chat = tabs.open();
  await tabs.shows(chat, ["Domanda 0"]);
  chat.answer({ step: 0, text: "Milano" });
  await tabs.shows(chat, ["Domanda 1", "Milano", "Domanda 0"]);
  const other = tabs.open();
  await tabs.shows(other, ["Domanda 1", "Milano", "Domanda 0"]);
  other.restart();
  await tabs.shows(other, ["Domanda 0"]);

  chat.retry();
  await tabs.shows(chat, ["Domanda 0"]);
  chat.answer({ step: 0, text: "Padova" });
  await tabs.shows(other, ["Domanda 1", "Padova", "Domanda 0"]);
});

test("forgets the conversation on a restart", async () => {
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

test("removes later messages in every tab on a rewind", async () => {
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

test("drops the queued answers that an offline rewind removes", async () => {
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

test("logs connections as information only", async () => {
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

test("drops each malformed event with one warning", async () => {
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

test("shows the text of a message whose addon is unknown", async () => {
  const log = { info: vi.fn(), warn: vi.fn() };
  const chat = tabs.open({ log });
  await tabs.shows(chat, ["Domanda 0"]);
  const addons = [{ kind: "video", url: "/v" }];
  const message = { id: "v", owner: "volpe", step: 1, messages: ["Guarda."], addons };
  assistant.sockets()[0]?.emit("message", JSON.stringify(message));
  await tabs.shows(chat, ["Guarda.", "Domanda 0"]);
  expect(chat.state.messages[0]?.addons).toEqual([{ kind: "choices", choices: [], typed: true }]);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test("gives instances with different tracking values different conversations", async () => {
  const first = tabs.open({ storageName: "volpe-chat:AFF-1" });
  await tabs.shows(first, ["Domanda 0"]);
  await tabs.shows(tabs.open({ storageName: "volpe-chat:AFF-2" }), ["Domanda 0"]);
  await tabs.shows(tabs.open({ storageName: "volpe-chat:AFF-1" }), ["Domanda 0"]);
  expect(assistant.conversations).toHaveLength(2);
});
