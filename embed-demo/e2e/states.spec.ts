import type { Locator, Page } from "@playwright/test";
import rooms from "../rooms.json" with { type: "json" };
import { choose, findLauncher, openAssistant } from "./assistant-steps.ts";
import { ELEMENTS, findHeart, findOffer, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";
import { watchErrors } from "./page-scripts.ts";
import type { PartnerServer } from "./partner-server.ts";

const BUBBLE = "<volpe-quote-assistant></volpe-quote-assistant>";
const TAGS = ELEMENTS.map(({ tag }) => tag);

/**
 * Watches the animations of every element on the pages that follow. The function returned reads the
 * longest of each element so far, ms.
 */
async function watchMotion(page: Page): Promise<() => Promise<Record<string, number>>> {
  await page.addInitScript((tags) => {
    const longest = Object.fromEntries(tags.map((tag) => [tag, 0]));
    Object.assign(globalThis, { longest });
    const look = () => {
      for (const tag of tags) {
        const { shadowRoot } = document.querySelector(tag) ?? {};
        for (const { effect } of shadowRoot?.getAnimations() ?? []) {
          const ms = Number(effect?.getComputedTiming().endTime ?? 0);
          longest[tag] = Math.max(longest[tag] ?? 0, ms);
        }
      }
      requestAnimationFrame(look);
    };
    look();
  }, TAGS);
  return () => page.evaluate(() => Reflect.get(globalThis, "longest"));
}

/** What a visitor does to each element to start its animation. */
const MOTIONS: Record<string, (element: Locator) => Promise<void>> = {
  "volpe-quote-assistant": (element) => findLauncher(element).click(),
  "volpe-favourites-button": (element) => findHeart(element, "Luce Facile").click(),
  "volpe-offer-cards": (element) => findOffer(element).first().hover(),
};

/** Opens a page with every element and waits for each. */
async function openAll(page: Page, partner: PartnerServer, attributes = ""): Promise<void> {
  // Each element has a block of its own, because an element that is not defined yet is inline.
  const all = ELEMENTS.map(({ markup }) => `<div>${markup(attributes)}</div>`);
  await page.goto(partner.serve(toPage(all.join(""))));
  for (const { find } of ELEMENTS) {
    await find(page).first().waitFor();
  }
}

test("no element has an animation if the visitor asks for less motion", async ({
  page,
  partner,
}) => {
  const readMotion = await watchMotion(page);
  const moved: Record<string, Record<string, number>> = {};
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await openAll(page, partner);
    // The assistant is opened last, because it covers the other elements.
    for (const tag of TAGS.toReversed()) {
      await MOTIONS[tag]?.(page.locator(tag));
      await page.waitForTimeout(300);
    }
    await page.getByRole("dialog").waitFor();
    await page.waitForTimeout(1_000);
    moved[reducedMotion] = await readMotion();
  }
  for (const { tag } of ELEMENTS) {
    expect(moved["no-preference"]?.[tag], tag).toBeGreaterThan(50);
    expect(moved.reduce?.[tag], tag).toBeLessThan(1);
  }
});

test("a page switches the colours of each element to either scheme and back", async ({
  page,
  partner,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  /** The colours of each element's parts, by its tag. */
  const readColours = () =>
    page.evaluate(
      (tags) =>
        Object.fromEntries(
          tags.map((tag) => {
            const { shadowRoot } = document.querySelector(tag) ?? {};
            const parts = [...(shadowRoot?.querySelectorAll(".v-scope, .v-scope *") ?? [])];
            const colours = parts.map((each) => {
              const { color, backgroundColor, borderTopColor } = getComputedStyle(each);
              return [color, backgroundColor, borderTopColor].join();
            });
            return [tag, colours];
          }),
        ),
      TAGS,
    );
  const setTheme = (theme: string | null) =>
    page.evaluate(
      ({ tags, value }) => {
        for (const tag of tags) {
          const element = document.querySelector(tag);
          if (value === null) {
            element?.removeAttribute("theme");
          } else {
            element?.setAttribute("theme", value);
          }
        }
      },
      { tags: TAGS, value: theme },
    );
  await openAll(page, partner);
  await page.waitForTimeout(500);
  const ofSystem: Record<string, Record<string, string[]>> = {};
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(100);
    ofSystem[colorScheme] = await readColours();
  }
  for (const tag of TAGS) {
    expect(ofSystem.light?.[tag], tag).not.toEqual(ofSystem.dark?.[tag]);
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const theme of ["light", "dark"]) {
      await setTheme(theme);
      await expect.poll(readColours).toEqual(ofSystem[theme]);
    }
    await setTheme(null);
    await expect.poll(readColours).toEqual(ofSystem[colorScheme]);
  }
});

test.describe("in a browser that enlarges", () => {
  // Zoom halves the pixels that a page has.
  test.use({ deviceScaleFactor: 2 });

  test("at 200 % zoom nothing of cards and favourites is cut on a phone or a small desktop", async ({
    page,
    partner,
  }) => {
    for (const width of [195, 320, 512]) {
      await page.setViewportSize({ width, height: 384 });
      await openAll(page, partner, "filters");
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const tag of TAGS.slice(1)) {
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
        expect(outside, `${tag} at ${width} px`).toEqual([]);
      }
    }
  });

  test("no element is cut at 200 % zoom of a small desktop or a phone, closed or open", async ({
    page,
    partner,
  }) => {
    // Without an animation the panel is in its place at once.
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const viewport of [
      { width: 512, height: 384 },
      { width: 195, height: 422 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(partner.serve(toPage(BUBBLE)));
      await page.evaluate(() => localStorage.clear());
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
      // The wheel scrolls to what is below the screen.
      await page.mouse.move(viewport.width / 2, viewport.height - 20);
      await page.mouse.wheel(0, 2000);
      await expect(page.getByRole("link", { name: "Privacy" })).toBeInViewport({ ratio: 1 });
    }
  });
});

test("in a column of 240 px the inline assistant cuts no word and shows its notice", async ({
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
      .evaluate((section, px) => Object.assign(section.style, { width: `${px}px` }), width);
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
    const readErrors = await watchErrors(page);
    await page.goto(partner.serve(toPage(BUBBLE)));
    await openAssistant(page);
    await context.setOffline(true);
    await choose(page, "Casa mia");
    await expect(page.locator(".v-said-user")).toHaveCount(1);
    await expect(page.locator(".v-offline")).toBeVisible({ timeout: 60_000 });
    expect(await readErrors()).toEqual(["offline"]);
    await context.setOffline(false);
    await expect(page.locator(".v-answer").filter({ hasText: "Luce" }).first()).toBeVisible({
      timeout: 30_000,
    });
    // After a reload the page shows the conversation that the host has stored.
    await page.reload();
    await findLauncher(page).click();
    await expect(page.locator(".v-answer").filter({ hasText: "Luce" }).first()).toBeVisible();
    await expect(page.locator(".v-said-user")).toHaveCount(1);
  });
});
