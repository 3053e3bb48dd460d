import { expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { toMailAddress } from "./mail-address.ts";

test.each(["anna@example.it", " anna.rossi+volpe@posta.example.it ", "o'brien@Example.it"])(
  "accepts the address %s",
  (text) => {
    expect(toMailAddress(text)).toBe(text.trim());
  },
);

test.each([
  "",
  "anna",
  "anna@",
  "anna@localhost",
  "perché@è.it",
  "anna..rossi@example.it",
  "@example.it",
  "a@b@c",
  "anna@example.it, bruno@example.it",
  "anna@example.it;bruno@example.it",
  "Anna <anna@example.it>",
  "anna@example.it\r\nBcc: bruno@example.it",
  "anna\u0000@example.it",
  '"a b"@example.it',
  "anna@-example.it",
  "anna@example..it",
  `${"a".repeat(65)}@example.it`,
  `anna@${"a".repeat(254)}`,
])("refuses the address %j", (text) => {
  expect(() => toMailAddress(text)).toThrow(AppError);
});
