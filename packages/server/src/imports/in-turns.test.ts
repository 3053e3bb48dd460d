import { expect, test } from "vitest";
import { inTurns } from "./in-turns.ts";

test("long work lets timers run in between, and leaves nothing out", async () => {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 1);
  const seen: number[] = [];
  for await (const each of inTurns(Array.from({ length: 20 }, (_, index) => index))) {
    const endMs = performance.now() + 12;
    while (performance.now() < endMs);
    seen.push(each);
  }
  clearInterval(timer);
  expect(seen).toHaveLength(20);
  expect(ticks).toBeGreaterThanOrEqual(10);
});
