/** The published part of an offer, by which its seller's documents are filed. */
export type PublishedOffer = {
  tipology: string;
  /** COD_OFFERTA of energy, slug of a line, VAT number of a lessor. */
  offerCode: string;
  /** Changes with the published row; a document that was filed before is then stale. */
  offerDigest: string;
};
