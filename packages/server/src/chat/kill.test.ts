import { expect, test } from "vitest";
import { walkThroughKills } from "./test-kill-walk.ts";

test("loses and duplicates no acknowledged answer after SIGKILL", async () => {
  const report = await walkThroughKills(1);

  expect(report.kills).toBe(1);
  expect(report.acknowledged).toBeGreaterThan(2);
}, 90_000);
