import type { Browser, Page } from "@playwright/test";
import { launchBrowser } from "../e2e/launch-browser.ts";
import { findMedian } from "./quantile.ts";
import { QUICK, requireBound } from "./quick.ts";
import { calculate, measureMainThread, SLOW_DOWN, toLimitMs } from "./slow-browser.ts";

const ROUNDS = QUICK ? 1 : 5;

export type LongTaskScene = {
  url: string;
  /** Limit of the longest task, in ms of a phone's processor. */
  limitMs: number;
  /** What happens before the measure, on the page at `url`. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
};

async function openPage(browser: Browser, { url, prepare }: LongTaskScene): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(url, { waitUntil: "networkidle" });
  // The first locator loads Playwright's own script, whose evaluation is longer than our tasks.
  await page.getByRole("heading").first().waitFor();
  await prepare?.(page);
  return page;
}

/**
 * Measures the longest task of the browser's main thread in each scene: the processor's time, times
 * four for a phone. The browser's own throttling waits by the clock, which on a busy machine also
 * counts the time of other processes.
 */
export async function measureLongTasks(scenes: Record<string, LongTaskScene>): Promise<void> {
  const browser = await launchBrowser();
  const measure = async (page: Page, act: (page: Page) => Promise<void>) => {
    const { longestMs } = await measureMainThread(browser, page, () => act(page));
    return longestMs * SLOW_DOWN;
  };
  try {
    for (const [name, scene] of Object.entries(scenes)) {
      const longest: number[] = [];
      const references: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const page = await openPage(browser, scene);
        references.push(await measure(page, calculate));
        longest.push(await measure(page, scene.act));
        await page.context().close();
      }
      const longestMs = findMedian(longest);
      const limitMs = toLimitMs(scene.limitMs, findMedian(references));
      const shares = longest.map((ms, round) => ms / (references[round] ?? Number.NaN));
      console.log(
        `  ${name}: longest task ${longestMs.toFixed(0)} ms, at most ${limitMs.toFixed(0)}; ${findMedian(shares).toFixed(2)} of a calculation of ${findMedian(references).toFixed(0)} ms`,
      );
      requireBound(longestMs <= limitMs);
    }
  } finally {
    await browser.close();
  }
}
