import { expect, type Page } from "@playwright/test";

/** Paths of the entries of a cache of the device, by default of the cached pages. */
export function listCached(page: Page, name = "volpe-pagine"): Promise<string[]> {
  return page.evaluate(async (from) => {
    const cached = await (await caches.open(from)).keys();
    return cached.map(({ url }) => new URL(url).pathname);
  }, name);
}

/** Opens a page and waits until the device has cached it and `/noleggio`, a page cached for all. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => listCached(page)).toEqual(expect.arrayContaining([path, "/noleggio"]));
}
