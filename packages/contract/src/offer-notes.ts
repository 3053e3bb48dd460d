import { toOrderVerb } from "./contract-words.ts";
import type { Tipology } from "./offers.ts";

/** The labels of an offer in its quote: on the page, in the document and in the chat. */
export const OFFER_NOTES = {
  best: "La più conveniente",
  opened: "Quella da cui sei partito",
} as const;

/**
 * The label of an offer's last day, among its terms.
 *
 * @example
 * nameLastDay("luce") // "Si può attivare fino al"
 */
export const nameLastDay = (tipology: Tipology): string =>
  `Si può ${toOrderVerb(tipology)} fino al`;

/**
 * The label of a quoted offer's term. An invented offer cannot be ordered.
 *
 * @example
 * nameTerm(nameLastDay("luce"), { tipology: "luce", demonstration: true }) // "Valida fino al"
 */
export const nameTerm = (
  label: string,
  { tipology, demonstration }: { tipology: Tipology; demonstration: boolean },
): string => (demonstration && label === nameLastDay(tipology) ? "Valida fino al" : label);

/**
 * The label of the supplier's phone at a quoted offer.
 *
 * @example
 * namePhone(true) // "Telefono"
 */
export const namePhone = (demonstration: boolean): string =>
  demonstration ? "Telefono" : "Per attivarla";
