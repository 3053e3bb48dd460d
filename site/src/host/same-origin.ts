import type { IncomingHttpHeaders } from "node:http";

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
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
