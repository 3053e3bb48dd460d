import type { Page } from "@playwright/test";
import { createConversation } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";
import { waitUntilQuiet } from "./quiet.ts";

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|dynamically imported|preload CSS/] });

const offlineHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Sei senza connessione" });

async function saysNoFaultOfOurs(page: Page): Promise<void> {
  await expect(page.getByText(/problema nostro/)).toHaveCount(0);
}

/** Waits until the page is idle, so that no request is running when the connection is cut. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilQuiet(page);
}

test("a page that was never opened says that the connection is lost", async ({ page, context }) => {
  await open(page, "/blog");
  await context.setOffline(true);
  await page.locator('footer a[href="/faqs"]').click();
  await expect(offlineHeading(page)).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await saysNoFaultOfOurs(page);
  // The page may still be scrolling up.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Domande" })).toBeVisible();
  await expect(page).toHaveURL("/faqs");
});

test("a list whose offers cannot be loaded says that the connection is lost", async ({
  page,
  context,
}) => {
  await open(page, "/offerte/luce");
  await context.setOffline(true);
  await page
    .getByRole("navigation", { name: "Principale" })
    .getByRole("link", { name: "Gas" })
    .click();
  await expect(offlineHeading(page)).toBeVisible();
  await saysNoFaultOfOurs(page);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: /gas/i })).toBeVisible();
  await expect(page).toHaveURL(/\/offerte\/gas/);
});

test("«Riprova adesso» keeps the screen while the host does not answer", async ({
  page,
  context,
}) => {
  await open(page, "/blog");
  await context.setOffline(true);
  await page.locator('footer a[href="/faqs"]').click();
  await page.getByRole("button", { name: "Riprova adesso" }).click();
  await expect(offlineHeading(page)).toBeVisible();
});

test("a field whose suggestions fail leaves the page unchanged", async ({ page, context }) => {
  await open(page, "/blog");
  await context.setOffline(true);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const field = page.getByRole("banner").getByRole("textbox", { name: "Cerca nel sito" });
  await field.fill("luce");
  await page.waitForTimeout(500);
  await expect(field).toHaveValue("luce");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL("/blog");
  await saysNoFaultOfOurs(page);
});

test("a form that is sent offline waits until it is sent or cancelled", async ({
  page,
  context,
}) => {
  await open(page, "/contatti");
  await page.getByRole("textbox", { name: /nome/i }).fill("Anna Bianchi");
  await page.getByRole("textbox", { name: /e-mail/i }).fill("anna@esempio.it");
  await page.getByRole("textbox", { name: /messaggio/i }).fill("Una domanda sulla bolletta.");
  await page.getByRole("combobox").selectOption({ label: "Altro" });
  await page.getByRole("checkbox").first().check();
  await context.setOffline(true);
  await page.getByRole("button", { name: /invia/i }).click();
  const waiting = page.getByRole("region", { name: "In attesa di invio" });
  await expect(waiting).toContainText("parte da solo, una volta, appena torna la rete");
  await waiting.getByRole("button", { name: "Annulla" }).click();
  await expect(page.getByRole("textbox", { name: /messaggio/i })).toHaveValue(
    "Una domanda sulla bolletta.",
  );
  await saysNoFaultOfOurs(page);
  await context.setOffline(false);
  await page.getByRole("button", { name: /invia/i }).click();
  await expect(page).toHaveURL(/inviato=si/);
});

test("an assistant that could not be loaded opens later", async ({ page, context }) => {
  await open(page, "/blog");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Apri la chat con Volpe" }).click();
  await expect(page.getByRole("alert")).toContainText("Controlla la connessione");
  await saysNoFaultOfOurs(page);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Apri la chat con Volpe" }).click();
  const panel = page.getByRole("dialog", { name: "Volpe" });
  await createConversation(page, panel).isAsked("Per chi cerchi?");
});
