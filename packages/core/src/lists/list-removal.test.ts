import type { SyncRequest } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { createMemoryCookies } from "../cookies/memory-cookies.ts";
import { createMemoryStorage } from "../storage/storage.ts";
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
      now: () => 0,
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

test("removes the label but not the brand of a forgotten item", () => {
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

test("keeps the favourites when all viewed items are forgotten", () => {
  const { lists, jar } = createTestLists({ ...VIEWED, preferiti: '["a"]' });
  lists.forgetAll();
  for (const name of ["items", "labels", "brands"]) {
    expect(jar.get(name)).toBeUndefined();
  }
  lists.restore();
  expect(lists.state).toEqual({ items: [], labels: [], brands: [], preferiti: ["a"], uses: [] });
});

test("changes nothing when a favourite is removed twice", () => {
  const { lists, jar } = createTestLists({ preferiti: '["b","a"]' });
  lists.removeFavourite("b");
  lists.removeFavourite("b");
  expect(jar.get("preferiti")).toBe('["a"]');
  lists.clearFavourites();
  expect(jar.get("preferiti")).toBeUndefined();
});

test("sends a logged-in person's removals", async () => {
  const { lists, send } = createTestLists({ ...VIEWED, preferiti: '["a"]' }, true);
  lists.forget("s1");
  lists.clearFavourites();
  await lists.settled();
  expect(send.mock.calls).toEqual([
    [
      {
        items: ["s3", "s2"],
        labels: ["l3", "l2"],
        brands: ["b2", "b1"],
        changes: [{ list: "items", entry: "s1", removed: true, ageMs: 0 }],
      },
    ],
    [{ preferiti: [], changes: [{ list: "preferiti", entry: "a", removed: true, ageMs: 0 }] }],
  ]);
});

test.each([
  ["preferiti", JSON.stringify(Array.from({ length: 40 }, (_, n) => `s${n}`)), 18],
  ["items", '["a","b","a"]', 2],
  ["items", JSON.stringify(["x".repeat(401)]), 0],
  ["preferiti", '["a",7]', 0],
  ["preferiti", '{"a":1}', 0],
  ["items", "%5B%22a", 0],
] as const)(
  "reads only valid, distinct entries up to the limit from %s (%#)",
  (name, text, count) => {
    const { lists, jar } = createTestLists({ [name]: text });
    lists.restore();
    expect(lists.state[name]).toHaveLength(count);
    if (count === 0) {
      expect(jar.get(name)).toBeUndefined();
    }
  },
);
