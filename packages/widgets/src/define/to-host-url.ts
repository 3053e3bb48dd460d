import { type TrackedWidget, toTrackedAddress } from "@volpe/contract";

/**
 * Makes a function that turns a path of the host into an address with the tracking value and the
 * name of the element.
 */
export function toHostUrl(
  host: string,
  tracking: string,
  widget: TrackedWidget,
): (path: string) => string {
  return (path) => {
    const { href, origin } = new URL(path, host);
    return origin === host ? toTrackedAddress(href, tracking, widget) : href;
  };
}
