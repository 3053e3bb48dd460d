import type { SyncRequest } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { createMemoryCookies } from "../cookies/memory-cookies.ts";
import { createMemoryStorage } from "../storage/memory-storage.ts";
import { toListRequest } from "./fake-account.ts";
import { createLists } from "./lists.ts";

function createTestLists(cookies: Record<string, string> = {}, isLoggedIn = false) {
  const jar = createMemoryCookies(cookies);
  const send = vi.fn(async (lists: SyncRequest) => lists);
  return {
    lists: createLists({
      cookies: jar,
      isLoggedIn: () => isLoggedIn,
      storage: createMemoryStorage(),
      request: toListRequest(send),
    }),
    jar,
    send,
  };
}

const VIEWED = {
  items: '["s3","s2","s1"]',
  labels: '["l3","l2","l1"]',
  brands: '["b2","b1"]',
};

test("an item is forgotten with its label, and the brand that others share stays", () => {
  const { lists, jar } = createTestLists(VIEWED);
  lists.forget("s2");
  expect([jar.get("items"), jar.get("labels"), jar.get("brands")]).toEqual([
    '["s3","s1"]',
    '["l3","l1"]',
    '["b2","b1"]',
  ]);
  lists.forget("s2");
  expect(lists.state.items).toEqual(["s3", "s1"]);
});

test("forgetting all leaves no cookie of what was viewed, and the favourites alone", () => {
  const { lists, jar } = createTestLists({ ...VIEWED, preferiti: '["a"]' });
  lists.forgetAll();
  for (const name of ["items", "labels", "brands"]) {
    expect(jar.get(name)).toBeUndefined();
  }
  lists.restore();
  expect(lists.state).toEqual({ items: [], labels: [], brands: [], preferiti: ["a"] });
});

test("a favourite is removed once, however often it is asked", () => {
  const { lists, jar } = createTestLists({ preferiti: '["b","a"]' });
  lists.removeFavourite("b");
  lists.removeFavourite("b");
  expect(jar.get("preferiti")).toBe('["a"]');
  lists.clearFavourites();
  expect(jar.get("preferiti")).toBeUndefined();
});

test("who is logged in has the shorter lists sent", async () => {
  const { lists, send } = createTestLists({ ...VIEWED, preferiti: '["a"]' }, true);
  lists.forget("s1");
  lists.clearFavourites();
  await lists.settled();
  expect(send.mock.calls).toEqual([
    [{ items: ["s3", "s2"], labels: ["l3", "l2"], brands: ["b2", "b1"] }],
    [{ preferiti: [] }],
  ]);
});

test.each([
  ["preferiti", JSON.stringify(Array.from({ length: 40 }, (_, n) => `s${n}`)), 18],
  ["items", '["a","b","a"]', 2],
  ["items", JSON.stringify(["x".repeat(401)]), 0],
  ["preferiti", '["a",7]', 0],
  ["preferiti", '{"a":1}', 0],
  ["items", "%5B%22a", 0],
] as const)("what a cookie %s may not hold is not read (%#)", (name, text, count) => {
  const { lists, jar } = createTestLists({ [name]: text });
  lists.restore();
  expect(lists.state[name]).toHaveLength(count);
  if (count === 0) {
    expect(jar.get(name)).toBeUndefined();
  }
});
