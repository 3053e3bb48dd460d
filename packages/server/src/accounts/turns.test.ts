import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("lets a few work at once, the rest in their order, and turns away who finds a long line", async () => {
  const turns = createTurns({ atOnce: 2, waitingMax: 3 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const enter = (number: number) =>
    turns.run(async () => {
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

test("gives the place on after work that failed", async () => {
  const turns = createTurns({ atOnce: 1, waitingMax: 1 });
  const failing = turns.run(() => Promise.reject(new Error("no")));
  const after = turns.run(async () => "done");
  await expect(failing).rejects.toThrow("no");
  expect(await after).toBe("done");
});
