import { expect, test } from "vitest";
import { toPageIgnored } from "./page-ignored.ts";

test("a page that the list has is no matter to tell", () => {
  expect(toPageIgnored(3, 3)).toEqual([]);
});

test("a page past the last is told with the page that is shown", () => {
  expect(toPageIgnored(99, 3)).toEqual([
    { key: "pagina", message: "La lista finisce a pagina 3: è questa." },
  ]);
});
