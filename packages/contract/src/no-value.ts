/** The text of a table's cell without a value. */
export const NO_VALUE = "–";
