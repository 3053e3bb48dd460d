import { setTimeout as delay } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { toChoiceCookie } from "./cookie-choice.ts";
import { expect, test } from "./fixtures.ts";
import type { HostProcess } from "./host-process.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { listItems } from "./listed-items.ts";
import { startLocalServer } from "./local-server.ts";
import { waitUntilQuiet } from "./quiet.ts";

const KILOBYTE = 1000;
/**
 * Most bytes of compressed script that a page loads before anybody uses it, and that a list loads
 * once hydrated.
 */
const UNTOUCHED_SCRIPT_MAX = 20 * KILOBYTE;
const LISTING_SCRIPT_MAX = 138 * KILOBYTE;
const LAYOUT_SHIFT_MAX = 0.02;

/**
 * Watches layout shifts that no input caused, as browsers rate a page: what a visitor opens may move
 * the site's own page. The function returned reads their sum so far.
 */
async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & Record<string, unknown>;
        if (hadRecentInput === false) {
          Object.assign(window, { layoutShift: Reflect.get(window, "layoutShift") + value });
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "layoutShift")));
}

/** Without its cache the browser fetches all files of each page, like those of a first visit. */
async function switchCacheOff(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
}

/** The compressed bytes of each weighed script, by its path, which has a hash of its content. */
const weighed = new Map<string, number>();

async function weighScript(page: Page, url: string): Promise<number> {
  const { pathname } = new URL(url);
  const known = weighed.get(pathname);
  if (known !== undefined) return known;
  const body = await (await page.request.get(url)).body();
  const bytes = gzipSync(body, { level: 9 }).length;
  weighed.set(pathname, bytes);
  return bytes;
}

/**
 * Collects every script that a page fetches, and weighs those so far, each compressed on its own.
 */
function watchScripts(page: Page): () => Promise<number> {
  const scripts = new Set<string>();
  page.on("request", (asked) => {
    if (asked.resourceType() === "script") scripts.add(asked.url());
  });
  return async () => {
    await waitUntilQuiet(page);
    let bytes = 0;
    for (const url of scripts) bytes += await weighScript(page, url);
    expect(scripts.size).toBeGreaterThan(1);
    return bytes;
  };
}

/** The bytes of script that a page fetches before anybody uses it. */
async function weighUntouched(page: Page, path: string): Promise<number> {
  const weigh = watchScripts(page);
  await page.goto(path);
  return weigh();
}

test("the assistant's page and each list keep their limits of compressed script", async ({
  page,
}) => {
  await switchCacheOff(page);
  for (const path of ["/calcola-preventivo", "/calcola-preventivo?tipo=noleggio"]) {
    expect.soft(await weighUntouched(page, path), path).toBeLessThanOrEqual(UNTOUCHED_SCRIPT_MAX);
  }
  for (const path of ["/offerte/luce", "/offerte/gas", "/offerte/internet", "/pos", "/noleggio"]) {
    const weigh = watchScripts(page);
    await page.goto(path);
    expect.soft(await weigh(), path).toBeLessThanOrEqual(UNTOUCHED_SCRIPT_MAX);
    await waitUntilHydrated(page);
    const bytes = await weigh();
    expect.soft(bytes, path).toBeGreaterThan(UNTOUCHED_SCRIPT_MAX);
    expect.soft(bytes, path).toBeLessThanOrEqual(LISTING_SCRIPT_MAX);
  }
});

test.describe("on a first visit", () => {
  test.use({ cookiesAccepted: null });

  test("the cookie question adds at most 3 kB of compressed script", async ({
    page,
    context,
    host,
  }) => {
    await switchCacheOff(page);
    const asked = await weighUntouched(page, "/offerte/luce");
    await expect(page.getByRole("region", { name: "Scelta sui cookie" })).toBeVisible();
    await context.addCookies([toChoiceCookie(host.url, true)]);
    const answered = await weighUntouched(page, "/offerte/luce");
    expect(asked - answered).toBeGreaterThan(0);
    expect(asked - answered).toBeLessThanOrEqual(3 * KILOBYTE);
  });

  test("the cookie question shifts nothing, not even while its page arrives", async ({
    page,
    host,
  }) => {
    await switchCacheOff(page);
    const readShift = await watchLayoutShift(page);
    const question = page.getByRole("region", { name: "Scelta sui cookie" });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/offerte/luce");
      await expect(question).toBeVisible();
      await waitUntilQuiet(page);
      expect(await readShift(), `${width} pixels`).toBeLessThan(LAYOUT_SHIFT_MAX);
    }

    const front = await startHaltingFront(host);
    await page.goto(`${front.url}/offerte/luce`, { waitUntil: "commit" });
    await expect(question).toBeVisible();
    await expect.poll(() => countPaints(page)).toBeGreaterThan(0);
    await front.sendRest();
    await waitUntilQuiet(page);
    expect(await readShift()).toBeLessThan(LAYOUT_SHIFT_MAX);
    await front.stop();
  });
});

