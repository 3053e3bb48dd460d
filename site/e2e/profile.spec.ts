import type { Page } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { expect, test } from "./fixtures.ts";
import { logIn, PASSWORD, readMailedLink, register } from "./registered-person.ts";

const findSection = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Fills in the login form and waits for the redirect. */
async function enterBy(page: Page, email: string) {
  const form = page.locator("main form", { has: page.getByLabel("Password") });
  await form.getByLabel("E-mail", { exact: true }).fill(email);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: "Entra", exact: true }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of (401|422)/] });

    test("name and address can be changed after a wrong password", async ({
      page,
      context,
      host,
    }) => {
      const email = javaScriptEnabled ? "ada.neri@esempio.it" : "ugo.neri@esempio.it";
      await register(host, email);
      await logIn(context, { host, email });
      await page.goto("/profilo");
      const data = findSection(page, "I tuoi dati");
      await data.getByLabel("Nome e cognome").fill("Ada Neri");
      await data.getByRole("button", { name: "Salva i dati" }).click();
      await expect(data.getByRole("status")).toHaveText("Dati salvati.");
      await expect(page.locator(".profile__header")).toContainText("Ada Neri, con Volpe dal");

      await data.getByLabel("Nome e cognome").fill("Ada Bianchi Neri");
      await data.getByText("Cambia l’e-mail").click();
      await data.getByLabel("Nuova e-mail").fill(`nuova.${email}`);
      await data.getByLabel("La tua password").fill("non è questa");
      await data.getByRole("button", { name: "Salva i dati" }).click();
      await expect(data.getByRole("alert")).toContainText("Non è la tua password");
      await expect(data.getByLabel("La tua password")).toHaveAttribute("aria-invalid", "true");
      await expect(data.getByLabel("Nome e cognome")).toHaveValue("Ada Bianchi Neri");
      await expect(data.getByLabel("Nuova e-mail")).toHaveValue(`nuova.${email}`);
      await data.getByLabel("La tua password").fill(PASSWORD);
      await data.getByRole("button", { name: "Salva i dati" }).click();
      await expect(data.getByText("in attesa di conferma")).toBeVisible();
      await expect(data).toContainText(`nuova.${email}`);

      const shipping = findSection(page, "Indirizzo di spedizione");
      await shipping.getByLabel("Via e numero").fill("via Roma 12");
      await shipping.getByLabel("CAP").fill("209");
      await shipping.getByLabel("Comune").fill("Monza");
      await shipping.getByRole("button", { name: "Salva l’indirizzo" }).click();
      await expect(shipping.getByRole("alert")).toContainText("Ci sono 2 cose da sistemare");
      await expect(shipping.getByLabel("Via e numero")).toHaveValue("via Roma 12");
      await shipping.getByLabel("CAP").fill("20900");
      await shipping.getByLabel("Provincia").selectOption("MB");
      await shipping.getByRole("button", { name: "Salva l’indirizzo" }).click();
      await expect(shipping.getByRole("status").first()).toHaveText("Indirizzo salvato.");
      await page.goto("/auth/profile");
      await expect(shipping.getByLabel("Via e numero")).toHaveValue("via Roma 12");
      await expect(shipping.getByLabel("Provincia")).toHaveValue("MB");
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        `${host.url}/profilo`,
      );

      // Only a session of this profile can confirm the new address.
      const link = await readMailedLink(host, { kind: "email-change", to: `nuova.${email}` });
      // An open page would reload itself.
      await page.goto("about:blank");
      await context.clearCookies({ name: "auth" });
      await page.goto(`/active?token=${link}`);
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Conferma" }).click();
      await expect(page.getByText("Per confermare il nuovo indirizzo entra")).toBeVisible();
      await enterBy(page, email);
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Conferma" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Il nuovo indirizzo è attivo",
      );
    });
  });
}

test("a device that was disconnected is redirected to the login at its next click", async ({
  page,
  context,
  browser,
  host,
}) => {
  const email = "due.dispositivi@esempio.it";
  await register(host, email);
  await logIn(context, { host, email });
  const otherContext = await browser.newContext({ baseURL: host.url });
  await logIn(otherContext, { host, email });
  const other = await otherContext.newPage();
  await other.goto("/profilo");
  await expect(findSection(other, "Dispositivi").getByRole("listitem")).toHaveCount(2);
  await other.goto("/richieste");

  await page.goto("/profilo");
  const devices = findSection(page, "Dispositivi");
  await expect(devices.getByRole("listitem").first()).toContainText("questo dispositivo");
  await devices.getByRole("button", { name: /^Disconnetti Firefox/ }).click();
  await expect(devices.getByRole("status")).toHaveText("Dispositivo disconnesso.");
  await expect(devices.getByRole("listitem")).toHaveCount(1);

  await other.getByRole("navigation", { name: "Percorso" }).getByRole("link").click();
  await expect(other).toHaveURL("/auth/login?da=%2Fprofilo");
  await enterBy(other, email);
  await expect(other).toHaveURL("/profilo");
  await otherContext.close();
});

test("an anonymous visitor reaches the profile through the login and downloads the data", async ({
  page,
  host,
}) => {
  const email = "copia@esempio.it";
  await register(host, email);
  await page.goto("/richieste");
  await expect(page).toHaveURL("/auth/login?da=%2Frichieste");
  await enterBy(page, email);
  await expect(page.getByRole("heading", { name: "Qui arrivano i tuoi preventivi" })).toBeVisible();

  await page.goto("/profilo");
  const arrival = page.waitForEvent("download");
  await page.getByRole("link", { name: "Scarica i tuoi dati" }).click();
  const download = await arrival;
  expect(download.suggestedFilename()).toMatch(/^volpe-i-miei-dati-\d{4}-\d{2}-\d{2}\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
    email,
    profile: { name: "Anna Bianchi" },
  });
});

test("an erased profile can no longer log in", async ({ page, context, host }) => {
  const email = "addio@esempio.it";
  await register(host, email);
  await logIn(context, { host, email });
  await page.goto("/profilo");
  const section = findSection(page, "I tuoi dati con te");
  await section.getByText("Cancella il profilo", { exact: true }).click();
  await expect(section.getByRole("heading", { name: "Che cosa resta" })).toBeVisible();
  await section.getByLabel("La tua password, per conferma").fill(PASSWORD);
  await section.getByRole("button", { name: "Cancella il profilo per sempre" }).click();
  await expect(page.getByRole("heading", { name: "Il profilo è cancellato" })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === "auth")).toEqual([]);
  await expect(logIn(context, { host, email })).rejects.toThrow("401");
});

test("the profile and the requests pass axe in both themes and fit a phone and a desktop", async ({
  page,
  context,
  host,
}) => {
  const email = "axe@esempio.it";
  await register(host, email);
  await logIn(context, { host, email });
  await page.goto("/profilo");
  for (const fold of ["Cambia l’e-mail", "Cancella il profilo"]) {
    await page.getByText(fold, { exact: true }).first().click();
  }
  expect(await findFaults(page, { widths: [1440, 360] })).toEqual([]);
  await page.goto("/richieste");
  expect(await findFaults(page, { widths: [360, 1440] })).toEqual([]);
});
