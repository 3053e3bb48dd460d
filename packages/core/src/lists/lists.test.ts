import type { SyncRequest } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { createMemoryCookies } from "../cookies/memory-cookies.ts";
import { createMemoryStorage } from "../storage/storage.ts";
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
      now: () => 0,
    }),
    cookies,
    send,
  };
}

const item = (n: number) => ({ slug: `s${n}`, brand: `b${n}`, label: `l${n}` });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const parse = (text: string | undefined) => JSON.parse(text ?? "null") as unknown;

test("moves an item that is viewed again to the front", () => {
  const { lists } = createTestLists();
  for (const n of [1, 2, 3, 1]) {
    lists.view(item(n));
  }
  expect(lists.state).toEqual({
    items: ["s1", "s3", "s2"],
    labels: ["l1", "l3", "l2"],
    brands: ["b1", "b3", "b2"],
    preferiti: [],
    uses: [],
  });
});

test("stores 16 viewed items with their labels for 365 days", () => {
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

test("keeps 16 brands", () => {
  const { lists } = createTestLists();
  const lengths = numbers(18).map((n) => {
    lists.view(item(n));
    return lists.state.brands.length;
  });
  expect(lengths).toEqual([...numbers(16), 16, 16]);
  expect(lists.state.brands[0]).toBe("b18");
});

test("removes duplicates and fills missing labels when an item is viewed", () => {
  const cookies = createMemoryCookies({ items: '["s1","s2","s1"]', labels: '["l1"]' });
  const { lists } = createTestLists(cookies);
  lists.view(item(3));
  expect(lists.state.items).toEqual(["s3", "s1", "s2"]);
  expect(lists.state.labels).toEqual(["l3", "l1", ""]);
});

test("stores as many of the newest entries as fit in a cookie", () => {
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

test("adds and removes a favourite by toggling", () => {
  const { lists, cookies } = createTestLists();
  lists.toggleFavourite("a");
  expect(lists.toggleFavourite("b")).toMatchObject({ status: "added", dropped: [] });
  expect(parse(cookies.get("preferiti"))).toEqual(["b", "a"]);
  expect(lists.toggleFavourite("a")).toMatchObject({ status: "removed" });
  expect(lists.state.preferiti).toEqual(["b"]);
});

test("an undo restores the oldest favourite that the 19th replaced", () => {
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

test("restores a removed favourite at its former position", () => {
  const { lists } = createTestLists();
  lists.mergeFavourites(["a", "b", "c"]);
  const change = lists.toggleFavourite("b");
  lists.toggleFavourite("d");
  change.undo();
  expect(lists.state.preferiti).toEqual(["d", "b", "a", "c"]);
});

test("merges each new favourite once at the front", () => {
  const { lists } = createTestLists(createMemoryCookies({ preferiti: '["a"]' }));
  expect(lists.mergeFavourites(["b", "a", "b"])).toBe(1);
  expect(lists.state.preferiti).toEqual(["b", "a"]);
});

test("keeps another tab's changes on a toggle", () => {
  const { lists, cookies } = createTestLists();
  lists.toggleFavourite("a");
  cookies.set("preferiti", '["x","a"]', { maxAgeSeconds: 1 });
  lists.toggleFavourite("b");
  expect(lists.state.preferiti).toEqual(["b", "x", "a"]);
});

test("does not send an anonymous visitor's lists", async () => {
  const { lists, send } = createTestLists();
  lists.view(item(1));
  lists.toggleFavourite("a");
  await lists.sync();
  expect(send).not.toHaveBeenCalled();
});

test("sends viewed items and favourites in two calls", async () => {
  const { lists, send } = createTestLists(createMemoryCookies(), true);
  lists.view(item(1));
  lists.toggleFavourite("a");
  await lists.settled();
  const added = { removed: false, ageMs: 0 };
  expect(send.mock.calls).toEqual([
    [
      {
        items: ["s1"],
        labels: ["l1"],
        brands: ["b1"],
        changes: [
          { ...added, list: "items", entry: "s1", label: "l1", use: "" },
          { ...added, list: "brands", entry: "b1" },
        ],
      },
    ],
    [{ preferiti: ["a"], changes: [{ ...added, list: "preferiti", entry: "a", use: "" }] }],
  ]);
});

test("keeps lists empty until they are restored from the cookies", () => {
  const cookies = createMemoryCookies({ items: '["s1"]', preferiti: "nonsense" });
  const { lists } = createTestLists(cookies);
  expect(lists.state.items).toEqual([]);
  lists.restore();
  expect(lists.state).toEqual({ items: ["s1"], labels: [], brands: [], preferiti: [], uses: [] });
  expect(cookies.get("preferiti")).toBeUndefined();
});

test("keeps the use of each favourite and each viewed item", () => {
  const { lists, cookies } = createTestLists();
  lists.toggleFavourite("luce", "consumo=3100&potenza=4.5");
  lists.toggleFavourite("gas");
  lists.view({ ...item(1), slug: "luce", use: "consumo=900" });

  expect(lists.findUse("preferiti", "luce")).toBe("consumo=3100&potenza=4.5");
  expect(lists.findUse("items", "luce")).toBe("consumo=900");
  expect(lists.findUse("preferiti", "gas")).toBe("");
  expect(parse(cookies.get("preferiti"))).toEqual(["gas", "luce"]);
});

test("restores a removed favourite with its use on an undo", () => {
  const { lists } = createTestLists();
  lists.toggleFavourite("luce", "consumo=3100");
  lists.toggleFavourite("luce").undo();
  expect(lists.findUse("preferiti", "luce")).toBe("consumo=3100");
});

test("deletes the use of a removed favourite on the next change", () => {
  const { lists, cookies } = createTestLists();
  lists.toggleFavourite("luce", "consumo=3100");
  lists.toggleFavourite("luce");
  lists.toggleFavourite("gas", "consumo=900");
  expect(parse(cookies.get("usi"))).toEqual(["preferiti/gas?consumo=900"]);
});

test("keeps the last use of an item that is viewed again", () => {
  const { lists } = createTestLists();
  lists.view({ ...item(1), use: "durata=36" });
  lists.view({ ...item(1), use: "durata=48" });
  expect(lists.findUse("items", "s1")).toBe("durata=48");
  lists.view(item(1));
  expect(lists.findUse("items", "s1")).toBe("");
});

test("deletes the uses on logout", () => {
  const { lists, cookies } = createTestLists();
  lists.view({ ...item(1), use: "durata=48" });
  lists.leave();
  expect(cookies.get("usi")).toBeUndefined();
  expect(lists.findUse("items", "s1")).toBe("");
});

test("shows the reference use if the cookie cannot hold another", () => {
  const { lists, cookies } = createTestLists();
  lists.toggleFavourite("luce", `consumo=${"9".repeat(400)}`);
  expect(parse(cookies.get("preferiti"))).toEqual(["luce"]);
  expect(cookies.get("usi")).toBeUndefined();
});
