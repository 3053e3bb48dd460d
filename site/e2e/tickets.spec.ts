import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { expect, test } from "./fixtures.ts";
import type { HostProcess } from "./host-process.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { waitUntilQuiet } from "./quiet.ts";
import { logIn, readMail, register } from "./registered-person.ts";
import { runAdmin } from "./run-admin.ts";

const PDF = {
  name: "bolletta di novembre.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\nuna bolletta"),
};

const WIDTHS = [360, 1440];

test.use({
  // Chromium logs an error for a refused form and for a missing page.
  expectedErrors: [/status of (422|404)/],
});

/** Registers a new person and logs the browser in. Returns the e-mail address. */
async function enter(host: HostProcess, context: BrowserContext): Promise<string> {
  const email = `anna.${crypto.randomUUID().slice(0, 8)}@esempio.it`;
  await register(host, email);
  await logIn(context, { host, email });
  return email;
}

/** Opens a ticket by its form; returns its public number. */
async function openTicket(page: Page, message: string): Promise<string> {
  await page.goto("/tickets/create/nuovo");
  await page.getByLabel("Oggetto").fill("La quota fissa non torna");
  await page.getByLabel("Messaggio").fill(message);
  await page.getByLabel("Allegati, se servono").setInputFiles(PDF);
  await page.getByRole("button", { name: "Invia la richiesta" }).click();
  await expect(page.getByRole("heading", { name: "La quota fissa non torna" })).toBeVisible();
  return (await page.getByText(/^V-\d+$/).textContent()) ?? "";
}

/**
 * Opens a ticket with a file by the form's address, without a page; returns its number and paths.
 */
async function postTicket(context: BrowserContext, message: string) {
  const multipart = { id: crypto.randomUUID(), subject: "Quota fissa", message, files: PDF };
  const answer = await context.request.post("/tickets/create/nuovo", { multipart });
  const html = await answer.text();
  const [number = ""] = /V-\d+/.exec(html) ?? [];
  const [, file = ""] = /href="([^"]*\/allegati\/[^"]*)"/.exec(html) ?? [];
  return { number, file, path: new URL(answer.url()).pathname };
}

const getArticles = (page: Page) => page.getByRole("article");
const getState = (page: Page) => page.getByLabel("A che punto è").getByRole("status");

async function save(page: Page): Promise<Buffer> {
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: /bolletta di novembre\.pdf/ }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(PDF.name);
  return await readFile(await saved.path());
}

test("an answer appears on the open page, where a reply reopens the ticket", async ({
  page,
  context,
  host,
}) => {
  const email = await enter(host, context);
  await page.goto("/tickets");
  await page.getByRole("link", { name: "Apri una richiesta" }).click();
  await expect(page).toHaveURL("/tickets/create/nuovo");
  const number = await openTicket(page, "In bolletta leggo 12 euro al mese.");
  expect(await save(page)).toEqual(PDF.buffer);
  await expect(getState(page)).toContainText("Inviata");

  // The typed text stays when the answer arrives.
  const field = page.getByLabel("Messaggio");
  await field.fill("Intanto aggiung");
  await runAdmin(host, "tickets", "reply", number, "Ecco il conto.\nSono due voci.");
  await expect(getArticles(page).last()).toContainText("Ecco il conto.");
  await expect(page.getByText("È arrivata una risposta.")).toBeVisible();
  await expect(getState(page)).toContainText("Tocca a te");
  await expect(field).toHaveValue("Intanto aggiung");
  const slug = new URL(page.url()).pathname.split("/")[2];
  const id = (await getArticles(page).last().getAttribute("id"))?.replace("messaggio-", "");
  const has = /\/tickets\/[\w-]+\/[\w-]+/;
  const [link] = await readMail(host, { kind: "ticket-answer", to: email, has });
  expect(link).toBe(`/tickets/${slug}/${id}`);

  await getArticles(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByText("È arrivata una risposta.")).toHaveCount(0);

  await page.getByRole("button", { name: "È risolto, chiudi" }).click();
  await expect(getState(page)).toContainText("Chiusa");
  await field.fill("Anzi, ancora una cosa.");
  await page.getByRole("button", { name: "Invia e riapri" }).click();
  await expect(getArticles(page).last()).toContainText("Anzi, ancora una cosa.");
  await expect(getState(page)).toContainText("Inviata");
  await expect(field).toHaveValue("");
  const shown = await runAdmin(host, "tickets", "show", number);
  expect(shown).toContain("Anzi, ancora una cosa.");
  await expect(getArticles(page).last()).toContainText("Letto il");

  await page.goto("/tickets");
  const row = page.getByRole("listitem").filter({ hasText: number });
  await expect(row).toContainText("Inviata");
  await expect(row).not.toContainText("da leggere");
});

