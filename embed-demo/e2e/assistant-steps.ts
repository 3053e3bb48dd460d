import { expect, type Locator, type Page } from "@playwright/test";
import { converse } from "../../site/e2e/begun-conversation.ts";
import type { Answer } from "../../site/e2e/conversation-page.ts";
import type { HostProcess } from "../../site/e2e/host-process.ts";

/** Playwright's locators pierce open shadow roots. */
export function findLauncher(page: Page | Locator): Locator {
  return page.getByRole("button", { name: "Apri la chat con Volpe" });
}

/** Opens the assistant and waits for its first question. */
export async function openAssistant(page: Page): Promise<void> {
  await findLauncher(page).click();
  await expect(page.getByRole("button", { name: "Casa mia" })).toBeVisible({ timeout: 15_000 });
}

/**
 * Gives the answers over a socket, which takes a tenth of the time that a page takes. The page
 * resumes the conversation when its assistant is opened. Its script must have the tracking value
 * `AFF-1`.
 */
export async function beginConversation(
  page: Page,
  { host, answers }: { host: HostProcess; answers: readonly Answer[] },
): Promise<void> {
  const stored = JSON.stringify({ ...(await converse(host.url, answers)), pending: [] });
  const name = `${new URL(host.url).host}/volpe-chat:AFF-1`;
  await page.evaluate((item) => localStorage.setItem(...item), [name, stored] as const);
}

/** Waits for an opened assistant to show a begun conversation. */
export async function waitForBegun(page: Page, answers: readonly Answer[]): Promise<void> {
  await expect(page.locator(".v-said-user")).toHaveCount(answers.length);
  const dock = page.getByRole("group", { name: "La tua risposta" });
  await expect(dock.locator("[aria-busy=false]")).toBeVisible();
}

export async function choose(page: Page, label: string | RegExp): Promise<void> {
  await page.locator(".v-answer").filter({ hasText: label }).first().click();
}

export async function write(page: Page, label: string | RegExp, text: string): Promise<void> {
  const field = page
    .getByRole("textbox", { name: label })
    .or(page.getByRole("combobox", { name: label }));
  await field.fill(text);
  await page.locator(".v-send").click();
}

/** Answers every question up to the one about contacts, with which the quote is shown. */
export async function answerToChannel(page: Page): Promise<void> {
  await choose(page, "Casa mia");
  await choose(page, "Luce");
  await choose(page, "Sì, ci ho la residenza");
  await write(page, "Comune", "Milano");
  await write(page, "Fornitore attuale", "A2A");
  await choose(page, "Lo so");
  await write(page, "Consumo annuo", "2.700");
  await write(page, "Potenza impegnata", "3");
  await write(page, "Spesa annua di oggi", "900");
}

/** Answers every question. Returns the link to the quote's page. */
export async function walkToQuote(page: Page, email: string): Promise<Locator> {
  await answerToChannel(page);
  await choose(page, "E-mail");
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Continua" }).click();
  await write(page, "Nome e cognome", "Anna Bianchi");
  await write(page, "E-mail", email);
  const link = page.getByRole("link", { name: "Apri il preventivo" });
  await expect(link).toBeVisible({ timeout: 20_000 });
  return link;
}
