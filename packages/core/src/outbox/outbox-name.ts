/** The outbox's entry in the browser's storage. Apart from it, because every page looks for the entry. */
export const OUTBOX_NAME = "volpe-attesa";
