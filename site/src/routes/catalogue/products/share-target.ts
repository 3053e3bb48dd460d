/** The choice of one's own shares instead of a usual split, and the name of each one's field. */
export const OWN_SHARES = "proprie";
export const SHARE = "quota";

/**
 * The search with one's own shares joined in their parameter, as `?circuiti=60-15-20-5-0`; null if
 * no form sent shares. An empty share is 0.
 */
export function findShareTarget(search: URLSearchParams): string | null {
  if (!search.has(SHARE)) return null;
  const target = new URLSearchParams(search);
  const own = search.getAll(SHARE).map((share) => share.replace(/[\s%]/g, "") || "0");
  target.delete(SHARE);
  for (const [key, value] of search) {
    if (value === OWN_SHARES) target.set(key, own.join("-"));
  }
  return `?${target}`;
}
