import type { SyncRequest } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { createMemoryCookies } from "../cookies/memory-cookies.ts";
import { createMemoryStorage } from "../storage/memory-storage.ts";
import { toListRequest } from "./fake-account.ts";
import { createLists } from "./lists.ts";

function createTestLists(cookies = createMemoryCookies(), isLoggedIn = false) {
  const send = vi.fn(async (lists: SyncRequest) => lists);
  return {
    lists: createLists({
      cookies,
      isLoggedIn: () => isLoggedIn,
      storage: createMemoryStorage(),
      request: toListRequest(send),
    }),
    cookies,
    send,
  };
}

const item = (n: number) => ({ slug: `s${n}`, brand: `b${n}`, label: `l${n}` });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const parse = (text: string | undefined) => JSON.parse(text ?? "null") as unknown;

test("a viewed item moves to the front with its label, and stands there once", () => {
  const { lists } = createTestLists();
  for (const n of [1, 2, 3, 1]) {
    lists.view(item(n));
  }
  expect(lists.state).toEqual({
    items: ["s1", "s3", "s2"],
    labels: ["l1", "l3", "l2"],
    brands: ["b1", "b3", "b2"],
    preferiti: [],
  });
});

test("16 viewed items are kept, with their labels, for 365 days", () => {
  const { lists, cookies } = createTestLists();
  const set = vi.spyOn(cookies, "set");
  for (const n of numbers(17)) {
    lists.view(item(n));
  }
  const newestFirst = numbers(17).reverse();
  expect(parse(cookies.get("items"))).toEqual(newestFirst.slice(0, 16).map((n) => `s${n}`));
  expect(parse(cookies.get("labels"))).toEqual(newestFirst.slice(0, 16).map((n) => `l${n}`));
  expect(set.mock.lastCall?.[2]).toEqual({ maxAgeSeconds: 31_536_000 });
});

test("brands are trimmed to 16 once they exceed 10", () => {
  const { lists } = createTestLists();
  const lengths = numbers(18).map((n) => {
    lists.view(item(n));
    return lists.state.brands.length;
  });
  expect(lengths).toEqual([...numbers(16), 16, 16]);
  expect(lists.state.brands[0]).toBe("b18");
});

test("lists of several visits with doubles, or without labels, are put in order", () => {
  const cookies = createMemoryCookies({ items: '["s1","s2","s1"]', labels: '["l1"]' });
  const { lists } = createTestLists(cookies);
  lists.view(item(3));
  expect(lists.state.items).toEqual(["s3", "s1", "s2"]);
  expect(lists.state.labels).toEqual(["l3", "l1", ""]);
});

test("a cookie has room for its newest entries, whatever their length", () => {
  const { lists, cookies } = createTestLists();
  for (const n of numbers(16)) {
    lists.view({ slug: `${n}-${"x".repeat(390)}`, brand: "b", label: `${n} ${"à".repeat(120)}` });
  }
  const items = parse(cookies.get("items")) as string[];
  const labels = parse(cookies.get("labels")) as string[];
  expect(items).toHaveLength(5);
  expect(labels).toHaveLength(5);
  expect(items[0]).toMatch(/^16-/);
  expect(labels[0]).toMatch(/^16 /);
});

test("a toggled favourite stands at the front, and toggled again it is gone", () => {
  const { lists, cookies } = createTestLists();
  lists.toggleFavourite("a");
  expect(lists.toggleFavourite("b")).toMatchObject({ status: "added", dropped: [] });
  expect(parse(cookies.get("preferiti"))).toEqual(["b", "a"]);
  expect(lists.toggleFavourite("a")).toMatchObject({ status: "removed" });
  expect(lists.state.preferiti).toEqual(["b"]);
});

test("the 19th favourite drops the oldest, and undoing it brings that back to its place", () => {
  const { lists } = createTestLists();
  for (const n of numbers(18)) {
    lists.toggleFavourite(`s${n}`);
  }
  const before = [...lists.state.preferiti];
  const change = lists.toggleFavourite("s19");
  expect(change).toMatchObject({ status: "added", dropped: ["s1"] });
  expect(lists.state.preferiti).toHaveLength(18);
  expect(lists.state.preferiti).not.toContain("s1");
  change.undo();
  expect(lists.state.preferiti).toEqual(before);
});

test("undoing a removal puts the favourite back where it was", () => {
  const { lists } = createTestLists();
  lists.mergeFavourites(["a", "b", "c"]);
  const change = lists.toggleFavourite("b");
  lists.toggleFavourite("d");
  change.undo();
  expect(lists.state.preferiti).toEqual(["d", "b", "a", "c"]);
});

test("favourites of a link join those that are here, each once", () => {
  const { lists } = createTestLists(createMemoryCookies({ preferiti: '["a"]' }));
  expect(lists.mergeFavourites(["b", "a", "b"])).toBe(1);
  expect(lists.state.preferiti).toEqual(["b", "a"]);
});

test("a toggle counts what another tab has done meanwhile", () => {
  const { lists, cookies } = createTestLists();
  lists.toggleFavourite("a");
  cookies.set("preferiti", '["x","a"]', { maxAgeSeconds: 1 });
  lists.toggleFavourite("b");
  expect(lists.state.preferiti).toEqual(["b", "x", "a"]);
});

test("nothing of an anonymous visitor's lists is sent", async () => {
  const { lists, send } = createTestLists();
  lists.view(item(1));
  lists.toggleFavourite("a");
  await lists.sync();
  expect(send).not.toHaveBeenCalled();
});

test("lists of who is logged in are sent: the viewed three together, the favourites alone", async () => {
  const { lists, send } = createTestLists(createMemoryCookies(), true);
  lists.view(item(1));
  lists.toggleFavourite("a");
  await lists.settled();
  expect(send.mock.calls).toEqual([
    [{ items: ["s1"], labels: ["l1"], brands: ["b1"] }],
    [{ preferiti: ["a"] }],
  ]);
});

test("empty until restored, then what the cookies hold; a damaged one counts as empty", () => {
  const cookies = createMemoryCookies({ items: '["s1"]', preferiti: "nonsense" });
  const { lists } = createTestLists(cookies);
  expect(lists.state.items).toEqual([]);
  lists.restore();
  expect(lists.state).toEqual({ items: ["s1"], labels: [], brands: [], preferiti: [] });
  expect(cookies.get("preferiti")).toBeUndefined();
});
