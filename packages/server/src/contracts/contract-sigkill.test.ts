import { expect, test } from "vitest";
import { ONE_OF_EACH, walkContractThroughKills } from "./test-kill-contract.ts";

// The long run kills within every step, and contract-kills.test.ts before each of their statements.
test("leaves one of each after a kill within begin, signature and withdrawal", async () => {
  const inside = ["inside"] as const;
  const kept = await walkContractThroughKills({ begin: inside, sign: inside, withdraw: inside });
  expect(kept).toEqual(ONE_OF_EACH);
}, 600_000);
