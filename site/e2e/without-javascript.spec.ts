import { expect, test } from "./fixtures.ts";

test.use({
  javaScriptEnabled: false,
  // What Chromium writes of a form that came back, and of a page that is not there.
  expectedErrors: [/status of (422|404)/],
});

test("the calculator leads to the list for one's own consumption, and the list to an offer", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Gas", { exact: true }).check({ force: true });
  await page.getByLabel("Quanto consumi in un anno").fill("950");
  await page.getByLabel("Comune o provincia").fill("Torino");
  await page.getByRole("button", { name: "Confronta le offerte" }).click();
  await expect(page).toHaveURL(/\/offerte\/gas\?.*consumo=950.*provincia=TO&comune=001272/);
  await expect(page.getByText(/per 950\sSmc l’anno/).first()).toBeVisible();
  const first = page.locator(".offers__cards .v-card").first();
  const name = await first.locator(".v-card-name").textContent();
  await first.locator(".v-card-action").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  await expect(page.getByText(/Per 950\sSmc l’anno/)).toBeVisible();
  // The assistant needs a script; its page has the same questions as a form.
  await page.getByRole("link", { name: "Chiedi un preventivo su questa offerta" }).click();
  await expect(page).toHaveURL(/\/calcola-preventivo\?tipo=gas&offerta=/);
  await expect(page.getByLabel("Gas", { exact: true })).toBeChecked();
});

test("the form says what to mend at each field, keeps what was typed, and leads to the quote", async ({
  page,
  request,
}) => {
  await page.goto("/calcola-preventivo#modulo");
  const form = page.locator("form.quote-form");
  const consumption = form.getByLabel("Consumo in un anno");
  const email = form.getByLabel("E-mail", { exact: true }).and(form.locator(".v-input"));
  await consumption.fill("tanto");
  await form.getByLabel("Nome e cognome").fill("Anna Bianchi");
  await email.fill("anna@");
  await form.getByLabel("Telefono").and(form.locator(".v-input")).fill("+39 333 1234567");
  await form.getByRole("button", { name: "Calcola il preventivo" }).click();

  await expect(form.getByRole("alert")).toContainText("Ci sono 4 cose da sistemare");
  await expect(consumption).toHaveValue("tanto");
  await expect(consumption).toHaveAccessibleDescription(/come 2700/);
  await expect(email).toHaveValue("anna@");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByLabel("Provincia")).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByLabel("Nome e cognome")).toHaveValue("Anna Bianchi");
  const privacy = form.getByRole("checkbox", { name: /Ho letto l’informativa/ });
  await expect(privacy).toHaveAttribute("aria-invalid", "true");

  await consumption.fill("2.700");
  await email.fill("anna.modulo@esempio.it");
  await form.getByLabel("Provincia").selectOption("MI");
  await privacy.check();
  await form.getByRole("button", { name: "Calcola il preventivo" }).click();
  await expect(page).toHaveURL(/\/preventivo\/[\w-]{20,}/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Il preventivo luce");
  await expect(page.locator(".quote__offers .v-card")).toHaveCount(3);
  await expect(page.getByText("Te l’ho mandato anche via e-mail.")).toBeVisible();
  await expect(page.locator(".quote__assumptions")).toContainText(/2\.700\skWh/);
  const pdf = await page.getByRole("link", { name: "Scarica il PDF" }).getAttribute("href");
  const answer = await request.get(pdf ?? "");
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("a quote that does not exist is a screen with a way back", async ({ page }) => {
  const response = await page.goto("/preventivo/aaaaaaaaaaaaaaaaaaaaaa");
  expect(response?.status()).toBe(404);
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/");
});