test("a draft survives a reload and is removed after it was sent", async ({
  page,
  context,
  host,
}) => {
  await enter(host, context);
  await page.goto("/tickets/create/nuovo");
  await page.getByLabel("Oggetto").fill("Voltura");
  await page.getByLabel("Messaggio").fill("Vorrei sap");
  const id = await page.locator("input[name=id]").inputValue();
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByText("Ho ripreso quello che stavi scrivendo.")).toBeVisible();
  await expect(page.getByLabel("Oggetto")).toHaveValue("Voltura");
  await expect(page.getByLabel("Messaggio")).toHaveValue("Vorrei sap");
  await expect(page.locator("input[name=id]")).toHaveValue(id);
  await page.getByRole("button", { name: "Invia la richiesta" }).dblclick();
  await expect(getArticles(page)).toHaveCount(1);
  await page.goto("/tickets/create/nuovo");
  await expect(page.getByLabel("Messaggio")).toHaveValue("");
  await page.goto("/tickets");
  await expect(page.getByRole("heading", { name: "Voltura" })).toHaveCount(1);

  // A logout removes the draft.
  await page.goto("/tickets/create/nuovo");
  await page.getByLabel("Messaggio").fill("Un’altra co");
  const readStored = () => page.evaluate(() => localStorage.getItem("volpe-forms"));
  expect(await readStored()).toContain("Un’altra co");
  await page.goto("/profilo");
  // A logout while the page still synchronises the lists has the server refuse that call.
  await waitUntilQuiet(page);
  await page.getByRole("button", { name: "Esci dal profilo" }).click();
  await expect(page).toHaveURL("/auth/logout?fatto");
  expect(await readStored()).toBeNull();
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("a message and its file wait through a reload and arrive once", async ({
    page,
    context,
    host,
  }) => {
    await enter(host, context);
    await page.goto("/tickets/create/nuovo");
    await waitUntilQuiet(page);
    await page.getByLabel("Oggetto").fill("Scritto dal treno");
    await page.getByLabel("Messaggio").fill("La bolletta è allegata.");
    await page.getByLabel("Allegati, se servono").setInputFiles(PDF);
    await page.route("**/api/v1/tickets", (route) => route.abort("internetdisconnected"));
    await page.getByRole("button", { name: "Invia la richiesta" }).click();
    const list = page.getByRole("region", { name: /attesa/ });
    await expect(list).toContainText("con un allegato: parte da solo");
    await page.unroute("**/api/v1/tickets");
    await page.reload();
    await expect(list).toContainText("l’ho ricevuto");
    await list.getByRole("link", { name: "Apri" }).click();
    expect(await save(page)).toEqual(PDF.buffer);
    const countStored = () =>
      page.evaluate(async () => (await (await caches.open("attesa-volpe")).keys()).length);
    expect(await countStored()).toBe(0);
    await page.goto("/tickets");
    await expect(page.getByRole("link", { name: "Scritto dal treno" })).toHaveCount(1);
  });
});

test("an invalid file is refused at once and the valid ones stay chosen", async ({
  page,
  context,
  host,
}) => {
  await enter(host, context);
  await page.goto("/tickets/create/nuovo");
  const field = page.getByLabel("Allegati, se servono");
  const choosing = page.waitForEvent("filechooser");
  await page.getByText("Scegli i file").click();
  const chooser = await choosing;
  await chooser.setFiles([PDF, { ...PDF, name: "foto.png", buffer: Buffer.from("ciao") }]);
  await field.setInputFiles({ ...PDF, name: "nota.txt", mimeType: "text/plain" });
  await expect(
    page.getByText(
      "«nota.txt» non è un PDF, un JPEG o un PNG: allega un file in uno di questi formati.",
    ),
  ).toBeVisible();
  await page.getByRole("button", { name: "Togli bolletta di novembre.pdf" }).click();
  await page.getByLabel("Oggetto").fill("Una foto");
  await page.getByLabel("Messaggio").fill("Eccola.");
  await page.getByRole("button", { name: "Invia la richiesta" }).click();
  await expect(field).toBeFocused();
  await expect(page.getByText(/Togli il file o scegline un altro, poi invia\./)).toBeVisible();
  expect(await findFaults(page, { widths: WIDTHS })).toEqual([]);
  await page.getByRole("button", { name: "Invia senza" }).click();
  // The file has a picture's name but other content.
  await expect(page.getByRole("alert")).toContainText("foto.png");
  await expect(page.getByRole("button", { name: "Invia la richiesta" })).toBeEnabled();
  expect(await findFaults(page, { widths: WIDTHS })).toEqual([]);
  await expect(page.getByLabel("Messaggio")).toHaveValue("Eccola.");
  await expect(page.getByRole("button", { name: "Togli foto.png" })).toBeVisible();
});

