/** What a page tells the service worker about itself. */
export type Visit = {
  /** The whole address. */
  href: string;
  /** Id of the account; "" without a login. */
  account: string;
  build: string;
  /** The favourites' slugs; a change fetches their page again. */
  favourites: string;
  /** The addresses of everything that the page has loaded. */
  loaded: string[];
};

export function isVisit(value: unknown): value is Visit {
  if (typeof value !== "object" || value === null) return false;
  const { href, account, build, favourites, loaded } = value as Record<string, unknown>;
  return (
    [href, account, build, favourites].every((each) => typeof each === "string") &&
    Array.isArray(loaded) &&
    loaded.every((each) => typeof each === "string")
  );
}

/** What the last page said about itself. */
export const VISIT_CACHE = "volpe-visita";
const VISIT_KEY = "/visita";

export async function readVisit(): Promise<Visit | null> {
  const kept: unknown = await (await caches.match(VISIT_KEY, { cacheName: VISIT_CACHE }))?.json();
  return isVisit(kept) ? kept : null;
}

export async function writeVisit(visit: Visit): Promise<void> {
  const cache = await caches.open(VISIT_CACHE);
  await cache.put(VISIT_KEY, new Response(JSON.stringify({ ...visit, href: "", loaded: [] })));
}
