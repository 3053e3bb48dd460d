import { TO_CHANNEL } from "../../site/e2e/conversation-page.ts";
import { expectEndInSight, expectQuoteInSight } from "../../site/e2e/quote-in-sight.ts";
import {
  beginConversation,
  findLauncher,
  openAssistant,
  waitForBegun,
  write,
} from "./assistant-steps.ts";
import { toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

// A visitor who asks for nothing sees each animation.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

for (const variant of ["bubble", "inline"]) {
  test(`the ${variant} assistant shows verdict, first card and quote at once`, async ({
    page,
    partner,
    host,
  }) => {
    const element = `<volpe-quote-assistant variant="${variant}"></volpe-quote-assistant>`;
    const begun = TO_CHANNEL.slice(0, -1);
    for (const viewport of VIEWPORTS) {
      await test.step(`at ${viewport.width}`, async () => {
        await page.setViewportSize(viewport);
        await page.goto(partner.serve(toPage(element)));
        await beginConversation(page, { host, answers: begun });
        const start =
          variant === "inline"
            ? page.getByRole("button", { name: /^(Cominciamo|Riprendiamo)$/ })
            : findLauncher(page);
        await start.click();
        await waitForBegun(page, begun);
        // The quote's parts are loaded as soon as there is an answer, also an earlier one.
        await page.waitForFunction(() =>
          performance.getEntriesByType("resource").some(({ name }) => /later-module/.test(name)),
        );
        await write(page, "Spesa annua di oggi", "900");
        await expectQuoteInSight(page);
        await page.getByRole("button", { name: "No, grazie" }).click();
        await expectEndInSight(page);
      });
    }
  });
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
