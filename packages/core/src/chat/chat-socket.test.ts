import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openChatSocket } from "./chat-socket.ts";
import { type FakeAssistant, startFakeAssistant } from "./fake-assistant.ts";

let assistant: FakeAssistant;

beforeEach(async () => {
  assistant = await startFakeAssistant();
});

afterEach(async () => {
  await assistant.stop();
});

test("opens a WebSocket that is set to reconnect five times, after 1 to 5 seconds", async () => {
  const readHandshake = async () => ({ tracking: "AFF-1" });
  const socket = openChatSocket({ baseUrl: assistant.url, transports: "any", readHandshake });
  expect(socket.io.opts).toMatchObject({
    autoConnect: true,
    reconnection: true,
    reconnectionAttempts: 5,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
  });
  await vi.waitFor(() => expect(assistant.handshakes).toEqual([{ tracking: "AFF-1" }]));
  expect(assistant.transports).toEqual(["websocket"]);
  socket.disconnect();
});

test("tries five times to reconnect, then gives up", async () => {
  const socket = openChatSocket(
    { baseUrl: assistant.url, transports: "any", readHandshake: async () => ({}) },
    { reconnectionDelay: 10, reconnectionDelayMax: 10 },
  );
  await vi.waitFor(() => expect(socket.connected).toBe(true));
  const attempts: number[] = [];
  socket.io.on("reconnect_attempt", (attempt) => void attempts.push(attempt));
  const failed = new Promise<void>((resolve) => void socket.io.on("reconnect_failed", resolve));
  await assistant.stop();
  await failed;
  expect(attempts).toEqual([1, 2, 3, 4, 5]);
  await assistant.start();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(socket.connected).toBe(false);
  socket.disconnect();
});

test("uses only polling if it is configured", async () => {
  const socket = openChatSocket({
    baseUrl: assistant.url,
    transports: "polling",
    readHandshake: async () => ({}),
  });
  await vi.waitFor(() => expect(socket.connected).toBe(true));
  expect(assistant.transports).toEqual(["polling"]);
  expect(socket.io.opts.transports).toEqual(["polling"]);
  socket.disconnect();
});

test("two sockets of one page use separate connections", async () => {
  const options = {
    baseUrl: assistant.url,
    transports: "any",
    readHandshake: async () => ({}),
  } as const;
  const [first, second] = [openChatSocket(options), openChatSocket(options)];
  expect(first.io).not.toBe(second.io);
  first.disconnect();
  second.disconnect();
});
