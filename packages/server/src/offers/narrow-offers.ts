import type { OfferQuery, OfferResult } from "@volpe/contract";
import {
  isGreenTrait,
  readChannelBits,
  readPricingCode,
  readSupplierPlace,
  toPricingCode,
} from "./offer-traits.ts";
import type { RankedOffer, Ranking } from "./ranking.ts";
import { ALL_CHANNELS, SALE_CHANNELS, toAskedBits } from "./sale-channels.ts";
import type { SupplierDirectory } from "./supplier-directory.ts";

type Pricing = OfferResult["pricing"];

/**
 * The ranked offers that pass the filters, in their order, and for each value of each filter how
 * many would be listed with it, the other filters staying as they are.
 */
export type NarrowedOffers = {
  passing: readonly RankedOffer[];
  pricing: Readonly<Record<Pricing, number>>;
  green: number;
  /** In the order of `SALE_CHANNELS`. */
  channels: readonly number[];
  /** In the order of the directory. */
  suppliers: Int32Array;
};

const PRICING: Readonly<Record<NonNullable<OfferQuery["prezzo"]>, Pricing>> = {
  fisso: "fixed",
  variabile: "variable",
  misto: "mixed",
};

/** Which filter an offer fails, as bits. */
const FAILS = { pricing: 1, green: 2, channel: 4, supplier: 8 };

/**
 * One pass over the ranking: an offer that fails one filter alone counts in that one's values. It
 * reads the traits beside each place, not thousands of offers that lie anywhere.
 */
export function narrowOffers(
  { ranked }: Pick<Ranking, "ranked">,
  query: OfferQuery,
  { inOrder, places }: SupplierDirectory,
): NarrowedOffers {
  const wanted = query.prezzo === undefined ? -1 : toPricingCode(PRICING[query.prezzo]);
  const isGreen = query.verde === "si";
  const bits = toAskedBits(query.canale ?? []);
  const asked =
    query.fornitore === undefined ? null : new Set(query.fornitore.map((slug) => places.get(slug)));
  const passing: RankedOffer[] = [];
  const byPricing = new Int32Array(3);
  const byChannelBits = new Int32Array(ALL_CHANNELS + 1);
  const suppliers = new Int32Array(inOrder.length);
  let green = 0;
  for (const offer of ranked) {
    const { traits } = offer;
    const pricing = readPricingCode(traits);
    const channelBits = readChannelBits(traits);
    const supplier = readSupplierPlace(traits);
    const fails =
      (wanted === -1 || pricing === wanted ? 0 : FAILS.pricing) |
      (isGreen && !isGreenTrait(traits) ? FAILS.green : 0) |
      (bits === 0 || (channelBits & bits) !== 0 ? 0 : FAILS.channel) |
      (asked === null || asked.has(supplier) ? 0 : FAILS.supplier);
    if (fails === 0) {
      passing.push(offer);
    }
    if ((fails & ~FAILS.pricing) === 0) {
      byPricing[pricing] = (byPricing[pricing] ?? 0) + 1;
    }
    if ((fails & ~FAILS.green) === 0 && isGreenTrait(traits)) {
      green += 1;
    }
    if ((fails & ~FAILS.channel) === 0) {
      byChannelBits[channelBits] = (byChannelBits[channelBits] ?? 0) + 1;
    }
    if ((fails & ~FAILS.supplier) === 0) {
      suppliers[supplier] = (suppliers[supplier] ?? 0) + 1;
    }
  }
  const countOf = (pricing: Pricing) => byPricing[toPricingCode(pricing)] ?? 0;
  const pricing = {
    fixed: countOf("fixed"),
    variable: countOf("variable"),
    mixed: countOf("mixed"),
  };
  const channels = SALE_CHANNELS.map(({ bit }) =>
    byChannelBits.reduce((sum, count, bits) => sum + ((bits & bit) === 0 ? 0 : count), 0),
  );
  return { passing, pricing, green, channels, suppliers };
}
