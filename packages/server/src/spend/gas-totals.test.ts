import { expect, test } from "vitest";
import { createTestComponent, createTestOffer } from "./test-offer.ts";
import { computeGas, type GasCase, PLACET_WITHOUT_PRICES } from "./test-totals.ts";

const GAS_OFFER = { commodity: "gas", bands: null } as const;
const PSV = { code: "14", coefficient: 1, band: null };

const CASES: readonly GasCase[] = [
  {
    name: "index and spread, without losses",
    offer: createTestOffer({
      ...GAS_OFFER,
      pricing: "variable",
      indices: [PSV],
      components: [
        createTestComponent("01", [{ unit: "01", price: 120 }]),
        createTestComponent("04", [{ unit: "04", price: 0.08 }]),
      ],
    }),
    profile: { annualSmc: 1400 },
    context: { psv: [0.45, 0.45, 0.45, 0.45] },
    expected: [
      862.0, 0, 364.38728, 74.5746, 224.68, 45.521196, 235.494582, 281.015778, 1300.96188,
      1806.657658,
    ],
  },
  {
    name: "each quarter's index weighs its withdrawal",
    offer: createTestOffer({
      ...GAS_OFFER,
      pricing: "variable",
      indices: [PSV],
      components: [createTestComponent("04", [{ unit: "04", price: 0.08 }])],
    }),
    profile: { annualSmc: 1400 },
    context: { psv: [0.4, 0.5, 0.45, 0.42] },
    expected: [
      745.58876, 0, 364.38728, 74.5746, 224.68, 45.644239, 209.613415, 255.257654, 1184.55064,
      1664.488294,
    ],
  },
  {
    name: "withdrawal of zone B",
    offer: createTestOffer({
      ...GAS_OFFER,
      pricing: "variable",
      indices: [PSV],
      components: [createTestComponent("04", [{ unit: "04", price: 0.08 }])],
    }),
    profile: { annualSmc: 1400, climateZone: "B" },
    context: { psv: [0.4, 0.6, 0.45, 0.3] },
    expected: [
      832.6108, 0, 364.38728, 74.5746, 224.68, 48.627852, 222.194315, 270.822167, 1271.57268,
      1767.074847,
    ],
  },
  {
    name: "withdrawal of zone C",
    offer: createTestOffer({
      ...GAS_OFFER,
      pricing: "variable",
      indices: [PSV],
      components: [createTestComponent("04", [{ unit: "04", price: 0.08 }])],
    }),
    profile: { annualSmc: 1400, climateZone: "C" },
    context: { psv: [0.4, 0.6, 0.45, 0.3] },
    expected: [
      815.4622, 0, 364.38728, 74.5746, 224.68, 48.0399, 219.715118, 267.755018, 1254.42408,
      1746.859098,
    ],
  },
  {
    name: "withdrawal of zone D",
    offer: createTestOffer({
      ...GAS_OFFER,
      pricing: "variable",
      indices: [PSV],
      components: [createTestComponent("04", [{ unit: "04", price: 0.08 }])],
    }),
    profile: { annualSmc: 1400, climateZone: "D" },
    context: { psv: [0.4, 0.6, 0.45, 0.3] },
    expected: [
      809.4058, 0, 364.38728, 74.5746, 224.68, 47.832252, 218.839535, 266.671787, 1248.36768,
      1739.719467,
    ],
  },
  {
    name: "withdrawal of zone F",
    offer: createTestOffer({
      ...GAS_OFFER,
      pricing: "variable",
      indices: [PSV],
      components: [createTestComponent("04", [{ unit: "04", price: 0.08 }])],
    }),
    profile: { annualSmc: 1400, climateZone: "F" },
    context: { psv: [0.4, 0.6, 0.45, 0.3] },
    expected: [
      794.4284, 0, 364.38728, 74.5746, 224.68, 47.318741, 216.674231, 263.992972, 1233.39028,
      1722.063252,
    ],
  },
  {
    name: "a variable PLACET",
    offer: createTestOffer({
      ...GAS_OFFER,
      source: "placet",
      pricing: "variable",
      indices: [PSV],
      components: [],
      placet: { ...PLACET_WITHOUT_PRICES, fixFixed: 90, fixVariable: 90, alpha: 0.1 },
    }),
    profile: { annualSmc: 1000, ambit: 3 },
    context: { psv: [0.45, 0.45, 0.45, 0.45] },
    expected: [
      640.0, 0, 309.20664, 48.171, 156.68, 47.626572, 149.114222, 196.740794, 997.37764,
      1350.798434,
    ],
  },
  {
    name: "QVD of households",
    offer: createTestOffer({
      ...GAS_OFFER,
      regulated: ["09", "10"],
      components: [
        createTestComponent("01", [{ unit: "01", price: 120 }]),
        createTestComponent("04", [{ unit: "04", price: 0.5 }]),
      ],
    }),
    profile: { annualSmc: 1400 },
    context: { values: { qvd_f_d: 50, qvd_f_nd: 60, qvd_v_d: 0.01, qvd_v_nd: 0.02 } },
    expected: [
      884.0, 0, 364.38728, 74.5746, 224.68, 44.561196, 242.446582, 287.007778, 1322.96188,
      1834.649658,
    ],
  },
  {
    name: "QVD of condominiums",
    offer: createTestOffer({
      ...GAS_OFFER,
      customer: "condominium",
      regulated: ["09", "10"],
      components: [
        createTestComponent("01", [{ unit: "01", price: 120 }]),
        createTestComponent("04", [{ unit: "04", price: 0.5 }]),
      ],
    }),
    profile: { annualSmc: 1400, use: "condominium", meterGroup: 1 },
    context: { values: { qvd_f_d: 50, qvd_f_nd: 60, qvd_v_d: 0.01, qvd_v_nd: 0.02 } },
    expected: [
      908.0, 0, 364.38728, 80.0444, 224.68, 45.228732, 247.461359, 292.690091, 1352.43168,
      1869.801771,
    ],
  },
  {
    name: "charges and meters of a condominium",
    offer: createTestOffer({
      ...GAS_OFFER,
      customer: "condominium",
      regulated: ["09"],
      components: [
        createTestComponent("01", [{ unit: "01", price: 120 }]),
        createTestComponent("04", [{ unit: "04", price: 0.5 }]),
      ],
    }),
    profile: { annualSmc: 15000, use: "condominium", meterGroup: 2 },
    context: {},
    expected: [
      7675.39, 0, 3530.51112, 888.638, 2751.72, 44.268732, 3168.785796, 3213.054528, 12094.53912,
      18059.313648,
    ],
  },
];

test.each(CASES)("computes to the cent: $name", (row) => {
  expect(computeGas(row)).toEqual(row.expected.map((eur) => expect.closeTo(eur, 2)));
});
