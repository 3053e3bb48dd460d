import { expect, test } from "vitest";
import { readNamedParameterSet } from "../parameter-sets/named-parameter-set.ts";
import { createParameterSet } from "../tariff/parameter-set.ts";
import { checkDispatchingIdentity } from "./dispatching.ts";

const q4 = readNamedParameterSet("E-2026Q4");

function checkWithCdispd(cdispd: number) {
  return checkDispatchingIdentity(
    createParameterSet("2026-10-04", [...q4.values, ["cdispd", cdispd]]),
  );
}

test.each(["E-2026Q3", "E-2026Q4"] as const)(
  "the dispatching components of %s sum to cdispd",
  (name) => {
    expect(checkDispatchingIdentity(readNamedParameterSet(name))?.holds).toBe(true);
  },
);

test("accepts a difference of one in the sixth decimal only", () => {
  expect(checkWithCdispd(0.016777)?.holds).toBe(true);
  expect(checkWithCdispd(0.016778)).toMatchObject({ holds: false, cdispd: 0.016778 });
});

test("a file without one of the parameters gives no result", () => {
  expect(checkDispatchingIdentity(null)).toBeNull();
  expect(checkDispatchingIdentity(createParameterSet("2026-10-04", [["cdispd", 1]]))).toBeNull();
});