const countPaints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);

/** Starts a front of the host that halts each page in the middle of its first screen. */
async function startHaltingFront({ url }: HostProcess) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { port, stop } = await startLocalServer(async ({ url: path = "" }, response) => {
    const answer = await fetch(url + path);
    const type = answer.headers.get("content-type") ?? "";
    response.setHeader("content-type", type);
    if (!type.startsWith("text/html")) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    const middle = html.indexOf("</h1>");
    response.write(html.slice(0, middle));
    await released;
    response.end(html.slice(middle));
  });
  return {
    url: `http://localhost:${port}`,
    async sendRest() {
      // The browser gets time to paint the part that has arrived.
      await delay(500);
      release();
    },
    stop,
  };
}

/**
 * The time at which the largest text or picture so far was painted, ms. Waits for the first one.
 */
async function readLargestPaint(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
}

// The question is drawn by the server: painted by a script, it would be the largest text of most
// pages, seconds after the page.
test.describe("on a phone's first visit", () => {
  test.use({ cookiesAccepted: null, viewport: { width: 390, height: 844 } });

  test("the largest text of a page is painted before any script", async ({ page }) => {
    let released = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await released.promise;
      await route.continue();
    });
    for (const path of [
      ...["/", "/calcola-preventivo", "/offerte/luce", "/noleggio", "/pos", "/blog"],
    ]) {
      released = Promise.withResolvers<void>();
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("region", { name: "Scelta sui cookie" })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // A busy machine shows a page long after it was laid out.
      await readLargestPaint(page);
      const releasedAt = await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 100)),
          ),
      );
      released.resolve();
      await waitUntilQuiet(page);
      const paintedAt = await readLargestPaint(page);
      expect.soft(paintedAt, path).toBeLessThan(releasedAt);
    }
  });
});

test("a post loads no more script than the list", async ({ page }) => {
  await switchCacheOff(page);
  const weighTouched = async (path: string) => {
    const weigh = watchScripts(page);
    await page.goto(path);
    await waitUntilHydrated(page);
    return weigh();
  };
  const list = await weighTouched("/offerte/luce");
  await page.goto("/blog");
  const post = await page.locator("main a[href^='/blog/']").first().getAttribute("href");
  expect(await weighTouched(post ?? "")).toBeLessThanOrEqual(list);
});

test("nothing shifts on a page of a phone or a desktop", async ({ page }) => {
  await switchCacheOff(page);
  const readShift = await watchLayoutShift(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/offerte/luce", "/noleggio", "/blog"]) {
      await page.goto(path);
      await waitUntilQuiet(page);
      await page.mouse.wheel(0, 4000);
      await page.waitForTimeout(300);
      const shift = await readShift();
      expect.soft(shift, `${path} at ${width} pixels`).toBeLessThan(LAYOUT_SHIFT_MAX);
    }
  }
});

test("an item's page shifts nothing on a phone if its fonts come late", async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/*.woff2", async (route) => {
    await page.waitForTimeout(1000);
    await route.continue();
  });
  const readShift = await watchLayoutShift(page);
  const items = await Promise.all([
    listItems(host, "offers?tipology=luce"),
    listItems(host, "vehicles"),
  ]);
  for (const [item] of items) {
    await page.goto(item?.path ?? "");
    await page.evaluate(() => document.fonts.ready);
    await waitUntilQuiet(page);
    expect(await readShift(), item?.path).toBeLessThan(LAYOUT_SHIFT_MAX);
  }
});

test("no segmented control cuts its words, from a phone to a desktop", async ({ page }) => {
  for (const path of ["/", "/offerte/luce", "/offerte/gas"]) {
    await page.goto(path);
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = await page.locator(".segmented label").evaluateAll((choices) =>
        choices.flatMap((choice) => {
          const word = choice.querySelector("span");
          return word !== null && word.offsetWidth > choice.clientWidth ? [word.textContent] : [];
        }),
      );
      expect(cut, `${path} at ${width} pixels`).toEqual([]);
    }
  }
});
