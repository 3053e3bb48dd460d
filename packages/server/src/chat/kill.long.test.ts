import { HOUR_MS } from "@volpe/contract";
import { expect, test } from "vitest";
import { walkThroughKills } from "./test-kill-walk.ts";

test(
  "loses and duplicates no acknowledged answer over 200 kills",
  async () => {
    const report = await walkThroughKills(200);

    expect(report.kills).toBe(200);
    expect(report.quotes).toBeGreaterThan(10);
  },
  HOUR_MS,
);
