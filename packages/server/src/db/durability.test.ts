import { expect, test } from "vitest";
import { killWriters } from "./test-durability.ts";

test("keeps every acknowledged row after SIGKILL", async () => {
  const [count] = await killWriters(1);
  expect(count?.acknowledged).toBeGreaterThan(0);
  expect(count?.stored).toBe(count?.acknowledged);
}, 90_000);
