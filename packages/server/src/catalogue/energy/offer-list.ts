import type {
  CatalogueState,
  ExcludedGroup,
  IgnoredParameter,
  OfferList,
  OfferQuery,
} from "@volpe/contract";
import { roundToCents } from "../../figures/round.ts";
import type { SpendContext } from "../../spend/spend-context.ts";
import { type FacetColumns, filterEntries } from "../list/facets.ts";
import type { Choices } from "../list/filter.ts";
import { type ListRequest, type Sort, sortEntries, toListPage } from "../list/list-page.ts";
import { toAssumptions } from "./assumptions.ts";
import type { CatalogueSnapshot } from "./catalogue-snapshot.ts";
import type { FilteredOffer } from "./energy-filters.ts";
import { toOfferChips } from "./energy-query.ts";
import { describeScenario } from "./index-scenario.ts";
import { toOfferResult } from "./offer-result.ts";
import type { ExcludedEntry, RankedOffer, Ranking } from "./ranking.ts";
import { toUnitPrice } from "./ranking-columns.ts";
import { toPresentSpend, toSpendSpread } from "./spend-spread.ts";

/** A query to the catalogue with the ranking that answers it. */
export type AskedList = {
  now: Date;
  /** The state of the tipology's data. */
  state: CatalogueState;
  /** Null before the first import. */
  snapshot: CatalogueSnapshot | null;
  context: SpendContext;
  /** Facets of all offers of the tipology. */
  facets: FacetColumns<FilteredOffer>;
  /** The query without the values that do not apply to this list. */
  query: OfferQuery;
  chosen: Choices;
  ignored: IgnoredParameter[];
  ranking: Ranking;
};

/** One page of the ranked offers that pass the filters, with the page's other data. */
export function toOfferList(asked: AskedList, options: { isSpendSure?: boolean } = {}): OfferList {
  const { state, context, facets, query, ignored, ranking } = asked;
  const { profile, scenario } = ranking;
  const { tipology } = profile;
  const list = toListPage(facets, ranking.ranked, toRequest(asked), {
    placeOf: toPlace,
    sorts: toSorts(ranking),
  });
  return {
    ...list.frame,
    catalogue: state,
    profile,
    query,
    scenario: describeScenario(scenario, tipology, context),
    ranges: [],
    applied: toOfferChips(asked, tipology, facets.filters),
    ignored: [...ignored, ...list.ignored],
    assumptions: toListAssumptions(asked),
    offers: list.entries.map((ranked) => toOfferResult(ranked, ranking)),
    rankedTotal: ranking.ranked.length,
    medianSpendEur: roundToCents(ranking.medianSpendEur),
    presentSpend: toPresentSpend(query, ranking, options),
    spread: toSpendSpread(ranking.totals),
    excludedTotal: ranking.excluded.length,
    excluded: toExcludedGroups(ranking.excluded),
  };
}

/** Returns all ranked offers that pass the filters, in the list's order. */
export function filterOffers(asked: AskedList): readonly RankedOffer[] {
  const { facets, ranking } = asked;
  const { chosen, sort } = toRequest(asked);
  const { passing } = filterEntries(facets, ranking.ranked, { placeOf: toPlace, chosen });
  return sortEntries(passing, toSorts(ranking), sort);
}

/** The assumptions of the list; empty before the first import. */
export function toListAssumptions({ snapshot, ranking }: AskedList): string[] {
  return snapshot === null
    ? []
    : toAssumptions(ranking.profile, snapshot.context, snapshot.demonstration, ranking.scenario);
}

const toPlace = ({ place }: RankedOffer) => place;

function toRequest({ query, chosen }: AskedList): ListRequest {
  return { chosen, sort: query.ordina ?? "spesa", page: query.pagina ?? 1 };
}

/** Whole numbers are used as keys, because they sort several times faster. */
function toSorts({ sales, fixedParts, spendProfile }: Ranking): Sort<RankedOffer>[] {
  const toFixedEur = ({ position }: RankedOffer) => fixedParts[position] ?? 0;
  return [
    { value: "spesa", label: "Spesa annua, dalla più bassa", keyOf: null },
    {
      value: "prezzo",
      label: "Prezzo dell’energia, dal più basso",
      keyOf: (offer) =>
        Math.round(toUnitPrice(sales[offer.position] ?? 0, toFixedEur(offer), spendProfile) * 1e6),
    },
    {
      value: "fissa",
      label: "Quota fissa, dalla più bassa",
      keyOf: (offer) => Math.round(toFixedEur(offer) * 100),
    },
  ];
}

/** Highest number of reasons in a list, and of names for each; `/offers/excluded` has them all. */
const MAX_GROUPS = 10;
const MAX_NAMES = 20;

/** Excluded offers by reason, the most frequent first, as many as a page can show. */
export function toExcludedGroups(excluded: readonly ExcludedEntry[]): ExcludedGroup[] {
  return [...Map.groupBy(excluded, ({ reason }) => reason)]
    .map(([reason, offers]) => ({
      reason,
      count: offers.length,
      offers: offers
        .slice(0, MAX_NAMES)
        .map(({ entry: { offer, supplier } }) => ({ name: offer.name, supplier: supplier.name })),
    }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_GROUPS);
}
