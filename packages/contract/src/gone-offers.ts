/** What an element says of an offer that ended. It suits every kind: nobody «attiva» a car. */
export const OFFER_ENDED = "Questa offerta è terminata: non si vende più.";

/** What an element says of a slug that no offer has, so that a page's owner sees the mistake. */
export const OFFER_UNKNOWN = "Nessuna offerta si chiama così.";
