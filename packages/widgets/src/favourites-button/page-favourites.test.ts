import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CONSENT_EVENT, type Volpe } from "../loader/volpe.ts";
import { createPageFavourites } from "./page-favourites.ts";

const NAME = "volpe.example/preferiti";
let isGranted: boolean;

const volpe = { host: "https://volpe.example", isGranted: () => isGranted } as Volpe;
const stored = () => JSON.parse(localStorage.getItem(NAME) ?? "null");

beforeEach(() => {
  isGranted = true;
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("keeps a favourite in the page's storage under the host's name, until it is removed", () => {
  const favourites = createPageFavourites(volpe);
  favourites.toggle("a");
  favourites.toggle("b");
  expect(stored()).toEqual(["b", "a"]);
  // The favourites are read before any element is drawn.
  expect(createPageFavourites(volpe).slugs()).toEqual(["b", "a"]);
  favourites.toggle("a");
  favourites.toggle("b");
  expect(Object.keys(localStorage)).toEqual([]);
});

test("an undo brings back the oldest favourite, whose place the nineteenth took", () => {
  const favourites = createPageFavourites(volpe);
  for (let at = 0; at < 18; at += 1) {
    favourites.toggle(`o-${at}`);
  }
  const dropped = favourites.toggle("nuova");
  expect(dropped).toEqual(["o-0"]);
  expect(favourites.slugs()).toHaveLength(18);
  favourites.restore(dropped);
  expect(favourites.slugs()).toEqual(Array.from({ length: 18 }, (_, at) => `o-${17 - at}`));
});

test("merges favourites chosen before the consent with the stored ones once it is given", () => {
  localStorage.setItem(NAME, '["prima"]');
  isGranted = false;
  const favourites = createPageFavourites(volpe);
  const stop = favourites.follow(() => undefined);
  expect(favourites.slugs()).toEqual([]);
  favourites.toggle("ora");
  expect(stored()).toEqual(["prima"]);

  isGranted = true;
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: "granted" }));
  expect(stored()).toEqual(["ora", "prima"]);
  expect(favourites.slugs()).toEqual(["ora", "prima"]);
  stop();
});

test("works in memory where storage is blocked", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const favourites = createPageFavourites(volpe);
  favourites.toggle("a");
  const stop = favourites.follow(() => undefined);
  expect(favourites.slugs()).toEqual(["a"]);
  stop();
});

test("follows changes in another tab until its listener is removed", () => {
  const adding = vi.spyOn(window, "addEventListener");
  const removing = vi.spyOn(window, "removeEventListener");
  const favourites = createPageFavourites(volpe);
  const seen: number[] = [];
  const stop = favourites.follow(() => seen.push(favourites.slugs().length));
  localStorage.setItem(NAME, '["a","b"]');
  window.dispatchEvent(new StorageEvent("storage"));
  expect(seen).toEqual([0, 2]);
  stop();
  expect([adding.mock.calls.length, removing.mock.calls.length]).toEqual([1, 1]);
});

test.each(["kaputt", "{}", "[1]", JSON.stringify(["x".repeat(401)])])(
  "reads the text %s in the page's storage as an empty list",
  (text) => {
    localStorage.setItem(NAME, text);
    const favourites = createPageFavourites(volpe);
    favourites.follow(() => undefined)();
    expect(favourites.slugs()).toEqual([]);
  },
);

test("drops only the damaged entries of the page's storage, and repeated ones", () => {
  localStorage.setItem(NAME, JSON.stringify(["a", 7, null, "x".repeat(401), "b", "a"]));
  expect(createPageFavourites(volpe).slugs()).toEqual(["a", "b"]);
});
