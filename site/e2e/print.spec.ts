import { expect, test } from "./fixtures.ts";

test.use({
  // An A4 sheet.
  viewport: { width: 794, height: 1123 },
});

test("a printed list has its offers before the assumptions, without hearts and actions", async ({
  page,
}) => {
  await page.goto("/offerte/luce");
  await page.emulateMedia({ media: "print" });
  const cards = await page.locator(".offers__cards").boundingBox();
  const assumptions = await page.locator(".assumptions").boundingBox();
  expect(assumptions?.y).toBeGreaterThanOrEqual((cards?.y ?? 0) + (cards?.height ?? 0));
  const card = page.locator(".offers__cards .v-card").first();
  expect(await card.evaluate((each) => getComputedStyle(each).breakInside)).toBe("avoid");
  await expect(card.locator(".v-card-action")).toBeHidden();
  await expect(card.locator(".v-card-heart")).toBeHidden();
});
