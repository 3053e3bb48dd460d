import { expect, test } from "vitest";
import { toWithdrawalCost, WITHDRAWAL_COSTS } from "./withdrawal-costs.ts";

test.each([
  { early: false, activated: false, cost: "nothing" },
  { early: false, activated: true, cost: "nothing" },
  { early: true, activated: false, cost: "nothing-yet" },
  { early: true, activated: true, cost: "use" },
] as const)("a withdrawal with early start $early and activation $activated costs $cost", (row) => {
  expect(toWithdrawalCost(row)).toBe(row.cost);
});

test.each(["before", "after", "receipt"] as const)(
  "says in the sentence «%s» that use is paid only if it is",
  (moment) => {
    const named = Object.entries(WITHDRAWAL_COSTS).filter(([, words]) =>
      words[moment].includes("quello che hai usato"),
    );
    expect(named.map(([cost]) => cost)).toEqual(["use"]);
    expect(WITHDRAWAL_COSTS.use[moment]).not.toContain("non costa niente");
  },
);
