import type { IgnoredParameter, OfferList, OfferQuery } from "@volpe/contract";
import { toPageIgnored } from "../listing/page-ignored.ts";
import { toPage } from "../listing/to-page.ts";
import type { SpendContext } from "../spend/spend-context.ts";
import { toAppliedFilters } from "./applied-filters.ts";
import { toAssumptions } from "./assumptions.ts";
import { type CatalogueSnapshot, toCatalogueState } from "./catalogue-snapshot.ts";
import { toExcludedGroups } from "./excluded-groups.ts";
import { describeScenario } from "./index-scenario.ts";
import { narrowOffers } from "./narrow-offers.ts";
import { toOfferFacets, toOfferSorts } from "./offer-facets.ts";
import { toOfferResult } from "./offer-result.ts";
import { toCents } from "./offer-sheet.ts";
import type { Ranking } from "./ranking.ts";
import { sortOffers } from "./sort-offers.ts";
import type { SupplierDirectory } from "./supplier-directory.ts";

/** A question to the catalogue with the ranking that answers it. */
export type AskedList = {
  now: Date;
  /** Null before the first import. */
  snapshot: CatalogueSnapshot | null;
  context: SpendContext;
  suppliers: SupplierDirectory;
  /** As it was understood. */
  query: OfferQuery;
  ignored: IgnoredParameter[];
  ranking: Ranking;
};

/** One page of the ranked offers that pass the filters, with what a page says around them. */
export function toOfferList(asked: AskedList): OfferList {
  const { now, snapshot, context, suppliers, query, ignored, ranking } = asked;
  const { profile, scenario } = ranking;
  const narrowed = narrowOffers(ranking, query, suppliers);
  const sorted = sortOffers(narrowed.passing, query, ranking);
  const asksPage = query.pagina ?? 1;
  const { entries, ...page } = toPage(sorted, asksPage);
  return {
    ...page,
    catalogue: toCatalogueState(snapshot, now, profile.tipology),
    profile,
    query,
    scenario: describeScenario(scenario, profile.tipology, context),
    facets: toOfferFacets(narrowed, query, ranking, suppliers),
    ranges: [],
    applied: toAppliedFilters(query, profile, suppliers),
    sorts: toOfferSorts(query),
    ignored: [...ignored, ...toPageIgnored(asksPage, page.pages)],
    assumptions: toListAssumptions(asked),
    offers: entries.map((ranked) => toOfferResult(ranked, ranking)),
    rankedTotal: ranking.ranked.length,
    medianSpendEur: toCents(ranking.medianSpendEur),
    excludedTotal: ranking.excluded.length,
    excluded: toExcludedGroups(ranking.excluded),
  };
}

/** None before the first import. */
export function toListAssumptions({ snapshot, ranking }: AskedList): string[] {
  return snapshot === null
    ? []
    : toAssumptions(ranking.profile, snapshot.context, snapshot.demonstration, ranking.scenario);
}
