import { expect, test } from "vitest";
import type { EnergyOffer } from "./energy-offer.ts";
import { toSinglePun } from "./tariff/index-price.ts";
import { createTestComponent, createTestDiscount, createTestOffer } from "./test-offer.ts";
import { computeElectricity, type ElectricityCase, PLACET_WITHOUT_PRICES } from "./test-totals.ts";

const BANDS = { f1: 1000, f2: 800, f3: 900 };
const PUN = { code: "12", coefficient: 1, band: null };

function createOffer(changes: Partial<EnergyOffer>) {
  return createTestOffer({ dispatching: [{ code: "14", value: null }], ...changes });
}

const CASES: readonly ElectricityCase[] = [
  {
    name: "three rates",
    offer: createOffer({
      bands: "03",
      components: [
        createTestComponent("01", [{ unit: "01", price: 96 }]),
        createTestComponent("04", [
          { unit: "03", price: 0.17, band: "01" },
          { unit: "03", price: 0.15, band: "02" },
          { unit: "03", price: 0.12, band: "03" },
        ]),
      ],
    }),
    profile: { bands: BANDS },
    context: {},
    expected: [539.2952, 0, 133.9674, 89.5131, 21.792, 78.45677, 762.7757, 863.02447],
  },
  {
    name: "two rates",
    offer: createOffer({
      bands: "91",
      components: [
        createTestComponent("01", [{ unit: "01", price: 96 }]),
        createTestComponent("04", [
          { unit: "03", price: 0.17, band: "01" },
          { unit: "03", price: 0.13, band: "91" },
        ]),
      ],
    }),
    profile: { bands: BANDS },
    context: {},
    expected: [532.2952, 0, 133.9674, 89.5131, 21.792, 77.75677, 755.7757, 855.32447],
  },
  {
    name: "PUN by band, with losses on the index alone",
    offer: createOffer({
      pricing: "variable",
      indices: [PUN],
      bands: "03",
      components: [
        createTestComponent("01", [{ unit: "01", price: 96 }]),
        createTestComponent("04", [{ unit: "03", price: 0.02 }]),
      ],
    }),
    profile: { bands: BANDS },
    context: {
      pun: { f0: 0.1262962962962963, f1: 0.13, f2: 0.14, f3: 0.11, f23: 0.12411764705882353 },
    },
    expected: [570.3952, 0, 133.9674, 89.5131, 21.792, 81.56677, 793.8757, 897.23447],
  },
  {
    name: "two rates on F1 and F23 of the PUN",
    offer: createOffer({
      pricing: "variable",
      indices: [PUN],
      bands: "91",
      components: [createTestComponent("04", [{ unit: "03", price: 0.02 }])],
    }),
    profile: { bands: BANDS },
    context: { pun: { f0: 0.1262962962962963, f1: 0.13, f2: 0.14, f3: 0.11, f23: 0.121 } },
    expected: [468.5652, 0, 133.9674, 89.5131, 21.792, 71.38377, 692.0457, 785.22147],
  },
  {
    name: "PCV of other uses",
    offer: createOffer({
      customer: "other-uses",
      regulated: ["01", "02"],
      components: [
        createTestComponent("01", [{ unit: "01", price: 120 }]),
        createTestComponent("04", [{ unit: "03", price: 0.15 }]),
      ],
    }),
    profile: { use: "other-uses" },
    context: { values: { pcv_a: 50, pcv_c: 40 }, ppe: -0.01027 },
    expected: [592.5662, 0, 164.0456, 158.3703, 33.75, 208.721062, 914.9821, 1157.453162],
  },
  {
    name: "a PLACET with two rates",
    offer: createOffer({
      source: "placet",
      bands: "91",
      components: [],
      placet: {
        ...PLACET_WITHOUT_PRICES,
        fixFixed: 144,
        fixVariable: 144,
        bf1: 0.191,
        bf23: 0.188,
        mono: 0.189,
      },
    }),
    profile: { bands: BANDS },
    context: {},
    expected: [701.0022, 0, 133.9674, 89.5131, 21.792, 94.62747, 924.4827, 1040.90217],
  },
  {
    name: "a discount for the first six months",
    offer: createOffer({
      components: [
        createTestComponent("01", [{ unit: "01", price: 120 }]),
        createTestComponent("04", [{ unit: "03", price: 0.15 }]),
      ],
      discounts: [
        createTestDiscount(
          { kind: "03", unit: "03", value: 0.02 },
          { validity: "02", period: { kind: "months-from-start", months: 6 } },
        ),
      ],
    }),
    profile: {},
    context: {},
    expected: [570.2952, 27.0, 133.9674, 89.5131, 21.792, 78.85677, 766.7757, 867.42447],
  },
  {
    name: "half price in F3",
    offer: createOffer({
      bands: "03",
      components: [createTestComponent("04", [{ unit: "03", price: 0.15 }])],
      discounts: [
        createTestDiscount(
          { kind: "03", unit: "06", value: 50 },
          { validity: "02", componentCodes: ["13"] },
        ),
      ],
    }),
    profile: { bands: BANDS },
    context: {},
    expected: [450.2952, 67.5, 133.9674, 89.5131, 21.792, 62.80677, 606.2757, 690.87447],
  },
  {
    name: "half of PCV",
    offer: createOffer({
      regulated: ["01"],
      components: [
        createTestComponent("01", [{ unit: "01", price: 120 }]),
        createTestComponent("04", [{ unit: "03", price: 0.15 }]),
      ],
      discounts: [
        createTestDiscount(
          { kind: "03", unit: "06", value: 50 },
          { validity: "02", componentCodes: ["01"] },
        ),
      ],
    }),
    profile: {},
    context: {},
    expected: [611.4752, 20.59, 133.9674, 89.5131, 21.792, 83.61577, 814.3657, 919.77347],
  },
  {
    name: "a dispatching price of the offer's own",
    offer: createOffer({
      dispatching: [{ code: "99", value: 0.011 }],
      components: [
        createTestComponent("01", [{ unit: "01", price: 120 }]),
        createTestComponent("04", [{ unit: "03", price: 0.15 }]),
      ],
    }),
    profile: {},
    context: {},
    expected: [554.7, 0, 133.9674, 89.5131, 21.792, 79.99725, 778.1805, 879.96975],
  },
  {
    name: "prices until a month, then the default one",
    offer: createOffer({
      components: [
        createTestComponent("04", [
          { unit: "03", price: 0.1, period: { kind: "until", year: 2026, month: 12 } },
          { unit: "03", price: 0.13, period: { kind: "until", year: 2027, month: 6 } },
          { unit: "03", price: 0.2 },
        ]),
      ],
    }),
    profile: { annualKwh: 2400 },
    context: {},
    expected: [376.2624, 0, 129.5484, 79.5672, 13.62, 59.8998, 585.378, 658.8978],
  },
  {
    name: "a price for three summer months",
    offer: createOffer({
      components: [
        createTestComponent("04", [
          { unit: "03", price: 0.1, period: { kind: "calendar-months", months: [6, 7, 8] } },
          { unit: "03", price: 0.2 },
        ]),
      ],
    }),
    profile: { annualKwh: 2400 },
    context: {},
    expected: [460.2624, 0, 129.5484, 79.5672, 13.62, 68.2998, 669.378, 751.2978],
  },
  {
    name: "first 1000 kWh fixed, the rest on the index",
    offer: createOffer({
      pricing: "mixed",
      indices: [PUN],
      components: [
        createTestComponent("04", [
          { unit: "03", price: 0.15, from: 0, to: 1000, priceType: "01" },
          { unit: "03", price: 0.02, priceType: "02" },
        ]),
      ],
    }),
    profile: {},
    context: { pun: toSinglePun(0.13) },
    expected: [472.3952, 0, 133.9674, 89.5131, 21.792, 71.76677, 695.8757, 789.43447],
  },
  {
    name: "all inclusive: no network or charges",
    offer: createTestOffer({
      components: [
        createTestComponent("01", [{ unit: "01", price: 300 }]),
        createTestComponent("04", [{ unit: "03", price: 0.25 }]),
      ],
      allInclusive: { code: "01", includedConsumption: null },
    }),
    profile: {},
    context: {},
    expected: [975.0, 0, 0, 0, 21.792, 99.6792, 975.0, 1096.4712],
  },
  {
    name: "a price under area 06, a fee by kW, a one-off, an option left out",
    offer: createOffer({
      components: [
        createTestComponent("06", [{ unit: "03", price: 0.208 }]),
        createTestComponent("01", [{ unit: "01", price: 156 }]),
        createTestComponent("02", [{ unit: "02", price: 6 }]),
        createTestComponent("05", [{ unit: "05", price: 30 }]),
        createTestComponent("01", [{ unit: "01", price: 999 }], { optional: true }),
      ],
    }),
    profile: {},
    context: {},
    expected: [810.8952, 0, 133.9674, 89.5131, 21.792, 105.61677, 1034.3757, 1161.78447],
  },
];

test.each(CASES)("computes to the cent: $name", (row) => {
  expect(computeElectricity(row)).toEqual(row.expected.map((eur) => expect.closeTo(eur, 2)));
});
