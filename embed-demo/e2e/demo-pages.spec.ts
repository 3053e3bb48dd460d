import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { toHtml } from "../bench/comparison.ts";
import comparison from "../bench/widgets.json" with { type: "json" };
import { findHeart, findOffer } from "./elements.ts";
import { expect, test } from "./fixtures.ts";
import { watchShift } from "./page-scripts.ts";

const SITES = [
  { path: "/", tag: "volpe-quote-assistant", tracking: "AFF-123" },
  { path: "/ponterosso/", tag: "volpe-offer-cards", tracking: "PARTNER-45" },
];

test("each site's snippet is copied with the host's address and the tracking value", async ({
  page,
  context,
  host,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: host.demoUrl });
  for (const { path, tag, tracking } of SITES) {
    await page.goto(`${host.demoUrl}${path}`);
    await page.getByRole("button", { name: "Copia le righe" }).click();
    await expect(page.getByText("Copiate.")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied, path).toContain(
      `<script async src="${host.url}/embed/v1/embed.js" data-tracking="${tracking}"></script>`,
    );
    expect(copied, path).toContain(`<${tag}`);
  }
});

test("nothing moves when cards and favourites arrive on the partner's page", async ({
  page,
  host,
}) => {
  const readShift = await watchShift(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${host.demoUrl}/ponterosso/`);
    await expect(page.getByRole("link", { name: /^Preferiti ?0$/ })).toBeVisible();
    const cards = page.locator('volpe-offer-cards[typology="luce"]');
    await cards.scrollIntoViewIfNeeded();
    await expect(findOffer(cards)).toHaveCount(3);
    await page.waitForTimeout(300);
    expect(await readShift()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("an offer that is saved on the partner's page counts in its list", async ({ page, host }) => {
  await page.goto(`${host.demoUrl}/ponterosso/`);
  const cards = page.locator('volpe-offer-cards[typology="internet"]');
  await cards.scrollIntoViewIfNeeded();
  const links = cards.locator("article h3 a");
  await expect(links).toHaveCount(6);
  const shown = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  for (const [at, name] of ["Giga Chiara", "Casa 1000"].entries()) {
    const heart = page.locator(`volpe-favourites-button[label="${name}"]`);
    const slug = await heart.getAttribute("slug");
    expect(shown.some((path) => path.endsWith(`/${slug}`))).toBe(true);
    await findHeart(page, name).click();
    await expect(
      page.getByRole("link", { name: new RegExp(`^Preferiti ?${at + 1}$`) }),
    ).toBeVisible();
  }
});

test("each element of the partner's snippet stands on the page as the snippet says", async ({
  page,
  host,
}) => {
  const reply = await page.goto(`${host.demoUrl}/ponterosso/`);
  const [, before = "", snippet = ""] =
    /^(.*)<pre id="snippet"><code>(.*?)<\/code>/s.exec((await reply?.text()) ?? "") ?? [];
  const lines = snippet.replaceAll("&lt;", "<").replaceAll("&gt;", ">").split("\n");
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    expect(before).toContain(line);
  }
});

test("the partner's page fits a small phone before and after its cards are loaded", async ({
  page,
  host,
}) => {
  const readWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${host.demoUrl}/ponterosso/`);
  await expect(page.getByRole("link", { name: /^Preferiti ?0$/ })).toBeVisible();
  expect(await readWidth()).toBe(320);
  for (const cards of await page.locator("volpe-offer-cards").all()) {
    await cards.scrollIntoViewIfNeeded();
    await expect(cards.getByRole("article").first()).toBeVisible();
  }
  await findHeart(page, "Casa 1000").scrollIntoViewIfNeeded();
  expect(await readWidth()).toBe(320);
});

test("the table of the last comparison fits each screen", async ({ page, host }) => {
  const html = await readFile(resolve(import.meta.dirname, "../pages/index.html"), "utf8");
  expect(html).toContain(toHtml(comparison));
  await page.goto(`${host.demoUrl}/`);
  await expect(page.getByRole("row")).toHaveCount(1 + comparison.rows.length);
  for (const width of [360, 820, 1180, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const cut = await page
      .locator(".measured tbody :is(th, td)")
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      );
    expect(cut, `${width} px`).toEqual([]);
  }
});
