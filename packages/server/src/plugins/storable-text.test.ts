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
])("the text of %j that no database keeps is at %j", (given, field) => {
  expect(fieldOf(given)).toBe(field);
});

test.each([
  [{ name: "Zoë 😀", lines: "una\ndue\t\u0007", count: 3, none: null, yes: true }],
  [[]],
  [undefined],
])("%j is kept as it stands", (given) => {
  expect(fieldOf(given)).toBeNull();
});

test("a body nested as deep as its weight allows is read to its end", () => {
  const depth = 130_000;
  expect(fieldOf(JSON.parse("[".repeat(depth) + "]".repeat(depth)))).toBeNull();
});
