import type { Locator } from "@playwright/test";
import rooms from "../rooms.json" with { type: "json" };
import { answerToChannel, choose, findLauncher, openAssistant, write } from "./assistant-steps.ts";
import { ELEMENTS, findHeart, findOffer, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

const BUBBLE = "<volpe-quote-assistant></volpe-quote-assistant>";

test("the fields for a person's data have the tokens by which a browser fills them", async ({
  page,
  partner,
}) => {
  await page.goto(partner.serve(toPage(BUBBLE)));
  await openAssistant(page);
  await answerToChannel(page);
  await choose(page, "E-mail");
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Continua" }).click();
  const name = page.getByRole("textbox", { name: "Nome e cognome" });
  await expect(name).toHaveAttribute("autocomplete", "name");
  await write(page, "Nome e cognome", "Anna Bianchi");
  const email = page.getByRole("textbox", { name: "E-mail" });
  await expect(email).toHaveAttribute("autocomplete", "email");
  await expect(email).toHaveAttribute("type", "email");
});

/** The longest of the animations that run in an element within two seconds, ms. */
const readLongestMotion = (element: Locator) =>
  element.evaluate(async ({ shadowRoot }) => {
    let longest = 0;
    for (let frame = 0; frame < 120; frame += 1) {
      for (const { effect } of shadowRoot?.getAnimations() ?? []) {
        longest = Math.max(longest, Number(effect?.getComputedTiming().endTime ?? 0));
      }
      await new Promise(requestAnimationFrame);
    }
    return longest;
  });

/** What a visitor does to an element that moves. */
const MOTIONS: Record<string, (element: Locator) => Promise<void>> = {
  "volpe-quote-assistant": (element) => findLauncher(element).click(),
  "volpe-favourites-button": (element) => findHeart(element, "Luce Facile").click(),
  "volpe-offer-cards": (element) => findOffer(element).first().hover(),
};

for (const { tag, markup, find } of ELEMENTS) {
  test(`nothing of ${tag} moves if the visitor asks for less motion`, async ({ page, partner }) => {
    const moved: Record<string, number> = {};
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(partner.serve(toPage(markup())));
      await find(page).first().waitFor();
      const element = page.locator(tag);
      const [longest] = await Promise.all([readLongestMotion(element), MOTIONS[tag]?.(element)]);
      moved[reducedMotion] = longest;
    }
    expect(moved["no-preference"]).toBeGreaterThan(50);
    expect(moved.reduce).toBeLessThan(1);
  });

  test(`a page gives ${tag} the colours of either scheme, and takes them back`, async ({
    page,
    partner,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const readColours = () =>
      page.locator(tag).evaluate(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll(".v-scope, .v-scope *") ?? [])].map((each) => {
          const { color, backgroundColor, borderTopColor } = getComputedStyle(each);
          return [color, backgroundColor, borderTopColor].join();
        }),
      );
    await page.goto(partner.serve(toPage(markup())));
    await find(page).first().waitFor();
    await page.waitForTimeout(500);
    const ofSystem: Record<string, string[]> = {};
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(100);
      ofSystem[colorScheme] = await readColours();
    }
    expect(ofSystem.light).not.toEqual(ofSystem.dark);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const theme of ["light", "dark"]) {
        await page.locator(tag).evaluate((element, value) => {
          element.setAttribute("theme", value);
        }, theme);
        await expect.poll(readColours).toEqual(ofSystem[theme]);
      }
      await page.locator(tag).evaluate((element) => element.removeAttribute("theme"));
      await expect.poll(readColours).toEqual(ofSystem[colorScheme]);
    }
  });
}

for (const { tag, markup, find } of ELEMENTS.slice(1)) {
  test(`at 200 % zoom nothing of ${tag} is cut on a phone or a small desktop`, async ({
    browser,
    partner,
  }) => {
    // Zoom halves the pixels that a page has.
    for (const width of [195, 320, 512]) {
      const context = await browser.newContext({
        viewport: { width, height: 384 },
        deviceScaleFactor: 2,
      });
      const page = await context.newPage();
      await page.goto(partner.serve(toPage(markup("filters"))));
      await find(page).first().waitFor();
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const outside = await page.locator(tag).evaluate(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll(".v-scope :is(a, button, h3, p)") ?? [])]
          // The filters are a row that scrolls, and what only a screen reader says is clipped.
          .filter((each) => !each.closest(".v-filters, .v-hidden"))
          .filter((each) => {
            const { left, right, height } = each.getBoundingClientRect();
            return height > 1 && (left < 0 || right > innerWidth);
          })
          .map((each) => each.textContent),
      );
      expect(outside, `at ${width} px`).toEqual([]);
      await context.close();
    }
  });
}

