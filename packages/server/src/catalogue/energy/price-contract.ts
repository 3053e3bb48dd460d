import type { BreakEven, SpendParts } from "@volpe/contract";
import { roundToCents } from "../../figures/round.ts";
import type { EnergyOffer } from "../../spend/energy-offer.ts";
import { toWireParts } from "../../spend/spend-outcome.ts";
import { type CatalogueEntry, toCatalogueEntry } from "./catalogue-entry.ts";
import type { AskedList } from "./offer-list.ts";
import { findBreakEven } from "./offer-result.ts";
import type { RankedOffer, Ranking } from "./ranking.ts";
import { createScenarioSpend } from "./ranking-columns.ts";

/** A contract priced like an offer, and the cheapest offers that it is compared with. */
export type PricedContract = {
  outcome:
    | { status: "computed"; spend: SpendParts; estimate: string[] }
    | { status: "excluded"; reason: string };
  /** VAT as a share of the taxable amount; null if two rates apply, as for gas. */
  vatRate: number | null;
  /** The cheapest offer of the list before its filters; null if no offer ranks. */
  cheapest: PricedOffer | null;
  /**
   * The cheapest offer of the other kind: variable if the contract is fixed, fixed if it is
   * variable.
   */
  otherPricing: (PricedOffer & { breakEven: BreakEven | null }) | null;
};

type PricedOffer = { name: string; supplier: string; totalEur: number };

/** Prices a contract under the scenario of the asked list. */
export function priceContract(
  { ranking, context }: AskedList,
  contract: EnergyOffer,
): PricedContract {
  const { profile, spendProfile, scenario } = ranking;
  const entry = toCatalogueEntry(
    {
      offer: contract,
      slug: "",
      supplierName: "",
      setAsideReason: null,
      changedDay: "",
      offerDigest: "",
    },
    context,
  );
  const { explain } = createScenarioSpend(scenario, profile.tipology, context);
  const outcome = explain(entry, spendProfile);
  const vat =
    spendProfile.regulated.status === "computed" ? spendProfile.regulated.spend.vat : null;
  const [best] = ranking.ranked;
  return {
    outcome:
      outcome.status === "excluded"
        ? outcome
        : {
            status: "computed",
            spend: toWireParts(outcome.parts),
            estimate: [...outcome.estimate],
          },
    vatRate: vat?.kind === "single" ? vat.rate : null,
    cheapest: best === undefined ? null : toPriced(best, ranking),
    otherPricing:
      outcome.status === "excluded" ? null : toOther(entry, outcome.parts.total, ranking),
  };
}

/**
 * The cheapest variable offer for a fixed contract, the cheapest fixed one for a variable contract.
 */
function toOther(
  contract: CatalogueEntry,
  contractEur: number,
  ranking: Ranking,
): PricedContract["otherPricing"] {
  const isFixed = contract.pricing === "fixed";
  const other = ranking.byPricing[isFixed ? "variable" : "fixed"].cheapest;
  if (other === null) {
    return null;
  }
  const variable = isFixed ? other.entry : contract;
  const fixedEur = isFixed ? contractEur : (ranking.totals[other.position] ?? 0);
  return { ...toPriced(other, ranking), breakEven: findBreakEven(variable, ranking, fixedEur) };
}

function toPriced({ entry, position }: RankedOffer, { totals }: Ranking): PricedOffer {
  const { offer, supplier } = entry;
  return {
    name: offer.name,
    supplier: supplier.name,
    totalEur: roundToCents(totals[position] ?? 0),
  };
}
