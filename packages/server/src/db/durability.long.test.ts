import { expect, test } from "vitest";
import { killWriters } from "./test-durability.ts";

test("keeps every acknowledged row after 20 kills", async () => {
  const counts = await killWriters(20);
  expect(counts.filter(({ acknowledged, stored }) => acknowledged !== stored)).toEqual([]);
  expect(counts.at(-1)?.acknowledged).toBeGreaterThan(20);
}, 600_000);
