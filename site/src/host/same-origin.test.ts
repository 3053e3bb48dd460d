import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const OURS = "https://volpe.example";

test.each([
  ["the browser says so, whatever the origin", { "sec-fetch-site": "same-origin", origin: "null" }],
  ["the visitor sends it again", { "sec-fetch-site": "none" }],
  ["the origin is the public one", { origin: OURS }],
  [
    "the origin is the host asked for on this machine",
    { origin: "http://127.0.0.1:4600", host: "127.0.0.1:4600" },
  ],
  ["no browser sends it", {}],
])("accepts a form if %s", (_why, headers) => {
  expect(isSameOrigin(headers, OURS)).toBe(true);
});

test.each([
  ["another site's page", { "sec-fetch-site": "cross-site", origin: OURS }],
  ["another host of the same site", { "sec-fetch-site": "same-site", origin: OURS }],
  ["another origin", { origin: "https://evil.example", host: "volpe.example" }],
  ["a foreign name that leads here", { origin: "http://evil.example", host: "evil.example" }],
  ["a page that hides its origin", { origin: "null", host: "volpe.example" }],
])("refuses a form from %s", (_why, headers) => {
  expect(isSameOrigin(headers, OURS)).toBe(false);
});
