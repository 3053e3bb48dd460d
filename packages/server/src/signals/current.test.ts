import { HOUR_MS } from "@volpe/contract";
import { afterEach, expect, test, vi } from "vitest";
import { type Current, createCurrent } from "./current.ts";

let stored = 0;
let current: Current<number>;
const warn = vi.fn();
afterEach(async () => {
  await current.close();
  stored = 0;
  warn.mockReset();
});

/** Signals that a test sends by hand. */
function createTestSignals() {
  const handlers = new Set<() => void>();
  return {
    async on(_name: string, handler: (payload: Record<string, string>) => void) {
      const handle = () => handler({});
      handlers.add(handle);
      return () => handlers.delete(handle);
    },
    send() {
      for (const handle of handlers) {
        handle();
      }
    },
    count: () => handlers.size,
  };
}

const watch = (options: { signals: ReturnType<typeof createTestSignals> | null; pollMs: number }) =>
  createCurrent({
    initial: -1,
    read: async () => {
      if (stored < 0) {
        throw new Error("unreadable");
      }
      return stored;
    },
    signal: "changed",
    log: { warn },
    ...options,
  });

test("keeps the initial value until it is loaded", async () => {
  current = watch({ signals: null, pollMs: 5 });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(current.get()).toBe(-1);
  await current.reload();
  expect(current.get()).toBe(0);
});

test("reads again at a signal, long before the next poll", async () => {
  const signals = createTestSignals();
  current = watch({ signals, pollMs: HOUR_MS });
  await current.reload();
  stored = 7;
  signals.send();
  await expect.poll(() => current.get()).toBe(7);
});

test("reads again at the next poll if the signal was lost", async () => {
  current = watch({ signals: createTestSignals(), pollMs: 5 });
  await current.reload();
  stored = 7;
  await expect.poll(() => current.get()).toBe(7);
});

test("keeps the value and warns if a reading fails", async () => {
  const signals = createTestSignals();
  current = watch({ signals, pollMs: HOUR_MS });
  await current.reload();
  stored = -5;
  signals.send();
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  expect(current.get()).toBe(0);
  stored = 3;
  signals.send();
  await expect.poll(() => current.get()).toBe(3);
});

test("stops listening when it is closed", async () => {
  const signals = createTestSignals();
  current = watch({ signals, pollMs: HOUR_MS });
  await current.reload();
  await current.close();
  expect(signals.count()).toBe(0);
});
