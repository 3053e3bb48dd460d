import { describe, expect, test } from "vitest";
import { computeWorkedFile } from "./worked-case.ts";

const energy = { area: "04", unit: "03", value: 0.15 };
const offer = { price: "fixed", fasce: "01", components: [energy] };
const profile = { kwh: 2700, kw: 3 };
const parameters = { set: "E-2026Q4" };
const electricity = { id: "a", commodity: "electricity", offer, profile, parameters };
const gas = {
  id: "g",
  commodity: "gas",
  offer: { price: "fixed", components: [{ area: "04", unit: "04", value: 0.5 }] },
  profile: { smc: 1000 },
  parameters: { set: "G-2026Q4", ambit: 2, excise: "nord" },
};

type Changes = Record<string, unknown>;

function withOffer(changes: Changes, of: Changes = electricity) {
  return { ...of, offer: { ...(of.offer as object), ...changes } };
}

function withParameters(changes: Changes, of: Changes = electricity) {
  return { ...of, parameters: { ...(of.parameters as object), ...changes } };
}

function compute(row: Changes) {
  return computeWorkedFile({ goldens: [row] });
}

/** The parts of a case, € at full precision; NaN if the case is excluded. */
function getParts(row: Changes) {
  const [result] = compute(row).results;
  const parts: Record<string, number> =
    result !== undefined && "parts" in result ? result.parts : {};
  return (part: string) => parts[part] ?? Number.NaN;
}

describe("the parts of a case", () => {
  const names = (row: Changes) => {
    const [result] = compute(row).results;
    return result !== undefined && "parts" in result ? Object.keys(result.parts).toSorted() : [];
  };
  const common = [
    "charges",
    "discounts",
    "network",
    "preTax",
    "sale",
    "saleNet",
    "taxes",
    "total",
    "vat",
  ];

  test("have one VAT for electricity", () => {
    expect(names(electricity)).toEqual(common);
  });

  test("have each rate of VAT for gas", () => {
    expect(names(gas)).toEqual([...common, "vat10", "vat22"].toSorted());
  });
});

describe("electricity", () => {
  test("is priced for a resident if the profile does not say", () => {
    const at = (resident: boolean) =>
      getParts({ ...electricity, profile: { ...profile, resident } });
    expect(getParts(electricity)("total")).toBe(at(true)("total"));
    expect(at(false)("charges")).toBeGreaterThan(at(true)("charges"));
  });

  test("is priced for other uses", () => {
    const other = { ...electricity, profile: { ...profile, customer: "other" } };
    const charges = 12.9924 + 3.0276 + (14.0328 + 3.27) * 3 + (0.031881 + 0.001616) * 2700;
    expect(getParts(other)("charges")).toBeCloseTo(charges, 9);
  });

  test("with a variable price adds losses to the index alone", () => {
    const row = withParameters({ index: { F0: 0.1 } }, withOffer({ price: "variable" }));
    expect(getParts(row)("sale")).toBeCloseTo((0.11 + 0.15) * 2700, 9);
  });

  test("with bands takes the typical split", () => {
    const components = [
      { ...energy, value: 0.2, band: "01" },
      { ...energy, value: 0.1, band: "91" },
    ];
    const row = withOffer({ fasce: "91", components });
    expect(getParts(row)("sale")).toBeCloseTo(2700 * (0.33 * 0.2 + 0.67 * 0.1), 9);
  });

  test("prices the consumption outside the tiers at the default price", () => {
    const components = [{ ...energy, value: 0.1, from: 0, to: 1000 }, energy];
    expect(getParts(withOffer({ components }))("sale")).toBeCloseTo(355, 9);
  });

  test("with a duration prices the rest of the year at the default", () => {
    const components = [
      { ...energy, value: 0.1, durata: 6 },
      { ...energy, value: 0.2 },
    ];
    expect(getParts(withOffer({ components }))("sale")).toBeCloseTo(0.15 * 2700, 9);
  });

  test("adds up rows that price the same units", () => {
    const components = [energy, { ...energy, value: 0.01 }];
    expect(getParts(withOffer({ components }))("sale")).toBeCloseTo(432, 9);
  });

  test("with regulated components takes PCV from the set and PPE from the case", () => {
    const row = withParameters({ ppe: -0.01 }, withOffer({ regulated: ["01", "02"] }));
    expect(getParts(row)("sale")).toBeCloseTo(0.14 * 2700 + 41.18, 9);
  });

  test("with dispatching adds its parameter", () => {
    const row = withOffer({ dispatching: [{ code: "14" }] });
    expect(getParts(row)("sale")).toBeCloseTo((0.15 + 0.016776) * 2700, 9);
  });

  test.each([
    ["one rate", { mono: 0.189, fasce: "01" }, 0.189],
    ["two rates", { bf1: 0.2, bf23: 0.1, fasce: "91" }, 0.33 * 0.2 + 0.67 * 0.1],
    ["an alpha", { alpha: 0.02 }, 0.132],
    ["figures alone", { placet: undefined, mono: 0.189 }, 0.189],
  ])("in a PLACET with %s adds its fee and dispatching", (_, prices, eurPerKwh) => {
    const { placet, ...figures } = { placet: true, ...prices };
    const placetOffer = { ...(placet ? { placet } : {}), pfix: 144, ...figures };
    const row = withParameters({ index: { F0: 0.1 } }, { ...electricity, offer: placetOffer });
    const sale = 144 + 1.107 + (eurPerKwh + 0.016776) * 2700;
    expect(getParts(row)("sale")).toBeCloseTo(sale, 9);
  });
});

