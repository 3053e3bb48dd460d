import { expect, test } from "vitest";
import { isUnsubscribeKey, toUnsubscribeUrl } from "./unsubscribe-key.ts";

const CONFIG = {
  publicUrl: "https://volpe.example",
  sessionSecret: "0123456789abcdef0123456789abcdef",
};
const REFERENCE = "5d0d7e55-54c0-4a4a-9b1e-6f1f6f2a8d11";

const toKey = (url: string) => new URL(url).searchParams.get("chiave") ?? "";

test("makes a 128-bit key that is valid only for its reference", () => {
  const url = toUnsubscribeUrl(CONFIG, REFERENCE);
  expect(url).toMatch(
    /^https:\/\/volpe\.example\/disiscrivimi\/5d0d7e55-[0-9a-f-]+\?chiave=[\w-]{22}$/,
  );
  expect(toUnsubscribeUrl(CONFIG, REFERENCE)).toBe(url);
  const key = toKey(url);
  expect(isUnsubscribeKey(CONFIG, { reference: REFERENCE, key })).toBe(true);
  expect(isUnsubscribeKey(CONFIG, { reference: `${REFERENCE}1`, key })).toBe(false);
});

test.each(["", "à", "x".repeat(22), `${toKey(toUnsubscribeUrl(CONFIG, REFERENCE))}A`])(
  "rejects the key «%s»",
  (key) => {
    expect(isUnsubscribeKey(CONFIG, { reference: REFERENCE, key })).toBe(false);
  },
);

test("refuses a key after a change of the secret", () => {
  const key = toKey(toUnsubscribeUrl(CONFIG, REFERENCE));
  const other = { sessionSecret: "fedcba9876543210fedcba9876543210" };
  expect(isUnsubscribeKey(other, { reference: REFERENCE, key })).toBe(false);
});
