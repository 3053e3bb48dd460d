import { type ExcludedGroup, type ExcludedOffer, isEnergyTipology } from "@volpe/contract";
import { data } from "react-router-dom";
import { clientContext } from "../../../page/client-context.ts";
import type { PageLoaderArgs } from "../../../page/page-args.ts";
import { followPlace } from "../../places/follow-place.ts";
import { createOfferCalls } from "../catalogue-calls.ts";
import { prepareComparison } from "../load-comparison.ts";
import { findHouseholdChoice } from "./household-choices.ts";

/** What a list of offers shows for the supply, the filters and the scenario in the address. */
export async function loadEnergyList({ params, request, context }: PageLoaderArgs) {
  const tipology = params.typology;
  if (!isEnergyTipology(tipology)) throw data(null, { status: 404 });
  const typedPlace = await followPlace({ request, context });
  const { search: text, searchParams: search } = new URL(request.url);
  const calls = createOfferCalls(context.get(clientContext).api.request);
  const showsAllExcluded = search.get("escluse") === "tutte";
  const [list, all, comparison] = await Promise.all([
    calls.list(tipology, { search }),
    showsAllExcluded ? calls.excluded(tipology, { search }) : null,
    search.get("confronta") ? calls.compare(tipology, { search }) : null,
    prepareComparison(search),
  ]);
  const household = findHouseholdChoice(tipology, search);
  const isGuessed = household !== null && household.annualConsumption === list.query.consumo;
  return {
    tipology,
    text,
    household: isGuessed ? household.basis : null,
    list: all === null ? list : { ...list, excluded: toWholeGroups(all.offers) },
    comparison,
    showsAllExcluded,
    typedPlace,
  };
}

/** Groups the excluded offers by reason, the most frequent first. */
function toWholeGroups(excluded: readonly ExcludedOffer[]): ExcludedGroup[] {
  return [...Map.groupBy(excluded, ({ reason }) => reason)]
    .map(([reason, offers]) => ({
      reason,
      count: offers.length,
      offers: offers.map(({ name, supplier }) => ({ name, supplier })),
    }))
    .sort((a, b) => b.count - a.count);
}
