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

test("viewing an item again moves it to the front with its label", () => {
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

test("brands are trimmed to 16 once they exceed 10", () => {
  const { lists } = createTestLists();
  const lengths = numbers(18).map((n) => {
    lists.view(item(n));
    return lists.state.brands.length;
  });
  expect(lengths).toEqual([...numbers(16), 16, 16]);
  expect(lists.state.brands[0]).toBe("b18");
});

test("viewing an item removes duplicates and fills missing labels", () => {
  const cookies = createMemoryCookies({ items: '["s1","s2","s1"]', labels: '["l1"]' });
  const { lists } = createTestLists(cookies);
  lists.view(item(3));
  expect(lists.state.items).toEqual(["s3", "s1", "s2"]);
  expect(lists.state.labels).toEqual(["l3", "l1", ""]);
});

test("a cookie holds as many of the newest entries as fit", () => {
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

test("toggling adds a favourite at the front, and toggling again removes it", () => {
  const { lists, cookies } = createTestLists();
  lists.toggleFavourite("a");
  expect(lists.toggleFavourite("b")).toMatchObject({ status: "added", dropped: [] });
  expect(parse(cookies.get("preferiti"))).toEqual(["b", "a"]);
  expect(lists.toggleFavourite("a")).toMatchObject({ status: "removed" });
  expect(lists.state.preferiti).toEqual(["b"]);
});

test("the 19th favourite drops the oldest, and undo restores it", () => {
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

test("undoing a removal restores the favourite beside its former neighbours", () => {
  const { lists } = createTestLists();
  lists.mergeFavourites(["a", "b", "c"]);
  const change = lists.toggleFavourite("b");
  lists.toggleFavourite("d");
  change.undo();
  expect(lists.state.preferiti).toEqual(["d", "b", "a", "c"]);
});

test("merging favourites adds each new one once at the front", () => {
  const { lists } = createTestLists(createMemoryCookies({ preferiti: '["a"]' }));
  expect(lists.mergeFavourites(["b", "a", "b"])).toBe(1);
  expect(lists.state.preferiti).toEqual(["b", "a"]);
});

test("a toggle keeps the changes of another tab", () => {
  const { lists, cookies } = createTestLists();
  lists.toggleFavourite("a");
  cookies.set("preferiti", '["x","a"]', { maxAgeSeconds: 1 });
  lists.toggleFavourite("b");
  expect(lists.state.preferiti).toEqual(["b", "x", "a"]);
});

test("an anonymous visitor's lists are not sent", async () => {
  const { lists, send } = createTestLists();
  lists.view(item(1));
  lists.toggleFavourite("a");
  await lists.sync();
  expect(send).not.toHaveBeenCalled();
});

test("a logged-in person's viewed lists and favourites are sent in two calls", async () => {
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

test("lists are empty until restored from the cookies, and a damaged cookie is removed", () => {
  const cookies = createMemoryCookies({ items: '["s1"]', preferiti: "nonsense" });
  const { lists } = createTestLists(cookies);
  expect(lists.state.items).toEqual([]);
  lists.restore();
  expect(lists.state).toEqual({ items: ["s1"], labels: [], brands: [], preferiti: [], uses: [] });
  expect(cookies.get("preferiti")).toBeUndefined();
});

test("a favourite and a viewed item each keep the use they were saved with", () => {
  const { lists, cookies } = createTestLists();
  lists.toggleFavourite("luce", "consumo=3100&potenza=4.5");
  lists.toggleFavourite("gas");
  lists.view({ ...item(1), slug: "luce", use: "consumo=900" });

  expect(lists.findUse("preferiti", "luce")).toBe("consumo=3100&potenza=4.5");
  expect(lists.findUse("items", "luce")).toBe("consumo=900");
  expect(lists.findUse("preferiti", "gas")).toBe("");
  expect(parse(cookies.get("preferiti"))).toEqual(["gas", "luce"]);
});

test("an undo restores a removed favourite with its use", () => {
  const { lists } = createTestLists();
  lists.toggleFavourite("luce", "consumo=3100");
  lists.toggleFavourite("luce").undo();
  expect(lists.findUse("preferiti", "luce")).toBe("consumo=3100");
});

test("the next change of the favourites deletes the use of a removed one", () => {
  const { lists, cookies } = createTestLists();
  lists.toggleFavourite("luce", "consumo=3100");
  lists.toggleFavourite("luce");
  lists.toggleFavourite("gas", "consumo=900");
  expect(parse(cookies.get("usi"))).toEqual(["preferiti/gas?consumo=900"]);
});

test("an item viewed again for another use has the last one", () => {
  const { lists } = createTestLists();
  lists.view({ ...item(1), use: "durata=36" });
  lists.view({ ...item(1), use: "durata=48" });
  expect(lists.findUse("items", "s1")).toBe("durata=48");
  lists.view(item(1));
  expect(lists.findUse("items", "s1")).toBe("");
});

test("a logout deletes the uses", () => {
  const { lists, cookies } = createTestLists();
  lists.view({ ...item(1), use: "durata=48" });
  lists.leave();
  expect(cookies.get("usi")).toBeUndefined();
  expect(lists.findUse("items", "s1")).toBe("");
});

test("a use that no cookie can hold leaves the item with the reference use", () => {
  const { lists, cookies } = createTestLists();
  lists.toggleFavourite("luce", `consumo=${"9".repeat(400)}`);
  expect(parse(cookies.get("preferiti"))).toEqual(["luce"]);
  expect(cookies.get("usi")).toBeUndefined();
});
