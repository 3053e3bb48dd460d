import { countFramesAtRest } from "../../site/e2e/count-frames.ts";
import { openAssistant } from "./assistant-steps.ts";
import { ELEMENTS, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

test("elements at rest let the page rest: nothing is drawn", async ({ page, partner }) => {
  await page.goto(partner.serve(toPage(ELEMENTS.map(({ markup }) => markup()).join(""))));
  for (const { find } of ELEMENTS) {
    await find(page).first().waitFor();
  }
  expect(await countFramesAtRest(page)).toBeLessThanOrEqual(2);

  await openAssistant(page);
  expect(await countFramesAtRest(page)).toBeLessThanOrEqual(2);
});
