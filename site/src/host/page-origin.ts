import type { IncomingHttpHeaders } from "node:http";

/**
 * The origin of the page that asks. A frame and a script have no `Origin`, but a
 * `Referer`.
 */
export function toPageOrigin({ origin, referer }: IncomingHttpHeaders): string | undefined {
  return origin ?? (referer === undefined ? undefined : URL.parse(referer)?.origin);
}
