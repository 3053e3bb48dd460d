import type { Page } from "@playwright/test";

const QUIET_MS = 400;

/**
 * Waits until the page has loaded and has fetched nothing for a while. Playwright's own
 * `networkidle` never comes if a request of the previous page ends after that page.
 */
export async function waitUntilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, ms);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, ms);
        }).observe({ type: "resource" });
      }),
    QUIET_MS,
  );
}
