import { isEnergyTipology, type OfferList } from "@volpe/contract";
import { clientContext } from "../../page/client-context.ts";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import type { Drawable } from "../../page/still.tsx";
import { createOfferCalls, createProductCalls } from "../catalogue/catalogue-calls.ts";
import { prepareOfferCards } from "../catalogue/energy/load-offer-cards.ts";
import { createContentCalls } from "../content/content-calls.ts";

const RELATED_OFFERS = 3;

/** A post with the cheapest offers or products of its typology. */
export async function loadPost({ params, context }: PageLoaderArgs) {
  const { api } = context.get(clientContext);
  const post = await createContentCalls(api.request).post(params.slug ?? "");
  const { tipology } = post;
  if (tipology === null) {
    return { post, today: null, products: null };
  }
  if (isEnergyTipology(tipology)) {
    const [{ catalogue, profile, offers }] = await Promise.all([
      createOfferCalls(api.request).list(tipology),
      prepareOfferCards(),
    ]);
    const cheapest = offers.slice(0, RELATED_OFFERS) as Drawable<OfferList["offers"]>;
    const today = { catalogue, profile, offers: cheapest };
    return { post, today, products: null };
  }
  const { state, items } = await createProductCalls(api.request).list(tipology);
  const products = { tipology, state, items: items.slice(0, RELATED_OFFERS) };
  return { post, today: null, products };
}
