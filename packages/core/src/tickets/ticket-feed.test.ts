// @vitest-environment jsdom
import { MINUTE_MS } from "@volpe/contract";
import type { Socket } from "socket.io-client";
import { afterEach, expect, test, vi } from "vitest";
import { createHostedClient, createTestSession } from "../api/fake-host.ts";
import { createTicketFeed } from "./ticket-feed.ts";
import type { TicketSocketOptions } from "./ticket-socket.ts";

afterEach(() => {
  vi.useRealTimers();
});

type Listener = (...details: unknown[]) => void;
type Answer = Parameters<typeof createHostedClient>[0];

const FUTURE = 4_102_444_800;

/** A feed on a passive socket: the test triggers its events. */
async function startFeed(answer: Answer = () => ({ data: [] })) {
  const { client, sent } = createHostedClient(answer);
  client.session.begin(createTestSession("first", FUTURE));
  const listeners = new Map<string, Listener>();
  const on = (name: string, listener: Listener) => listeners.set(name, listener);
  const socket = { on, io: { on }, connect: vi.fn(), disconnect: vi.fn(), active: true };
  const openTicketSocket = vi.fn((_: TicketSocketOptions) => socket as unknown as Socket);
  const onTicket = vi.fn();
  const log = { info: vi.fn(), warn: vi.fn() };
  const loadSocket = vi.fn(async () => ({ openTicketSocket }));
  const feed = createTicketFeed({
    ...{ api: client.api, session: client.session },
    ...{ baseUrl: "https://host.example", onTicket, log, loadSocket },
  });
  await vi.waitFor(() => expect(openTicketSocket).toHaveBeenCalled());
  return {
    ...{ client, sent, socket, openTicketSocket, onTicket, log, loadSocket, feed },
    happens: (name: string, ...details: unknown[]) => listeners.get(name)?.(...details),
    refuse(message = "unauthenticated") {
      socket.active = false;
      listeners.get("connect_error")?.(new Error(message));
    },
  };
}

test("reloads all tickets on connecting and one ticket on its event", async () => {
  const { happens, onTicket, openTicketSocket } = await startFeed();
  expect(openTicketSocket.mock.calls[0]?.[0].readToken()).toBe("first");
  happens("connect");
  happens("ticket", '{"slug":"s","message":"m2"}');
  happens("disconnect", "transport close");
  happens("connect");
  happens("ticket", "not readable");
  expect(onTicket.mock.calls).toEqual([[null], [{ slug: "s", message: "m2" }], [null], [null]]);
});

test("a refused token is refreshed before the next connection", async () => {
  const { refuse, socket, sent, openTicketSocket } = await startFeed(({ path, headers }) => {
    if (path.endsWith("/refreshtoken")) {
      return { data: createTestSession("second", FUTURE) };
    }
    return headers.authorization === "Bearer second"
      ? { data: [] }
      : { status: 401, errors: [{ code: "unauthenticated", message: "Accedi." }] };
  });
  refuse();
  await vi.waitFor(() => expect(socket.connect).toHaveBeenCalledOnce());
  expect(sent.map(({ path }) => path)).toEqual([
    "/api/v1/tickets",
    "/api/v1/auth/refreshtoken",
    "/api/v1/tickets",
  ]);
  expect(openTicketSocket.mock.calls[0]?.[0].readToken()).toBe("second");
});

test("stops after three refused tokens until the person returns", async () => {
  const { refuse, socket, sent } = await startFeed();
  for (const time of [1, 2, 3]) {
    refuse();
    await vi.waitFor(() => expect(socket.connect).toHaveBeenCalledTimes(time));
  }
  refuse();
  expect(sent).toHaveLength(3);
  window.dispatchEvent(new Event("focus"));
  expect(socket.connect).toHaveBeenCalledTimes(4);
  window.dispatchEvent(new Event("focus"));
  expect(socket.connect).toHaveBeenCalledTimes(4);
});

test("stops if the session has ended", async () => {
  const { refuse, socket, sent } = await startFeed(() => ({
    status: 401,
    errors: [{ code: "session-ended", message: "Accedi di nuovo." }],
  }));
  refuse();
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  await new Promise((resolve) => setImmediate(resolve));
  expect(socket.connect).not.toHaveBeenCalled();
});

test("reconnects at most five times after the server closed the connection", async () => {
  const { happens, socket } = await startFeed();
  vi.useFakeTimers();
  for (const seconds of [1, 2, 3, 4, 5]) {
    happens("disconnect", "io server disconnect");
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(socket.connect).toHaveBeenCalledTimes(seconds - 1);
    vi.advanceTimersByTime(1);
    expect(socket.connect).toHaveBeenCalledTimes(seconds);
  }
  happens("disconnect", "io server disconnect");
  vi.advanceTimersByTime(60_000);
  expect(socket.connect).toHaveBeenCalledTimes(5);
});

test("reconnects each time after a connection that ended with its token", async () => {
  const { happens, socket } = await startFeed();
  vi.useFakeTimers();
  for (const times of [1, 2, 3, 4, 5, 6, 7]) {
    happens("connect");
    vi.advanceTimersByTime(15 * MINUTE_MS);
    happens("disconnect", "io server disconnect");
    vi.advanceTimersByTime(1000);
    expect(socket.connect).toHaveBeenCalledTimes(times);
  }
});

test.each([
  ["after a round of attempts", "reconnect_failed"],
  ["by a refusal for another reason", "connect_error"],
])("reconnects after a stop %s when the person is back online", async (_, event) => {
  const { happens, refuse, socket } = await startFeed();
  event === "connect_error" ? refuse("too many") : happens(event);
  expect(socket.connect).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("online"));
  expect(socket.connect).toHaveBeenCalledOnce();
});

test("stays disconnected after close", async () => {
  const { happens, socket, feed } = await startFeed();
  vi.useFakeTimers();
  happens("disconnect", "io server disconnect");
  feed.close();
  expect(socket.disconnect).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event("focus"));
  expect(socket.connect).not.toHaveBeenCalled();
});

test("opens no socket if closed while its chunk was loading", async () => {
  const { client, openTicketSocket, log } = await startFeed();
  const parts = { api: client.api, session: client.session, onTicket: vi.fn(), log };
  const loadSocket = vi.fn(async () => ({ openTicketSocket }));
  createTicketFeed({ ...parts, loadSocket }).close();
  await loadSocket.mock.results[0]?.value;
  expect(openTicketSocket).toHaveBeenCalledOnce();
});

test("loads its chunk again when the person is back online", async () => {
  const { client, openTicketSocket, log, socket } = await startFeed();
  const parts = { api: client.api, session: client.session, onTicket: vi.fn(), log };
  const loadSocket = vi.fn(async () => ({ openTicketSocket }));
  loadSocket.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const feed = createTicketFeed({ ...parts, loadSocket });
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(openTicketSocket).toHaveBeenCalledTimes(2));
  feed.close();
  expect(socket.disconnect).toHaveBeenCalledOnce();
});
