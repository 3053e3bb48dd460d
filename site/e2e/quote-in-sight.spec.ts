import { join } from "node:path";
import { createConversation, TO_CHANNEL, TO_CONSUMPTION, toQuote } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";
import { expectEndInSight, expectInside, expectQuoteInSight } from "./quote-in-sight.ts";

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]) {
  test(`the interview shows verdict, first card and quote together, then three offers and the quote, at ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/calcola-preventivo");
    const conversation = createConversation(page);
    await conversation.giveAll(TO_CHANNEL);
    await expectQuoteInSight(page);
    await conversation.giveAll([{ choose: "No, grazie" }]);
    await expectEndInSight(page);
    const said = conversation.log.locator("[data-fresh] .v-bubble");
    await expect(said.first()).toBeInViewport({ ratio: 1 });

    // After a typed answer the browser outlines what has the focus.
    await conversation.give({ choose: "Ricomincia da capo" });
    await conversation.isAsked("Per chi cerchi?");
    await conversation.giveAll([...TO_CHANNEL, ...toQuote(`fine-${viewport.width}@esempio.it`)]);
    await expectEndInSight(page);
  });
}

test("a phone shows the end of a bill's values and the question above its answers", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/calcola-preventivo");
  const { log, dock, ...chat } = createConversation(page);
  await chat.giveAll(TO_CONSUMPTION);
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

for (const viewport of [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
]) {
  test(`a phone of ${viewport.width} shows the whole reason why a file could not be read`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/calcola-preventivo");
    const { log, dock, ...chat } = createConversation(page);
    await chat.giveAll(TO_CONSUMPTION);
    // A page without text and pictures.
    const content = Buffer.from(
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>",
    );
    const file = { name: "vuota.pdf", mimeType: "application/pdf", buffer: content };
    await dock.getByLabel(/Manda la bolletta/).setInputFiles(file);
    await chat.isAsked("«vuota.pdf» non ha immagini né testo");
    await expectInside(page.locator(".v-log-scroller"), [log.locator(".v-asked")]);
  });
}

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
