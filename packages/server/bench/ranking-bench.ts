import { annualSpend, prepareOffer } from "../src/spend/annual-spend.ts";
import { toGasPlace } from "../src/spend/gas-place.ts";
import { readNamedParameterSet } from "../src/spend/parameter-sets/named-parameter-set.ts";
import { createSpendContext } from "../src/spend/spend-context.ts";
import { createElectricityProfile, createGasProfile } from "../src/spend/spend-profile.ts";
import {
  createTestComponent,
  createTestDiscount,
  createTestOffer,
} from "../src/spend/test-offer.ts";

/**
 * How long 6,000 offers take to be prepared, and to be held against one profile:
 * `node packages/server/bench/ranking-bench.ts`. Budget of the second: 3 ms of one core.
 */
const OFFERS = 6000;
const ROUNDS = 200;

const context = createSpendContext({
  now: new Date("2026-11-21T10:00:00Z"),
  electricity: readNamedParameterSet("E-2026Q4"),
  gas: readNamedParameterSet("G-2026Q4"),
  indexSeries: Array.from({ length: 12 }, (_, month) => ({
    month: `2026-${String(month + 1).padStart(2, "0")}`,
    pun: 0.11 + month / 1000,
    psv: 0.4 + month / 100,
  })),
});

const profiles = {
  electricity: createElectricityProfile(
    {
      use: "domestic",
      resident: true,
      capacityKw: 3,
      annualKwh: 2700,
      bands: null,
      defaultConsumption: true,
    },
    context,
  ),
  gas: createGasProfile(
    {
      use: "domestic",
      annualSmc: 1400,
      place: toGasPlace("RM"),
      meterGroup: null,
      defaultConsumption: true,
    },
    context,
  ),
};

for (const commodity of ["electricity", "gas"] as const) {
  const offers = Array.from({ length: OFFERS }, (_, index) => createOffer(commodity, index));
  const startedMs = performance.now();
  const prepared = offers.map((offer) => prepareOffer(offer, context));
  const preparedMs = performance.now() - startedMs;
  const excluded = prepared.filter(({ status }) => status === "excluded").length;
  const rounds = Array.from({ length: ROUNDS }, () => {
    const roundMs = performance.now();
    prepared.map((offer) => annualSpend(offer, profiles[commodity]));
    return performance.now() - roundMs;
  }).toSorted((a, b) => a - b);
  console.log(
    `${commodity}: ${OFFERS} offers (${excluded} excluded) prepared in ${preparedMs.toFixed(0)} ms, ` +
      `evaluated in ${at(rounds, 0)} ms at best, ${at(rounds, 0.5)} ms (median of ${ROUNDS})`,
  );
}

function at(sorted: readonly number[], share: number): string {
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(2);
}

/** As varied as the open data: variable and fixed, bands, tiers, discounts of each kind. */
function createOffer(commodity: "electricity" | "gas", index: number) {
  const isGas = commodity === "gas";
  const unit = isGas ? "04" : "03";
  const price = 0.1 + (index % 97) / 1000;
  const isBanded = !isGas && index % 3 === 0;
  const isVariable = index % 2 === 0;
  const energy = isBanded
    ? ["01", "02", "03"].map((band) => ({ unit, price, band }))
    : index % 10 === 1
      ? [
          { unit, price, from: 0, to: 1000 },
          { unit, price: price * 1.1 },
        ]
      : [{ unit, price }];
  const fee = createTestComponent("01", [{ unit: "01", price: 60 + (index % 120) }]);
  const discounts = [
    createTestDiscount({ kind: "01", unit: "05", value: 30 }),
    createTestDiscount({ kind: "03", unit: "06", value: 10 }),
    createTestDiscount({ kind: "03", unit, value: 0.01, to: 840 }),
    createTestDiscount({ kind: "01", unit: "05", value: 50 }, { condition: "03" }),
  ];
  return createTestOffer({
    code: `BENCH${index}`,
    commodity,
    bands: isBanded ? "03" : "01",
    pricing: isVariable ? "variable" : "fixed",
    indices: isVariable ? [{ code: isGas ? "14" : "12", coefficient: 1, band: null }] : [],
    components: [createTestComponent("04", energy), fee],
    dispatching: isGas ? [] : [{ code: "14", value: null }],
    regulated: isGas && index % 4 === 0 ? ["03"] : [],
    // A percentage of tiers is the dearest to prepare; a tiered discount stays off banded prices.
    discounts: index % 4 === 0 && !isBanded ? discounts.slice(index % 3, (index % 3) + 2) : [],
  });
}
