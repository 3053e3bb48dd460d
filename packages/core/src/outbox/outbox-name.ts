/**
 * The outbox's entry in the browser's storage. This is a separate file, because every page looks
 * for the entry.
 */
export const OUTBOX_NAME = "volpe-attesa";
