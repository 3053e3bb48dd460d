import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a form was sent by one of our own pages. A page whose Referrer-Policy is `no-referrer`
 * posts with `Origin: null`, so the browser's own word (Sec-Fetch-Site) counts first. A request
 * with neither header is no browser's and carries no visitor's cookies by itself.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) {
    // `none` is the visitor's own doing, as a form sent again from the history.
    return site === "same-origin" || site === "none";
  }
  const { origin, host } = headers;
  if (origin === undefined || origin === publicUrl) {
    return true;
  }
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
