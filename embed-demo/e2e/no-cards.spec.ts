import type { Page } from "@playwright/test";
import rooms from "../rooms.json" with { type: "json" };
import { findOffer, SCRIPT, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";
import { watchShift } from "./page-scripts.ts";

/** Cards for which the markup reserves the place of three. */
const toCards = (attributes: string) =>
  `<volpe-offer-cards ${attributes}>${rooms.cards3}</volpe-offer-cards>`;

/** Expects a sentence in the middle of a box that, with the notes, fills the reserved place. */
async function expectFilled(page: Page): Promise<void> {
  const element = await page.locator("volpe-offer-cards").boundingBox();
  const box = await page.locator(".v-cards-said").boundingBox();
  const text = await page.locator(".v-cards-said p").boundingBox();
  const notes = await page.locator(".v-cards-notes").all();
  const notesBox = await notes[0]?.boundingBox();
  const bottom = (notesBox ?? box ?? { y: 0, height: 0 }) as { y: number; height: number };
  expect(box?.y).toBe(element?.y);
  expect(bottom.y + bottom.height).toBe((element?.y ?? 0) + (element?.height ?? 0));
  const above = (text?.y ?? 0) - (box?.y ?? 0);
  const below = (box?.y ?? 0) + (box?.height ?? 0) - (text?.y ?? 0) - (text?.height ?? 0);
  expect(Math.abs(above - below)).toBeLessThan(1);
}

test("where no offer is found a sentence stands in the middle of the reserved place", async ({
  page,
  partner,
}) => {
  for (const attributes of ['brand="nessuno"', 'slugs="mai-esistita"', 'filters brand="nessuno"']) {
    await page.goto(partner.serve(toPage(toCards(attributes))));
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByText(/Nessuna offerta|non le trovo/)).toBeVisible();
      if (!attributes.startsWith("filters")) {
        await expectFilled(page);
      }
    }
  }
});

test.describe("where the host cannot be reached", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("reports a code with the request's id and offers another try", async ({ page, partner }) => {
    let isDown = true;
    await page.route("**/embed/offer-cards?*", (route) =>
      isDown
        ? route.fulfill({
            status: 503,
            headers: {
              "access-control-allow-origin": "*",
              "access-control-expose-headers": "x-request-id",
              "x-request-id": "req-7",
            },
            json: { errors: [] },
          })
        : route.continue(),
    );
    await page.addInitScript(() => {
      const events: unknown[] = [];
      Object.assign(globalThis, { events });
      document.addEventListener("volpe-error", (event) =>
        events.push((event as CustomEvent).detail),
      );
    });
    await page.goto(partner.serve(toPage(toCards('limit="2"'))));
    await expect(page.getByText(/^Non riesco a caricare le offerte/)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, "events"))).toEqual([
      { code: "http-503", requestId: "req-7" },
    ]);
    await expectFilled(page);
    const retry = page.getByRole("button", { name: "riprova" });
    await expect(retry).toHaveCSS("text-decoration-line", "underline");
    await expect(retry).toHaveCSS("color", "rgb(194, 65, 12)");
    isDown = false;
    await retry.click();
    await expect(page.getByRole("article")).toHaveCount(2);
  });

  test("loads the cards again once the connection is back", async ({ page, partner, context }) => {
    await page.goto(partner.serve(toPage(toCards('limit="2"'))));
    await expect(page.getByRole("article")).toHaveCount(2);
    await context.setOffline(true);
    await page
      .locator("volpe-offer-cards")
      .evaluate((cards: HTMLElement & { refresh(): void }) => cards.refresh());
    await expect(page.getByText(/^Non riesco a caricare le offerte/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("article")).toHaveCount(2);
  });
});

test("fewer cards than asked for leave less empty space than a screen", async ({
  page,
  partner,
}) => {
  const markup = (typology: string, more = "") =>
    `<volpe-offer-cards typology="${typology}" limit="12" ${more}></volpe-offer-cards>`;
  const readShift = await watchShift(page);
  const readBottom = () =>
    page.locator("volpe-offer-cards").evaluate((element) => {
      const last = element.shadowRoot?.querySelector(".v-cards-content > :last-child");
      return element.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0);
    });
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const head = SCRIPT.replace("async", 'async blocking="render"');
    await page.goto(partner.serve(toPage(markup("internet"), { head })));
    await page.locator(".v-cards-notes").waitFor();
    await page.waitForTimeout(500);
    expect(await readBottom(), `at ${width}`).toBeLessThan(844);
    expect(await readShift(), `at ${width}`).toBe(0);
    await page.goto(partner.serve(toPage(markup("luce", "filters"))));
    await expect(findOffer(page)).toHaveCount(12);
    // The cards are shown part by part, their lists last.
    await expect(page.locator("volpe-offer-cards dl").last()).toBeVisible();
    const before = await readShift();
    await page.getByLabel("Fornitore").selectOption({ index: 1 });
    await expect(findOffer(page)).not.toHaveCount(12);
    await page.waitForTimeout(500);
    expect(await readBottom(), `at ${width}`).toBeLessThan(844);
    expect(await readShift(), `at ${width}`).toBe(before);
  }
});
