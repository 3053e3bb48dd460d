import type { EnergyTipology, IndexHistoryMonth } from "@volpe/contract";
import type { ContractTerms } from "../catalogue/energy/contract-offer.ts";
import { toMicro } from "../figures/round.ts";
import type { IndexMonth } from "../spend/tariff/index-price.ts";

const MONTHS_SHOWN = 24;

/**
 * Losses of the low-voltage network. The electricity index does not contain them; a price in €/kWh
 * does (Regole 3.3.1.3).
 */
const LOSSES = { luce: 0.1, gas: 0 } as const;

/** The wholesale price by month, with the contract's price in the same month. */
export function toIndexHistory(
  months: readonly IndexMonth[],
  tipology: EnergyTipology,
  terms: ContractTerms | null,
): IndexHistoryMonth[] {
  const known = months.flatMap(({ month, pun, psv }) => {
    const indexEur = tipology === "gas" ? psv : pun;
    return indexEur === null ? [] : [{ month, indexEur }];
  });
  return known.slice(-MONTHS_SHOWN).map(({ month, indexEur }) => {
    const paidEur = indexEur * (1 + LOSSES[tipology]);
    return {
      month,
      indexEur: toMicro(indexEur),
      paidEur: toMicro(paidEur),
      contractEur:
        terms === null
          ? null
          : toMicro(terms.unitPriceEur + (terms.pricing === "variable" ? paidEur : 0)),
    };
  });
}
