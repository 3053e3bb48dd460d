import type { Browser, Page } from "@playwright/test";
import { startHost } from "../e2e/host-process.ts";
import { QUICK, requireBound } from "./quick.ts";
import { findMedian, launchBrowser, measureMainThread, slowDown } from "./slow-browser.ts";

/**
 * Measures the longest task of the browser's main thread, at a quarter of the processor's speed,
 * while the widget opens on the demonstration's page and while a filter of a list is pressed. Each
 * is compared with a fixed calculation of the same run, so that machines and their load compare.
 */
const ROUNDS = QUICK ? 1 : 5;

/** One task of about 50 ms, the limit of a long task, where the ceilings were set. */
async function calculate(page: Page): Promise<void> {
  await page.evaluate(() => {
    let value = 1;
    for (let step = 0; step < 600_000; step += 1) value = (value * 48_271) % 2_147_483_647;
    document.body.dataset.value = String(value);
  });
}

async function openSlowPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(url, { waitUntil: "networkidle" });
  await slowDown(page);
  return page;
}

const host = await startHost({ LOG_LEVEL: "error" });
type Scene = {
  url: string;
  /** Highest allowed ratio to the calculation. */
  ceiling: number;
  act: (page: Page) => Promise<void>;
};
const SCENES: Record<string, Scene> = {
  "the widget opens": {
    url: `${host.demoUrl}/`,
    ceiling: 2,
    async act(page) {
      await page.locator("volpe-quote-assistant").getByRole("button").first().click();
      await page.getByRole("log").getByText("Per chi cerchi").first().waitFor();
    },
  },
  "a filter is pressed": {
    url: `${host.url}/offerte/luce`,
    ceiling: 4,
    async act(page) {
      await page.getByRole("button", { name: "Filtri", exact: true }).click();
      const counted = page.waitForResponse("**/api/v1/offers?**");
      await page.getByLabel("Prezzo fisso").check();
      await counted;
      await page.locator(".filters__apply[data-changed]").waitFor();
    },
  },
};

const browser = await launchBrowser();
try {
  for (const [name, { url, act, ceiling }] of Object.entries(SCENES)) {
    const longest: number[] = [];
    const references: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await openSlowPage(browser, url);
      references.push((await measureMainThread(browser, page, () => calculate(page))).longestMs);
      longest.push((await measureMainThread(browser, page, () => act(page))).longestMs);
      await page.context().close();
    }
    const ratio = findMedian(longest) / findMedian(references);
    console.log(
      `  ${name}: longest task ${findMedian(longest).toFixed(0)} ms, calculation ${findMedian(references).toFixed(0)} ms, ratio ${ratio.toFixed(2)} (ceiling ${ceiling})`,
    );
    requireBound(ratio <= ceiling);
  }
} finally {
  await browser.close();
  await host.dispose();
}
