import { expect, test } from "./fixtures.ts";
import { listItems } from "./listed-items.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a sheet with figures of any length is no wider than 320 pixels", async ({ page, host }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const query of ["tipology=luce", "tipology=luce&destinazione=aziende&provincia=TO"]) {
    const [offer] = await listItems(host, `offers?${query}`);
    for (const use of ["consumo=12345&potenza=6", "consumo=98765&potenza=30"]) {
      await page.goto(`${offer?.path}?${use}&provincia=TO`);
      await expect(page.locator(".v-spend-table")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), use).toBe(320);
    }
  }
});

test("a list with long filters and a comparison of four are no wider than 320 pixels", async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const offers = (await listItems(host, "offers?tipology=luce")).slice(0, 4);
  const compared = offers.map(({ slug }) => `confronta=${slug}`).join("&");
  for (const path of [
    "/pos?incasso=12.000,50&scontrino=35&circuiti=10-30-35-15-10",
    `/offerte/luce?${compared}&consumo=3.100`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
  // All four columns are visible, and their names stay visible while the page scrolls.
  const table = page.locator(".compared__table");
  expect(await table.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(
    320,
  );
  await table.evaluate((element) => element.scrollIntoView({ block: "end" }));
  await expect(table.getByRole("columnheader").last()).toBeInViewport();
});
