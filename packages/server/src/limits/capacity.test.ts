import { expect, test, vi } from "vitest";
import { AppError } from "../errors.ts";
import { createLog, silentLog } from "../process/log.ts";
import { createCapacity, type RequestKind } from "./capacity.ts";

const LIMITS = { read: 1, write: 3 };

async function refusedAt(running: number): Promise<RequestKind[]> {
  const capacity = createCapacity(silentLog, { limits: LIMITS, waitMs: 0 });
  for (let turn = 0; turn < running; turn += 1) {
    capacity.take();
  }
  const refused: RequestKind[] = [];
  for (const kind of ["read", "write"] as const) {
    await capacity.admit(kind).catch((error) => {
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: "unavailable", retryAfterSeconds: 2 });
      refused.push(kind);
    });
  }
  return refused;
}

test.each([
  { running: 1, refused: [] },
  { running: 2, refused: ["read"] },
  { running: 4, refused: ["read", "write"] },
])("with $running requests it refuses $refused", async ({ running, refused }) => {
  expect(await refusedAt(running)).toEqual(refused);
});

const NONE = { read: 0, write: 0 };

test("releasing a request twice makes room once", async () => {
  const capacity = createCapacity(silentLog, { limits: NONE, waitMs: 0 });
  const [release] = [capacity.take(), capacity.take()];
  release?.();
  release?.();
  await expect(capacity.admit("write")).rejects.toThrow(AppError);
});

test("a request waits for room before it is refused", async () => {
  const capacity = createCapacity(silentLog, { limits: NONE, waitMs: 20 });
  const release = capacity.take();
  const admitted = capacity.admit("read");
  release();
  await expect(admitted).resolves.toBeUndefined();
});

test("many refusals are one line of the log", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const lines: string[] = [];
  const log = createLog("warn", { write: (line) => lines.push(line) });
  const capacity = createCapacity(log, { limits: NONE, waitMs: 0 });
  capacity.take();
  await Promise.allSettled(Array.from({ length: 50 }, () => capacity.admit("read")));
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(lines.map((line) => JSON.parse(line).refused)).toEqual([50]);
});
