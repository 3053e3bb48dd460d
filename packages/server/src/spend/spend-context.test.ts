import { expect, test } from "vitest";
import { checkDispatchingIdentity } from "./dispatching-identity.ts";
import { toWireParts } from "./full-spend-parts.ts";
import { createParameterSet } from "./parameter-set.ts";
import { PARAMETER_SETS, readNamedParameterSet } from "./parameter-sets/named-parameter-set.ts";
import { toPortalQuarter } from "./portal-quarter.ts";
import { KNOWN_CCR, KNOWN_PPE } from "./regulated-values.ts";
import { createSpendContext } from "./spend-context.ts";

test("a quarter begins at midnight in Rome", () => {
  expect(toPortalQuarter(new Date("2026-12-31T22:59:59Z"))).toBe("2026-Q4");
  expect(toPortalQuarter(new Date("2026-12-31T23:00:00Z"))).toBe("2027-Q1");
});

test("a context knows its day, and the regulated values that the open data leaves out", () => {
  const context = createSpendContext({
    now: new Date("2026-11-21T10:00:00Z"),
    electricity: null,
    gas: null,
  });
  expect(context).toEqual({
    consultation: { year: 2026, month: 11, quarter: "2026-Q4" },
    electricity: null,
    gas: null,
    index: { pun: null, psv: null, ttf: null, punNote: "", psvNote: "" },
    ppe: KNOWN_PPE,
    ccr: KNOWN_CCR,
  });
});

test("the parameters that come along carry their quarter", () => {
  expect(PARAMETER_SETS.map((name) => readNamedParameterSet(name).quarter)).toEqual([
    "2026-Q3",
    "2026-Q4",
    "2026-Q4",
  ]);
});

test("the dispatching of both quarters adds up to cdispd, and a misread one does not", () => {
  const q4 = readNamedParameterSet("E-2026Q4");
  expect(checkDispatchingIdentity(readNamedParameterSet("E-2026Q3")).holds).toBe(true);
  expect(checkDispatchingIdentity(q4).holds).toBe(true);
  const misread = createParameterSet("2026-10-04", [...q4.values, ["cdispd", 0.01678]]);
  expect(checkDispatchingIdentity(misread)).toMatchObject({ holds: false, cdispd: 0.01678 });
});

test("the wire has two decimals on each line and no parts of VAT", () => {
  const parts = {
    sale: 1.005,
    discounts: 0.994,
    network: 2.4949999,
    charges: -0.005,
    taxes: 3,
    vat: 0.1 + 0.2,
    vat10: 0.3,
    vat22: 0,
    preTax: 2.5,
    total: 5.8,
  };
  expect(toWireParts(parts)).toEqual({
    sale: 1.01,
    discounts: 0.99,
    network: 2.49,
    charges: -0.01,
    taxes: 3,
    vat: 0.3,
    total: 5.8,
  });
});
