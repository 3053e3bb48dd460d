/** The query parameter with the page to return to after a login. */
const RETURN_PARAMETER = "da";

/**
 * The path of a page of this site with its query, safe to redirect to after a login. Null for
 * anything else, and for the pages of the login itself.
 */
export function toReturnPath(text: string | null): string | null {
  // Browsers read «\» as «/» and drop tabs and line ends, so either could name another host.
  if (text === null || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(text)) {
    return null;
  }
  const { origin, pathname, search, hash } = new URL(text, OURS);
  const isOurs = origin === OURS && !pathname.startsWith("//");
  return isOurs && !/^\/auth\/(?!profile$)/.test(pathname) ? pathname + search + hash : null;
}

/** Replaces the site's origin, which does not matter here. */
const OURS = "https://ours.invalid";

/** Adds the page to return to, if there is one. */
export function withReturn(path: string, returnPath: string | null): string {
  const sign = path.includes("?") ? "&" : "?";
  return returnPath === null
    ? path
    : `${path}${sign}${RETURN_PARAMETER}=${encodeURIComponent(returnPath)}`;
}

/** The page to return to that an address of the login names; null if it names none. */
export function readReturn(url: string): string | null {
  return toReturnPath(new URL(url).searchParams.get(RETURN_PARAMETER));
}
