import type { Page } from "@playwright/test";
import { findBuiltFile } from "./built-file.ts";
import { createConversation } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";
import { holdApplication, isHydrated, waitUntilHydrated } from "./hydrated.ts";
import { listItems } from "./listed-items.ts";
import { waitUntilQuiet } from "./quiet.ts";
import { readStoredAnswers } from "./stored-conversation.ts";

const PATH = "/calcola-preventivo";
const CHAT = [
  "src/entry-client.tsx",
  "src/routes/quote-calculator/quote-calculator-page.tsx",
  "../packages/core/src/chat/chat-engine.ts",
].map(findBuiltFile);

/** The scripts and sockets of the chat that the page has asked for. */
function watchChat(page: Page): string[] {
  const asked: string[] = [];
  page.on("websocket", (socket) => asked.push(socket.url()));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (CHAT.includes(pathname) || pathname.startsWith("/socket.io/")) asked.push(pathname);
  });
  return asked;
}

test("a visitor who touches nothing runs nothing of the chat", async ({ page, host }) => {
  const asked = watchChat(page);
  const [offer] = await listItems(host, "offers?tipology=luce");
  for (const path of [PATH, `${PATH}?tipo=gas`, `/offerte/activation/${offer?.slug}`]) {
    await page.goto(path);
    await createConversation(page).isAsked("?");
    await waitUntilQuiet(page);
    expect(await isHydrated(page)).toBe(false);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  }
  expect(asked).toEqual([]);
  await waitUntilHydrated(page);
  await expect.poll(() => asked.length).toBeGreaterThan(CHAT.length);
});

test("an answer that is pressed before the chat is loaded counts once", async ({ page }) => {
  const application = await holdApplication(page);
  await page.goto(PATH);
  const conversation = createConversation(page);
  await conversation.isAsked("Per chi cerchi?");
  await page.getByRole("button", { name: "Casa mia" }).click();
  await expect(page.getByRole("progressbar", { name: "Carico" })).toBeVisible();
  application.release();
  await conversation.isAsked("Che cosa cerchi?");
  expect(await conversation.readAnswers()).toEqual(["Casa mia"]);
  expect(await readStoredAnswers(page)).toEqual(["Casa mia"]);
});

for (const send of ["Enter", "the button"] as const) {
  test(`a text that is sent with ${send} before the chat is loaded counts once`, async ({
    page,
  }) => {
    const application = await holdApplication(page);
    await page.goto(PATH);
    const conversation = createConversation(page);
    await conversation.field.pressSequentially("per casa mia");
    if (send === "Enter") await conversation.field.press("Enter");
    // Until React knows the text, the button says that there is nothing to send.
    else await page.getByRole("button", { name: "Invia" }).click({ force: true });
    await expect(page).toHaveURL(PATH);
    application.release();
    await conversation.isAsked("Che cosa cerchi?");
    expect(await conversation.readAnswers()).toEqual(["per casa mia"]);
    expect(await readStoredAnswers(page)).toEqual(["per casa mia"]);
  });
}

test("a page that nobody touched shows the conversation that another tab begins", async ({
  page,
  context,
}) => {
  await page.goto(PATH);
  await waitUntilQuiet(page);
  const other = await context.newPage();
  await other.goto(PATH);
  await createConversation(other).giveAll([{ choose: "Casa mia" }]);
  const conversation = createConversation(page);
  await conversation.isAsked("Che cosa cerchi?");
  expect(await conversation.readAnswers()).toEqual(["Casa mia"]);
});

test("the form opens and is filled in before the application is loaded", async ({ page }) => {
  const application = await holdApplication(page);
  await page.goto(PATH);
  const form = page.locator("form.quote-form");
  await expect(form).toBeHidden();
  await page.getByText("Preferisci un modulo?").click();
  await form.getByLabel("Consumo in un anno").fill("2.700");
  await expect.poll(application.isAsked).toBe(true);
  application.release();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  expect(await isHydrated(page)).toBe(true);
  await expect(form.getByLabel("Consumo in un anno")).toHaveValue("2.700");
});

test.describe("without a connection", () => {
  test.use({
    serviceWorkers: "allow",
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
  });

  test("a page that nobody touched keeps an answer until the connection is back", async ({
    page,
    context,
  }) => {
    await page.goto(PATH);
    const isCached = (path: string) =>
      page.evaluate(async (url) => (await caches.match(url)) !== undefined, path);
    for (const path of CHAT) await expect.poll(() => isCached(path)).toBe(true);
    await waitUntilQuiet(page);
    await context.setOffline(true);
    const conversation = createConversation(page);
    await conversation.give({ choose: "Casa mia" });
    await expect(conversation.log.locator(".v-said-pending")).toContainText("Casa mia");
    await context.setOffline(false);
    await conversation.isAsked("Che cosa cerchi?");
    expect(await readStoredAnswers(page)).toEqual(["Casa mia"]);
  });
});
