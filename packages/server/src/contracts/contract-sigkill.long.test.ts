import { HOUR_MS } from "@volpe/contract";
import { expect, test } from "vitest";
import { ONE_OF_EACH, walkContractThroughKills } from "./test-kill-contract.ts";

test(
  "keeps one contract and one of each mail in 20 walks with kills between and within steps",
  async () => {
    const both = ["between", "inside", "inside"] as const;
    for (let walk = 0; walk < 20; walk += 1) {
      const kept = await walkContractThroughKills({
        upload: ["between", "inside"],
        confirm: ["between", "inside"],
        begin: both,
        fill: both,
        order: both,
        sign: both,
        withdraw: both,
      });
      expect(kept).toEqual(ONE_OF_EACH);
    }
  },
  HOUR_MS,
);
