import type { Page } from "@playwright/test";
import { findBuiltFile } from "./built-file.ts";
import { expect, test } from "./fixtures.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { keepList, listItems } from "./listed-items.ts";

const PAGE_CHANGES = findBuiltFile("src/navigation/page-changes.tsx");

/** The text of the site's one live region. */
const getNews = (page: Page) => page.locator("#annunci");
const getFocused = (page: Page) => page.locator(":focus");

/** Opens a page and moves to its first control, as a keyboard user does. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilHydrated(page);
  const loaded = page.waitForResponse(`**${PAGE_CHANGES}`);
  await page.keyboard.press("Tab");
  await (await loaded).finished();
}

test("the live region is empty in the server's document", async ({ request }) => {
  const html = await (await request.get("/offerte/luce")).text();
  expect(html).toMatch(/<p class="v-hidden" id="annunci" role="status"><\/p>/);
});

test("a client-side page change announces its title and takes the focus", async ({ page }) => {
  await open(page, "/come-funziono");
  const title = await page.title();
  const link = page.locator("header").getByRole("link", { name: "Preferiti" });
  await link.press("Enter");
  await expect(getNews(page)).toHaveText("Preferiti | Volpe");
  await expect(getFocused(page)).toHaveAttribute("id", "contenuto");
  await page.goBack();
  await expect(getNews(page)).toHaveText(title);
  await expect(link).toBeFocused();
});

test("a removed filter passes the focus to the next one", async ({ page }) => {
  await open(page, "/offerte/luce?prezzo=fisso&verde=si");
  const chips = page.getByRole("list", { name: "Filtri attivi" }).getByRole("link");
  await expect(chips).toHaveCount(3);
  await chips.first().press("Enter");
  await expect(chips).toHaveCount(1);
  await expect(getNews(page)).toContainText(/^\d+ offert[ae]/);
  await expect(chips).toBeFocused();
  await chips.press("Enter");
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a new order is announced and shown in title and heading", async ({ page }) => {
  await open(page, "/offerte/luce");
  const sort = page.getByRole("link", { name: "Quota fissa, dalla più bassa" });
  await sort.press("Enter");
  await expect(getNews(page)).toContainText("Offerte luce: quota fissa, dalla più bassa");
  await expect(page).toHaveTitle("Offerte luce: quota fissa, dalla più bassa | Volpe");
  await expect(sort).toBeFocused();
});

test("a comparison announces its items and keeps the focus in its row", async ({ page, host }) => {
  const slugs = (await listItems(host, "vehicles")).slice(0, 3).map(({ slug }) => slug);
  await open(page, `/noleggio?confronta=${slugs}`);
  await page.getByLabel("Mostra solo le differenze").press("Space");
  await expect(getNews(page)).toContainText(/^\d+ righe diverse su \d+$/);
  const removals = page.getByRole("link", { name: /dal confronto$/ });
  await removals.nth(2).press("Enter");
  await expect(getNews(page)).toContainText("2 a confronto");
  await expect(removals).toHaveCount(2);
  await expect(removals.nth(1)).toBeFocused();
});

test("a new duration of a rental announces its price", async ({ page, host }) => {
  const [car] = await listItems(host, "vehicles");
  await open(page, car?.path ?? "");
  await page.locator(".chooser a:not([aria-current])").first().press("Enter");
  await expect(getNews(page)).toContainText(/\d+,\d\d\s€ al mese$/);
});

test("the favourites' page announces each change and keeps a focus", async ({
  page,
  context,
  host,
}) => {
  const slugs = (await listItems(host, "vehicles")).slice(0, 3).map(({ slug }) => slug);
  await keepList(context, { url: host.url, name: "preferiti", slugs });
  await open(page, "/preferiti");
  const removals = page.locator(".item-row").getByRole("button", { name: /^Togli / });
  await removals.nth(1).press("Enter");
  await expect(getNews(page)).toContainText("Fuori dai preferiti");
  await expect(removals).toHaveCount(2);
  await expect(removals.nth(1)).toBeFocused();
  await page.getByRole("button", { name: "Togli tutti i preferiti" }).press("Enter");
  await expect(removals).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "Annulla" }).press("Enter");
  await expect(removals).toHaveCount(2);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the notice of a favourite returns the focus to its heart", async ({ page }) => {
  await open(page, "/offerte/luce");
  const heart = page.getByRole("button", { name: /^Salva nei preferiti/ }).first();
  await heart.press("Enter");
  await page.getByRole("button", { name: "Annulla" }).press("Enter");
  await expect(heart).toBeFocused();
});

test("each suggestion of a place scrolls into view with the arrows", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const field = page.getByLabel("Comune o provincia");
  await field.focus();
  await expect(field).toHaveRole("combobox");
  await field.pressSequentially("mil");
  const options = page.getByRole("listbox", { name: "Luoghi" }).getByRole("option");
  await expect(options).toHaveCount(8);
  await expect(getNews(page)).toHaveText("8 suggerimenti");
  for (let index = 0; index < 8; index += 1) {
    await field.press("ArrowDown");
    await expect(options.nth(index)).toHaveAttribute("aria-selected", "true");
    await expect(options.nth(index)).toBeInViewport({ ratio: 1 });
  }
});

test("a chosen segment is visible with forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const grounds = await page
    .locator(".segmented span")
    .evaluateAll((words) => words.map((word) => getComputedStyle(word).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the field of a refused figure in a list gets the focus and has its reason", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto("/offerte/luce?consumo=tanto&fasce=90-90-90");
      const consumption = page.getByLabel("Consumo annuo");
      await expect(consumption).toBeFocused();
      await expect(consumption).toBeInViewport();
      await consumption.fill("2.700");
      await page.getByRole("button", { name: "Ricalcola" }).click();
      await expect(page).toHaveURL(/consumo=2\.700/);
      const bands = page.getByLabel("Fasce F1, F2 e F3");
      await expect(bands).toBeFocused();
      await expect(bands).toBeInViewport();
      await expect(bands).toHaveAccessibleDescription(/\S/);
    });

    test("a field that closed filters hide passes the focus to the notice", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/offerte/luce?fasce=90-90-90");
      await expect(getFocused(page)).toContainText("Non ho potuto usare tutto");
      await expect(getFocused(page)).toBeInViewport();
      await page.getByRole("button", { name: /^Filtri/ }).click();
      await expect(page.getByLabel("Fasce F1, F2 e F3")).toBeFocused();
    });
  });
}

test("a wrong field leaves the focus on the link that was pressed", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/offerte/luce?fasce=90-90-90");
  await waitUntilHydrated(page);
  const sort = page.getByRole("link", { name: "Quota fissa, dalla più bassa" });
  await sort.press("Enter");
  await expect(page).toHaveTitle("Offerte luce: quota fissa, dalla più bassa | Volpe");
  await expect(sort).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  test("a refused form focuses the summary of its errors", async ({ page }) => {
    await page.goto("/contatti");
    await page.locator("main form").evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.locator("main form button[type=submit]").last().click();
    await expect(getFocused(page)).toHaveRole("alert");
    await expect(getFocused(page)).toBeInViewport();
  });
});
