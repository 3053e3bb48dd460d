import type { EnergyTipology, IndexHistoryMonth } from "@volpe/contract";
import type { ContractTerms } from "../catalogue/energy/contract-offer.ts";
import { toMicro } from "../figures/round.ts";
import { type IndexMonth, toPaidIndex } from "../spend/tariff/index-price.ts";

const MONTHS_SHOWN = 24;

/** The wholesale price by month, with the contract's price in the same month. */
export function toIndexHistory(
  months: readonly IndexMonth[],
  tipology: EnergyTipology,
  terms: ContractTerms | null,
): IndexHistoryMonth[] {
  const known = months.flatMap((each) => {
    const indexEur = tipology === "gas" ? each.psv : each.pun;
    const paidEur = toPaidIndex(each, tipology);
    return indexEur === null || paidEur === null ? [] : [{ month: each.month, indexEur, paidEur }];
  });
  return known.slice(-MONTHS_SHOWN).map(({ month, indexEur, paidEur }) => {
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
