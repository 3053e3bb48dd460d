import type { OfferQuery } from "@volpe/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { narrowOffers } from "./narrow-offers.ts";
import { toOfferTraits } from "./offer-traits.ts";
import type { RankedOffer } from "./ranking.ts";
import { SALE_CHANNELS, toChannelBits } from "./sale-channels.ts";
import { createSupplierDirectory } from "./supplier-directory.ts";

const SUPPLIERS = ["alfa", "beta", "gamma", "delta"].map((slug) => ({ slug, name: slug }));
const directory = createSupplierDirectory(SUPPLIERS);

type Traits = {
  pricing: "fixed" | "variable" | "mixed";
  green: boolean;
  channels: string[];
  supplier: string;
};

const traits: fc.Arbitrary<Traits> = fc.record({
  pricing: fc.constantFrom("fixed", "variable", "mixed"),
  green: fc.boolean(),
  channels: fc.uniqueArray(fc.constantFrom("01", "02", "03", "04", "05", "99"), { maxLength: 3 }),
  supplier: fc.constantFrom("alfa", "beta", "gamma", "delta"),
});

const queries: fc.Arbitrary<OfferQuery> = fc.record(
  {
    prezzo: fc.constantFrom("fisso", "variabile", "misto"),
    verde: fc.constant("si"),
    canale: fc.uniqueArray(fc.constantFrom("web", "telefono", "sportello", "agenzia"), {
      minLength: 1,
    }),
    fornitore: fc.uniqueArray(fc.constantFrom("alfa", "beta", "gamma", "delta"), { minLength: 1 }),
  },
  { requiredKeys: [] },
);

/** What narrowing reads of a ranked offer. */
function toRanked({ pricing, green, channels, supplier }: Traits, position: number): RankedOffer {
  const channelBits = toChannelBits(channels);
  const entry = { pricing, green, channelBits, supplier: { slug: supplier, name: supplier } };
  return { position, traits: toOfferTraits(entry, directory) } as RankedOffer;
}

const CODES: Record<string, string> = { web: "01", sportello: "03", telefono: "04", agenzia: "05" };
const PRICING = { fisso: "fixed", variabile: "variable", misto: "mixed" };

/** Each filter by itself, in the words of the query. */
function passes(offer: Traits, query: OfferQuery): boolean {
  const { prezzo, verde, canale, fornitore } = query;
  return (
    (prezzo === undefined || offer.pricing === PRICING[prezzo]) &&
    (verde === undefined || offer.green) &&
    (canale === undefined ||
      offer.channels.includes("02") ||
      canale.some((channel) => offer.channels.includes(CODES[channel] ?? ""))) &&
    (fornitore === undefined || fornitore.includes(offer.supplier))
  );
}

test("lists what passes each filter, and counts for each value what a list with it would hold", () => {
  fc.assert(
    fc.property(fc.array(traits, { maxLength: 40 }), queries, (offers, query) => {
      const ranked = offers.map(toRanked);
      const narrowed = narrowOffers({ ranked }, query, directory);
      const listed = (changes: OfferQuery) =>
        offers.filter((offer) => passes(offer, { ...query, ...changes })).length;
      expect(narrowed.passing.map(({ position }) => position)).toEqual(
        offers.flatMap((offer, index) => (passes(offer, query) ? [index] : [])),
      );
      expect(narrowed.pricing).toEqual({
        fixed: listed({ prezzo: "fisso" }),
        variable: listed({ prezzo: "variabile" }),
        mixed: listed({ prezzo: "misto" }),
      });
      expect(narrowed.green).toBe(listed({ verde: "si" }));
      expect(narrowed.channels).toEqual(
        SALE_CHANNELS.map(({ value }) => listed({ canale: [value] })),
      );
      expect([...narrowed.suppliers]).toEqual(
        directory.inOrder.map(({ slug }) => listed({ fornitore: [slug] })),
      );
    }),
    { numRuns: 300 },
  );
});
