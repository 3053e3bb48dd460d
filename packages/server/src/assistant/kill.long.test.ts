import { expect, test } from "vitest";
import { walkThroughKills } from "./kill-walk.ts";

test("loses no acknowledged answer to 200 kills and doubles none", async () => {
  const report = await walkThroughKills(200);

  expect(report.kills).toBe(200);
  expect(report.quotes).toBeGreaterThan(10);
}, 3_600_000);