describe("a discount", () => {
  const bonus = { kind: "01", unit: "01", value: 20, validity: "01", condition: "00", vat: "01" };

  test("before VAT lowers VAT too", () => {
    const total = getParts(withOffer({ discounts: [bonus] }))("total");
    expect(getParts(electricity)("total") - total).toBeCloseTo(22, 9);
  });

  test("after VAT lowers the total by its nominal", () => {
    const parts = getParts(withOffer({ discounts: [{ ...bonus, vat: "02" }] }));
    expect(parts("discounts")).toBe(20);
    expect(parts("saleNet")).toBe(parts("sale") - 20);
    expect(getParts(electricity)("total") - parts("total")).toBeCloseTo(20, 9);
  });

  test("on the first kWh is limited to them", () => {
    const limited = { ...bonus, kind: "03", unit: "03", value: 0.05, from: 0, to: 840 };
    expect(getParts(withOffer({ discounts: [limited] }))("discounts")).toBeCloseTo(42, 9);
  });

  test("with a condition is left out", () => {
    const conditional = { ...bonus, condition: "01" };
    expect(getParts(withOffer({ discounts: [conditional] }))("discounts")).toBe(0);
  });
});

describe("gas", () => {
  const ccr = [0.02, 0.03, 0.04, 0.05];

  test("is priced by the Smc", () => {
    expect(getParts(gas)("sale")).toBeCloseTo(500, 9);
  });

  test("in a PLACET is priced by its single price", () => {
    expect(getParts({ ...gas, offer: { placet: true, pfix: 90, mono: 0.6 } })("sale")).toBe(690);
  });

  test("has one surcharge for every tier or one for each", () => {
    const taxes = (addizionale: unknown) => getParts(withParameters({ addizionale }, gas))("taxes");
    expect(taxes(0.02) - getParts(gas)("taxes")).toBeCloseTo(20, 9);
    expect(taxes([0.02, 0.02, 0.02, 0.02])).toBeCloseTo(taxes(0.02), 9);
    expect(taxes([0.02, 0, 0, 0]) - getParts(gas)("taxes")).toBeCloseTo(2.4, 9);
  });

  test("has the excise of its ambit if the case names none", () => {
    const { excise, ...rest } = gas.parameters;
    const taxes = (changes: Changes) =>
      getParts({ ...gas, parameters: { ...rest, ...changes } })("taxes");
    expect(taxes({ ambit: 2 })).toBe(taxes({ ambit: 2, excise: "nord" }));
    expect(taxes({ ambit: 6 })).toBe(taxes({ ambit: 6, excise: "mezzogiorno" }));
  });

  test("weighs the CCR of each quarter with the withdrawal", () => {
    const row = withParameters({ ccr }, withOffer({ regulated: ["03"] }, gas));
    const heating = { q4: 0.4246, q1: 0.5271, q2: 0.0483, q3: 0 };
    const kitchen = { q4: 28.65, q1: 35.86, q2: 19.21, q3: 16.28 };
    const mean = ({ q4, q1, q2, q3 }: typeof heating) =>
      (q4 * 0.02 + q1 * 0.03 + q2 * 0.04 + q3 * 0.05) / (q4 + q1 + q2 + q3);
    const usual = 500 + (0.6 * mean(heating) + 0.4 * mean(kitchen)) * 1000;
    expect(getParts(row)("sale")).toBeCloseTo(usual, 6);
    const shared = (heatingShare: number) =>
      getParts(withParameters({ heatingShare }, row))("sale");
    expect(shared(0.6)).toBeCloseTo(usual, 9);
    expect(shared(1)).toBeCloseTo(500 + mean(heating) * 1000, 6);
    expect(shared(0)).toBeCloseTo(500 + mean(kitchen) * 1000, 6);
  });
});

describe("a case that the rules do not price", () => {
  test.each([
    [withOffer({ regulated: ["03"] }, gas), /CCR/],
    [withOffer({ regulated: ["02"] }), /PPE/],
    [withOffer({ price: "variable" }), /PUN/],
    [withOffer({ price: "variable" }, gas), /PSV/],
    [withOffer({ dispatching: [{ code: "99" }] }), /./],
  ])("is excluded with its reason and is no fault of the file: %j", (row, reason) => {
    expect(compute(row)).toEqual({
      results: [expect.objectContaining({ excluded: expect.stringMatching(reason) })],
      faults: [],
    });
  });
});

test("computes the same result with and without expected figures", () => {
  const expected = { sale: 1, saleNet: 1, vat10: 1, vat22: 1, value: 1 };
  expect(compute({ ...electricity, expected })).toEqual(compute(electricity));
});

test.each([
  [{ id: "f", commodity: "-", formula: "1+1", expected: { value: 2 } }],
  [{ id: "f", commodity: "electricity", offer }],
  [{ id: "f", commodity: "electricity", profile }],
])("skips a case without an offer or a profile: %j", (row) => {
  expect(compute(row)).toEqual({ results: [], faults: [] });
});
