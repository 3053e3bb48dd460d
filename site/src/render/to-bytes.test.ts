import { expect, test } from "vitest";
import { toBytes } from "./to-bytes.ts";

test("writes texts of any length one after the other in UTF-8", () => {
  const texts = ["<p>", "12,50\u00a0€".repeat(300_000), "🦊", "", "</p>"];
  expect(toBytes(texts).equals(Buffer.from(texts.join("")))).toBe(true);
});

test("keeps a page's bytes while the next page is written", () => {
  const first = toBytes(["prima", " pagina"]);
  toBytes(["seconda pagina"]);
  expect(String(first)).toBe("prima pagina");
});
