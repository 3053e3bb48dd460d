import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { OfflineError } from "../api/offline-error.ts";
import { createMemoryStorage } from "../storage/memory-storage.ts";
import { watchBuilds } from "./build-watch.ts";
import { mayReload, reloadAfterChunkFailure } from "./chunk-reload.ts";
import { findRedirect } from "./find-redirect.ts";

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("the latest build is looked up now and every hour, until stopped", async () => {
  const latest = vi.fn(async () => ({ id: "b1", time: "t" }));
  const stop = watchBuilds({ builds: { latest }, onNewBuild: vi.fn() });
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  expect(latest).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(latest).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(5 * HOUR_MS);
  expect(latest).toHaveBeenCalledTimes(2);
});

test("each new build is told once, the one that runs never", async () => {
  const ids = ["b1", "b1", "b2", "b2", "b3"];
  const latest = async () => ({ id: ids.shift() ?? "b3", time: "t" });
  const onNewBuild = vi.fn();
  watchBuilds({ builds: { latest }, onNewBuild, running: "b1" });
  await vi.advanceTimersByTimeAsync(6 * HOUR_MS);
  expect(onNewBuild.mock.calls.map(([{ id }]) => id)).toEqual(["b2", "b3"]);
});

test("the first build found is the one that runs, where that is not known", async () => {
  const onNewBuild = vi.fn();
  const latest = async () => ({ id: "b7", time: "t" });
  watchBuilds({ builds: { latest }, onNewBuild });
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(onNewBuild).not.toHaveBeenCalled();
});

test("an hour without a connection, or in the middle of a deployment, is passed over", async () => {
  const latest = vi
    .fn<() => Promise<{ id: string; time: string }>>()
    .mockRejectedValueOnce(new OfflineError())
    .mockRejectedValueOnce(new ApiError(404, []))
    .mockResolvedValue({ id: "b2", time: "t" });
  const onNewBuild = vi.fn();
  watchBuilds({ builds: { latest }, onNewBuild, running: "b1" });
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(onNewBuild).toHaveBeenCalledTimes(1);
});

test("a path that moved has its new path, and no other has one", () => {
  const redirects = { "/vecchio": "/nuovo" };
  expect(findRedirect(redirects, "/vecchio")).toBe("/nuovo");
  expect(findRedirect(redirects, "/altro")).toBeUndefined();
  expect(findRedirect(redirects, "constructor")).toBeUndefined();
});

test("one path may reload once in 10 seconds, another at any time", () => {
  const last = { path: "/a", time: 100_000 };
  expect(mayReload(undefined, last)).toBe(true);
  expect(mayReload(last, { path: "/a", time: 109_999 })).toBe(false);
  expect(mayReload(last, { path: "/a", time: 110_000 })).toBe(true);
  expect(mayReload(last, { path: "/b", time: 100_001 })).toBe(true);
});

test("a clock set back does not forbid the reload for hours", () => {
  expect(mayReload({ path: "/a", time: 100_000 }, { path: "/a", time: 40_000 })).toBe(true);
});

test("a chunk that fails again after its reload is not reloaded for, and says so", () => {
  const storage = createMemoryStorage();
  const reload = vi.fn();
  let now = 100_000;
  const fail = () => reloadAfterChunkFailure({ path: "/a", storage, now: () => now, reload });
  expect([fail(), fail()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
  now += 10_000;
  expect(fail()).toBe(true);
  storage.set("volpe-chunk-reload", "damaged");
  expect(fail()).toBe(true);
});
