import { expect, test } from "vitest";
import { walkThroughKills } from "./kill-walk.ts";

test("loses no acknowledged answer to SIGKILL and doubles none", async () => {
  const report = await walkThroughKills(2);

  expect(report.kills).toBe(2);
  expect(report.acknowledged).toBeGreaterThan(2);
}, 90_000);
