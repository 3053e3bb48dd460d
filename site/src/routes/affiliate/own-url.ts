/**
 * The address of a page of this site, which is a path or a whole address, also without `https://`;
 * null for one of another site.
 */
export function toOwnUrl(address: string, origin: string): URL | null {
  const typed = address.trim();
  const bare = typed.startsWith("/") || /^https?:/.test(typed) ? typed : `https://${typed}`;
  const url = URL.parse(typed === "" ? "/" : bare, origin);
  return url?.host === new URL(origin).host ? url : null;
}
