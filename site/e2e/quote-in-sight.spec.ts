import { join } from "node:path";
import { openBegunConversation } from "./begun-conversation.ts";
import { createConversation, TO_CHANNEL, TO_CONSUMPTION, toQuote } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";
import { expectEndInSight, expectInside, expectQuoteInSight } from "./quote-in-sight.ts";

// A visitor who asks for nothing sees each animation.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test("the interview shows verdict, first card and quote together, then three offers", async ({
      page,
      host,
    }) => {
      const answers = TO_CHANNEL.slice(0, -1);
      const conversation = await openBegunConversation(page, { host, answers });
      await conversation.giveAll(TO_CHANNEL.slice(-1));
      await expectQuoteInSight(page);
      await conversation.giveAll([{ choose: "No, grazie" }]);
      await expectEndInSight(page);
      const said = conversation.log.locator("[data-fresh] .v-bubble");
      await expect(said.first()).toBeInViewport({ ratio: 1 });
    });

    // After a typed answer the browser outlines the focused element, which then needs more room.
    test("a typed last answer shows three offers and the quote", async ({ page, host }) => {
      const answers = [...TO_CHANNEL, ...toQuote(`fine-${viewport.width}@esempio.it`)];
      const begun = answers.slice(0, -1);
      const conversation = await openBegunConversation(page, { host, answers: begun });
      await conversation.giveAll(answers.slice(-1));
      await expectEndInSight(page);
    });
  });
}

test("a phone shows the end of a bill's values and the question above its answers", async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const begun = { host, answers: TO_CONSUMPTION };
  const { log, dock, ...chat } = await openBegunConversation(page, begun);
  const bill = join(import.meta.dirname, "files/bolletta.pdf");
  await dock.getByLabel(/Manda la bolletta/).setInputFiles(bill);
  await chat.isAsked("È giusto?");
  await expect(dock.getByRole("button", { name: "Sì, è tutto giusto" })).toBeInViewport({
    ratio: 1,
  });
  await expect(log.locator(".v-asked")).toBeInViewport({ ratio: 1 });
  await expectInside(page.locator(".v-log-scroller"), [log.locator(".v-asked")]);
  const values = await log.locator("[data-asking] .v-bubble:not(.v-asked)").last().boundingBox();
  const window = await page.locator(".v-log-scroller").boundingBox();
  const end = (values?.y ?? 0) + (values?.height ?? Number.NaN);
  expect(end).toBeGreaterThan((window?.y ?? 0) + 100);
});

test("a phone shows the whole reason why a file could not be read", async ({ page, host }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const begun = { host, answers: TO_CONSUMPTION };
  const { log, dock, ...chat } = await openBegunConversation(page, begun);
  // This PDF has one page with neither text nor pictures.
  const content = Buffer.from(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>",
  );
  const sendEmpty = async (name: string): Promise<void> => {
    const file = { name, mimeType: "application/pdf", buffer: content };
    await dock.getByLabel(/Manda la bolletta/).setInputFiles(file);
    await chat.isAsked(`«${name}» non ha immagini né testo`);
    await expectInside(page.locator(".v-log-scroller"), [log.locator(".v-asked")]);
  };
  await sendEmpty("vuota.pdf");
  await page.setViewportSize({ width: 390, height: 844 });
  await sendEmpty("bianca.pdf");
});

test("the field of an answer stands above the bar of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/calcola-preventivo");
  const conversation = createConversation(page);
  await conversation.giveAll([{ choose: "Casa mia" }, { choose: "Gas" }]);
  await conversation.isAsked("In che comune si trova la fornitura?");
  const field = await conversation.dock.locator("input.v-input").boundingBox();
  const bar = await page.locator(".bottom-bar").boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? Number.NaN)).toBeLessThan(bar?.y ?? 0);
});
