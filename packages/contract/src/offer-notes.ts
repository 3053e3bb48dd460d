/** What marks an offer among those of its quote: on the page, in the document and in the chat. */
export const OFFER_NOTES = {
  best: "La più conveniente",
  opened: "Quella da cui sei partito",
} as const;
