import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { annualSpend, prepareOffer } from "./annual-spend.ts";
import { findBreakEvenIndex } from "./break-even-index.ts";
import { checkDispatchingIdentity } from "./dispatching-identity.ts";
import { prepareIndexLine } from "./index-line.ts";
import { toSinglePun } from "./index-price.ts";
import { createParameterSet } from "./parameter-set.ts";
import { readNamedParameterSet } from "./parameter-sets/named-parameter-set.ts";
import { exemptKwh } from "./regulated/electricity-excise.ts";
import { createElectricityProfile } from "./spend-profile.ts";
import { firstYearInstalments } from "./terms/instalments.ts";
import { createTestContext } from "./test-context.ts";
import { createTestComponent, createTestDiscount, createTestOffer } from "./test-offer.ts";
import { computeWorkedCase } from "./worked/worked-case.ts";

type Table = {
  tolerance: number;
  cases: { id: string; kind: string; expected: Record<string, number> }[];
  rules: { id: string; rule: string; input: never; expected: number }[];
};

const table: Table = JSON.parse(
  readFileSync(new URL("./worked-totals.json", import.meta.url), "utf8"),
);

describe("worked totals", () => {
  test("hold the Portal's, a seller's and derived figures", () => {
    expect(new Set(table.cases.map(({ kind }) => kind))).toEqual(
      new Set(["portal", "seller", "derived"]),
    );
  });

  test.each(table.cases)("come out to the cent, part by part: $id", (worked) => {
    const result = computeWorkedCase(worked);
    const parts = new Map(Object.entries(result && "parts" in result ? result.parts : {}));
    const differing = Object.entries(worked.expected).filter(
      ([part, eur]) => !(Math.abs((parts.get(part) ?? Number.NaN) - eur) <= table.tolerance),
    );
    expect({ result, differing }).toEqual({ result, differing: [] });
  });

  test.each(table.rules)("keep each rule of others: $id", ({ rule, input, expected }) => {
    expect(RULES[rule]?.(input)).toBeCloseTo(expected, rule === "dispatching-identity" ? 9 : 2);
  });
});

const context = createTestContext();

function createProfile(annualKwh: number, resident = true) {
  const request = { use: "domestic", resident, capacityKw: 3, bands: null } as const;
  return createElectricityProfile({ ...request, annualKwh, defaultConsumption: false }, context);
}

function getParts(offer = createTestOffer(), kwh = 2700, held = context) {
  const outcome = annualSpend(prepareOffer(offer, held), createProfile(kwh));
  if (outcome.status === "excluded") {
    throw new Error(outcome.reason);
  }
  return outcome.parts;
}

function withPun(pun: number) {
  return { ...context, index: { ...context.index, pun: toSinglePun(pun) } };
}

const fee = (price: number) => createTestComponent("01", [{ unit: "01", price }]);
const perKwh = (price: number) => createTestComponent("04", [{ unit: "03", price }]);
const variable = {
  pricing: "variable",
  indices: [{ code: "12", coefficient: 1, band: null }],
} as const;

const RULES: Readonly<Record<string, (input: never) => number>> = {
  "free-market-index": ({ kwh, pun, spread }: { kwh: number; pun: number; spread: number }) =>
    getParts(createTestOffer({ ...variable, components: [perKwh(spread)] }), kwh, withPun(pun))
      .sale,
  "placet-index": ({ kwh, pun, alpha }: { kwh: number; pun: number; alpha: number }) => {
    const prices = {
      f1: null,
      f2: null,
      f3: null,
      bf1: null,
      bf23: null,
      mono: null,
      volume: null,
    };
    const placet = { ...prices, fixFixed: null, fixVariable: 0, alpha };
    const offer = createTestOffer({
      source: "placet",
      pricing: "variable",
      bands: null,
      placet,
      components: [],
    });
    const { cdispd, dispbt } = { cdispd: 0.016776, dispbt: 1.107 };
    return getParts(offer, kwh, withPun(pun)).sale - cdispd * kwh - dispbt;
  },
  "break-even-index": (input: {
    kwh: number;
    fixed: { price: number; fee: number };
    variable: { spread: number; fee: number };
  }) => {
    // That figure is without losses.
    const values = [...(context.electricity?.values ?? []), ["lambda", 0] as const];
    const lossless = { ...context, electricity: createParameterSet("2026-10-04", values) };
    const components = [fee(input.fixed.fee), perKwh(input.fixed.price)];
    const { total } = getParts(createTestOffer({ components }), input.kwh, lossless);
    const offer = createTestOffer({
      ...variable,
      components: [fee(input.variable.fee), perKwh(input.variable.spread)],
    });
    const line = prepareIndexLine(offer, lossless);
    const found = findBreakEvenIndex(line, createProfile(input.kwh), total);
    return found?.status === "below" ? found.index * 1000 : Number.NaN;
  },
  "first-year-instalments": ({ nominal, instalment }: { nominal: number; instalment: number }) =>
    firstYearInstalments(nominal, instalment),
  excise: ({ kwh }: { kwh: number }) => 0.0227 * (kwh - exemptKwh(kwh)),
  "total-lowered-by": (input: {
    kind: string;
    unit: string;
    value: number;
    vat: string;
    from?: number;
    to?: number;
  }) => {
    const { vat, ...price } = input;
    const discounts = [createTestDiscount(price, { vat })];
    return getParts().total - getParts(createTestOffer({ discounts })).total;
  },
  "dispatching-identity": ({ set }: { set: "E-2026Q4" }) => {
    const { holds, sum } = checkDispatchingIdentity(readNamedParameterSet(set));
    return holds ? sum : Number.NaN;
  },
  tiers: (input: { kwh: number; tiers: { from: number; to: number; price: number }[] }) => {
    const intervals = input.tiers.map((tier) => ({ ...tier, unit: "03" }));
    const offer = createTestOffer({ components: [createTestComponent("04", intervals)] });
    return getParts(offer, input.kwh).sale;
  },
};
