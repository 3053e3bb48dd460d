import { isVisit, type Visit } from "./visit.ts";

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
