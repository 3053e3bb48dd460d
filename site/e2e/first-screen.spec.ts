import type { Locator } from "@playwright/test";
import { openBegunConversation } from "./begun-conversation.ts";
import { TO_CONSUMPTION } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";
import { listItems } from "./listed-items.ts";

const PLAIN = ["/offerte/luce", "/offerte/gas", "/noleggio", "/pos"];
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
  // These lists have the longest names of a supplier, of an offer and of a car.
  "/offerte/luce?fornitore=pietralunga-vendita-energia",
  "/offerte/gas?fornitore=pietralunga-vendita-energia",
  "/offerte/internet?fornitore=fibrella",
  "/pos?fornitore=monetalia",
  "/noleggio?marca=dacia",
  "/noleggio?marca=fiat&rata_max=300&alimentazione=elettrica",
  "/noleggio?durata=48&km=10000&anticipo=4000",
  // These lists have the longest headings.
  "/offerte/luce?ordina=prezzo",
  "/offerte/luce?ordina=fissa",
  "/offerte/gas?ordina=prezzo",
  "/offerte/gas?spesa=1200&consumo=900&ordina=fissa",
];
const CARDS = ".offers__cards > li, .products__cards > li";
/** Matches the name of the current order in the button of a list's HTML. */
const OPEN_ORDERS = /sorts__open".*?<\/span>(?:<!-- -->)?([^<&]+)<\/button>/;
/** Distance from the top, px, within which the first card's name and price end. */
const LOWEST = 420;
const PHONE = { width: 390, height: 844 };

/** The distance from the top of the window to the end of an element, px. */
async function findEnd(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
}

test("each list shows its first card early and uncovered", async ({ page }) => {
  for (const path of new Set([...PLAIN, ...LISTS])) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    if (PLAIN.includes(path) || LISTS.slice(0, 4).includes(path)) {
      const end = await findEnd(page.locator(CARDS).nth(7));
      expect.soft(end, `the eighth of ${path}`).toBeLessThanOrEqual(3 * PHONE.height);
    }
    const card = page.locator(CARDS).first();
    for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport);
      for (const [name, part] of [
        ["name", card.getByRole("heading")],
        ["price", card.locator(".v-card-figure, .v-product-figure strong")],
      ] as const) {
        expect
          .soft(await findEnd(part), `the ${name} of ${path} at ${viewport.width} pixels`)
          .toBeLessThanOrEqual(LOWEST);
      }
    }
    if (PLAIN.includes(path) && path !== "/pos") {
      const note = card.locator(".v-card-note, .v-product-note");
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const bar = await findEnd(page.locator(".listing__bar"));
        const box = await note.boundingBox();
        expect.soft(box?.y, `the note of ${path} at ${width} px`).toBeGreaterThan(bar + 1);
        const covered = await page.locator(".v-product:has(.v-product-note)").evaluateAll(
          (cards) =>
            cards.filter((card) => {
              const end = card.querySelector(".v-product-note")?.getBoundingClientRect().bottom;
              return [".v-product-picture", ".v-product-brand"].some((part) => {
                const top = card.querySelector(part)?.getBoundingClientRect().top;
                return (end ?? 0) > (top ?? 0);
              });
            }).length,
        );
        expect.soft(covered, `what a note covers on ${path} at ${width} px`).toBe(0);
      }
    }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("the button of the order shows each order's whole name at its usual height", async ({
    page,
  }) => {
    for (const path of ["/offerte/luce", "/offerte/internet", "/pos", "/noleggio"]) {
      await page.goto(path);
      const names: string[] = [];
      for (const order of await page.locator(".sorts__list a").all()) {
        const reply = await page.request.get((await order.getAttribute("href")) ?? "");
        const [, name] = OPEN_ORDERS.exec(await reply.text()) ?? [];
        names.push(name ?? "");
      }
      expect(names, path).not.toContain("");
      expect(new Set(names).size, `${path}: ${names}`).toBe(names.length);
      for (const width of [390, 360, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const measured = await page.locator(".sorts__open").evaluate((open, all) => {
          return all.map((name) => {
            (open.lastChild as Text).data = name;
            const { scrollWidth, clientWidth, scrollHeight, clientHeight } = open;
            const fits = scrollWidth <= clientWidth && scrollHeight <= clientHeight;
            return { fits, height: open.getBoundingClientRect().height, words: open.textContent };
          });
        }, names);
        expect(measured.map(({ words }) => words)).toEqual(names.map((name) => `Ordine: ${name}`));
        for (const { fits, height, words } of measured) {
          expect.soft(fits, `«${words}» at ${width} px`).toBe(true);
          expect.soft(height, `«${words}» at ${width} px`).toBeLessThanOrEqual(46);
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

test("the fox leaves every word of a page and an item's action uncovered", async ({
  page,
  host,
}) => {
  const [item] = await listItems(host, "offers?tipology=luce");
  const readFox = async () => await page.locator(".v-launch-fox").boundingBox();
  for (const path of ["/offerte/luce", "/noleggio", "/pos", item?.path ?? ""]) {
    await page.goto(path);
    for (const width of [768, 820, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const fox = await readFox();
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
  await page.setViewportSize({ width: 820, height: 1180 });
  const fox = await readFox();
  const action = await page.locator(".item__action").boundingBox();
  expect((fox?.y ?? 0) + (fox?.height ?? Number.NaN)).toBeLessThanOrEqual(action?.y ?? 0);
});

test("a card of a tablet keeps a name of 30 letters on one line and has no empty third", async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto("/offerte/luce");
  const cards = await page.locator(".offers__cards .v-card").evaluateAll((all) =>
    all.map((card) => {
      const toBox = (part: string) => card.querySelector(part)?.getBoundingClientRect();
      const { height = 0 } = toBox(".v-card-name") ?? {};
      const right = card.getBoundingClientRect().right - (toBox(".v-card-money")?.right ?? 0);
      return { name: card.querySelector(".v-card-name")?.textContent ?? "", height, right };
    }),
  );
  expect(cards.length).toBeGreaterThan(5);
  const isUsual = ({ name }: { name: string }) => name.length <= 30;
  expect(cards.filter((card) => isUsual(card) && card.height > 26)).toEqual([]);
  expect(Math.max(...cards.map(({ right }) => right))).toBeLessThanOrEqual(40);
});

test("on a small phone the answers leave the question in view", async ({ page, host }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const begun = { host, answers: TO_CONSUMPTION.slice(0, -1) };
  const { giveAll, log } = await openBegunConversation(page, begun);
  await giveAll(TO_CONSUMPTION.slice(-1));
  const question = log.getByText("Sai quanta luce consumi in un anno?");
  // Three choices, a field and the upload of a bill stand below it.
  await expect(page.getByText("Manda la bolletta, la leggo io")).toBeAttached();
  await expect(question).toBeInViewport({ ratio: 1 });
});
