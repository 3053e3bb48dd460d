import { expect, test } from "vitest";
import { withYields } from "./yield-to-event-loop.ts";

test("lets timers run during long work and visits every element", async () => {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 1);
  const seen: number[] = [];
  for await (const each of withYields(Array.from({ length: 20 }, (_, index) => index))) {
    const endMs = performance.now() + 12;
    while (performance.now() < endMs);
    seen.push(each);
  }
  clearInterval(timer);
  expect(seen).toHaveLength(20);
  expect(ticks).toBeGreaterThanOrEqual(10);
});
