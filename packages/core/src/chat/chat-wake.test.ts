import type { Socket } from "socket.io-client";
import { afterEach, expect, test, vi } from "vitest";
import { createConsent } from "../consent/consent.ts";
import { createMemoryStorage } from "../storage/storage.ts";
import { createChat } from "./chat.ts";
import { createChatConnection } from "./chat-connection.ts";
import { createChatState } from "./chat-state.ts";
import { createChatStore } from "./chat-store.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Listener = (...details: unknown[]) => void;

/** A passive socket: the test triggers its events. */
function createIdleSocket() {
  const listeners = new Map<string, Listener>();
  const on = (name: string, listener: Listener) => listeners.set(name, listener);
  const connect = vi.fn();
  const disconnect = vi.fn();
  const socket = { on, io: { on }, connect, disconnect, id: "s1", active: true, sendBuffer: [1] };
  return {
    socket: socket as unknown as Socket,
    connect,
    disconnect,
    sendBuffer: () => socket.sendBuffer,
    happens: (name: string, ...details: unknown[]) => listeners.get(name)?.(...details),
  };
}

function createIdleConnection() {
  const idle = createIdleSocket();
  const store = createChatStore(() => "", createChatState(""));
  const thread = {
    take: vi.fn(),
    answer: vi.fn(),
    rewind: vi.fn(),
    toHandshake: () => ({}),
    recall: vi.fn(),
    attach: vi.fn(),
    detach: vi.fn(),
    forget: vi.fn(),
    follow: () => false,
  };
  const log = { info: vi.fn(), warn: vi.fn() };
  const connection = createChatConnection({ store, thread, log, openSocket: () => idle.socket });
  return { ...idle, store, connection };
}

test("gives up when the server closes the connection for the sixth time", () => {
  vi.useFakeTimers();
  const { connection, store, connect, happens } = createIdleConnection();
  connection.open();
  for (const seconds of [1, 2, 3, 4, 5]) {
    happens("connect");
    happens("disconnect", "io server disconnect");
    expect(store.state.connection).toBe("reconnecting");
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(connect).toHaveBeenCalledTimes(seconds - 1);
    vi.advanceTimersByTime(1);
    expect(connect).toHaveBeenCalledTimes(seconds);
  }
  happens("disconnect", "io server disconnect");
  expect(store.state.connection).toBe("stopped");
  vi.advanceTimersByTime(60_000);
  expect(connect).toHaveBeenCalledTimes(5);
});

test("reconnects each time a connection of over a minute is closed", () => {
  vi.useFakeTimers();
  const { connection, connect, happens } = createIdleConnection();
  connection.open();
  for (const times of [1, 2, 3, 4, 5, 6, 7]) {
    happens("connect");
    vi.advanceTimersByTime(60_000);
    happens("disconnect", "io server disconnect");
    vi.advanceTimersByTime(1000);
    expect(connect).toHaveBeenCalledTimes(times);
  }
});

test("drops unsent packets of a lost connection", () => {
  const { connection, sendBuffer, happens } = createIdleConnection();
  connection.open();
  happens("connect");
  happens("disconnect", "ping timeout");
  expect(sendBuffer()).toEqual([]);
});

test("stops after a refused handshake until a retry", () => {
  const { connection, store, happens, socket, connect } = createIdleConnection();
  connection.open();
  happens("connect_error", new Error("xhr poll error"));
  expect(store.state.connection).toBe("connecting");
  Object.assign(socket, { active: false });
  happens("connect_error", new Error("too many"));
  expect(store.state.connection).toBe("stopped");
  connection.open();
  expect(connect).toHaveBeenCalledTimes(1);
});

test("stays closed if closed while waiting to reconnect", () => {
  vi.useFakeTimers();
  const { connection, connect, happens } = createIdleConnection();
  connection.open();
  happens("connect");
  happens("disconnect", "io server disconnect");
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(connect).not.toHaveBeenCalled();
});

test.each(["online", "focus"])(
  "« %s » reconnects a stopped chat but not a closed one",
  async (signal) => {
    const window = new EventTarget();
    vi.stubGlobal("window", window);
    vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
    const { socket, connect, happens } = createIdleSocket();
    const chat = createChat({
      baseUrl: "https://host.example",
      transports: "any",
      storage: createMemoryStorage(),
      storageName: "volpe-chat",
      consent: createConsent("granted"),
      log: { info: vi.fn(), warn: vi.fn() },
      readTracking: () => "",
      openSocket: () => socket,
    });
    window.dispatchEvent(new Event(signal));
    expect(chat.state.connection).toBe("idle");
    chat.open();
    await vi.waitFor(() => {
      happens("reconnect_failed");
      expect(chat.state.connection).toBe("stopped");
    });
    window.dispatchEvent(new Event(signal));
    expect(chat.state.connection).toBe("connecting");
    expect(connect).toHaveBeenCalledTimes(1);
    happens("reconnect_failed");
    const removed = vi.spyOn(window, "removeEventListener");
    chat.close();
    expect(removed.mock.calls.map(([name]) => name)).toEqual([
      ...["online", "focus"],
      ...["pagehide", "pageshow"],
    ]);
    window.dispatchEvent(new Event(signal));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(connect).toHaveBeenCalledTimes(1);
  },
);

test("has no connection while the browser keeps the page in its cache", async () => {
  const window = new EventTarget();
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", new EventTarget());
  const { socket, connect, disconnect, happens } = createIdleSocket();
  const chat = createChat({
    baseUrl: "https://host.example",
    transports: "any",
    storage: createMemoryStorage(),
    storageName: "volpe-chat",
    consent: createConsent("granted"),
    log: { info: vi.fn(), warn: vi.fn() },
    readTracking: () => "",
    openSocket: () => socket,
  });
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  chat.open();
  show(false);
  await vi.waitFor(() => {
    happens("connect");
    expect(chat.state.connection).toBe("online");
  });
  window.dispatchEvent(new Event("pagehide"));
  expect(disconnect).toHaveBeenCalledTimes(1);
  happens("disconnect", "io client disconnect");
  expect(connect).not.toHaveBeenCalled();
  show(true);
  expect(connect).toHaveBeenCalledTimes(1);
  expect(chat.state.connection).toBe("connecting");

  chat.close();
  show(true);
  expect(connect).toHaveBeenCalledTimes(1);
});
