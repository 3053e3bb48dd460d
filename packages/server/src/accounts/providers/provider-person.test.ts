import { expect, test } from "vitest";
import { toProviderPerson } from "./provider-person.ts";

const SAID = { subject: "1", email: "anna@esempio.it", isVerified: true, name: " Anna\n Bianchi " };

test("reads the provider's claims and trims them", () => {
  expect(toProviderPerson("google", SAID)).toEqual({
    provider: "google",
    subject: "1",
    email: "anna@esempio.it",
    isVerified: true,
    name: "Anna Bianchi",
  });
});

test.each([
  ["anna", "Profilo"],
  ["a@b, c@d", "Profilo"],
  ["a\ud800@esempio.it", "Profilo"],
  [undefined, "Profilo"],
  [7, "Profilo"],
])("treats %j as an invalid address that is not verified", (email, name) => {
  const person = toProviderPerson("google", { ...SAID, email, name: undefined });
  expect(person).toEqual({
    provider: "google",
    subject: "1",
    email: null,
    isVerified: false,
    name,
  });
});

test("makes a name of 2 to 80 characters from any claim", () => {
  const toName = (name: unknown) => toProviderPerson("facebook", { ...SAID, name }).name;
  expect(toName("A")).toBe("anna");
  expect(toName(null)).toBe("anna");
  expect(toName("x".repeat(200))).toBe("x".repeat(80));
  expect(toName("An\0na\ud800 \u202eBianchi")).toBe("Anna Bianchi");
  expect(toName(`${"x".repeat(79)}😀`)).toBe("x".repeat(79));
});

test("refuses an id that the database cannot store", () => {
  for (const subject of ["1\0", "1\ud800"]) {
    expect(() => toProviderPerson("google", { ...SAID, subject })).toThrow("no database keeps");
  }
});
