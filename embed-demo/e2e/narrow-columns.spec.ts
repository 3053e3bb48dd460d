import type { Locator, Page } from "@playwright/test";
import rooms from "../rooms.json" with { type: "json" };
import { ELEMENTS, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

/** Makes the column that holds the elements this wide. */
async function setColumn(page: Page, widthPx: number): Promise<void> {
  await page
    .locator("main > div")
    .first()
    .evaluate((column, px) => {
      (column as HTMLElement).style.width = `${px}px`;
    }, widthPx);
}

test("in columns down to 250 px the elements fit their places without a hole", async ({
  page,
  partner,
}) => {
  const markup = ["luce", "gas"].map(
    (typology) => `<volpe-offer-cards typology="${typology}" limit="12"></volpe-offer-cards>`,
  );
  // The reserved picture of a card includes the gap of 16 px below the card.
  const cardPx = Number(/height="(\d+)"/.exec(rooms.cards2)?.[1]) - 16;
  const heart = ELEMENTS.find(({ tag }) => tag === "volpe-favourites-button")?.markup() ?? "";
  await page.setViewportSize({ width: 820, height: 16_000 });
  await page.goto(partner.serve(toPage(`<div>${heart}${markup.join("")}</div>`)));
  await expect(page.getByRole("article")).toHaveCount(24);
  // The cards are shown part by part, their lists last.
  for (const each of await page.locator("volpe-offer-cards").all()) {
    await expect(each.locator("dl").last()).toBeVisible();
  }
  for (const width of [250, 280, 290, 304, 320, 358, 374, 394, 400, 480]) {
    await setColumn(page, width);
    const line = page.locator(".v-favourites > :is(button, a)");
    const boxes = await line.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    expect(boxes).toHaveLength(3);
    const linePx =
      Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    expect(linePx, `at ${width}`).toBeLessThanOrEqual(46);
    const found = await page.locator("article").evaluateAll((cards) =>
      cards.map((card) => {
        const { height } = card.getBoundingClientRect();
        const spend = card.querySelector(".v-spend")?.getBoundingClientRect();
        const parts = card.querySelector("dl")?.getBoundingClientRect();
        const isShown = Number(parts?.left) < Number(spend?.right);
        const lines = [...card.querySelectorAll("h3, .v-card-supplier, .v-card-foot p")];
        const cut = lines.filter(
          ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
        );
        // Without its parts the bar is hidden too, and its place stays empty.
        const hole = isShown ? 0 : Number(spend?.height);
        return { height, hole, isShown, cut: cut.map(({ textContent }) => textContent) };
      }),
    );
    expect(
      found.flatMap(({ cut }) => cut),
      `at ${width}`,
    ).toEqual([]);
    // The cheapest card has the line about the commission.
    expect(found[0]?.isShown, `at ${width}`).toBe(width > 284);
    expect(Math.max(...found.map(({ height }) => height)), `at ${width}`).toBeLessThanOrEqual(
      cardPx,
    );
    expect(Math.max(...found.map(({ hole }) => hole)), `at ${width}`).toBeLessThan(1);
  }
});

test("a third card below a row of two fills a row of its own", async ({ page, partner }) => {
  const markup = ["luce", "noleggio"].map(
    (typology) => `<volpe-offer-cards typology="${typology}"></volpe-offer-cards>`,
  );
  await page.setViewportSize({ width: 1200, height: 3_000 });
  await page.goto(partner.serve(toPage(`<div>${markup.join("")}</div>`)));
  for (const each of await page.locator("volpe-offer-cards").all()) {
    for (const width of [595, 596, 700, 860, 901, 902]) {
      await setColumn(page, width);
      await expect(each.getByRole("article")).toHaveCount(3);
      const boxes = await each
        .getByRole("article")
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
      const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
      expect(rows.size, `at ${width}`).toBe(width < 596 ? 3 : width < 902 ? 2 : 1);
      for (const cards of rows.values()) {
        const [first, last] = [cards[0], cards.at(-1)];
        expect(Number(last?.right) - Number(first?.left), `at ${width}`).toBeCloseTo(width, 0);
      }
    }
  }
});

test("in lists of 600 px and more cards are no higher than their places", async ({
  page,
  partner,
}) => {
  const markup = ["luce", "gas", "noleggio", "pos", "internet"].map(
    (typology) =>
      `<volpe-offer-cards typology="${typology}" layout="list" limit="12"></volpe-offer-cards>`,
  );
  await page.setViewportSize({ width: 1200, height: 16_000 });
  await page.goto(partner.serve(toPage(`<div>${markup.join("")}</div>`)));
  // The cards are shown part by part.
  for (const each of await page.locator("volpe-offer-cards").all()) {
    await expect(each.locator("dl, .v-product-action").last()).toBeVisible();
  }
  for (const width of [600, 700, 720, 760, 820, 900, 1040, 1160]) {
    await setColumn(page, width);
    const heights = await page
      .locator("article")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    expect(Math.max(...heights), `at ${width}`).toBeLessThanOrEqual(248);
  }
});

test("a heart without the list is one line of a column down to 190 px", async ({
  page,
  partner,
}) => {
  const heart = ELEMENTS.find(({ tag }) => tag === "volpe-favourites-button")?.markup() ?? "";
  const alone = heart.replace(" count ", " ");
  await page.goto(partner.serve(toPage(`<div>${alone}</div><p>Testo ${alone}</p>`)));
  const places = page.locator(".v-favourites");
  await expect(places).toHaveCount(2);
  const measure = (place: Locator) =>
    place.locator(":scope > :is(button, a)").evaluateAll((all) => {
      const boxes = all.map((each) => each.getBoundingClientRect());
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      return { count: boxes.length, height: bottom - top, width: boxes[0]?.width };
    });
  const { width: wholePx } = await measure(places.last());
  for (const width of [190, 220, 244, 280, 390]) {
    await setColumn(page, width);
    const { count, height, width: buttonPx } = await measure(places.first());
    expect(count).toBe(2);
    expect(height, `at ${width}`).toBeLessThanOrEqual(46);
    if (width >= 280) expect(buttonPx).toBe(wholePx);
  }
});

test("in columns down to 240 px cards of products fit their places with whole names", async ({
  page,
  partner,
}) => {
  const markup = ["noleggio", "pos", "internet"].map(
    (typology) => `<volpe-offer-cards typology="${typology}" limit="12"></volpe-offer-cards>`,
  );
  await page.setViewportSize({ width: 820, height: 16_000 });
  await page.goto(partner.serve(toPage(`<div>${markup.join("")}</div>`)));
  await expect(page.getByRole("article").first()).toBeVisible();
  // The cards are shown part by part.
  for (const each of await page.locator("volpe-offer-cards").all()) {
    await expect(each.locator(".v-product-action").last()).toBeVisible();
  }
  for (const width of [240, 280, 320, 400]) {
    await setColumn(page, width);
    const found = await page.locator("article").evaluateAll((cards) =>
      cards.map((card) => {
        const lines = [...card.querySelectorAll("h3, .v-product-seller")];
        const cut = lines.filter(
          ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
        );
        const note = card.querySelector(".v-product-note")?.getBoundingClientRect();
        const top = card.querySelector(".v-product-brand")?.getBoundingClientRect().top ?? 0;
        return {
          height: card.getBoundingClientRect().height,
          cut: cut.map(({ textContent }) => textContent),
          near: (note?.bottom ?? 0) < top ? [] : [card.textContent],
        };
      }),
    );
    expect(
      found.flatMap(({ cut }) => cut),
      `at ${width}`,
    ).toEqual([]);
    expect(
      found.flatMap(({ near }) => near),
      `at ${width}`,
    ).toEqual([]);
    expect(Math.max(...found.map(({ height }) => height)), `at ${width}`).toBeLessThanOrEqual(328);
  }
});

test("a product's card alone in a wide place keeps its link near its figure", async ({
  page,
  partner,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [layout, isWide] of [
    ["grid", false],
    ["list", true],
  ] as const) {
    const cards = `<volpe-offer-cards typology="pos" limit="1" layout="${layout}"></volpe-offer-cards>`;
    await page.goto(partner.serve(toPage(`<div>${cards}</div>`)));
    await setColumn(page, 1000);
    const card = page.getByRole("article");
    await expect(card).toHaveCount(1);
    const { width = 0 } = (await card.boundingBox()) ?? {};
    expect(width > 480, `${layout}: ${width} px`).toBe(isWide);
  }
});
