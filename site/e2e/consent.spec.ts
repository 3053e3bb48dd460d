import type { BrowserContext, Page } from "@playwright/test";
import { DAY_SECONDS } from "@volpe/contract";
import { banner, button, findLiveQuestion } from "./cookie-question.ts";
import { findFaults } from "./find-faults.ts";
import { expect, test as plain } from "./fixtures.ts";
import { startHost } from "./host-process.ts";
import { readCookie } from "./listed-items.ts";
import { waitUntilQuiet } from "./quiet.ts";

const test = plain.extend({ cookiesAccepted: null });

/** A host on which the affiliate's value is stored only after a choice. */
const startWaitingHost = () => startHost({ TRACKING_CONSENT: "required" });

const waiting = test.extend({
  host: async ({ keep }, use) => use(await keep(startWaitingHost)),
});

/** The names of all stored cookies. */
const listCookies = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).toSorted();

/** Answers the question and waits until the server has recorded the choice. */
async function answer(page: Page, name: string): Promise<unknown> {
  await findLiveQuestion(page);
  const call = page.waitForRequest("**/api/v1/frontend/consents");
  await button(page, name).click();
  await expect(banner(page)).toBeHidden();
  const sent = await call;
  expect((await sent.response())?.status()).toBe(201);
  return sent.postDataJSON();
}

const PHONE_AND_DESK = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

test("the cookie question is small, takes no focus and passes axe", async ({ page }) => {
  for (const path of ["/", "/offerte/luce"]) {
    await page.goto(path);
    for (const size of PHONE_AND_DESK) {
      await page.setViewportSize(size);
      await findLiveQuestion(page);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      const box = await banner(page).boundingBox();
      expect(box?.height, path).toBeLessThanOrEqual(160);
      const bar = await page.locator(".bottom-bar").boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? size.height);
    }
    const faults = await findFaults(page, { within: ".cookie-banner", widths: [1440, 360] });
    expect(faults, path).toEqual([]);
  }
  await button(page, "Scegli").click();
  expect(await findFaults(page, { within: ".cookie-banner", widths: [1440, 360] })).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(banner(page)).toBeHidden();
});

test("«Scegli» opens the boxes without moving the page", async ({ page }) => {
  for (const size of PHONE_AND_DESK) {
    await page.setViewportSize(size);
    await page.goto("/contatti");
    await findLiveQuestion(page);
    const half = (await page.evaluate(() => window.innerHeight)) / 2;
    expect((await banner(page).boundingBox())?.height).toBeLessThan(half);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(40);
    const spot = await button(page, "Scegli").boundingBox();
    await page.mouse.click((spot?.x ?? 0) + 10, (spot?.y ?? 0) + 10);
    await expect(banner(page).getByRole("checkbox").last()).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(40);
    expect((await banner(page).boundingBox())?.height).toBeLessThan(half);
  }
});

test("only the question's own buttons answer it while the page is used", async ({
  page,
  context,
}) => {
  for (const size of PHONE_AND_DESK) {
    await page.setViewportSize(size);
    await page.goto("/offerte/luce");
    await findLiveQuestion(page);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press("Escape");
    await page.locator(".offers__cards .v-card-action").first().click();
    await expect(page.getByText("Quanto spendi in un anno")).toBeVisible();
    await findLiveQuestion(page);
    expect(await listCookies(context)).not.toContain("consensi");
    await page.reload();
    await findLiveQuestion(page);
  }
});

for (const viewport of PHONE_AND_DESK) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("the cookie question does not cover the conversation, which does not move during typing", async ({
      page,
    }) => {
      await page.goto("/calcola-preventivo");
      await findLiveQuestion(page);
      const dock = page.locator(".quote-calculator__panel .v-dock");
      await dock.waitFor();
      const [box, answers] = [await banner(page).boundingBox(), await dock.boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(answers?.y ?? 0);

      const field = dock.locator("input.v-input");
      await field.focus();
      const before = await page.evaluate(() => window.scrollY);
      await page.keyboard.type("casa mia");
      await expect(field).toHaveValue("casa mia");
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    });
  });
}

test("the cookie question covers neither the end of the page nor the focused element", async ({
  page,
}) => {
  for (const size of [...PHONE_AND_DESK, { width: 720, height: 450 }]) {
    await page.setViewportSize(size);
    await page.goto("/chi-sono");
    await findLiveQuestion(page);
    const { height } = size;
    const read = () =>
      page.evaluate(() => {
        const toBox = (name: string) => document.querySelector(name)?.getBoundingClientRect();
        const question = toBox(".cookie-banner");
        return {
          top: question?.top ?? 0,
          height: question?.height ?? 0,
          bar: toBox(".bottom-bar")?.height ?? 0,
          footerEnd: toBox(".site-footer")?.bottom ?? 0,
          focusEnd: document.activeElement?.getBoundingClientRect().bottom ?? 0,
        };
      });
    const before = await read();
    expect(before.height).toBeLessThanOrEqual(height < 500 ? 0.4 * height : 160);
    if (height < 500) expect(before.top).toBeGreaterThan(250);
    await page.locator(".site-footer a").last().focus();
    const focused = await read();
    expect(focused.focusEnd).toBeLessThanOrEqual(focused.top);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = await read();
    expect(end.footerEnd).toBeLessThanOrEqual(end.top + 1);
    // The block below the footer belongs to the question and to the bar.
    expect(height - end.footerEnd).toBeLessThanOrEqual(end.height + end.bar + 20);
  }
});

