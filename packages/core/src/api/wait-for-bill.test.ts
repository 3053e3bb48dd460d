import type { BillView } from "@volpe/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { waitForBill } from "./wait-for-bill.ts";

const at = (progress: number) =>
  ({
    files: [{ id: "f", status: progress < 1 ? "reading" : "read", progress }],
  }) as unknown as BillView;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits for a bill. The answers are given in turn, and the last answer is repeated. */
async function wait(...answers: (number | Error)[]) {
  const seen: number[] = [];
  let asked = 0;
  const done = waitForBill(at(0), {
    async ask() {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? 1;
      asked += 1;
      if (answer instanceof Error) throw answer;
      return at(answer);
    },
    onView: ({ files }) => void seen.push(files[0]?.progress ?? 0),
  }).then(
    () => "read",
    (error: Error) => error.message,
  );
  await vi.advanceTimersByTimeAsync(17 * 60_000);
  return { outcome: await done, seen, asked };
}

test("reports each view until every file is read", async () => {
  expect(await wait(0.5, 1)).toEqual({ outcome: "read", seen: [0, 0.5, 1], asked: 2 });
});

test("keeps asking after a lost connection", async () => {
  const { outcome, asked } = await wait(new Error("offline"), new Error("offline"), 1);
  expect([outcome, asked]).toEqual(["read", 3]);
});

test("does not ask again for a deleted bill", async () => {
  const gone = new ApiError(404, [{ code: "not-found", message: "gone" }]);
  expect(await wait(gone)).toMatchObject({ outcome: gone.message, asked: 1 });
});

test("gives up after sixteen minutes, however long each attempt lasts", async () => {
  let asked = 0;
  const done = waitForBill(at(0), {
    async ask() {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 15_000));
      throw new Error("offline");
    },
    onView: () => undefined,
  }).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(16 * 60_000 + 16_500);
  expect(vi.getTimerCount()).toBe(0);
  expect(await done).toBe("offline");
  expect(asked).toBe(59);
});

test("fails if a file is still not read after sixteen minutes", async () => {
  expect(await wait(0.5)).toMatchObject({ outcome: "504 unavailable", asked: 640 });
});

test("gives up after 640 attempts without a connection", async () => {
  expect(await wait(new Error("offline"))).toMatchObject({ outcome: "offline", asked: 640 });
});
