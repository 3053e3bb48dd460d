import type { Page } from "@playwright/test";
import { countFramesAtRest } from "./count-frames.ts";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a phone that shows a page at rest draws nothing", async ({ page, context }) => {
  const open = async (path: string, shown: Page) => {
    await shown.goto(path);
    return shown;
  };
  // The trace is of the whole browser, so the pages rest beside each other.
  const pages = [
    await open("/", page),
    await open("/offerte/luce", await context.newPage()),
    await open("/calcola-preventivo", await context.newPage()),
  ];
  // A hidden page draws nothing in any case.
  for (const shown of pages) {
    expect(await shown.evaluate(() => document.visibilityState)).toBe("visible");
  }
  expect(await countFramesAtRest(page)).toBeLessThanOrEqual(2);
});
