/**
 * Matches a path of the site. It begins with a single slash, because two would name another host.
 */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;
const PROTOCOLS = new Set(["http:", "https:", "mailto:"]);

/** The normalised address; null if a document must not link to it. */
export function toSafeHref(href: string): string | null {
  if (SITE_PATH.test(href)) {
    return href;
  }
  const url = URL.parse(href);
  return url !== null && PROTOCOLS.has(url.protocol) ? url.href : null;
}
