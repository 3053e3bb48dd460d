import { findBuiltFile } from "./built-file.ts";
import { createConversation } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { waitUntilQuiet } from "./quiet.ts";

// A visitor who asks for nothing sees each animation.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const PAGES = [
  "/",
  "/offerte",
  "/offerte/luce",
  "/come-funziono",
  "/privacy-policy",
  "/cookie-policy",
];

test("the fox on every kind of page opens the assistant", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await page.getByRole("link", { name: "Apri la chat con Volpe" }).click();
    const panel = page.getByRole("dialog", { name: "Volpe" });
    await createConversation(page, panel).isAsked("Per chi cerchi?");
    await page.keyboard.press("Escape");
    await expect(panel, path).toBeHidden();
    await expect(page.getByRole("button", { name: "Apri la chat con Volpe" })).toBeFocused();
  }
});

test("the first click loads the panel and opens the socket", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  page.on("websocket", (socket) => fetched.push(new URL(socket.url()).pathname));
  await page.goto("/offerte/luce");
  await waitUntilQuiet(page);
  const engine = findBuiltFile("../packages/core/src/chat/chat-engine.ts");
  const isOfPanel = (path: string) => path === engine || path.includes("socket.io");
  expect(fetched.filter(isOfPanel)).toEqual([]);
  await page.getByRole("link", { name: "Apri la chat con Volpe" }).click();
  await expect.poll(() => fetched.filter(isOfPanel)).toContain(engine);
});

test("closing the assistant returns the focus to the offer's button", async ({ page }) => {
  await page.goto("/offerte/luce");
  // Before hydration a press loads a document, whose link leads to the assistant's page.
  await waitUntilHydrated(page);
  await page.locator(".offers__cards .v-card-action").first().click();
  const action = page.getByRole("link", { name: "Chiedi un preventivo su questa offerta" });
  await action.click();
  const panel = page.getByRole("dialog", { name: "Volpe" });
  await createConversation(page, panel).isAsked("Per chi cerchi?");
  await page.keyboard.press("Escape");
  await expect(action).toBeFocused();
});

test("on a tablet the fox is a whole tab with the word «Chat» at the edge of the window", async ({
  page,
}) => {
  for (const width of [768, 820, 1024]) {
    await page.setViewportSize({ width, height: 1180 });
    await page.goto("/offerte/luce");
    const tab = page.locator(".v-launch-fox");
    const box = await tab.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBe(width);
    expect(box?.height).toBeGreaterThanOrEqual(80);
    expect(await tab.evaluate((link) => getComputedStyle(link, "::after").content)).toBe('"Chat"');
    const fox = await tab.locator("img, svg").boundingBox();
    expect((fox?.x ?? 0) + (fox?.width ?? Number.NaN)).toBeLessThanOrEqual(width);
    expect(fox?.x).toBeGreaterThanOrEqual(box?.x ?? Number.NaN);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the fox of the bottom bar opens the assistant and gets the focus back", async ({
    page,
  }) => {
    await page.goto("/offerte/luce");
    await expect(page.getByRole("link", { name: "Apri la chat con Volpe" })).toBeHidden();
    const fox = page.getByRole("navigation", { name: "Rapida" }).getByRole("link", {
      name: "Volpe",
    });
    await fox.click();
    const panel = page.getByRole("dialog", { name: "Volpe" });
    await createConversation(page, panel).isAsked("Per chi cerchi?");
    await expect(page).toHaveURL("/offerte/luce");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(fox).toBeFocused();
  });
});
