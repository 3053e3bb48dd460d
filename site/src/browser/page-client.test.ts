// @vitest-environment jsdom

import { createMemoryCookies } from "@volpe/core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRenewedCookies } from "./page-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LIFE = { maxAgeSeconds: 60 };

function createJar(answer: () => Promise<unknown> = async () => null) {
  const bare = createMemoryCookies();
  const renew = vi.fn(answer);
  return { jar: createRenewedCookies(bare, renew), bare, renew };
}

test("sends the cookies that are written together in one request", () => {
  const { jar, renew } = createJar();
  jar.set("items", "[1]", LIFE);
  vi.advanceTimersByTime(40);
  jar.set("labels", "[1]", LIFE);
  jar.set("items", "[2]", LIFE);
  expect(renew).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10);
  expect(renew.mock.calls).toEqual([[["items", "labels"]]]);
  vi.advanceTimersByTime(60_000);
  expect(renew).toHaveBeenCalledOnce();
  expect(jar.get("items")).toBe("[2]");
});

test("sends at once when the page is left, but not the removed cookies", () => {
  const { jar, renew } = createJar();
  jar.set("items", "[1]", LIFE);
  jar.set("auth", "{}", LIFE);
  jar.remove("auth");
  window.dispatchEvent(new Event("pagehide"));
  vi.advanceTimersByTime(60_000);
  expect(renew.mock.calls).toEqual([[["items"]]]);
});

test("repeats writes that the host's answer overwrote", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { jar, bare } = createJar(() => promise);
  for (const name of ["items", "preferiti", "place"]) {
    jar.set(name, "old", LIFE);
  }
  vi.advanceTimersByTime(50);
  jar.set("items", "new", LIFE);
  jar.remove("preferiti");
  for (const name of ["items", "preferiti", "place"]) {
    bare.set(name, "old", LIFE);
  }
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(["items", "preferiti", "place"].map((name) => jar.get(name))).toEqual([
    "new",
    undefined,
    "old",
  ]);
});
