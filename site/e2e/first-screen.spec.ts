import { createConversation, TO_CHANNEL } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";

const LISTS = [
  "/offerte/luce?consumo=3100&potenza=4,5&provincia=TO&comune=001272",
  "/offerte/gas?consumo=900&provincia=TO&comune=001272",
  "/offerte/luce?consumo=3100&potenza=4,5&provincia=TO&comune=001272&spesa=1.060",
  "/offerte/gas?consumo=900&provincia=TO&comune=001272&spesa=90&periodo=mese",
  "/offerte/internet?provincia=TO",
  "/pos",
  "/noleggio",
  "/offerte/luce?destinazione=aziende&consumo=12000&potenza=6&provincia=RE&comune=035024",
  "/noleggio?destinazione=aziende",
  "/offerte/internet?provincia=RE&comune=035024",
  // The longest names: of a supplier, of an offer, of a car.
  "/offerte/luce?fornitore=pietralunga-vendita-energia",
  "/offerte/gas?fornitore=pietralunga-vendita-energia",
  "/offerte/internet?fornitore=fibrella",
  "/pos?fornitore=monetalia",
  "/noleggio?marca=dacia",
  "/noleggio?marca=fiat&rata_max=300&alimentazione=elettrica",
  "/noleggio?durata=48&km=10000&anticipo=4000",
  // The longest headings.
  "/offerte/luce?ordina=prezzo",
  "/offerte/luce?ordina=fissa",
  "/offerte/gas?ordina=prezzo",
  "/offerte/gas?spesa=1200&consumo=900&ordina=fissa",
];
const CARDS = ".offers__cards > li, .products__cards > li";
const LOWEST = 420;
const PHONE = { width: 390, height: 844 };

test.use({ contextOptions: { reducedMotion: "reduce" } });

test(`the first card of each list shows name and price above ${LOWEST}`, async ({ page }) => {
  for (const path of LISTS) {
    await page.goto(path);
    const card = page.locator(CARDS).first();
    for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport);
      for (const [name, part] of [
        ["name", card.getByRole("heading")],
        ["price", card.locator(".v-card-figure, .v-product-figure strong")],
      ] as const) {
        const box = await part.boundingBox();
        const end = (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
        expect
          .soft(end, `the ${name} of ${path} at ${viewport.width} pixels`)
          .toBeLessThanOrEqual(LOWEST);
      }
    }
  }
});

test("the bar of filters and order leaves the first card's note uncovered", async ({ page }) => {
  for (const path of ["/offerte/luce", "/offerte/gas", "/noleggio"]) {
    await page.goto(path);
    const note = page.locator(CARDS).first().locator(".v-card-note, .v-product-note");
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const bar = await page.locator(".listing__bar").boundingBox();
      const box = await note.boundingBox();
      expect
        .soft(box?.y, `${path} at ${width} px`)
        .toBeGreaterThanOrEqual((bar?.y ?? Number.NaN) + (bar?.height ?? 0));
    }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("eight offers fit on three screens", async ({ page }) => {
    const plain = ["/offerte/luce", "/offerte/gas", "/noleggio", "/pos"];
    for (const path of [...plain, ...LISTS.slice(0, 4)]) {
      await page.goto(path);
      const cards = page.locator(CARDS);
      const eighth = await cards.nth(7).boundingBox();
      expect
        .soft((eighth?.y ?? Number.NaN) + (eighth?.height ?? 0), path)
        .toBeLessThanOrEqual(3 * PHONE.height);
    }
  });

  test("an order says its whole name in a button of the usual height", async ({ page }) => {
    test.setTimeout(90_000);
    for (const path of ["/offerte/luce", "/offerte/internet", "/pos", "/noleggio"]) {
      await page.goto(path);
      const orders = page.locator(".sorts__list a");
      for (let at = 0; at < (await orders.count()); at++) {
        await page.goto((await orders.nth(at).getAttribute("href")) ?? "");
        const open = page.locator(".sorts__open");
        for (const width of [390, 360, 320]) {
          await page.setViewportSize({ width, height: 844 });
          const words = `«${await open.textContent()}» at ${width} px`;
          const fits = await open.evaluate(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              scrollWidth <= clientWidth && scrollHeight <= clientHeight,
          );
          expect.soft(fits, words).toBe(true);
          expect.soft((await open.boundingBox())?.height, words).toBeLessThanOrEqual(46);
        }
      }
    }
  });

  test("filters and order stay visible and open in place", async ({ page }) => {
    await page.goto("/offerte/luce");
    await page.mouse.wheel(0, 3000);
    const filters = page.getByRole("button", { name: "Filtri", exact: true });
    await expect.poll(async () => (await filters.boundingBox())?.y ?? -1).toBeLessThan(20);
    await filters.click();
    await expect(page.getByRole("heading", { name: "Filtri" })).toBeInViewport();
    await expect(page.getByRole("button", { name: /^Mostra \d+ offerte$/ })).toBeInViewport();
    await page.getByRole("button", { name: "Chiudi" }).click();
    await page.getByRole("button", { name: "Ordine: Spesa annua" }).click();
    await page.getByRole("link", { name: "Quota fissa, dalla più bassa" }).click();
    await expect(page).toHaveURL(/ordina=fissa/);
    await expect(page.getByRole("button", { name: "Ordine: Quota fissa" })).toBeVisible();
  });
});

test("the launcher leaves an item's price and action uncovered on a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto("/offerte/luce");
  await page.goto((await page.locator(".v-card-action").first().getAttribute("href")) ?? "");
  const launcher = page.locator(".v-launch-fox");
  await expect(launcher).toBeVisible();
  const fox = await launcher.boundingBox();
  const action = await page.locator(".item__action").boundingBox();
  expect((fox?.y ?? 0) + (fox?.height ?? 0)).toBeLessThanOrEqual(action?.y ?? 0);
});

test("the fox leaves every word of a page uncovered", async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto("/offerte/luce");
  const item = (await page.locator(".v-card-action").first().getAttribute("href")) ?? "";
  for (const path of ["/offerte/luce", "/noleggio", "/pos", item]) {
    await page.goto(path);
    for (const width of [768, 820, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const fox = await page.locator(".v-launch-fox").boundingBox();
      const ends = await page.locator("main").evaluate((main) => {
        const range = document.createRange();
        // An element for screen readers alone is a pixel wide.
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
          parentElement?.checkVisibility() && parentElement.getBoundingClientRect().width > 1
            ? NodeFilter.FILTER_ACCEPT
            : NodeFilter.FILTER_REJECT,
        );
        const found: number[] = [];
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode);
          found.push(range.getBoundingClientRect().right);
        }
        return found;
      });
      expect(ends.length).toBeGreaterThan(20);
      expect.soft(Math.max(...ends), `${path} at ${width} px`).toBeLessThanOrEqual(fox?.x ?? 0);
    }
  }
});

test("on a small phone the answers leave the question in view", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/calcola-preventivo");
  const { giveAll, log } = createConversation(page);
  await giveAll(TO_CHANNEL.slice(0, 5));
  const question = log.getByText("Sai quanta luce consumi in un anno?");
  // Three choices, a field and the upload of a bill stand below it.
  await expect(page.getByText("Manda la bolletta, la leggo io")).toBeAttached();
  await expect(question).toBeInViewport({ ratio: 1 });
});
