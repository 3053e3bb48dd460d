import { expect, test } from "./fixtures.ts";
import { keepList, listItems } from "./listed-items.ts";

test.use({
  viewport: { width: 360, height: 740 },
  // An animation would change the measured width.
  contextOptions: { reducedMotion: "reduce" },
});

test("no page of lists, products or trust is wider than 360 pixels", async ({
  page,
  context,
  host,
}) => {
  test.setTimeout(180_000);
  const lists = ["vehicles", "terminals", "internet", "offers?tipology=luce"];
  const items = (await Promise.all(lists.map((list) => listItems(host, list)))).map((list) =>
    list.slice(0, 4),
  );
  const [vehicles = [], terminals = [], lines = [], offers = []] = items;
  const slugs = items.flat().map(({ slug }) => slug);
  await keepList(context, { url: host.url, name: "preferiti", slugs });
  await keepList(context, { url: host.url, name: "items", slugs });
  const compared = (list: typeof offers) => list.map(({ slug }) => slug).join(",");
  const paths = [
    ...["/noleggio", "/pos", "/offerte/internet", "/brands", "/chi-sono", "/contatti"],
    ...["/perche-affidarti-a-me", "/accessibilita", "/termini", "/preferiti", "/visualizzati"],
    ...["/auth/login", "/auth/registrazione", "/ripristino", "/active"],
    ...["/localizza-affare", "/localizza-affare?provincia=TO", "/contatti?inviato=si"],
    ...[vehicles[0], terminals[0], lines[0], offers[0]].map((item) => item?.path ?? ""),
    `/offerte/luce?confronta=${compared(offers)}`,
    `/noleggio?confronta=${compared(vehicles)}`,
  ];
  const tooWide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 360) {
      tooWide.push(`${path}: ${width}`);
    }
  }
  expect(tooWide).toEqual([]);
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
  // All four columns are in sight, and their names stay there while the page scrolls.
  const table = page.locator(".compared__table");
  expect(await table.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(
    320,
  );
  await table.evaluate((element) => element.scrollIntoView({ block: "end" }));
  await expect(table.getByRole("columnheader").last()).toBeInViewport();
});
