import { annualSpend } from "../src/spend/annual-spend.ts";
import { toGasPlace } from "../src/spend/gas-place.ts";
import { prepareOffer } from "../src/spend/prepare-offer.ts";
import { createElectricityProfile, createGasProfile } from "../src/spend/spend-profile.ts";
import { benchContext as context, createBenchOffer } from "./bench-offers.ts";
import { QUICK } from "./bench-options.ts";

/**
 * Measures how long it takes to prepare 6,000 offers, and to compute them for one profile: `node
 * packages/server/bench/ranking-bench.ts [--quick]`. Budget of the second: 3 ms of one core.
 */
const OFFERS = QUICK ? 20 : 6000;
const ROUNDS = QUICK ? 2 : 200;

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
  const offers = Array.from({ length: OFFERS }, (_, index) => createBenchOffer(commodity, index));
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
