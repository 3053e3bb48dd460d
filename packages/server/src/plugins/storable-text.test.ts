import { expect, test } from "vitest";
import type { AppError } from "../errors.ts";
import { checkStorable } from "./storable-text.ts";

function fieldOf(given: unknown): string | undefined | null {
  try {
    checkStorable(given);
    return null;
  } catch (error) {
    expect(error).toMatchObject({
      code: "invalid-field",
      message:
        "Qui c’è un carattere che non si vede e che non possiamo salvare: cancella il testo e riscrivilo.",
    });
    return (error as AppError).field;
  }
}

test.each([
  [{ email: "a\0@b.it" }, "email"],
  [{ shipping: { street: "via \ud800" } }, "shipping.street"],
  [{ answers: [{ text: "va bene" }, { text: "\udc00" }] }, "answers.1.text"],
  [{ shipping: { "str\0eet": "via Roma" } }, "shipping"],
  [{ "\ud800": 1 }, undefined],
  ["\0", undefined],
])("names the field of %j whose text the database cannot store: %j", (given, field) => {
  expect(fieldOf(given)).toBe(field);
});

test.each([
  [{ name: "Zoë 😀", lines: "una\ndue\t\u0007", count: 3, none: null, yes: true }],
  [[]],
  [undefined],
])("finds no fault in %j", (given) => {
  expect(fieldOf(given)).toBeNull();
});

test("checks a body nested as deeply as its size allows", () => {
  const depth = 130_000;
  expect(fieldOf(JSON.parse("[".repeat(depth) + "]".repeat(depth)))).toBeNull();
});
