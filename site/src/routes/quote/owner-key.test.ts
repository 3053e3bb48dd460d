import { describe, expect, it } from "vitest";
import { exchangeOwnerKey, findOwnerKey, toKeysCookie } from "./owner-key.ts";

const RATE = "AbCdEfGhIjKlMnOpQrStUv";
const KEY = "vUtSrQpOnMlKjIhGfEdCbA";

function open(search: string, { cookie = "", origin = "https://volpe.example" } = {}) {
  const request = new Request(`${origin}/preventivo/${RATE}${search}`, { headers: { cookie } });
  return exchangeOwnerKey(request, RATE);
}

/** The rates and keys in the cookie that the answer sets; null if it sets none. */
function readCookie(response: Response | null): string[] | null {
  const value = response?.headers.get("set-cookie")?.match(/^chiavi=([^;]*)/)?.[1];
  return value === undefined ? null : JSON.parse(decodeURIComponent(value));
}

const toCookie = (keys: unknown) => `chiavi=${encodeURIComponent(JSON.stringify(keys))}`;

describe("a mailed link to a quote", () => {
  it("is an ordinary address without a key", () => {
    expect(open("?posta=inviata")).toBeNull();
  });

  it("leads to the address without its key and keeps its other parameters", () => {
    const response = open(`?posta=inviata&chiave=${KEY}`);
    expect(response?.status).toBe(303);
    expect(response?.headers.get("location")).toBe(`/preventivo/${RATE}?posta=inviata`);
    expect(response?.headers.get("cache-control")).toBe("no-store");
  });

  it("stores the key in a cookie that scripts cannot read", () => {
    const response = open(`?chiave=${KEY}`);
    expect(readCookie(response)).toEqual([`${RATE}.${KEY}`]);
    const header = response?.headers.get("set-cookie");
    expect(header).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure$/);
    const local = open(`?chiave=${KEY}`, { origin: "http://localhost:3000" });
    expect(local?.headers.get("set-cookie")).toMatch(/HttpOnly$/);
  });

  it("keeps the newest eight keys, one for each quote", () => {
    const others = Array.from({ length: 9 }, (_, index) => `${`${index}`.repeat(22)}.${KEY}`);
    const cookie = toCookie([`${RATE}.${"x".repeat(22)}`, ...others]);
    expect(readCookie(open(`?chiave=${KEY}`, { cookie }))).toEqual([
      `${RATE}.${KEY}`,
      ...others.slice(0, 7),
    ]);
  });

  it("keeps the key of a contract through thirty later quotes", () => {
    const contract = "c".repeat(22);
    const made = new Request("https://volpe.example/offerte/cart/sole", { method: "POST" });
    let header = toKeysCookie(made, { rate: contract, key: KEY, kind: "contract" });
    for (let count = 10; count < 40; count += 1) {
      const cookie = header.split(";")[0] ?? "";
      const request = new Request(`https://volpe.example/preventivo?chiave=${KEY}`, {
        headers: { cookie },
      });
      const response = exchangeOwnerKey(request, `quote-${count}-`.padEnd(22, "x"));
      header = response?.headers.get("set-cookie") ?? "";
    }
    expect(findOwnerKey(header.split(";")[0], contract)).toBe(KEY);
    expect(findOwnerKey(header.split(";")[0], "quote-39-".padEnd(22, "x"))).toBe(KEY);
    expect(findOwnerKey(header.split(";")[0], "quote-10-".padEnd(22, "x"))).toBeNull();
  });

  it("stays far below the size limit of a cookie", () => {
    const entries = (kind: "contract" | "quote") =>
      Array.from({ length: 30 }, (_, index) => ({ rate: `${kind}${index}`.padEnd(22, "x"), kind }));
    const request = new Request("https://volpe.example/");
    const header = [...entries("contract"), ...entries("quote")].reduce(
      (cookie, { rate, kind }) => {
        const asked = new Request(request, { headers: { cookie: cookie.split(";")[0] ?? "" } });
        return toKeysCookie(asked, { rate, key: KEY, kind });
      },
      "",
    );
    expect(header.length).toBeLessThan(2000);
  });

  it.each([
    ["no list", toCookie({ a: 1 })],
    ["no JSON", "chiavi=%7B"],
    ["keys of another shape", toCookie(["<script>", 7, null])],
  ])("replaces a cookie with %s", (_, cookie) => {
    expect(readCookie(open(`?chiave=${KEY}`, { cookie }))).toEqual([`${RATE}.${KEY}`]);
  });

  it("keeps the sound keys of a cookie with damaged ones", () => {
    const other = "other-quote".padEnd(22, "x");
    const cookie = toCookie([`${other}.${KEY}`, `${other}.short`, 7, "<script>"]);
    expect(readCookie(open(`?chiave=${KEY}`, { cookie }))).toEqual([
      `${RATE}.${KEY}`,
      `${other}.${KEY}`,
    ]);
  });

  it.each(["", "short", `${KEY}x`, "%0d%0aset-cookie:a=b"])(
    "removes the key «%s» and sets no cookie",
    (key) => {
      const response = open(`?chiave=${key}`);
      expect(response?.headers.get("location")).toBe(`/preventivo/${RATE}`);
      expect(readCookie(response)).toBeNull();
    },
  );
});
