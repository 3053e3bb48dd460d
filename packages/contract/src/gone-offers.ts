/** What an element says of an offer that ended. */
export const OFFER_ENDED = "Questa offerta è finita: non si può più attivare.";

/** What an element says of a slug that no offer has, so that a page's owner sees the mistake. */
export const OFFER_UNKNOWN = "Nessuna offerta si chiama così.";
