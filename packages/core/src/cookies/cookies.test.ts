// @vitest-environment jsdom
import { DAY_MS, DAY_SECONDS } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { isListOf, isText } from "../guard/guard.ts";
import { createBrowserCookies } from "./browser-cookies.ts";
import { createHeaderCookies } from "./header-cookies.ts";
import { readJsonCookie, writeJsonCookie } from "./json-cookie.ts";
import { createMemoryCookies } from "./memory-cookies.ts";

const SESSION = '{"name":"Nicolò, \\"l’elettrico\\"; 100% =","list":["a","b"]}';
const YEAR = { maxAgeSeconds: 31_536_000 };
const isTexts = isListOf(isText);

test("reads the request's cookies and writes Set-Cookie headers", () => {
  const headers: string[] = [];
  const jar = createHeaderCookies({
    cookieHeader: 'items=["a"%2C"b"]; tracking=AFF-1; tracking=second; flag',
    onSetCookie: (header) => headers.push(header),
  });
  expect(jar.get("items")).toBe('["a","b"]');
  expect(jar.get("tracking")).toBe("AFF-1");
  expect(jar.get("flag")).toBeUndefined();
  jar.set("tracking", "AFF-2", { maxAgeSeconds: 60 });
  expect(jar.get("tracking")).toBe("AFF-2");
  jar.remove("tracking");
  jar.remove("never-there");
  expect(jar.get("tracking")).toBeUndefined();
  expect(headers).toEqual([
    "tracking=AFF-2; Path=/; Max-Age=60; SameSite=Lax",
    "tracking=; Path=/; Max-Age=0; SameSite=Lax",
  ]);
});

test("marks a cookie as Secure under https", () => {
  const onSetCookie = vi.fn();
  const jar = createHeaderCookies({ cookieHeader: "", onSetCookie, secure: true });
  jar.set("a", "b", { maxAgeSeconds: 1 });
  expect(onSetCookie).toHaveBeenCalledWith("a=b; Path=/; Max-Age=1; SameSite=Lax; Secure");
});

test("returns a cookie undecoded if it cannot be decoded", () => {
  const jar = createHeaderCookies({ cookieHeader: "a=%E0%A4%A", onSetCookie: vi.fn() });
  expect(jar.get("a")).toBe("%E0%A4%A");
});

test("lets browser and server read each other's cookies", () => {
  const browser = createBrowserCookies();
  const setOnServer: string[] = [];
  createHeaderCookies({ cookieHeader: "", onSetCookie: (h) => setOnServer.push(h) }).set(
    "from-server",
    SESSION,
    YEAR,
  );
  // Simulates the header of a reply.
  Reflect.set(document, "cookie", setOnServer[0]);
  expect(browser.get("from-server")).toBe(SESSION);
  browser.set("from-browser", SESSION, YEAR);
  const server = createHeaderCookies({ cookieHeader: document.cookie, onSetCookie: vi.fn() });
  expect(server.get("from-browser")).toBe(SESSION);
  browser.remove("from-browser");
  expect(browser.get("from-browser")).toBeUndefined();
});

test("writes a cookie for the whole site with an expiry date", () => {
  const write = vi.spyOn(document, "cookie", "set");
  createBrowserCookies().set("a", "b", { maxAgeSeconds: DAY_SECONDS });
  const text = write.mock.lastCall?.[0] ?? "";
  expect(text).toMatch(/^a=b; path=\/; expires=[^;]+; sameSite=Lax$/);
  const expires = Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? "");
  expect(Math.abs(expires - Date.now() - DAY_MS)).toBeLessThan(5_000);
});

test("uses memory if cookies are disabled or unreadable", () => {
  const off = vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  const switchedOff = createBrowserCookies();
  switchedOff.set("a", "b", YEAR);
  expect(switchedOff.get("a")).toBe("b");
  expect(document.cookie).not.toContain("a=b;");
  off.mockRestore();
  vi.spyOn(document, "cookie", "get").mockImplementation(() => {
    throw new DOMException("The document is sandboxed", "SecurityError");
  });
  const sandboxed = createBrowserCookies();
  sandboxed.set("a", "c", YEAR);
  expect(sandboxed.get("a")).toBe("c");
});

test("two memory jars share no cookies", () => {
  const jar = createMemoryCookies({ a: "1" });
  jar.set("b", "2", YEAR);
  jar.remove("a");
  expect([jar.get("a"), jar.get("b"), createMemoryCookies().get("b")]).toEqual([
    undefined,
    "2",
    undefined,
  ]);
});

test("removes a malformed cookie and reads it as absent", () => {
  const jar = createMemoryCookies({ items: "[", brands: '{"a":1}', labels: '["x"]' });
  expect(readJsonCookie(jar, "items", isTexts)).toBeUndefined();
  expect(readJsonCookie(jar, "brands", isTexts)).toBeUndefined();
  expect(readJsonCookie(jar, "labels", isTexts)).toEqual(["x"]);
  expect([jar.get("items"), jar.get("brands"), jar.get("labels")]).toEqual([
    undefined,
    undefined,
    '["x"]',
  ]);
});

test.each([
  ["NUL", '["\\u0000"]'],
  ["control character", '["a\\u0007b"]'],
  ["half of a surrogate pair", '{"a":"\\ud800"}'],
  ["half of a surrogate pair after a backslash", '["\\\\\\udc00"]'],
])("removes a cookie with a %s", (_, text) => {
  const jar = createMemoryCookies({ items: text });
  expect(readJsonCookie(jar, "items", (_value): _value is unknown => true)).toBeUndefined();
  expect(jar.get("items")).toBeUndefined();
});

test("reads a cookie with an escape sequence, an emoji and a line break", () => {
  const value = ["\\u0000", "🦊", "a\nb", "\\\\ud800"];
  const jar = createMemoryCookies({ items: JSON.stringify(value) });
  expect(readJsonCookie(jar, "items", isTexts)).toEqual(value);
});

test("refuses a cookie whose name and escaped value reach 4,096 bytes", () => {
  const jar = createMemoryCookies();
  const write = (value: unknown) => writeJsonCookie(jar, "items", { value, ...YEAR });
  // `items=%22…%22` is 12 bytes around the text; « è » is 6 bytes once escaped.
  expect(write("x".repeat(4083))).toBe(true);
  expect(write("x".repeat(4084))).toBe(false);
  expect(write("è".repeat(681))).toBe(false);
  expect(write("è".repeat(680))).toBe(true);
  expect(jar.get("items")).toBe(`"${"è".repeat(680)}"`);
});
