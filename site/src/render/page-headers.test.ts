import { expect, test } from "vitest";
import { toPageHeaders } from "./page-headers.ts";

const page = { audience: "everyone", status: 200, personal: false, setsCookies: false } as const;

test("a page that is the same for everybody is kept by shared caches, and asked for by each browser", () => {
  expect(toPageHeaders(page)).toEqual({
    "cache-control": "public, max-age=0, must-revalidate, s-maxage=60",
    vary: "cookie",
  });
});

test.each([
  ["is an error", { status: 404 }],
  ["was asked for by a known visitor or with a tracking value", { personal: true }],
  ["sets a cookie", { setsCookies: true }],
  ["depends on the visitor", { audience: "visitor" }],
] as const)("no cache keeps a page that %s", (_why, difference) => {
  expect(toPageHeaders({ ...page, ...difference })).toEqual({
    "cache-control": "private, no-cache",
  });
});

test("an owner's page is neither stored nor indexed nor named to the next one", () => {
  expect(toPageHeaders({ ...page, audience: "owner" })).toEqual({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
});
