import type { Browser, Page } from "@playwright/test";
import { startHost } from "../e2e/host-process.ts";
import { QUICK, requireBound } from "./quick.ts";
import { findMedian, launchBrowser, measureMainThread, SLOW_DOWN } from "./slow-browser.ts";

/**
 * Measures the longest task of the browser's main thread while the widget opens on the
 * demonstration's page and while a filter of a list is pressed: the processor's time, times four for
 * a phone. The browser's own slowing down waits by the clock, which on a busy machine counts the
 * time of others too. A limit is in ms where a fixed calculation of the same run takes 50 of them; on
 * a slower machine it grows with the calculation.
 */
const ROUNDS = QUICK ? 1 : 5;

/** What the calculation takes on the machine where its length was chosen: the limit of a long task. */
const CALCULATION_MS = 50;

async function calculate(page: Page): Promise<void> {
  await page.evaluate(() => {
    let value = 1;
    for (let step = 0; step < 600_000; step += 1) value = (value * 48_271) % 2_147_483_647;
    document.body.dataset.value = String(value);
  });
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(url, { waitUntil: "networkidle" });
  // The first locator brings Playwright's own script, whose evaluation is longer than our tasks.
  await page.getByRole("button").first().waitFor();
  return page;
}

const host = await startHost({ LOG_LEVEL: "error" });
type Scene = {
  url: string;
  limitMs: number;
  act: (page: Page) => Promise<void>;
};
const SCENES: Record<string, Scene> = {
  "the widget opens": {
    url: `${host.demoUrl}/`,
    limitMs: 50,
    async act(page) {
      await page.locator("volpe-quote-assistant").getByRole("button").first().click();
      await page.getByRole("log").getByText("Per chi cerchi").first().waitFor();
    },
  },
  "a filter is pressed": {
    url: `${host.url}/offerte/luce`,
    limitMs: 200,
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

async function measureLongest(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  const { longestMs } = await measureMainThread(browser, page, () => act(page));
  return longestMs * SLOW_DOWN;
}

try {
  for (const [name, { url, act, limitMs }] of Object.entries(SCENES)) {
    const longest: number[] = [];
    const references: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await openPage(browser, url);
      references.push(await measureLongest(page, calculate));
      longest.push(await measureLongest(page, act));
      await page.context().close();
    }
    const longestMs = findMedian(longest);
    const slower = Math.max(1, findMedian(references) / CALCULATION_MS);
    const shares = longest.map((ms, round) => ms / (references[round] ?? Number.NaN));
    console.log(
      `  ${name}: longest task ${longestMs.toFixed(0)} ms, at most ${(limitMs * slower).toFixed(0)}; ${findMedian(shares).toFixed(2)} of a calculation of ${findMedian(references).toFixed(0)} ms`,
    );
    requireBound(longestMs <= limitMs * slower);
  }
} finally {
  await browser.close();
  await host.dispose();
}
