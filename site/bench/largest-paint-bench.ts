import type { Browser } from "@playwright/test";
import { startMeasuredHost } from "../e2e/host-process.ts";
import { launchBrowser } from "../e2e/launch-browser.ts";
import { QUICK, requireBound } from "./quick.ts";
import { SLOW_DOWN } from "./slow-browser.ts";

/**
 * Measures when a phone has painted the largest content of a page's first visit: a quarter of the
 * processor's speed, 1.6 Mbit/s, 150 ms of delay, an empty cache and no answer about cookies.
 */
const ROUNDS = QUICK ? 1 : 5;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CEILING_MS = 2000;
const PATHS = [
  "/",
  "/calcola-preventivo",
  "/offerte/luce",
  "/offerte/gas",
  "/offerte/internet",
  "/pos",
  "/noleggio",
  "/blog",
];

type Paint = { ms: number; element: string };

async function measure(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element = Reflect.get(entry, "element");
        const name = element instanceof Element ? `${element.tagName}.${element.className}` : "";
        Object.assign(window, { largestPaint: { ms: entry.startTime, element: name } });
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(url, { waitUntil: "load" });
  await page.getByRole("region", { name: "Scelta sui cookie" }).waitFor();
  await page.waitForLoadState("networkidle");
  const paint: Paint = await page.evaluate(() => Reflect.get(window, "largestPaint"));
  await context.close();
  return paint;
}

const host = await startMeasuredHost();
const browser = await launchBrowser();
try {
  for (const path of PATHS) {
    // The first answer fills the page cache.
    await fetch(`${host.url}${path}`);
    const paints: Paint[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      paints.push(await measure(browser, `${host.url}${path}`));
    }
    const sorted = paints.toSorted((a, b) => a.ms - b.ms);
    const middle = sorted[Math.floor(sorted.length / 2)];
    requireBound(middle !== undefined && middle.ms <= CEILING_MS);
    console.log(
      `  ${path}: largest paint after ${middle?.ms.toFixed(0)} ms (ceiling ${CEILING_MS}), ${middle?.element}; ${sorted.map(({ ms }) => ms.toFixed(0)).join(" ")}`,
    );
  }
} finally {
  await browser.close();
  await host.dispose();
}
