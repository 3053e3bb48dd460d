import { setImmediate } from "node:timers/promises";

/** How long the event loop may be kept before others have their turn, ms. */
const TURN_MS = 10;

/** Yields each of `all`, with a turn of the event loop wherever 10 ms have passed since the last. */
export async function* inTurns<T>(all: Iterable<T>): AsyncGenerator<T> {
  const rest = createTurns();
  for (const each of all) {
    yield each;
    await rest();
  }
}

/** A function to call often: it waits for the other work of the process once 10 ms have passed. */
export function createTurns(): () => Promise<void> {
  let sinceMs = performance.now();
  return async () => {
    if (performance.now() - sinceMs >= TURN_MS) {
      await setImmediate();
      sinceMs = performance.now();
    }
  };
}
