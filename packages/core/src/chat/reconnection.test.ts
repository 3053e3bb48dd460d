import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReconnection } from "./reconnection.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createLost() {
  const connect = vi.fn();
  const stop = vi.fn();
  const reconnection = createReconnection(connect, stop);
  return {
    connect,
    stop,
    reset: reconnection.reset,
    /** Connects for `lastedMs`; the server then closes the connection. */
    lose(lastedMs = 0) {
      reconnection.connected();
      vi.advanceTimersByTime(lastedMs);
      reconnection.disconnected("io server disconnect");
    },
  };
}

test("reconnects five times after the server closed a connection, then stops", () => {
  const { connect, stop, lose } = createLost();
  for (const delayMs of [1000, 2000, 3000, 4000, 5000]) {
    connect.mockClear();
    lose();
    vi.advanceTimersByTime(delayMs - 1);
    expect(connect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(connect).toHaveBeenCalledTimes(1);
  }
  expect(stop).not.toHaveBeenCalled();
  connect.mockClear();
  lose();
  vi.advanceTimersByTime(60_000);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(connect).not.toHaveBeenCalled();
});

test.each([
  ["a lasting connection", 60_000, false],
  ["a reset", 0, true],
])("begins a new round of attempts after %s", (_, lastedMs, isReset) => {
  const { connect, stop, lose, reset } = createLost();
  for (let count = 0; count < 5; count += 1) {
    lose();
    vi.advanceTimersByTime(5000);
  }
  if (isReset) reset();
  lose(lastedMs);
  vi.advanceTimersByTime(1000);
  expect(connect).toHaveBeenCalledTimes(6);
  expect(stop).not.toHaveBeenCalled();
});

test("leaves a lost connection to socket.io-client", () => {
  const connect = vi.fn();
  createReconnection(connect, vi.fn()).disconnected("transport close");
  vi.advanceTimersByTime(60_000);
  expect(connect).not.toHaveBeenCalled();
});
