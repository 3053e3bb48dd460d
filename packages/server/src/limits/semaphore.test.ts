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
