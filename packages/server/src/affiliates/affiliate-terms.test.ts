import { createHash } from "node:crypto";
import { AFFILIATE_TERMS } from "@volpe/contract";
import { expect, test } from "vitest";

/** Changed terms fail this test: increase their version, then write version and hash here. */
test("the terms of affiliates have a version", () => {
  const { version, ...terms } = AFFILIATE_TERMS;
  const hash = createHash("sha256").update(JSON.stringify(terms)).digest("hex").slice(0, 12);
  expect([version, hash]).toEqual(["2026-11-23", "a7b957daf5c2"]);
});
