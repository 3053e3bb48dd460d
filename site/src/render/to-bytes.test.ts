import { expect, test } from "vitest";
import { Html, toEscaped } from "./html.ts";
import { toBytes } from "./to-bytes.ts";

test("writes texts of any length and written HTML one after the other in UTF-8", () => {
  const price = "12,50\u00a0€".repeat(300_000);
  const bytes = toBytes(["<p>", price, "🦊", "", new Html(`${toEscaped("è 🦊 €")}</p>`), price]);
  expect(bytes.equals(Buffer.from(`<p>${price}🦊è 🦊 €</p>${price}`))).toBe(true);
});

test("keeps a page's bytes while the next page is written", () => {
  const first = toBytes(["prima", " pagina"]);
  toBytes(["seconda pagina"]);
  expect(String(first)).toBe("prima pagina");
});
