// @vitest-environment jsdom

import { createMemoryCookies } from "@volpe/core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepCookies } from "./kept-cookies.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LIFE = { maxAgeSeconds: 60 };

function createJar(answer: () => Promise<unknown> = async () => null) {
  const bare = createMemoryCookies();
  const setAgain = vi.fn(answer);
  return { jar: keepCookies(bare, setAgain), bare, setAgain };
}

test("what is written within a second is sent once, each name once", () => {
  const { jar, setAgain } = createJar();
  jar.set("items", "[1]", LIFE);
  vi.advanceTimersByTime(900);
  jar.set("labels", "[1]", LIFE);
  jar.set("items", "[2]", LIFE);
  expect(setAgain).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(setAgain.mock.calls).toEqual([[["items", "labels"]]]);
  vi.advanceTimersByTime(60_000);
  expect(setAgain).toHaveBeenCalledOnce();
  expect(jar.get("items")).toBe("[2]");
});

test("a page that is left does not wait, and what was removed is not set again", () => {
  const { jar, setAgain } = createJar();
  jar.set("items", "[1]", LIFE);
  jar.set("auth", "{}", LIFE);
  jar.remove("auth");
  window.dispatchEvent(new Event("pagehide"));
  vi.advanceTimersByTime(60_000);
  expect(setAgain.mock.calls).toEqual([[["items"]]]);
});

test("what was done while the host answered is done once more, for the answer undid it", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { jar, bare } = createJar(() => promise);
  for (const name of ["items", "preferiti", "place"]) {
    jar.set(name, "old", LIFE);
  }
  vi.advanceTimersByTime(1000);
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
