import { expect, test } from "./fixtures.ts";
import { keepList, listItems } from "./listed-items.ts";

test.use({
  viewport: { width: 360, height: 740 },
  // The width of a page that is still moving into place is not its width.
  contextOptions: { reducedMotion: "reduce" },
});

test("no page of lists, products or trust is wider than a phone's screen", async ({
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
    ...["/perche-affidarti-a-me", "/accessibilita", "/preferiti", "/visualizzati"],
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
