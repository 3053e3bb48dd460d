import {
  type ExcludedGroup,
  type ExcludedOffer,
  isEnergyTipology,
  type OfferList,
} from "@volpe/contract";
import { data } from "react-router-dom";
import { clientContext } from "../../../page/client-context.ts";
import type { PageLoaderArgs } from "../../../page/page-args.ts";
import type { Drawable } from "../../../page/static-html.tsx";
import { createOfferCalls } from "../catalogue-calls.ts";
import { answerList, loadList } from "../load-list.ts";
import { excludedGroups } from "./load-excluded-groups.ts";
import { noOffers } from "./load-no-offers.ts";
import { offerCards } from "./load-offer-cards.ts";
import { spendDots } from "./load-spend-dots.ts";

/** What a list of offers shows for the supply, the filters and the scenario in the address. */
export async function loadEnergyList(args: PageLoaderArgs) {
  const tipology = args.params.typology;
  if (!isEnergyTipology(tipology)) throw data(null, { status: 404 });
  const { search: text, searchParams: search } = new URL(args.request.url);
  const calls = createOfferCalls(args.context.get(clientContext).api.request);
  const showsAllExcluded = search.get("escluse") === "tutte";
  const [loaded, all] = await Promise.all([
    loadList(args, { tipology, calls, hasPlace: true }),
    showsAllExcluded ? calls.excluded(tipology, { search }) : null,
    offerCards.prepare(),
    spendDots.prepare(),
    excludedGroups.prepare(),
  ]);
  const { list } = loaded;
  if (list.total === 0) await noOffers.prepare();
  return answerList(args, {
    ...loaded,
    tipology,
    text,
    list: {
      ...(list as Omit<OfferList, "offers"> & { offers: Drawable<OfferList["offers"]> }),
      excluded: (all === null ? list.excluded : toWholeGroups(all.offers)) as Drawable<
        ExcludedGroup[]
      >,
    },
    showsAllExcluded,
  });
}

/** Groups the excluded offers by reason, the most frequent first. Safari 17 has no `Map.groupBy`. */
function toWholeGroups(excluded: readonly ExcludedOffer[]): ExcludedGroup[] {
  const groups = new Map<string, ExcludedGroup["offers"]>();
  for (const { reason, name, supplier } of excluded) {
    const offers = groups.get(reason) ?? [];
    groups.set(reason, offers);
    offers.push({ name, supplier });
  }
  return [...groups]
    .map(([reason, offers]) => ({ reason, count: offers.length, offers }))
    .sort((a, b) => b.count - a.count);
}
