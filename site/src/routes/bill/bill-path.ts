/** The parameter that names an upload. */
export const BILL = "bolletta";

/** The page of an upload; it takes the key out of the address. */
export function toBillPath(bill: string, key: string): string {
  return `/preventivo/upload?${new URLSearchParams({ [BILL]: bill, chiave: key })}`;
}
