import type { PublishedOffer } from "./seller-papers.ts";

/**
 * How a lessor's documents are filed: by its VAT number, once for all its rentals. They are general
 * conditions without figures, so no change of a rental makes them stale.
 */
export function toLessorPapers(vatNumber: string): PublishedOffer {
  return { tipology: "noleggio", offerCode: vatNumber, offerDigest: vatNumber };
}
