import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openBegunConversation } from "./begun-conversation.ts";
import { findBuiltFile } from "./built-file.ts";
import { createConversation, TO_CONSUMPTION } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { waitUntilQuiet } from "./quiet.ts";

/** Lets the host name another build, as after a release, and waits until the page has seen it. */
async function release(page: Page): Promise<void> {
  await page.route("**/builds/latest.json", (route) =>
    route.fulfill({ json: { id: "0123456789abcdef", time: "" } }),
  );
  const checked = page.waitForResponse("**/builds/latest.json");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await checked;
}

test("a tab that gets the focus notices a new build and loads the next page as a document", async ({
  page,
}) => {
  await page.goto("/contatti");
  await waitUntilQuiet(page);
  await page.locator('footer a[href="/blog"]').click();
  await expect(page).toHaveURL("/blog");
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toMatch(
    /\/contatti$/,
  );
  await release(page);
  await page.locator('footer a[href="/faqs"]').click();
  await expect(page.getByRole("heading", { level: 1, name: "Domande" })).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toMatch(
    /\/faqs$/,
  );
});

test("going back from a page of a new build restores what was typed before it", async ({
  page,
}) => {
  await page.goto("/contatti");
  await waitUntilHydrated(page);
  await waitUntilQuiet(page);
  await page.getByLabel("Messaggio").fill("Una domanda sulla bolletta.");
  await release(page);
  // Scripts and data of the old build would be there long before the document.
  await page.route("/faqs", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.locator('footer a[href="/faqs"]').click();
  await expect(page).toHaveURL("/faqs");
  await expect(page.getByRole("heading", { level: 1, name: "Domande" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/contatti");
  await expect(page.getByLabel("Messaggio")).toHaveValue("Una domanda sulla bolletta.");
});

test("an unsent answer of the assistant stays on the page that a new build loads as a document", async ({
  page,
  host,
}) => {
  await openBegunConversation(page, { host, answers: TO_CONSUMPTION });
  await page.goto("/contatti");
  await waitUntilHydrated(page);
  await waitUntilQuiet(page);
  const openAssistant = () => page.getByRole("link", { name: "Apri la chat con Volpe" }).click();
  await openAssistant();
  const chat = createConversation(page, page.getByRole("dialog"));
  await chat.isAsked("Sai quanta luce consumi in un anno?");
  await chat.field.fill("circa 2.7");
  await release(page);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Chiudi/ })
    .click();
  await page.locator('footer a[href="/faqs"]').click();
  await expect(page.getByRole("heading", { level: 1, name: "Domande" })).toBeVisible();
  await waitUntilQuiet(page);
  await openAssistant();
  await chat.field.click();
  await expect(chat.field).toHaveValue("circa 2.7");
  await chat.field.press("End");
  await chat.field.pressSequentially("00 kWh");
  await chat.field.press("Enter");
  await expect(chat.log).toContainText("circa 2.700 kWh");
});

test("a reload restores what was typed", async ({ page }) => {
  await page.goto("/contatti");
  await waitUntilQuiet(page);
  const ready = page.waitForResponse(`**${findBuiltFile("src/forms/typed-text.ts")}`);
  await page.getByLabel("Messaggio").fill("Una domanda sulla bolletta.");
  await (await ready).finished();
  // The script runs once it has arrived.
  await page.waitForTimeout(200);
  await page.reload();
  await expect(page.getByLabel("Messaggio")).toHaveValue("Una domanda sulla bolletta.");
});

test("the host stores its own chunks for visitors of later builds", async ({ host }) => {
  const stored = await readdir(join(host.dataDir, "builds/files/assets"));
  const [name = ""] = findBuiltFile("src/routes/blog/blog-page.tsx").split("/").slice(-1);
  expect(stored).toContain(name);
});

test.describe("with a chunk that is gone", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("the current page stays until the next page is complete", async ({ page }) => {
    await page.goto("/blog");
    await waitUntilHydrated(page);
    await waitUntilQuiet(page);
    await page.evaluate(() => {
      const seen = new MutationObserver(() => {
        sessionStorage.setItem("seen", document.querySelector("main")?.textContent ?? "");
      });
      seen.observe(document.body, { childList: true, subtree: true });
    });
    const present = await page.locator("main").textContent();
    await page.route(`**${findBuiltFile("src/routes/blog/load-post.ts")}`, (route) =>
      route.fulfill({ status: 404 }),
    );
    await page.locator("main a[href^='/blog/']").first().click();
    await expect(page).toHaveURL(/\/blog\/.+/);
    expect(await page.evaluate(() => sessionStorage.getItem("seen"))).toBe(present);
    await expect(page.locator("main article h1")).toBeVisible();
  });
});