test("only its owner can open a ticket", async ({ context, host, browser }) => {
  await enter(host, context);
  const { path: message, file } = await postTicket(context, "Solo per me.");
  const paths = [message, file];
  for (const path of paths) expect((await ask(context, path)).status, path).toBe(200);
  const other = await browser.newContext({ baseURL: host.url });
  for (const path of paths) {
    const { status, headers } = await ask(other, path);
    expect([status, headers.location]).toEqual([302, `/auth/login?da=${encodeURIComponent(path)}`]);
  }
  await enter(host, other);
  for (const path of paths) {
    const { status, text } = await ask(other, path);
    expect(status).toBe(404);
    expect(text).toContain(`Page Not Found: ${path}`);
    expect(text).not.toContain("Solo per me.");
  }
  await other.close();
});

async function ask(context: BrowserContext, path: string) {
  const answer = await context.request.get(path, { maxRedirects: 0 });
  return { status: answer.status(), headers: answer.headers(), text: await answer.text() };
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a person writes with a file, is told what is missing or too large, replies and closes", async ({
    page,
    context,
    host,
  }) => {
    await enter(host, context);
    await page.goto("/tickets/create/nuovo");
    const send = page.getByRole("button", { name: "Invia la richiesta" });
    const files = page.getByLabel("Allegati, se servono");
    await page.getByLabel("Messaggio").fill("Non torna.\nProprio no.");
    await expect(page.getByText("Scegli i file")).toBeHidden();
    await files.setInputFiles({ ...PDF, buffer: Buffer.alloc(11 * 1024 * 1024) });
    await send.click();
    await expect(page.getByRole("alert")).toContainText("pesa 11 MB: il limite è 10 MB");
    await expect(page.getByLabel("Messaggio")).toHaveValue("Non torna.\nProprio no.");
    await files.setInputFiles(PDF);
    await send.click();
    await expect(page.getByRole("alert")).toContainText("Scrivi l’oggetto");
    await expect(page.getByLabel("Messaggio")).toHaveValue("Non torna.\nProprio no.");
    await expect(page.getByText(/Il testo è rimasto, i file no/)).toBeVisible();

    const number = await openTicket(page, "Non torna.\nProprio no.");
    expect(await save(page)).toEqual(PDF.buffer);
    await runAdmin(host, "tickets", "reply", number, "Ecco il conto.");
    await page.goto("/tickets");
    await expect(page.getByText("Una risposta da leggere")).toBeVisible();
    await page.getByRole("link", { name: "La quota fissa non torna" }).click();
    await expect(getArticles(page).last()).toContainText("Ecco il conto.");
    await expect(getArticles(page).last()).toContainText("Nuova");
    await page.reload();
    await expect(page.getByText("Nuova", { exact: true })).toHaveCount(0);

    await page.getByLabel("Messaggio").fill("Grazie.");
    await page.getByRole("button", { name: "Invia la risposta" }).click();
    await expect(getArticles(page).last()).toContainText("Grazie.");
    await page.getByRole("button", { name: "È risolto, chiudi" }).click();
    await expect(getState(page)).toContainText("Chiusa");
  });
});

test("the list and a ticket with an answer pass axe in both themes and fit a phone and a desktop", async ({
  page,
  context,
  host,
}) => {
  await enter(host, context);
  await page.goto("/tickets");
  expect(await findFaults(page, { widths: WIDTHS })).toEqual([]);
  const { number, path } = await postTicket(context, "In bolletta leggo 12 euro al mese.");
  await runAdmin(host, "tickets", "reply", number, "Ecco il conto.");
  await page.goto(path);
  await expect(getArticles(page)).toHaveCount(2);
  expect(await findFaults(page, { widths: WIDTHS })).toEqual([]);
  await page.goto("/tickets");
  await expect(page.getByRole("listitem").filter({ hasText: number })).toBeVisible();
  expect(await findFaults(page, { widths: WIDTHS })).toEqual([]);
});
