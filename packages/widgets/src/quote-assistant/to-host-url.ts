import { TRACKING_PARAMETER } from "@volpe/contract";

/** Makes the host's paths whole addresses, each of which carries the tracking value. */
export function toHostUrl(host: string, tracking: string): (path: string) => string {
  return (path) => {
    const url = new URL(path, host);
    if (tracking !== "" && url.origin === host) {
      url.searchParams.set(TRACKING_PARAMETER, tracking);
    }
    return url.href;
  };
}