test("at 200 % zoom of a small desktop or a phone nothing is cut, neither closed nor open", async ({
  browser,
  partner,
}) => {
  // Zoom halves the pixels that a page has.
  for (const viewport of [
    { width: 512, height: 384 },
    { width: 195, height: 422 },
  ]) {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: 2,
      // The panel rises into its place.
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto(partner.serve(toPage(BUBBLE)));
    await expect(findLauncher(page)).toBeInViewport({ ratio: 1 });
    await openAssistant(page);
    const panel = await page.getByRole("dialog").boundingBox();
    expect(panel?.width).toBeLessThanOrEqual(viewport.width);
    expect((panel?.y ?? -1) + (panel?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    for (const button of ["Casa mia", "Chiudi la chat"]) {
      await expect(page.getByRole("button", { name: button })).toBeInViewport({ ratio: 1 });
    }
    const title = await page.getByRole("heading", { name: "Volpe" }).boundingBox();
    expect(title?.height).toBeLessThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    // A wheel brings what is lower than the screen.
    await page.mouse.move(viewport.width / 2, viewport.height - 20);
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole("link", { name: "Privacy" })).toBeInViewport({ ratio: 1 });
    await context.close();
  }
});

test("in a column of 240 px, or of a phone at 200 %, the inline assistant cuts no word and shows its notice", async ({
  page,
  partner,
}) => {
  const inline = `<volpe-quote-assistant variant="inline">${rooms.inline}</volpe-quote-assistant>`;
  await page.goto(partner.serve(toPage(`<section>${inline}</section>`)));
  const invite = page.locator(".v-invite");
  await expect(invite).toBeVisible();
  for (const [width, edge] of [
    [240, 20],
    [179, 14],
  ] as const) {
    await page
      .locator("section")
      .first()
      .evaluate((section, given) => Object.assign(section.style, { width: `${given}px` }), width);
    const outside = await invite.evaluate((box, px) => {
      const text = document.createRange();
      const frame = box.getBoundingClientRect();
      return [...box.querySelectorAll("h2, p, button")]
        .filter((each) => {
          text.selectNodeContents(each);
          const { left, right, bottom } = text.getBoundingClientRect();
          const isOut = each.getBoundingClientRect().right > frame.right - px;
          return (
            left < frame.left + px || right > frame.right - px || bottom > frame.bottom || isOut
          );
        })
        .map((each) => each.textContent);
    }, edge);
    expect(outside, `at ${width}`).toEqual([]);
  }
});

test("launcher and panel keep clear of the areas that a phone covers", async ({
  page,
  partner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const devtools = await page.context().newCDPSession(page);
  const insets = { top: 47, bottom: 34, left: 0, right: 0 };
  await devtools.send("Emulation.setSafeAreaInsetsOverride" as never, { insets } as never);
  await page.goto(partner.serve(toPage(BUBBLE)));
  const launcher = await findLauncher(page).boundingBox();
  expect((launcher?.y ?? 0) + (launcher?.height ?? 0)).toBeLessThanOrEqual(844 - 34);
  await openAssistant(page);
  const close = await page.getByRole("button", { name: "Chiudi la chat" }).boundingBox();
  expect(close?.y).toBeGreaterThanOrEqual(47);
  const privacy = await page.getByRole("link", { name: "Privacy" }).boundingBox();
  expect((privacy?.y ?? 0) + (privacy?.height ?? 0)).toBeLessThanOrEqual(844);
});

test("the open panel follows the height that a browser's bar or keyboard leaves", async ({
  page,
  partner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(partner.serve(toPage(BUBBLE)));
  await openAssistant(page);
  await choose(page, "Casa mia");
  await choose(page, "Luce");
  await choose(page, "Sì, ci ho la residenza");
  const field = page.getByRole("combobox", { name: "Comune" });
  for (const height of [844, 744, 460, 844]) {
    await page.setViewportSize({ width: 390, height });
    expect((await page.getByRole("dialog").boundingBox())?.height).toBe(height);
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Chiudi la chat" })).toBeInViewport({ ratio: 1 });
  }
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load/] });

  test("an answer given on a partner's page is sent exactly once when the connection is back", async ({
    page,
    partner,
    context,
  }) => {
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(globalThis, { told });
      document.addEventListener("volpe-error", (event) =>
        told.push((event as CustomEvent).detail.code),
      );
    });
    await page.goto(partner.serve(toPage(BUBBLE)));
    await openAssistant(page);
    await context.setOffline(true);
    await choose(page, "Casa mia");
    await expect(page.locator(".v-said-user")).toHaveCount(1);
    await expect(page.locator(".v-offline")).toBeVisible({ timeout: 60_000 });
    expect(await page.evaluate(() => Reflect.get(globalThis, "told"))).toEqual(["offline"]);
    await context.setOffline(false);
    await expect(page.locator(".v-answer").filter({ hasText: "Luce" }).first()).toBeVisible({
      timeout: 30_000,
    });
    // The host's own record of the conversation comes back after a reload.
    await page.reload();
    await findLauncher(page).click();
    await expect(page.locator(".v-answer").filter({ hasText: "Luce" }).first()).toBeVisible();
    await expect(page.locator(".v-said-user")).toHaveCount(1);
  });
});
