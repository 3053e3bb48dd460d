import { describe, expect, test } from "vitest";
import { computeWorkedCase, findWorkedCases } from "./worked-case.ts";

const energy = { area: "04", unit: "03", value: 0.15 };
const offer = { price: "fixed", fasce: "01", components: [energy] };
const profile = { kwh: 2700, kw: 3, resident: true };
const parameters = { set: "E-2026Q4" };
const worked = { id: "a", commodity: "electricity", offer, profile, parameters };

/** The part named, at full precision; NaN where the case is excluded. */
function getPart(
  row: Record<string, unknown>,
  part: "sale" | "charges" | "network" | "total",
): number {
  const result = computeWorkedCase({ ...worked, ...row });
  return result !== null && "parts" in result ? (result.parts[part] ?? Number.NaN) : Number.NaN;
}

function withOffer(changes: Record<string, unknown>) {
  return { offer: { ...offer, ...changes } };
}

test("electricity names every part but the two of VAT, gas those too", () => {
  const electricity = computeWorkedCase(worked);
  const gas = computeWorkedCase({
    id: "g",
    commodity: "gas",
    offer: { price: "fixed", components: [{ area: "04", unit: "04", value: 0.5 }] },
    profile: { smc: 1400 },
    parameters: { set: "G-2026Q4", ambit: 2, excise: "nord" },
  });
  const names = (result: ReturnType<typeof computeWorkedCase>) =>
    result !== null && "parts" in result ? Object.keys(result.parts).toSorted() : [];
  const common = ["charges", "discounts", "network", "preTax", "sale", "taxes", "total", "vat"];
  expect(names(electricity)).toEqual(common);
  expect(names(gas)).toEqual([...common, "vat10", "vat22"].toSorted());
});

test("words that say nothing to the spend are passed over", () => {
  const silent = { note: "x", source: "y", name: "z" };
  const told = { offer: { ...offer, ...silent }, profile: { ...profile, ...silent } };
  expect(computeWorkedCase({ ...worked, ...told, expected: {} })).toEqual(
    computeWorkedCase(worked),
  );
});

test("a case without an offer or a profile holds no spend", () => {
  expect(computeWorkedCase({ id: "f", formula: "1+1", expected: { value: 2 } })).toBeNull();
  expect(computeWorkedCase({ id: "f", offer })).toBeNull();
});

test.each([
  [{ parameters: { set: "E-1999Q1" } }, "Il gruppo di parametri «E-1999Q1» non è noto"],
  [{ profile: { kw: 3 } }, "Il profilo non dice il consumo annuo"],
  [withOffer({ price: "free" }), "Il tipo di prezzo «free» non è previsto"],
  [withOffer({ components: ["x"] }), "Le voci di prezzo o gli sconti non sono leggibili"],
  [
    withOffer({ components: [{ area: "04", value: 1 }] }),
    "Una voce di prezzo non ha valore o unità di misura",
  ],
  [withOffer({ discounts: [{ value: 1 }] }), "Uno sconto non ha valore o unità di misura"],
  [
    withOffer({ components: [{ ...energy, period: "sempre" }] }),
    "Il periodo di un prezzo o di uno sconto non è leggibile",
  ],
  [{ parameters: {} }, "Manca il gruppo di parametri, per esempio E-2026Q4"],
  [
    { profile: { ...profile, vulnerable: true } },
    "La voce del profilo «vulnerable» non è prevista",
  ],
  [withOffer({ bonus: 12 }), "La voce dell’offerta «bonus» non è prevista"],
  [{ parameters: { ...parameters, pun: 0.1 } }, "La voce dei parametri «pun» non è prevista"],
  [
    { profile: { ...profile, customer: "marziano" } },
    "Il tipo di cliente «marziano» non è previsto",
  ],
  [
    { commodity: "gas", profile: { smc: 100 }, parameters: { set: "G-2026Q4" } },
    "Manca l’ambito tariffario del gas",
  ],
])("a case that cannot be computed is excluded with its reason: %j", (changes, excluded) => {
  expect(computeWorkedCase({ ...worked, ...changes })).toEqual({ id: "a", excluded });
});

