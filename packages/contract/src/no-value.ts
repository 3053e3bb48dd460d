/** Stands in a table for a value that there is not. */
export const NO_VALUE = "–";
