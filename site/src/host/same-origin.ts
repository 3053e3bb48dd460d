import type { IncomingHttpHeaders } from "node:http";
import { isLoopback } from "@volpe/server";

/**
 * True if one of our own pages sent the form. `Sec-Fetch-Site` counts first, because a page with
 * `Referrer-Policy: no-referrer` posts with `Origin: null`. A request without either header does not
 * come from a browser, so it carries no cookies of a visitor.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) {
    // `none`: the visitor did it, for example by sending a form again from the history.
    return site === "same-origin" || site === "none";
  }
  const { origin, host } = headers;
  if (origin === undefined || origin === publicUrl) {
    return true;
  }
  // A person who tries the site on their own machine may use another name than the public one. Any
  // other name may be a foreign one that leads here.
  if (host === undefined || !URL.canParse(origin)) {
    return false;
  }
  const asking = new URL(origin);
  return asking.host === host && isLoopback(asking);
}
