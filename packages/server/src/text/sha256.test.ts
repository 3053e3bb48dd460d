import { expect, test } from "vitest";
import { toDigest, toSha256 } from "./sha256.ts";

// FIPS 180-2, appendix B.1.
const OF_ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

test("hashes a text and its bytes alike", () => {
  expect([toSha256("abc"), toSha256(Buffer.from("abc"))]).toEqual([OF_ABC, OF_ABC]);
});

test("writes the same hash in base64url", () => {
  expect(toSha256("abc", "base64url")).toBe(Buffer.from(OF_ABC, "hex").toString("base64url"));
});

test("distinguishes values and lists but not the order of keys", () => {
  const digest = toDigest({ a: 1, b: { c: [1, 2], d: null } });
  expect(digest).toBe("YUbdSTjjv5HXxD-81wcpNt");
  expect(toDigest({ b: { d: null, c: [1, 2] }, a: 1 })).toBe(digest);
  expect(toDigest({ a: 1, b: { c: [2, 1], d: null } })).not.toBe(digest);
});
