import { expect, test } from "vitest";
import { toPrintable, toPrintableJson } from "./to-printable.ts";

const TYPED = "An\u200bna\u00ad\r\nRos\u202esi\u001b[2J 👩\u200d💻\u200d\u200d";

test("shows a visitor's text without what moves the cursor or cannot be seen", () => {
  expect(toPrintable(TYPED)).toBe("Anna  Rossi [2J 👩\u200d💻");
});

test("escapes the same in JSON, which keeps the text", () => {
  const json = toPrintableJson({ name: TYPED });
  expect(json).toBe(
    String.raw`{
  "name": "An\u200bna\u00ad\r\nRos\u202esi\u001b[2J 👩${"\u200d"}💻\u200d\u200d"
}`,
  );
  expect(JSON.parse(json)).toEqual({ name: TYPED });
});
