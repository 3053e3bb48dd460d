/** The choice of custom shares instead of a usual split, and the names of their fields. */
export const CUSTOM_SHARES = "proprie";
export const SHARE = "quota";

/**
 * The search with custom shares joined in their parameter, as `?circuiti=60-15-20-5-0`; null if no
 * form sent shares. An empty share is 0.
 */
export function findShareTarget(search: URLSearchParams): string | null {
  if (!search.has(SHARE)) return null;
  const target = new URLSearchParams(search);
  const shares = search.getAll(SHARE).map((share) => share.replace(/[\s%]/g, "") || "0");
  target.delete(SHARE);
  for (const [key, value] of search) {
    if (value === CUSTOM_SHARES) target.set(key, shares.join("-"));
  }
  return `?${target}`;
}
