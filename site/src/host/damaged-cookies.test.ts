import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COOKIES } from "@volpe/contract";
import type { VolpeServer } from "@volpe/server";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPageServer } from "./test-page-server.ts";

/** The long run tries many more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 40);
const PAGES = ["/", "/preferiti", "/visualizzati", "/offerte/luce", "/calcola-preventivo"];

const dataDir = mkdtempSync(join(tmpdir(), "volpe-cookies-"));
const failures: unknown[] = [];
let server: VolpeServer;

beforeAll(async () => {
  server = await createPageServer({ dataDir, onPageError: (error) => failures.push(error) });
}, 120_000);
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Text that is not valid, or that headers or databases cannot hold, mixed with valid text. */
const text = fc.oneof(
  fc.constantFrom(
    "è",
    "\0",
    "\ud800",
    "\udc00è",
    "a\r\nb: c",
    "\u0007",
    "🦊",
    "",
    "%",
    "__proto__",
  ),
  fc.constantFrom("luce-facile", "a.b.c", "MI", "x".repeat(400), "x".repeat(401), "x".repeat(4000)),
  fc.string({ unit: "binary", maxLength: 30 }),
);
const value = fc.oneof(
  text,
  fc.double(),
  fc.constantFrom(null, true, 9_999_999_999, -1),
  fc.array(text, { maxLength: 30 }),
  fc.object({ maxDepth: 2 }),
);
/** A value that mostly has the right type, so that its content is read. */
const or = (truth: fc.Arbitrary<unknown>) =>
  fc.oneof({ arbitrary: truth, weight: 8 }, { arbitrary: value, weight: 1 });
const session = fc.record({
  jwt: or(
    fc.record({
      accessToken: or(text),
      expired: or(fc.constantFrom(9_999_999_999, 0, -1)),
      refreshToken: or(text),
    }),
  ),
  user: or(fc.record({ id: text, email: text, name: text })),
  position: fc.constantFrom(null, undefined, { latitude: 45, longitude: 9 }, { latitude: 91 }),
  lifetime: fc.constantFrom("update", undefined, "x"),
});
const list = fc.array(or(text), { maxLength: 20 });
const place = fc.record({
  province: or(fc.constant("MI")),
  comune: or(fc.constantFrom(undefined, "015146")),
  label: or(text),
});
const SHAPES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  [COOKIES.auth]: session,
  [COOKIES.items]: list,
  [COOKIES.brands]: list,
  [COOKIES.labels]: list,
  [COOKIES.favourites]: list,
  [COOKIES.uses]: list,
  [COOKIES.place]: place,
};
/** Stored as a browser sends it: escaped by our scripts, cut, or not escaped. */
const toStored = (shape: fc.Arbitrary<unknown>) => {
  const json = shape.map((each) => JSON.stringify(each) ?? "");
  return fc.oneof(
    { arbitrary: json.map(encodeURIComponent), weight: 8 },
    fc
      .tuple(json, fc.nat(60))
      .map(([whole, end]) => encodeURIComponent(whole.slice(0, end).toWellFormed())),
    json.map((each) => each.replaceAll(/[^\x21-\x7e]|[;,]/g, "")),
    fc.constantFrom("%", "%E0%A4%A", "%00", "%ED%A0%80", '"', '""', "{}", "Ã¨", "x".repeat(4000)),
    fc.constant("[".repeat(4000)),
  );
};
const cookies = fc
  .record(
    Object.fromEntries(
      Object.values(COOKIES).map((name) => [name, toStored(or(SHAPES[name] ?? text))]),
    ),
    { requiredKeys: [] },
  )
  .map((pairs) =>
    Object.entries(pairs)
      .map(([name, stored]) => `${name}=${stored}`)
      .join("; "),
  );

