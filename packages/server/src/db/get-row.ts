/**
 * The row that a statement always returns, as an insert of one does. Throws if it returned none.
 *
 * @example
 * return getRow(await db.insert(tickets).values(row).returning());
 */
export function getRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) {
    throw new Error("a statement returned no row");
  }
  return row;
}
