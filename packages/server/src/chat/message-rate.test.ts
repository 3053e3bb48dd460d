import { expect, test } from "vitest";
import { createMessageRate } from "./message-rate.ts";

test("allows each key a burst, then a steady rate", () => {
  let now = 0;
  const rate = createMessageRate({ burst: 3, perSecond: 2, nowMs: () => now });
  const take = () => rate.take("one");

  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  expect(rate.take("other")).toBe(true);
  now += 499;
  expect(take()).toBe(false);
  now += 1;
  expect([take(), take()]).toEqual([true, false]);
  now += 60_000;
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
});
