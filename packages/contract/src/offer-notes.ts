/** The labels of an offer in its quote: on the page, in the document and in the chat. */
export const OFFER_NOTES = {
  best: "La più conveniente",
  opened: "Quella da cui sei partito",
} as const;
