import type { EstimateVariant, OfferList, OfferQuery } from "@volpe/contract";
import type { PricedContract } from "../catalogue/energy/price-contract.ts";
import { roundToCents } from "../figures/round.ts";

/** Changes that are tried, %. */
const CHANGES = { consumption: [-20, 20], index: [-20, 20, 50] } as const;

/** The results after one assumption changes. A change without a figure or an effect is left out. */
export function toVariants(
  { profile, scenario }: OfferList,
  priceAt: (change: OfferQuery) => PricedContract | null,
): EstimateVariant[] {
  const consumptions = CHANGES.consumption.map((percent) => {
    const value = Math.round(profile.annualConsumption * (1 + percent / 100));
    return { kind: "consumption" as const, percent, value, change: { consumo: value } };
  });
  const indices = CHANGES.index.flatMap((percent) =>
    scenario.kind !== "present" || scenario.presentEur === null
      ? []
      : [
          {
            kind: "index" as const,
            percent,
            value: scenario.presentEur * (1 + percent / 100),
            change: { variazione: percent },
          },
        ],
  );
  const now = toCompared(priceAt({}));
  return [...consumptions, ...indices].flatMap(({ change, ...variant }) => {
    const compared = toCompared(priceAt(change));
    // With two fixed prices an index changes nothing.
    const isSame =
      now?.presentEur === compared?.presentEur &&
      now?.bestEur === compared?.bestEur &&
      now?.bestName === compared?.bestName;
    return compared === null || isSame ? [] : [{ ...variant, ...compared }];
  });
}

/** The present contract and the cheapest offer; null if one of the two has no figure. */
function toCompared(
  priced: PricedContract | null,
): Pick<EstimateVariant, "bestEur" | "bestName" | "presentEur" | "savingEur"> | null {
  if (priced?.outcome.status !== "computed" || priced.cheapest === null) {
    return null;
  }
  const presentEur = priced.outcome.spend.total;
  const { totalEur: bestEur, name: bestName } = priced.cheapest;
  return { presentEur, bestEur, bestName, savingEur: roundToCents(presentEur - bestEur) };
}
