/** The parameter that names an upload. */
export const BILL = "bolletta";

/** Where its page asks what was read since. */
export const BILL_READINGS_PATH = "/preventivo/upload/letture";

export const toBillReadingsPath = (bill: string): string =>
  `${BILL_READINGS_PATH}?${new URLSearchParams({ [BILL]: bill })}`;

/** The page of an upload; it takes the key out of the address. */
export function toBillPath(bill: string, key: string): string {
  return `/preventivo/upload?${new URLSearchParams({ [BILL]: bill, chiave: key })}`;
}
