import { countFramesAtRest } from "./count-frames.ts";
import { expect, test } from "./fixtures.ts";

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "no-preference" },
});

test("a phone that shows a page at rest draws nothing", async ({ page, context }) => {
  // The trace is of the whole browser, so the pages rest at the same time.
  const pages = [page, await context.newPage(), await context.newPage()];
  for (const [index, path] of ["/", "/offerte/luce", "/calcola-preventivo"].entries()) {
    await pages[index]?.goto(path);
  }
  // A hidden page draws nothing in any case.
  for (const shown of pages) {
    expect(await shown.evaluate(() => document.visibilityState)).toBe("visible");
  }
  expect(await countFramesAtRest(page)).toBeLessThanOrEqual(2);
});
