import type { Page } from "@playwright/test";
import { toChoiceCookie } from "./cookie-choice.ts";
import { expect, test } from "./fixtures.ts";
import { PASSWORD, readMailedLink } from "./registered-person.ts";
import { runAdmin } from "./run-admin.ts";

const EMAIL = "lia.tutta@esempio.it";
const NEW_PASSWORD = "tre topi sotto il letto";

test.use({ expectedErrors: [/status of 401/] });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const firstHeart = (page: Page) => page.locator(".offers__cards .v-card .v-favourite").first();

async function logInByForm(page: Page, password: string) {
  await field(page, "E-mail").fill(EMAIL);
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Entra", exact: true }).click();
}

test("a person registers, uses every part of the profile and logs out", async ({
  page,
  browser,
  host,
}) => {
  await page.goto("/auth/registrazione");
  await field(page, "Nome e cognome").fill("Lia Neri");
  await field(page, "E-mail").fill(EMAIL);
  await field(page, "Password").fill(PASSWORD);
  await page.getByLabel(/^Ho letto l’informativa/).check();
  await page.getByRole("button", { name: "Crea il profilo" }).click();
  const activation = await readMailedLink(host, { kind: "account-activation", to: EMAIL });
  await page.goto(`/active?token=${activation}`);
  await page.getByRole("main").getByRole("link", { name: "Entra" }).click();
  await logInByForm(page, PASSWORD);
  await expect(page).toHaveURL("/profilo");

  await page.goto("/offerte/luce");
  const synced = page.waitForResponse("**/api/v1/auth/syncdata");
  await firstHeart(page).click();
  await synced;
  const desk = await browser.newContext({ baseURL: host.url });
  await desk.addCookies([toChoiceCookie(host.url, true)]);
  const other = await desk.newPage();
  await other.goto("/auth/login?da=/offerte/luce");
  await logInByForm(other, PASSWORD);
  await expect(other).toHaveURL("/offerte/luce");
  await expect(firstHeart(other)).toHaveAttribute("aria-pressed", "true");

  await page.goto("/tickets/create/nuovo");
  await field(page, "Oggetto").fill("Una domanda");
  await field(page, "Messaggio").fill("Vale anche a Monza?");
  await page.getByRole("button", { name: "Invia la richiesta" }).click();
  const number = (await page.getByText(/^V-\d+$/).textContent()) ?? "";
  await runAdmin(host, "tickets", "reply", number, "Sì, in tutta la Lombardia.");
  await expect(page.getByRole("article").last()).toContainText("Sì, in tutta la Lombardia.");

  await other.goto("/ripristino");
  await field(other, "E-mail").fill(EMAIL);
  await other.getByRole("button", { name: "Mandami il link" }).click();
  const recovery = await readMailedLink(host, { kind: "password-recovery", to: EMAIL });
  await other.goto(`/ripristino?token=${recovery}`);
  await field(other, "Nuova password").fill(NEW_PASSWORD);
  await other.getByRole("button", { name: "Salva la password" }).click();
  await expect(other.getByRole("main").getByRole("status")).toContainText("La nuova password");
  // The open page is notified too and may be navigating to the login by itself.
  await expect(async () => {
    await page.goto("/tickets");
    await expect(page).toHaveURL("/auth/login?da=%2Ftickets", { timeout: 2000 });
  }).toPass();
  await logInByForm(page, NEW_PASSWORD);
  await expect(page.getByRole("listitem").filter({ hasText: number })).toContainText("Tocca a te");

  await page.goto("/profilo");
  await page.getByRole("button", { name: "Esci dal profilo" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain("auth");
  expect(names).not.toContain("preferiti");
  await desk.close();
});
