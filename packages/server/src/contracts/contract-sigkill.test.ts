import { expect, test } from "vitest";
import { ONE_OF_EACH, walkContractThroughKills } from "./test-kill-contract.ts";

test("leaves one of each after a kill within every step", async () => {
  const inside = ["inside"] as const;
  const kept = await walkContractThroughKills({
    upload: inside,
    confirm: inside,
    begin: inside,
    fill: inside,
    order: inside,
    sign: inside,
    withdraw: inside,
  });
  expect(kept).toEqual(ONE_OF_EACH);
}, 600_000);
