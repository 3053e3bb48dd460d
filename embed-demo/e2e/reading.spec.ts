import { findFaults } from "../../site/e2e/find-faults.ts";
import { openAssistant } from "./assistant-steps.ts";
import { findOffer, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

test("the partner's page passes axe on a phone and a desktop", async ({ page, host }) => {
  await page.goto(`${host.demoUrl}/ponterosso/`);
  for (const cards of await page.locator("volpe-offer-cards").all()) {
    await cards.scrollIntoViewIfNeeded();
    await cards.getByRole("article").first().waitFor();
  }
  expect(await findFaults(page, { widths: [360, 1280] })).toEqual([]);
});

test("fields of the assistant and of the filters are large enough that a phone zooms nothing", async ({
  page,
  partner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const html = `<volpe-offer-cards filters></volpe-offer-cards><volpe-quote-assistant></volpe-quote-assistant>`;
  await page.goto(partner.serve(toPage(html)));
  await findOffer(page).first().waitFor();
  await openAssistant(page);
  const sizes = await page
    .locator(":is(input, select, textarea):visible")
    .evaluateAll((fields) =>
      fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    );
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.filter((size) => size < 16)).toEqual([]);
});

test("the open assistant is a log whose dialog keeps the focus within", async ({
  page,
  partner,
}) => {
  await page.goto(
    partner.serve(toPage('<a href="/">Fuori</a><volpe-quote-assistant></volpe-quote-assistant>')),
  );
  await openAssistant(page);
  await expect(page.getByRole("dialog").getByRole("log")).toBeVisible();
  const reached = new Set<string>();
  for (const key of [...Array(14).fill("Tab"), ...Array(14).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    reached.add(await page.evaluate(() => document.activeElement?.localName ?? ""));
  }
  expect([...reached]).toEqual(["volpe-quote-assistant"]);
});
