import { expectEndInSight, expectQuoteInSight } from "../../site/e2e/quote-in-sight.ts";
import { answerToChannel, findLauncher, openAssistant } from "./assistant-steps.ts";
import { expect, test } from "./fixtures.ts";

const SCRIPT = '<script async src="%VOLPE_HOST%/embed/v1/embed.js" data-tracking="AFF-1"></script>';
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

function toPage(body: string): string {
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Prova</title>${SCRIPT}</head><body>${body}</body></html>`;
}

for (const viewport of VIEWPORTS) {
  for (const variant of ["bubble", "inline"]) {
    test(`the ${variant} assistant shows verdict, first card and quote at once, and the end, at ${viewport.width}`, async ({
      page,
      partner,
    }) => {
      test.setTimeout(60_000);
      await page.setViewportSize(viewport);
      const element = `<volpe-quote-assistant variant="${variant}"></volpe-quote-assistant>`;
      await page.goto(partner.serve(toPage(element)));
      const start =
        variant === "inline"
          ? page.getByRole("button", { name: "Cominciamo" })
          : findLauncher(page);
      await start.click();
      await answerToChannel(page);
      await expectQuoteInSight(page);
      await page.getByRole("button", { name: "No, grazie" }).click();
      await expectEndInSight(page);
    });
  }
}

test("a small screen shows the first question above its answers", async ({ page, partner }) => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 410, height: 450 },
    { width: 1440, height: 480 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(partner.serve(toPage("<volpe-quote-assistant></volpe-quote-assistant>")));
    await openAssistant(page);
    const question = page.getByText("Per chi cerchi?", { exact: true });
    await expect(question).toBeInViewport({ ratio: 1 });
    const bottom = await page
      .locator(".v-log-scroller")
      .evaluate((log) => log.getBoundingClientRect().bottom);
    const box = await question.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), `at ${viewport.width}`).toBeLessThanOrEqual(bottom);
    await page.evaluate(() => localStorage.clear());
  }
});
