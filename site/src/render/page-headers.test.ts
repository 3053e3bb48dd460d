import { expect, test } from "vitest";
import { toPageHeaders } from "./page-headers.ts";

const page = {
  audience: "everyone",
  status: 200,
  personal: false,
  setsCookies: false,
  answersForm: false,
} as const;

test("allows shared caches to store a shared page", () => {
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
] as const)("forbids caching if the page %s", (_why, difference) => {
  expect(toPageHeaders({ ...page, ...difference })).toEqual({
    "cache-control": "private, no-cache",
  });
});

test("keeps an owner's page out of caches, search engines and referrers", () => {
  expect(toPageHeaders({ ...page, audience: "owner" })).toEqual({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
});

test("forbids caching of a page with an upload", () => {
  expect(toPageHeaders({ ...page, audience: "sender" })).toEqual({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
});

test("forbids caching of an answer to a form", () => {
  for (const audience of ["everyone", "visitor", "sender", "owner"] as const) {
    expect(toPageHeaders({ ...page, audience, status: 422, answersForm: true })).toMatchObject({
      "cache-control": "no-store",
    });
  }
});
