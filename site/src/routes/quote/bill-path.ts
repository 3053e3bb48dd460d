/** The parameter that names an upload. */
export const BILL = "bolletta";

/** The address at which the page polls for new readings. */
export const BILL_READINGS_PATH = "/preventivo/upload/letture";

export const toBillReadingsPath = (bill: string): string =>
  `${BILL_READINGS_PATH}?${new URLSearchParams({ [BILL]: bill })}`;

/** The page of an upload whose key the browser holds. */
export const toKeylessBillPath = (bill: string): string =>
  `/preventivo/upload?${new URLSearchParams({ [BILL]: bill })}`;

/** The page of an upload. The page removes the key from the address. */
export function toBillPath(bill: string, key: string): string {
  return `/preventivo/upload?${new URLSearchParams({ [BILL]: bill, chiave: key })}`;
}
