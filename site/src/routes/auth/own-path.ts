/** The query parameter that says where a login leads to. */
export const RETURN_PARAMETER = "da";

/**
 * An address of ours with its query, fit to be gone to after a login; null for whatever else was
 * written in its place. Pages of the login itself lead nowhere.
 */
export function toOwnPath(text: string | null): string | null {
  // A browser reads «\» as «/» and drops tabs and line ends, so that either could name another host.
  if (text === null || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(text)) {
    return null;
  }
  const { origin, pathname, search, hash } = new URL(text, OURS);
  const isOurs = origin === OURS && !pathname.startsWith("//");
  return isOurs && !/^\/auth\/(?!profile$)/.test(pathname) ? pathname + search + hash : null;
}

/** Stands in for the site's origin, which a path alone does not tell. */
const OURS = "https://ours.invalid";

/** The path with where to go afterwards, if anywhere. */
export function withReturn(path: string, returnPath: string | null): string {
  const sign = path.includes("?") ? "&" : "?";
  return returnPath === null
    ? path
    : `${path}${sign}${RETURN_PARAMETER}=${encodeURIComponent(returnPath)}`;
}

/** Where the address of a page of the login says to go afterwards. */
export function readReturn(url: string): string | null {
  return toOwnPath(new URL(url).searchParams.get(RETURN_PARAMETER));
}
