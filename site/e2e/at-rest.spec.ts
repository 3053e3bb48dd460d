import { countFramesAtRest } from "./count-frames.ts";
import { expect, test } from "./fixtures.ts";

for (const path of ["/", "/offerte/luce", "/calcola-preventivo"]) {
  test(`a phone that shows ${path} at rest draws nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    expect(await countFramesAtRest(page)).toBeLessThanOrEqual(2);
  });
}
