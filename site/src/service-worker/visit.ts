import type { PageVisit } from "@volpe/contract";
import { isPageVisit } from "@volpe/core";

/** The cache with the last `PageVisit`. */
export const VISIT_CACHE = "volpe-visita";
const VISIT_KEY = "/visita";

export async function readVisit(): Promise<PageVisit | null> {
  const kept: unknown = await (await caches.match(VISIT_KEY, { cacheName: VISIT_CACHE }))?.json();
  return isPageVisit(kept) ? kept : null;
}

export async function writeVisit(visit: PageVisit): Promise<void> {
  const cache = await caches.open(VISIT_CACHE);
  await cache.put(VISIT_KEY, new Response(JSON.stringify({ ...visit, href: "", loaded: [] })));
}
