import { expect, test } from "vitest";
import { isWebAddress } from "./import-rules.ts";

test.each(["https://www.prova.example/pos", "https://xn--caff-8oa.it/?a=b#c"])(
  "accepts the public page %s",
  (text) => expect(isWebAddress(text)).toBe(true),
);

test.each([
  "http://www.prova.example",
  "javascript:alert(1)",
  "www.prova.example",
  "https://localhost/pos",
  "https://192.0.2.1/",
  "https://anna:segreto@prova.example",
  "https://prova",
  "",
])("refuses %j as the address of a public page", (text) => expect(isWebAddress(text)).toBe(false));