describe("what others may write otherwise", () => {
  const twoRates = {
    fasce: "91",
    components: [
      { ...energy, value: 0.2, band: "01" },
      { ...energy, value: 0.1, band: "91" },
    ],
  };

  test.each([
    ["kWh under bands", { kwh: 2000, bands: { f1: 500, f2: 700, f3: 800 } }],
    ["kWh in order", { kwh: 2000, bands: [500, 700, 800] }],
    ["kWh in the profile", { kwh: 2000, f1: 500, f2: 700, f3: 800 }],
    ["shares", { kwh: 2000, bands: { f1: 0.25, f2: 0.35, f3: 0.4 } }],
    ["percentages", { kwh: 2000, bands: { F1: 25, F2: 35, F3: 40 } }],
    ["no total", { bands: { f1: 500, f2: 700, f3: 800 } }],
    ["two bands", { kwh: 2000, bands: { f1: 500, f23: 1500 } }],
  ])("bands as %s", (_, bands) => {
    expect(getPart({ ...withOffer(twoRates), profile: { kw: 3, ...bands } }, "sale")).toBeCloseTo(
      250,
      9,
    );
  });

  test.each([
    [{ other: true }],
    [{ otherUses: true }],
    [{ use: "other" }],
    [{ use: "other-uses" }],
    [{ use: "altri usi" }],
    [{ customer: "02" }],
    [{ customer: "other" }],
    [{ customer: "business" }],
    [{ customer: "aziende" }],
    [{ destinazione: "aziende" }],
    [{ domestic: false }],
  ])("other uses as %j", (use) => {
    const charges = 12.9924 + 3.0276 + (14.0328 + 3.27) * 3 + (0.031881 + 0.001616) * 2700;
    expect(getPart({ profile: { kwh: 2700, kw: 3, ...use } }, "charges")).toBeCloseTo(charges, 9);
  });

  test.each([
    [{ period: { months: 6 } }],
    [{ period: { kind: "months-from-start", months: 6 } }],
    [{ period: { durata: 6 } }],
    [{ period: 6 }],
    [{ period: "03/2027" }],
    [{ period: { until: "2027-03" } }],
    [{ period: [1, 2, 3, 10, 11, 12] }],
    [{ period: { mese: [1, 2, 3, 10, 11, 12] } }],
    [{ period: { kind: "calendar-months", months: [1, 2, 3, 10, 11, 12] } }],
    [{ period: { kind: "until", year: 2027, month: 3 } }],
  ])("half a year from October as %j", (period) => {
    const components = [
      { ...energy, value: 0.1, ...period },
      { ...energy, value: 0.2 },
    ];
    expect(getPart(withOffer({ components }), "sale")).toBeCloseTo(0.15 * 2700, 9);
  });

  test.each([
    [{ F0: 0.1 }],
    [{ PUN: 0.1 }],
    [{ F1: 0.1, F2: 0.1, F3: 0.1 }],
    [{ F1: 0.1, F23: 0.1 }],
    [0.1],
  ])("PUN as %j", (index) => {
    const row = { ...withOffer({ price: "variable" }), parameters: { ...parameters, index } };
    expect(getPart(row, "sale")).toBeCloseTo((0.11 + 0.15) * 2700, 9);
  });

  test.each([
    [{ PSV: 0.4 }],
    [{ PSV: [0.4, 0.4, 0.4, 0.4] }],
    [{ PSV: { "2026-Q4": 0.4, "2027-Q1": 0.4, Q2: 0.4, Q3: 0.4 } }],
    [0.4],
  ])("PSV as %j", (index) => {
    const row = {
      commodity: "gas",
      offer: { price: "variable", components: [{ area: "04", unit: "04", value: 0.1 }] },
      profile: { smc: 1000 },
      parameters: { set: "G-2026Q4", ambit: 2, index },
    };
    expect(getPart(row, "sale")).toBeCloseTo(500, 9);
  });

  test.each([
    [{ set: "2026Q4" }],
    [{ quarter: "2026Q4" }],
    [{ quarter: "2026-Q4" }],
    [{ quarter: "Q4-26" }],
  ])("the parameters of a commodity by their quarter: %j", (quarter) => {
    expect(computeWorkedCase({ ...worked, parameters: quarter })).toEqual(
      computeWorkedCase(worked),
    );
    const gas = {
      commodity: "gas",
      offer: { price: "fixed", components: [{ area: "04", unit: "04", value: 0.5 }] },
      profile: { smc: 1000 },
      parameters: { ...quarter, ambit: 2 },
    };
    expect(getPart(gas, "sale")).toBeCloseTo(500, 9);
  });

  test.each([
    [0.02],
    [[0.02, 0.02, 0.02, 0.02]],
    [{ Q4: 0.02, Q1: 0.02, Q2: 0.02, Q3: 0.02 }],
    [{ "2026-Q4": 0.02, "2027-Q1": 0.02, "2027Q2": 0.02, "2027Q3": 0.02 }],
    [{ "Q4-26": 0.02, "Q1-27": 0.02, "Q2-27": 0.02, "Q3-27": 0.02 }],
  ])("CCR as %j", (ccr) => {
    const row = {
      commodity: "gas",
      offer: {
        price: "fixed",
        regulated: ["03"],
        components: [{ area: "04", unit: "04", value: 0.5 }],
      },
      profile: { smc: 1000 },
      parameters: { set: "G-2026Q4", ambit: 2, ccr },
    };
    expect(getPart(row, "sale")).toBeCloseTo(520, 9);
  });

  test.each([[-0.01], [{ "Q4-26": -0.01 }], [{ "2026-Q4": -0.01 }]])("PPE as %j", (ppe) => {
    const row = { ...withOffer({ regulated: ["02"] }), parameters: { ...parameters, ppe } };
    expect(getPart(row, "sale")).toBeCloseTo(0.14 * 2700, 9);
  });

  test.each([[{ mono: 0.6 }], [{ volume: 0.6 }]])("a PLACET's gas price as %j", (price) => {
    const row = {
      commodity: "gas",
      offer: { placet: true, pfix: 90, ...price },
      profile: { smc: 1000 },
      parameters: { set: "G-2026Q4", ambit: 2 },
    };
    expect(getPart(row, "sale")).toBeCloseTo(690, 9);
  });

  test("a PUN prices no gas", () => {
    const row = {
      id: "g",
      commodity: "gas",
      offer: { price: "variable", components: [{ area: "04", unit: "04", value: 0.1 }] },
      profile: { smc: 1000 },
      parameters: { set: "G-2026Q4", ambit: 2, index: { F0: 0.1 } },
    };
    expect(computeWorkedCase(row)).toEqual({ id: "g", excluded: expect.stringMatching(/PSV/) });
  });

  test.each([[{ meter: "G25" }], [{ meterGroup: 2 }], [{ cc: "cc2" }], [{ use: "condominium" }]])(
    "a meter of the second group as %j",
    (meter) => {
      const row = {
        commodity: "gas",
        offer: { price: "fixed", components: [{ area: "04", unit: "04", value: 0.5 }] },
        profile: { smc: 100, ...meter },
        parameters: { set: "G-2026Q4", ambit: 2, excise: "nord" },
      };
      expect(getPart(row, "network")).toBeCloseTo(487.71 - 0.35 - 0.01 + 0.142674 * 100, 9);
    },
  );
});

describe("the list of cases", () => {
  test.each([
    [{ goldens: [worked] }],
    [{ cases: [worked] }],
    [{ note: "x", totals: [worked] }],
    [[worked]],
  ])("is found in %j", (file) => {
    expect(findWorkedCases(file)).toEqual([worked]);
  });

  test.each([[{ name: "x", files: ["dist"] }], ["text"], [null], [12], [[1, 2]]])(
    "is not found in %j",
    (file) => {
      expect(findWorkedCases(file)).toBeNull();
    },
  );
});
