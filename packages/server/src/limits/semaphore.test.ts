import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore.ts";

test("runs some tasks at once, queues others and rejects the rest", async () => {
  const semaphore = createSemaphore({ atOnce: 2, waitingMax: 3 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const enter = (number: number) =>
    semaphore.run(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      return number;
    });
  const results = [0, 1, 2, 3, 4].map(enter);
  await expect(enter(5)).rejects.toMatchObject({ code: "unavailable" });
  expect(begun).toEqual([0, 1]);
  for (let done = 0; done < 5; done += 1) {
    ends[done]?.();
    expect(await results[done]).toBe(done);
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test("frees the place of a task that failed", async () => {
  const semaphore = createSemaphore({ atOnce: 1, waitingMax: 1 });
  const failing = semaphore.run(() => Promise.reject(new Error("no")));
  const after = semaphore.run(async () => "done");
  await expect(failing).rejects.toThrow("no");
  expect(await after).toBe("done");
});

test("rests after a task as long as it ran if others wait", async () => {
  const semaphore = createSemaphore({ atOnce: 1, waitingMax: 9, rests: true });
  const begunAt: number[] = [];
  const run = (ms: number) =>
    semaphore.run(async () => {
      begunAt.push(performance.now());
      await delay(ms);
      return ms;
    });
  await Promise.all([run(40), run(1)]);
  const [first = 0, next = 0] = begunAt;
  expect(next - first).toBeGreaterThanOrEqual(75);
});

test("gives a result before it rests", async () => {
  const { run, countBegun } = createResting();
  const first = run();
  const second = run();
  await first;
  expect(countBegun()).toBe(1);
  await second;
});

test("needs no rest if nobody waits", async () => {
  const { run, countBegun } = createResting();
  await run();
  const second = run();
  await delay(0);
  expect(countBegun()).toBe(2);
  await second;
});

/** A semaphore of one place that rests, with tasks of 20 ms. */
function createResting() {
  const semaphore = createSemaphore({ atOnce: 1, waitingMax: 9, rests: true });
  let begun = 0;
  const run = () =>
    semaphore.run(async () => {
      begun += 1;
      await delay(20);
    });
  return { run, countBegun: () => begun };
}

test("frees the place of a failed task that rests", async () => {
  const semaphore = createSemaphore({ atOnce: 1, waitingMax: 9, rests: true });
  const failing = semaphore.run(() => Promise.reject(new Error("no")));
  const after = semaphore.run(async () => "done");
  await expect(failing).rejects.toThrow("no");
  expect(await after).toBe("done");
});
