import { expect, test } from "vitest";
import { toRateView } from "./rate-repository.ts";
import { toTestRate } from "./test-rate.ts";

test("names the offers of a quote that ended and those that have another price today", () => {
  const { offers } = toTestRate();
  const rate = toTestRate({
    offers: [...offers, ...offers.slice(0, 1).map((offer) => ({ ...offer, slug: "ended" }))],
  });
  const [same, dearer, unknown, ended] = rate.offers.map(({ slug }) => slug);
  const notOrderable = [{ slug: dearer ?? "", way: "hand-over" as const }];
  const {
    changed,
    ended: endedSlugs,
    ...view
  } = toRateView(rate, {
    notOrderable,
    isOnSale: ({ slug }) => slug !== ended,
    findTodayCents: ({ slug, price }) =>
      slug === unknown ? null : price.cents + (slug === dearer ? 4006 : 0),
  });
  expect([same, dearer, unknown, ended]).toEqual([...offers.map(({ slug }) => slug), "ended"]);
  const dear = rate.offers.find(({ slug }) => slug === dearer);
  expect(changed).toEqual([
    { slug: dearer, todayCents: (dear?.price.cents ?? 0) + 4006 },
    { slug: unknown, todayCents: null },
  ]);
  expect(view.notOrderable).toEqual(notOrderable);
  expect(endedSlugs).toEqual(["ended"]);
});
