import { TRACKING_PARAMETER, WIDGET_PARAMETER } from "./wire-names.ts";

/**
 * Adds the affiliate's value to the query of an address, and the name of the element that has the
 * link. Returns the address unchanged if the value is "".
 *
 * @example
 * toTrackedAddress("/offerte/luce", "AFF-1") // "/offerte/luce?tracking=AFF-1"
 */
export function toTrackedAddress(address: string, tracking: string, widget = ""): string {
  if (tracking === "") {
    return address;
  }
  const [page = "", ...fragments] = address.split("#");
  const value = `${TRACKING_PARAMETER}=${encodeURIComponent(tracking)}`;
  const source = widget && `&${WIDGET_PARAMETER}=${widget}`;
  return [`${page}${page.includes("?") ? "&" : "?"}${value}${source}`, ...fragments].join("#");
}