test("answers every page with any cookies", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PAGES), cookies, async (url, cookie) => {
      let answer = await server.app.inject({ url, headers: { cookie } });
      // A remembered place leads to the list's address with that place.
      if (answer.statusCode === 302) {
        const { location = "" } = answer.headers;
        answer = await server.app.inject({ url: location, headers: { cookie } });
      }
      expect(answer.statusCode).toBe(200);
    }),
    { numRuns: RUNS },
  );
  expect(failures).toEqual([]);
}, 600_000);

test.each([
  ["a token that no header can hold", COOKIES.auth, toLogin("è", "r")],
  ["a renewal token with a NUL", COOKIES.auth, toLogin("a.b.c", "\0")],
  ["a favourite with half a character", COOKIES.favourites, ["\ud800"]],
  ["a favourite with a NUL", COOKIES.favourites, ["luce-facile", "\0"]],
  ["favourites that are not a list", COOKIES.favourites, { 0: "luce-facile" }],
  ["a place with an unknown province", COOKIES.place, { province: "milano", label: "" }],
])("removes %s", async (_, name, content) => {
  const cookie = `${name}=${encodeURIComponent(JSON.stringify(content))}`;
  const url = name === COOKIES.place ? "/offerte/luce" : "/preferiti";
  const { statusCode, headers } = await server.app.inject({ url, headers: { cookie } });
  expect(statusCode).toBe(200);
  expect([headers["set-cookie"]].flat()).toContain(`${name}=; Path=/; Max-Age=0; SameSite=Lax`);
});

const KEY = `${"r".repeat(22)}.${"k".repeat(22)}`;

test.each([
  ["a damaged proof of a known device", COOKIES.device, "1.2.3", "/"],
  ["keys of quotes that are not a list", COOKIES.ownerKeys, '{"0":"a"}', "/"],
  ["a list whose only key of a quote is damaged", COOKIES.ownerKeys, '["a.b"]', "/"],
  ["a damaged mark of a removed cookie", COOKIES.repair, "è", "/"],
  ["a damaged attempt to log in", COOKIES.attempt, '{"state":1}', "/auth"],
])("removes %s, also where the page is cached", async (_, name, value, path) => {
  const url = path === "/" ? "/offerte/luce" : "/auth/login";
  await server.app.inject({ url });
  const { statusCode, headers } = await inject(url, `${name}=${encodeURIComponent(value)}`);
  expect(statusCode).toBe(200);
  expect(headers["cache-control"]).not.toContain("public");
  const [set = ""] = [headers["set-cookie"]].flat();
  expect(set).toMatch(new RegExp(`^${name}=; Path=${path}; Max-Age=0; SameSite=Lax`));
});

test("keeps the undamaged keys of quotes when it removes a damaged key", async () => {
  const { headers } = await inject("/", toKeys(["a.b", KEY, `${KEY}.c`]));
  const [set = ""] = [headers["set-cookie"]].flat();
  expect(set).toContain(`${toKeys([`${KEY}.c`, KEY])}; Path=/; Max-Age=31536000`);
  expect(set).toContain("HttpOnly");
});

test("leaves undamaged cookies as they are", async () => {
  const device = `${COOKIES.device}=1790000000.${"i".repeat(22)}.${"k".repeat(22)}`;
  const attempt = `${COOKIES.attempt}=${encodeURIComponent('{"state":"s","da":null}')}`;
  const cookie = `${toKeys([KEY])}; ${device}; ${attempt}; ${COOKIES.repair}=1`;
  expect((await inject("/", cookie)).headers["set-cookie"]).toBeUndefined();
});

const inject = (url: string, cookie: string) => server.app.inject({ url, headers: { cookie } });
const toKeys = (keys: string[]) => `chiavi=${encodeURIComponent(JSON.stringify(keys))}`;

function toLogin(accessToken: string, refreshToken: string) {
  return {
    jwt: { accessToken, expired: 9_999_999_999, refreshToken },
    user: { id: "1", email: "x", name: "y" },
  };
}
