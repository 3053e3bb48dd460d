/** The labels of an offer in its quote: on the page, in the document and in the chat. */
export const OFFER_NOTES = {
  best: "La più conveniente",
  opened: "Quella da cui sei partito",
} as const;

/** The label of the last day on which an energy offer can be activated, among its terms. */
export const ACTIVATION_END = "Si può attivare fino al";
