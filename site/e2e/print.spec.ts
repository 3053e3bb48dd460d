import { expect, test } from "./fixtures.ts";
import { listItems } from "./listed-items.ts";

test.use({
  // This is the size of an A4 sheet at 96 pixels per inch.
  viewport: { width: 794, height: 1123 },
});

test("a printed list shows its offers first, without controls", async ({ page }) => {
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

test("a printed sheet shows each figure once", async ({ page, host }) => {
  const [[offer], [terminal]] = await Promise.all([
    listItems(host, "offers?tipology=luce"),
    listItems(host, "terminals"),
  ]);
  await page.goto(offer?.path ?? "");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".item__figure")).toBeVisible();
  await expect(page.locator(".price-box")).toBeHidden();
  const foot = page.locator(".v-spend-table tfoot");
  // As a footer group it would be printed again at the end of each sheet.
  expect(await foot.evaluate((each) => getComputedStyle(each).display)).toBe("table-row-group");

  await page.goto(terminal?.path ?? "");
  await expect(page.locator(".price-box strong")).toBeVisible();
  expect((await page.locator(".price-box strong").boundingBox())?.width).toBeGreaterThan(50);
});
