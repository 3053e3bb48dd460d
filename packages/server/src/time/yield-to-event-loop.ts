import { setImmediate } from "node:timers/promises";

/** How long the event loop may be blocked, ms. */
const BLOCK_MS = 10;

/** Iterates `all`, and lets other work of the process run whenever 10 ms have passed. */
export async function* withYields<T>(all: Iterable<T>): AsyncGenerator<T> {
  const yieldToEventLoop = createYielder();
  for (const each of all) {
    yield each;
    await yieldToEventLoop();
  }
}

/**
 * Returns a function to call often in long work: once 10 ms have passed, it lets other work of the
 * process run.
 */
export function createYielder(): () => Promise<void> {
  let sinceMs = performance.now();
  return async () => {
    if (performance.now() - sinceMs >= BLOCK_MS) {
      await setImmediate();
      sinceMs = performance.now();
    }
  };
}
