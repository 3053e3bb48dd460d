import { expect, test } from "vitest";
import { isUnsubscribeKey, toUnsubscribeUrl } from "./unsubscribe-key.ts";

const CONFIG = {
  publicUrl: "https://volpe.example",
  sessionSecret: "0123456789abcdef0123456789abcdef",
};
const REFERENCE = "5d0d7e55-54c0-4a4a-9b1e-6f1f6f2a8d11";

const toKey = (url: string) => new URL(url).searchParams.get("chiave") ?? "";

test("a link names the page and carries a key of 128 bits that is good for its reference alone", () => {
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
  "«%s» is no key",
  (key) => {
    expect(isUnsubscribeKey(CONFIG, { reference: REFERENCE, key })).toBe(false);
  },
);

test("a key says nothing once the secret has changed", () => {
  const key = toKey(toUnsubscribeUrl(CONFIG, REFERENCE));
  const other = { sessionSecret: "fedcba9876543210fedcba9876543210" };
  expect(isUnsubscribeKey(other, { reference: REFERENCE, key })).toBe(false);
});
