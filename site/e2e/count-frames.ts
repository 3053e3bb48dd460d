import type { Page } from "@playwright/test";

/** After this time the fox's last gesture and the late work of a page have ended. */
const REST_MS = 10_000;
const WATCHED_MS = 2_000;

/**
 * Counts the frames for which the browser computes styles within two seconds on a page at rest,
 * those of animated pictures included. A still page has none.
 */
export async function countFramesAtRest(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) {
    throw new Error("The page has no browser of its own, which a trace needs.");
  }
  await page.waitForTimeout(REST_MS);
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.waitForTimeout(WATCHED_MS);
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: { name: string }[] };
  if (traceEvents.length === 0) {
    throw new Error("The browser traced nothing.");
  }
  return traceEvents.filter(({ name }) => name === "UpdateLayoutTree").length;
}
