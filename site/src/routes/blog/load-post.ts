import { isEnergyTipology, type OfferList } from "@volpe/contract";
import { clientContext } from "../../page/client-context.ts";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import type { Drawable } from "../../page/static-html.tsx";
import { createOfferCalls, createProductCalls } from "../catalogue/catalogue-calls.ts";
import { offerCards } from "../catalogue/energy/load-offer-cards.ts";
import { createContentCalls } from "../content/content-calls.ts";

const RELATED_OFFERS = 3;

/** An entry of a post's table of contents. */
export type PostHeading = { id: string; text: string };

/** A post with the cheapest offers or products of its typology. */
export async function loadPost({ params, context }: PageLoaderArgs) {
  const { api } = context.get(clientContext);
  const { blocks, ...facts } = await createContentCalls(api.request).post(params.slug ?? "");
  const { tipology } = facts;
  const text = {
    post: { ...facts, blocks: blocks as Drawable<typeof blocks> },
    headings: blocks.flatMap((block): PostHeading[] =>
      block.kind === "heading" && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
    ),
  };
  if (tipology === null) {
    return { ...text, today: null, products: null };
  }
  if (isEnergyTipology(tipology)) {
    const [{ catalogue, profile, offers }] = await Promise.all([
      createOfferCalls(api.request).list(tipology),
      offerCards.prepare(),
    ]);
    const cheapest = offers.slice(0, RELATED_OFFERS) as Drawable<OfferList["offers"]>;
    const today = { catalogue, profile, offers: cheapest };
    return { ...text, today, products: null };
  }
  const { state, items } = await createProductCalls(api.request).list(tipology);
  const products = { tipology, state, items: items.slice(0, RELATED_OFFERS) };
  return { ...text, today: null, products };
}
