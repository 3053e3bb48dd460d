import { expect, test } from "vitest";
import { shareCents } from "./share-cents.ts";

test.each([
  { parts: [500.11, 300.11, 100.11, 54], total: 954.33, shared: [500.11, 300.11, 100.11, 54] },
  {
    parts: [500.11, 300.11, 100.11, 53.99],
    total: 954.33,
    shared: [500.12, 300.11, 100.11, 53.99],
  },
  { parts: [500.12, 300.12, 100.11, 54], total: 954.33, shared: [500.11, 300.11, 100.11, 54] },
  { parts: [10, 20], total: 25, shared: [10, 20] },
])("splits $total into the parts $parts as $shared", ({ parts, total, shared }) => {
  expect(shareCents(parts, total)).toEqual(shared);
});
