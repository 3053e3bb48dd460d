import { createConversation, TO_CHANNEL } from "./conversation-page.ts";
import { test } from "./fixtures.ts";
import { expectQuoteInSight } from "./quote-in-sight.ts";

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]) {
  test(`the assistant's page shows verdict, first card and quote together at ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/calcola-preventivo");
    await createConversation(page).giveAll(TO_CHANNEL);
    await expectQuoteInSight(page);
  });
}