test("refusing removes the affiliate's value and blocks later ones", async ({ page, context }) => {
  const foreign: string[] = [];
  page.on("request", (asked) => foreign.push(new URL(asked.url()).origin));
  await page.goto("/?tracking=AFF-1");
  await findLiveQuestion(page);
  expect(await readCookie(context, "tracking")).toBe("AFF-1");
  expect(await answer(page, "Chiudi e rifiuta")).toMatchObject({
    tracking: false,
    source: "close",
  });
  expect(await readCookie(context, "tracking")).toBeNull();
  await page.goto("/offerte/luce?tracking=AFF-2");
  await waitUntilQuiet(page);
  expect(await readCookie(context, "tracking")).toBeNull();
  expect(await banner(page).count()).toBe(0);
  expect(new Set(foreign)).toEqual(new Set([new URL(page.url()).origin]));
});

test("accepting keeps the affiliate's value and ends the question", async ({ page, context }) => {
  await page.goto("/?tracking=AFF-1");
  expect(await answer(page, "Accetta")).toMatchObject({ tracking: true, source: "accept" });
  expect(await readCookie(context, "tracking")).toBe("AFF-1");
  const choice = (await context.cookies()).find(({ name }) => name === "consensi");
  const days = ((choice?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS;
  expect(Math.round(days)).toBe(184);
  await page.goto("/noleggio");
  await waitUntilQuiet(page);
  expect(await banner(page).count()).toBe(0);
});

test("the boxes begin unticked and are saved as the visitor leaves them", async ({
  page,
  context,
}) => {
  await page.goto("/?tracking=AFF-1");
  await findLiveQuestion(page);
  await button(page, "Scegli").click();
  const box = banner(page).getByRole("checkbox", { name: /Siti che ci segnalano/ });
  await expect(box).toBeFocused();
  await expect(box).not.toBeChecked();
  expect(await answer(page, "Salva le scelte")).toMatchObject({
    tracking: false,
    source: "choices",
  });
  expect(await readCookie(context, "tracking")).toBeNull();
});

test("the footer links to the choice, which can be changed there", async ({ page, context }) => {
  await page.goto("/chi-sono");
  await answer(page, "Chiudi e rifiuta");
  await page.getByRole("link", { name: "Preferenze cookie" }).click();
  await expect(page).toHaveURL("/cookie-policy#scelte");
  await expect(page.getByText(/hai rifiutato il cookie/)).toBeVisible();
  await page.getByRole("checkbox", { name: /Siti che ci segnalano/ }).check();
  await page.getByRole("button", { name: "Salva le scelte" }).click();
  await expect(page.getByText(/hai accettato il cookie/)).toBeVisible();
  await page.goto("/?tracking=AFF-3");
  expect(await readCookie(context, "tracking")).toBe("AFF-3");
});

waiting.describe("where the value waits for a choice", () => {
  waiting(
    "no cookie is stored before the choice, and accepting stores the value",
    async ({ page, context }) => {
      await page.goto("/?tracking=AFF-1");
      await findLiveQuestion(page);
      await waitUntilQuiet(page);
      expect(await listCookies(context)).toEqual([]);
      await answer(page, "Accetta");
      expect(await readCookie(context, "tracking")).toBe("AFF-1");
      await page.goto("/?tracking=AFF-2");
      expect(await readCookie(context, "tracking")).toBe("AFF-2");
    },
  );

  waiting(
    "refusing stores no value, now or later, and the conversation goes on",
    async ({ page, context }) => {
      await page.goto("/?tracking=AFF-1");
      await answer(page, "Chiudi e rifiuta");
      await page.goto("/calcola-preventivo?tracking=AFF-2");
      await expect(page.getByText("Per chi cerchi?")).toBeVisible();
      expect(await listCookies(context)).toEqual(["consensi"]);
    },
  );
});

test.describe("on a screen of 320 by 256 pixels", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("each of the question's buttons is visible and can be pressed", async ({ page }) => {
    await page.goto("/contatti");
    await findLiveQuestion(page);
    for (const name of ["Rifiuta", "Accetta", "Scegli"]) {
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    }
    await button(page, "Scegli").click();
    await expect(button(page, "Salva le scelte")).toBeInViewport({ ratio: 1 });
    await button(page, "Rifiuta").click();
    await expect(banner(page)).toBeHidden();
  });
});
