/** A path of the site: one slash, so that no other host can be meant. */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;
const PROTOCOLS = new Set(["http:", "https:", "mailto:"]);

/** The address where a document may link to it, else null. */
export function toSafeHref(href: string): string | null {
  if (SITE_PATH.test(href)) {
    return href;
  }
  const url = URL.parse(href);
  return url !== null && PROTOCOLS.has(url.protocol) ? url.href : null;
}
