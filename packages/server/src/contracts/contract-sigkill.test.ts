import { expect, test } from "vitest";
import { ONE_OF_EACH, walkContractThroughKills } from "./test-kill-contract.ts";

// The long run kills within every step, and contract-kills.test.ts kills before each statement of a
// step.
test("keeps one contract and one of each mail after a kill within the signature", async () => {
  const kept = await walkContractThroughKills({ sign: ["inside"] });
  expect(kept).toEqual(ONE_OF_EACH);
}, 600_000);
