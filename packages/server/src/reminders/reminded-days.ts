/** A change of supplier takes up to a month, and its choice some days. */
export const REMINDED_DAYS_BEFORE = 45;
