import { expect, test } from "vitest";
import { toReadableUrl } from "./readable-url.ts";

test.each([
  ["/offers/luce-verde?provincia=MI", "/offers/luce-verde?provincia=MI"],
  ["/offers/caff%C3%A8", "/offers/caff%C3%A8"],
  ["/api/v1/search?q=%00", "/api/v1/search?q=%00"],
])("leaves %s as it is", (url, same) => {
  expect(toReadableUrl(url)).toBe(same);
});

test.each([
  ["/100%", "/100%25"],
  ["/offers/%00", "/offers/%2500"],
  ["/offers/a%0D%0Ab?a=%41", "/offers/a%250D%250Ab?a=%41"],
  ["/offers/%C2%85", "/offers/%25C2%2585"],
])("turns %s into a path that does not exist", (url, unknown) => {
  expect(toReadableUrl(url)).toBe(unknown);
});

// RFC 9112 §3.2.2: a server accepts a target that names its host.
test.each([
  ["http://volpe.example/offerte?a=b", "/offerte?a=b"],
  ["HTTPS://volpe.example", "/"],
  ["http://volpe.example?a=%00b", "/?a=b"],
  ["/rinvio?a=http://x/", "/rinvio?a=http://x/"],
])("reads %s as %s", (target, path) => {
  expect(toReadableUrl(target)).toBe(path);
});

test("removes a NUL from the query", () => {
  expect(toReadableUrl("/search?q=lu%00ce&a=%0")).toBe("/search?q=luce&a=%0");
});
