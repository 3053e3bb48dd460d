/** That an offer ended, without a full stop. It suits every kind: nobody «attiva» a car. */
export const ENDED = "Questa offerta è terminata";

/** What an element says of an offer that ended. */
export const OFFER_ENDED = `${ENDED}: non si vende più.`;

/** What an element says of a slug that no offer has, so that a page's owner sees the mistake. */
export const OFFER_UNKNOWN = "Nessuna offerta si chiama così.";
