import { expect, test } from "./fixtures.ts";

test.use({
  javaScriptEnabled: false,
  // Chromium logs an error for a refused form and for a missing page.
  expectedErrors: [/status of (422|404)/],
});

test("the calculator opens the list for the typed supply, which links to an offer and its filled form", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Gas", { exact: true }).check({ force: true });
  await page.getByLabel("Quanto consumi in un anno").fill("950");
  await page.getByLabel("Comune o provincia").fill("Torino");
  await page.getByLabel("Quanto spendi oggi?").fill("90");
  await page.getByLabel("Ogni quanto").selectOption("Al mese");
  await page.getByRole("button", { name: "Confronta le offerte" }).click();
  await expect(page).toHaveURL(/\/offerte\/gas\?.*consumo=950.*provincia=TO&comune=001272/);
  await expect(page.getByText(/^950\sSmc ·/)).toBeVisible();
  const first = page.locator(".offers__cards .v-card").first();
  const name = await first.locator(".v-card-name").textContent();
  await first.locator(".v-card-action").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
  await expect(page.getByText(/Per 950\sSmc l’anno/)).toBeVisible();
  // The assistant needs JavaScript; its page has the same questions as a form.
  await page.getByRole("link", { name: "Chiedi un preventivo su questa offerta" }).click();
  await expect(page).toHaveURL(/\/calcola-preventivo\?tipo=gas&offerta=/);
  await expect(page.getByLabel("Gas", { exact: true })).toBeChecked();
  await expect(page.getByLabel("Consumo in un anno")).toHaveValue("950");
  await expect(page.getByLabel("Provincia")).toHaveValue("TO");
  await expect(page.getByLabel(/^Spesa di oggi in un anno/)).toHaveValue("1.080");
});

test("the form is prefilled with values from the home page or a list", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Quanto consumi in un anno").fill("3.100");
  await page.getByLabel("Comune o provincia").fill("Torino");
  await page.getByLabel("Quanto spendi oggi?").fill("85,5");
  await page.getByLabel("Ogni quanto").selectOption("Al mese");
  await page.getByRole("button", { name: "Oppure parla con la volpe" }).click();
  await expect(page).toHaveURL(/\/calcola-preventivo\?tipo=luce&.*provincia=TO&comune=001272/);
  await expect(page.getByLabel("Consumo in un anno")).toHaveValue("3.100");
  await expect(page.getByLabel("Provincia")).toHaveValue("TO");
  await expect(page.getByLabel("Spesa di oggi in un anno")).toHaveValue("1.026");

  await page.goto("/pos?incasso=12000&scontrino=12,5&circuiti=60-15-20-5-0");
  await page.getByRole("link", { name: "Apri la chat con Volpe" }).click();
  await expect(page.getByLabel("Incasso con carta in un mese")).toHaveValue("12.000");
  await expect(page.getByLabel("Scontrino medio")).toHaveValue("12,5");
  await expect(page.getByLabel("Con che carte ti pagano")).toHaveValue("60-15-20-5-0");
});

test("going back to a form shows what was typed in it", async ({ page }) => {
  await page.goto("/calcola-preventivo#modulo");
  const form = page.locator("form.quote-form");
  const email = form.getByLabel("E-mail", { exact: true }).and(form.locator(".v-input"));
  const typed = [
    [form.getByLabel("Consumo in un anno"), "2.345"],
    [form.getByLabel("Potenza impegnata"), "4,5"],
    [form.getByLabel("Fornitore di oggi"), "A2A"],
    [form.getByLabel("Nome e cognome"), "Anna Bianchi"],
    [email, "anna@esempio.it"],
  ] as const;
  for (const [field, text] of typed) await field.fill(text);
  await form.getByLabel("Provincia").selectOption("MI");
  await form.getByRole("checkbox", { name: /Ho letto l’informativa/ }).check();
  await form.getByRole("button", { name: "Calcola il preventivo" }).click();
  await expect(page).toHaveURL(/\/preventivo\//);
  await page.goBack();
  for (const [field, text] of typed) await expect(field).toHaveValue(text);
  await expect(form.getByLabel("Provincia")).toHaveValue("MI");
});

test("the form names each wrong field, keeps the typed text and makes the quote", async ({
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
  // The number is asked for only if the answer is to come by telephone or WhatsApp.
  await expect(form.locator("[name=phone]")).toBeHidden();
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
  await expect(page.getByRole("heading", { level: 1 })).toContainText("La più conveniente: ");
  await expect(page.locator(".quote__offers .v-card")).toHaveCount(3);
  await expect(page.getByText("Te l’ho mandato anche via e-mail.")).toBeVisible();
  await expect(page.locator(".quote__assumptions")).toContainText(/2\.700\skWh/);
  const pdf = await page.getByRole("link", { name: "Scarica il PDF" }).getAttribute("href");
  const answer = await request.get(pdf ?? "");
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("an unknown quote answers 404 with a link back", async ({ page }) => {
  const response = await page.goto("/preventivo/aaaaaaaaaaaaaaaaaaaaaa");
  expect(response?.status()).toBe(404);
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/");
});

test("the request form knows the card circuits that a shop typed", async ({ page }) => {
  await page.goto("/pos?incasso=12000&scontrino=18");
  await page.locator(".use > summary").click();
  await page.getByLabel("Con che carte ti pagano?").selectOption("Le mie percentuali");
  for (const [label, share] of [
    ["PagoBancomat", "60"],
    ["Carte di debito Visa e Mastercard", "15"],
    ["Carte di credito Visa e Mastercard", "20"],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(share);
  }
  await page.getByRole("button", { name: "Ricalcola" }).click();

  await expect(page).toHaveURL("/pos?incasso=12.000&scontrino=18&oggi=&circuiti=60-15-20-5-0");
  await expect(page.getByRole("link", { name: /^Togli il filtro 60% PagoBancomat/ })).toBeVisible();
  const card = page.getByRole("article").filter({ hasText: "Strada Leggera" });
  await expect(card).toContainText("165,95 €");
  await card.getByRole("link", { name: "Strada Leggera" }).click();
  await expect(page.locator(".price-box")).toContainText("165,95 €");
  await page.getByRole("link", { name: "Chiedi un preventivo su questa offerta" }).click();

  const form = page.locator("form.quote-form");
  await expect(form.getByLabel("Incasso con carta in un mese")).toHaveValue("12.000");
  await expect(form.getByLabel("Con che carte ti pagano")).toHaveValue("60-15-20-5-0");
});
