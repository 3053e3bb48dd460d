import { expect, test } from "vitest";
import { toHostName } from "./host-name.ts";

test.each([
  "https://www.enel.it/it-it/luce?a=www.b.it",
  "http://enel.it",
  "HTTPS://WWW.Enel.IT/",
  "https://www.enel.it:8443#luce",
])("names %s after its host", (url) => {
  expect(toHostName(url)).toBe("enel.it");
});

test("keeps the parts of a host other than a leading `www.`", () => {
  expect(toHostName("https://luce.www-casa.it/")).toBe("luce.www-casa.it");
});

test("returns a text that is not an address unchanged", () => {
  expect(toHostName("Enel.it")).toBe("Enel.it");
});
