import { TRACKING_PARAMETER } from "./wire-names.ts";

/**
 * Adds the affiliate's value to the query of an address. Returns it unchanged if the value is "".
 */
export function toTrackedAddress(address: string, tracking: string): string {
  if (tracking === "") {
    return address;
  }
  const [page = "", ...fragments] = address.split("#");
  const value = `${TRACKING_PARAMETER}=${encodeURIComponent(tracking)}`;
  return [`${page}${page.includes("?") ? "&" : "?"}${value}`, ...fragments].join("#");
}
