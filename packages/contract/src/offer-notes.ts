/** The labels of an offer in its quote: on the page, in the document and in the chat. */
export const OFFER_NOTES = {
  best: "La più conveniente",
  opened: "Quella da cui sei partito",
} as const;

/** The label of the last day on which an energy offer can be activated, among its terms. */
export const ACTIVATION_END = "Si può attivare fino al";

/**
 * The label of a quoted offer's term. An invented offer cannot be activated.
 *
 * @example
 * nameTerm(ACTIVATION_END, true) // "Valida fino al"
 */
export const nameTerm = (label: string, demonstration: boolean): string =>
  demonstration && label === ACTIVATION_END ? "Valida fino al" : label;

/**
 * The label of the supplier's phone at a quoted offer.
 *
 * @example
 * namePhone(true) // "Telefono"
 */
export const namePhone = (demonstration: boolean): string =>
  demonstration ? "Telefono" : "Per attivarla";
