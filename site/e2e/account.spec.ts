import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { waitUntilQuiet } from "./quiet.ts";
import { logIn, PASSWORD, readMailedLink, register } from "./registered-person.ts";

test.use({
  // Chromium logs an error for a refused form and for an expired link.
  expectedErrors: [/status of (401|410|422)/],
});

const menuLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillLogin(page: Page, email: string, password = PASSWORD) {
  await field(page, "E-mail").fill(email);
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Entra", exact: true }).click();
}

for (const script of [true, false]) {
  test.describe(script ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled: script });

    test("a registered person can log in from a page that needs a login", async ({
      page,
      host,
    }) => {
      const email = `anna.${script}@esempio.it`;
      await page.goto("/auth/registrazione?da=/richieste");
      await field(page, "Nome e cognome").fill("Anna Bianchi");
      await field(page, "E-mail").fill(email);
      await field(page, "Password").fill("corta");
      await page.getByRole("button", { name: "Crea il profilo" }).click();
      await expect(page.getByRole("alert")).toContainText("2 cose");
      await expect(field(page, "E-mail")).toHaveValue(email);
      await field(page, "Password").fill(PASSWORD);
      await page.getByLabel(/^Ho letto l’informativa/).check();
      await page.getByRole("button", { name: "Crea il profilo" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Controlla la posta");

      const token = await readMailedLink(host, { kind: "account-activation", to: email });
      for (const _ of ["once", "and again"]) {
        await page.goto(`/active?token=${token}`);
        if (!script) await page.getByRole("button", { name: "Conferma" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Il tuo profilo è attivo");
      }
      await page.getByRole("main").getByRole("link", { name: "Entra" }).click();
      await fillLogin(page, email, "non è questa");
      await expect(page.getByRole("alert")).toContainText("non corrispondono");
      await expect(field(page, "E-mail")).toHaveValue(email);
      expect(await page.content()).not.toContain("non è questa");
      await fillLogin(page, email);
      await expect(page).toHaveURL("/profilo");
      expect(await page.context().cookies()).toContainEqual(
        expect.objectContaining({ name: "auth", sameSite: "Lax" }),
      );
      await expect(menuLink(page, "Profilo")).toBeVisible();
      await page.getByRole("button", { name: "Esci dal profilo" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sei uscito dal profilo");
      await expect(page).toHaveTitle(/^Sei uscito/);
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("auth");
      await expect(menuLink(page, "Login")).toBeVisible();

      await page.goto("/richieste?stato=aperte");
      await expect(page).toHaveURL("/auth/login?da=%2Frichieste%3Fstato%3Daperte");
      await expect(page.getByText("Per aprire quella pagina devi entrare")).toBeVisible();
      await fillLogin(page, email);
      await expect(page).toHaveURL("/richieste?stato=aperte");
    });

    test("opening a mailed login link does not use it up, only its button does", async ({
      page,
      host,
    }) => {
      const email = `link.${script}@esempio.it`;
      await register(host, email);
      await page.goto("/auth/login");
      await field(page, "E-mail").fill(email);
      await page.getByRole("button", { name: "Mandami un link per entrare" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Controlla la posta");
      const token = await readMailedLink(host, { kind: "login-link", to: email });
      const enter = page.getByRole("button", { name: "Entra come l•••@esempio.it" });
      for (const _ of ["a program that reads mails", "the person"]) {
        await page.goto(`/auth/login?token=${token}`);
        await expect(enter).toBeVisible();
      }
      await enter.click();
      await expect(page).toHaveURL("/profilo");
      await page.goto(`/auth/login?token=${token}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questo link non vale più");
    });

    test("a recovery link works once", async ({ page, host }) => {
      const email = `nuova.${script}@esempio.it`;
      await register(host, email);
      await page.goto("/auth/login?da=/preferiti");
      await page.getByRole("link", { name: "Password dimenticata?" }).click();
      // The previous page has a field of the same name.
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Password dimenticata");
      await field(page, "E-mail").fill(email);
      await page.getByRole("button", { name: "Mandami il link" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Controlla la posta");
      const token = await readMailedLink(host, { kind: "password-recovery", to: email });
      const address = `/ripristino?token=${token}`;
      const answer = await page.goto(address);
      expect(answer?.headers()).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
      });
      await field(page, "Nuova password").fill("tre topi sotto il letto");
      await page.getByRole("button", { name: "Salva la password" }).click();
      await expect(page.getByRole("main").getByRole("status")).toContainText(
        "La nuova password è salvata",
      );
      await fillLogin(page, email, "tre topi sotto il letto");
      await expect(page).toHaveURL("/profilo");
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questo link non vale più");
    });
  });
}

test("the login opens in a dialog over the page", async ({ page, host }) => {
  const email = "dialogo@esempio.it";
  await register(host, email);
  await page.goto("/offerte/luce");
  await waitUntilHydrated(page);
  const link = menuLink(page, "Login");
  const dialog = page.getByRole("dialog", { name: "Entra nel tuo profilo" });
  await link.click();
  await expect(dialog.getByLabel("E-mail")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await link.click();
  await dialog.getByLabel("E-mail").fill("a@b");
  await dialog.getByRole("button", { name: "Crealo ora" }).click();
  const registration = page.getByRole("dialog", { name: "Crea il tuo profilo" });
  await expect(registration.getByLabel("E-mail", { exact: true })).toHaveValue("a@b");
  await registration.getByRole("button", { name: "Crea il profilo" }).click();
  await expect(registration.getByRole("alert")).toContainText("4 cose");
  await registration.getByRole("button", { name: "Entra" }).click();

  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill("non è questa");
  await dialog.getByRole("button", { name: "Entra", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("non corrispondono");
  await expect(dialog.getByLabel("E-mail")).toHaveValue(email);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Entra", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(menuLink(page, "Profilo")).toBeFocused();
  await expect(page).toHaveURL("/offerte/luce");
});

test("a press that begins in the login dialog does not close it", async ({ page }) => {
  await page.goto("/offerte/luce");
  await waitUntilQuiet(page);
  await menuLink(page, "Login").click();
  const dialog = page.getByRole("dialog", { name: "Entra nel tuo profilo" });
  await dialog.getByLabel("E-mail").fill("a@b");
  await dialog.getByLabel("E-mail").hover();
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  await expect(dialog.getByLabel("E-mail")).toHaveValue("a@b");
  await page.mouse.click(5, 300);
  await expect(dialog).toBeHidden();
});

test("Back closes the login dialog and stays on the page", async ({ page }) => {
  await page.goto("/chi-sono");
  await page.goto("/offerte/luce");
  await waitUntilQuiet(page);
  const dialog = page.getByRole("dialog", { name: "Entra nel tuo profilo" });
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Chiudi" }).click(),
  ]) {
    await menuLink(page, "Login").click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/offerte/luce");
  }
  await page.goBack();
  await expect(page).toHaveURL("/chi-sono");
});

test("the typed e-mail is prefilled on the other login pages but is not in the address", async ({
  page,
}) => {
  const email = "porta@esempio.it";
  await page.goto("/auth/login?da=/preferiti");
  await field(page, "E-mail").fill(email);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Crealo ora" }).click();
  await expect(page).toHaveURL("/auth/registrazione?da=%2Fpreferiti");
  await expect(field(page, "E-mail")).toHaveValue(email);
  await main.getByRole("link", { name: "Entra" }).click();
  await expect(page).toHaveURL("/auth/login?da=%2Fpreferiti");
  await expect(field(page, "E-mail")).toHaveValue(email);
  await main.getByRole("link", { name: "Password dimenticata?" }).click();
  await expect(page).toHaveURL("/ripristino?da=%2Fpreferiti");
  await expect(field(page, "E-mail")).toHaveValue(email);
});

test("the e-mail typed in the dialog is prefilled on the next page", async ({ page }) => {
  await page.goto("/offerte/luce");
  await waitUntilQuiet(page);
  await menuLink(page, "Login").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill("porta@esempio.it");
  await dialog.getByRole("link", { name: "Password dimenticata?" }).click();
  await expect(page).toHaveURL("/ripristino?da=%2Fofferte%2Fluce");
  await expect(dialog).toHaveCount(0);
  await expect(field(page, "E-mail")).toHaveValue("porta@esempio.it");
  await page.goBack();
  await expect(page).toHaveURL("/offerte/luce");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the menu of a cached page follows a login and a logout in another tab", async ({
  page,
  context,
  host,
}) => {
  const email = "schede@esempio.it";
  await register(host, email);
  await logIn(context, { host, email });
  const [list, profile] = [await context.newPage(), await context.newPage()];
  await list.goto("/offerte/luce");
  await expect(menuLink(list, "Profilo")).toBeVisible();
  await list.setViewportSize({ width: 360, height: 740 });
  const bar = list.getByRole("navigation", { name: "Rapida" });
  await expect(bar.getByRole("link", { name: "Profilo" })).toHaveAttribute("href", "/profilo");
  await list.setViewportSize({ width: 1280, height: 720 });
  await profile.goto("/profilo");
  await expect(profile.getByText(email).first()).toBeVisible();
  await page.goto("/profilo");
  await page.getByRole("button", { name: "Esci dal profilo" }).click();
  await expect(menuLink(page, "Login")).toBeVisible();
  await expect(menuLink(list, "Login")).toBeVisible();
  await expect(profile).toHaveURL("/auth/login?da=%2Fprofilo");
  await expect(profile.getByText(email)).toHaveCount(0);
});

test("a session that ended elsewhere redirects to the login and removes the cookie", async ({
  page,
  context,
  host,
}) => {
  await register(host, "altrove@esempio.it");
  await logIn(context, { host, email: "altrove@esempio.it" });
  const auth = (await context.cookies()).find(({ name }) => name === "auth");
  const { jwt } = JSON.parse(decodeURIComponent(auth?.value ?? ""));
  await fetch(`${host.url}/api/v1/auth/logout`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token: jwt.refreshToken }),
  });
  await page.goto("/richieste");
  await expect(page).toHaveURL("/auth/login?da=%2Frichieste");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("auth");
});
