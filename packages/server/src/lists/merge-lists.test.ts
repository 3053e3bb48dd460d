import { expect, test } from "vitest";
import { mergeFavourites, mergeViewed } from "./merge-lists.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test("labels travel with their items, and the sender's word for an item counts", () => {
  expect(
    mergeViewed({
      base: { items: ["b", "a"], labels: ["Bi", "A"], brands: ["Y", "X"] },
      theirs: { items: ["c", "a", "b"], labels: ["Ci", "Aa", "Bi"], brands: ["Z", "X", "Y"] },
      ours: { items: ["d", "b", "a"], labels: ["Di", "Bi", "A"], brands: ["W", "Y", "X"] },
    }),
  ).toEqual({
    items: ["c", "a", "d", "b"],
    labels: ["Ci", "Aa", "Di", "Bi"],
    brands: ["Z", "X", "W", "Y"],
  });
});

test("two items may bear one label, and an item without any keeps its place", () => {
  const none = { items: [], labels: [], brands: [] };
  const theirs = { items: ["a", "b", "c"], labels: ["Stessa", "Stessa"], brands: [] };
  expect(mergeViewed({ base: none, theirs, ours: none })).toEqual({
    items: ["a", "b", "c"],
    labels: ["Stessa", "Stessa", ""],
    brands: [],
  });
});

test("16 items, 16 brands and 18 favourites are kept", () => {
  const none = { items: [], labels: [], brands: [] };
  const entries = (prefix: string) => numbers(20).map((n) => `${prefix}${n}`);
  const theirs = { items: entries("s"), labels: entries("l"), brands: entries("b") };
  expect(mergeViewed({ base: none, theirs, ours: none })).toEqual({
    items: entries("s").slice(0, 16),
    labels: entries("l").slice(0, 16),
    brands: entries("b").slice(0, 16),
  });
  expect(
    mergeFavourites({
      base: { preferiti: [] },
      theirs: { preferiti: entries("s") },
      ours: { preferiti: [] },
    }),
  ).toEqual({ preferiti: entries("s").slice(0, 18) });
});

test("no list is longer than a cookie has room for", () => {
  const long = numbers(18).map((n) => `${n}-${"x".repeat(390)}`);
  const { preferiti } = mergeFavourites({
    base: { preferiti: [] },
    theirs: { preferiti: long },
    ours: { preferiti: [] },
  });
  expect(preferiti).toEqual(long.slice(0, 10));
  const accented = numbers(6).map((n) => `${n} ${"à".repeat(200)}`);
  const viewed = mergeViewed({
    base: { items: [], labels: [], brands: [] },
    theirs: { items: long.slice(0, 6), labels: accented, brands: [] },
    ours: { items: [], labels: [], brands: [] },
  });
  expect(viewed).toEqual({ items: long.slice(0, 3), labels: accented.slice(0, 3), brands: [] });
});
