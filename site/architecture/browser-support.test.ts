import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { OLDEST_BROWSERS } from "@volpe/contract";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const NEVER = Number.POSITIVE_INFINITY;

type Api = { call: string; since: Record<"chrome" | "firefox" | "safari", number> };

const api = (call: string, chrome: number, firefox: number, safari: number): Api => ({
  call,
  since: { chrome, firefox, safari },
});

/**
 * Calls that some supported browser lacks, with the first versions that have them, as MDN's tables
 * say. Calls that a list of names cannot find, such as `map` of an iterator, are refused by the
 * `lib` of the package's tsconfig. A call with `?.(` is allowed, because it does nothing in a
 * browser that lacks it.
 */
const NEWER: Api[] = [
  api("AbortSignal.any(", 116, 124, 17.4),
  api("Array.fromAsync(", 121, 115, 16.4),
  api("Error.isError(", 134, 138, 26),
  api("Iterator.from(", 122, 131, 18.4),
  api("Map.groupBy(", 117, 119, 17.4),
  api("Math.sumPrecise(", 147, 137, 26.2),
  api("Object.groupBy(", 117, 119, 17.4),
  api("Promise.try(", 128, 134, 18.2),
  api("Promise.withResolvers", 119, 121, 17.4),
  api("RegExp.escape(", 136, 134, 18.2),
  api("Uint8Array.fromBase64(", 140, 133, 18.2),
  api("URL.parse(", 126, 126, 18),
  api("new Intl.DurationFormat(", 129, 136, 16.4),
  api("cookieStore.", 87, 140, 18.4),
  api("requestIdleCallback(", 47, 55, NEVER),
  api("scheduler.postTask(", 94, 142, NEVER),
  api("scheduler.yield(", 129, 142, NEVER),
  api(".checkVisibility(", 105, 106, 17.4),
  api(".getHTML(", 125, 128, 18),
  api(".hidePopover(", 114, 125, 17),
  api(".moveBefore(", 133, 144, NEVER),
  api(".setHTMLUnsafe(", 124, 123, 17.4),
  api(".showPopover(", 114, 125, 17),
  api(".startViewTransition(", 111, 144, 18),
  api(".togglePopover(", 114, 125, 17),
  api(".transfer(", 114, 122, 17.4),
];

function readOldest(targets: readonly string[]): Map<string, number> {
  return new Map(
    targets.map((target) => {
      const [, name = "", version] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
      return [name, Number(version)];
    }),
  );
}

const SITE = readOldest(OLDEST_BROWSERS.site);

const isNewer = ({ since }: Api) =>
  Object.entries(since).some(([name, version]) => version > (SITE.get(name) ?? NEVER));

/** The calls of the list that `text` makes. `myURL.parse(` is not a call of `URL.parse(`. */
const findCalls = (text: string) =>
  NEWER.filter(({ call }) => {
    const name = call.replace(/[.(]/g, "\\$&");
    return new RegExp(/^\w/.test(call) ? `(?<![\\w.])${name}` : name).test(text);
  }).map(({ call }) => call);

it("uses in browsers only what the oldest supported ones have", () => {
  const sources = globSync(
    ["packages/{contract,core,ui,widgets}/src/**/*.{ts,tsx}", "site/src/**/*.{ts,tsx}"],
    { cwd: ROOT, exclude: ["**/*.test.*", "site/src/host/**", "site/src/host.ts"] },
  );
  expect(sources.length).toBeGreaterThan(600);
  const wrong = sources.flatMap((path) =>
    findCalls(readFileSync(resolve(ROOT, path), "utf8")).map((call) => `${path}: ${call}`),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ["const byBrand = Map.groupBy(offers, toBrand);", "Map.groupBy("],
  ["const { promise } = Promise.withResolvers<void>();", "Promise.withResolvers"],
  ["if (field.checkVisibility()) field.focus();", ".checkVisibility("],
])("finds %s", (text, call) => {
  expect(findCalls(text)).toEqual([call]);
});

it.each(["field.checkVisibility?.();", "myURL.parse(text);", "// Like Map.groupBy."])(
  "allows %s",
  (text) => {
    expect(findCalls(text)).toEqual([]);
  },
);

it("lists no call that every supported browser has", () => {
  expect(NEWER.filter((each) => !isNewer(each)).map(({ call }) => call)).toEqual([]);
});

it("builds the elements for no older browser than the site", () => {
  const older = [...readOldest(OLDEST_BROWSERS.widgets)].filter(
    ([name, version]) => version < (SITE.get(name) ?? NEVER),
  );
  expect(older).toEqual([]);
});
