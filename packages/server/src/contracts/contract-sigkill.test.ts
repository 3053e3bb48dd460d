import { expect, test } from "vitest";
import { ONE_OF_EACH, walkContractThroughKills } from "./test-kill-contract.ts";

test("a server that is killed within every step of a contract keeps one of each", async () => {
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
