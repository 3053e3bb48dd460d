// @vitest-environment jsdom

import { HOUR_MS } from "@volpe/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { OfflineError } from "../api/offline-error.ts";
import { createMemoryStorage } from "../storage/storage.ts";
import { findRedirect, mayReload, reloadAfterChunkFailure, watchBuilds } from "./builds.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("checks for the latest build now and every hour until stopped", async () => {
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

test("checks when the page gets the focus again, until stopped", async () => {
  const latest = vi.fn(async () => ({ id: "b1", time: "t" }));
  const stop = watchBuilds({ builds: { latest }, onNewBuild: vi.fn() });
  window.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(0);
  expect(latest).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(0);
  expect(latest).toHaveBeenCalledTimes(2);
});

test("reports each build other than the running one once", async () => {
  const ids = ["b1", "b1", "b2", "b2", "b3"];
  const latest = async () => ({ id: ids.shift() ?? "b3", time: "t" });
  const onNewBuild = vi.fn();
  watchBuilds({ builds: { latest }, onNewBuild, running: "b1" });
  await vi.advanceTimersByTimeAsync(6 * HOUR_MS);
  expect(onNewBuild.mock.calls.map(([{ id }]) => id)).toEqual(["b2", "b3"]);
});

test("assumes that the first build is the running one if none is given", async () => {
  const onNewBuild = vi.fn();
  const latest = async () => ({ id: "b7", time: "t" });
  watchBuilds({ builds: { latest }, onNewBuild });
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(onNewBuild).not.toHaveBeenCalled();
});

test("skips a check while offline or during a deployment", async () => {
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

test("finds the new path of a moved page", () => {
  const redirects = { "/vecchio": "/nuovo" };
  expect(findRedirect(redirects, "/vecchio")).toBe("/nuovo");
  expect(findRedirect(redirects, "/altro")).toBeUndefined();
  expect(findRedirect(redirects, "constructor")).toBeUndefined();
});

test("allows one reload of a path in 10 seconds", () => {
  const last = { path: "/a", time: 100_000 };
  expect(mayReload(undefined, last)).toBe(true);
  expect(mayReload(last, { path: "/a", time: 109_999 })).toBe(false);
  expect(mayReload(last, { path: "/a", time: 110_000 })).toBe(true);
  expect(mayReload(last, { path: "/b", time: 100_001 })).toBe(true);
});

test("allows a reload after the clock was set back", () => {
  expect(mayReload({ path: "/a", time: 100_000 }, { path: "/a", time: 40_000 })).toBe(true);
});

test("does not reload twice for a chunk that keeps failing", () => {
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
