import { createHash, createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { COMMISSION_NOTICE } from "@volpe/contract";
import { ask, BROWSER, findCode, openVisitor, PANEL, part } from "./affiliate-fixture.ts";
import { beginContract, fillContractData, order, press, sign } from "./contract-steps.ts";
import { createConversation, toQuote } from "./conversation-page.ts";
import { banner, button } from "./cookie-question.ts";
import { findFaults } from "./find-faults.ts";
import { expect } from "./fixtures.ts";
import type { HeardHook } from "./hook-receiver.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { test } from "./real-offers-fixture.ts";
import { PASSWORD, register } from "./registered-person.ts";
import { runAdmin } from "./run-admin.ts";

test.use({ userAgent: BROWSER, expectedErrors: [/status of (401|422)/] });

const WIDTHS = [390, 820, 1440];

const main = (page: Page) => page.getByRole("main");

async function choose(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  // A link that is pressed while the question's form is still sent would cancel the answer.
  await expect(banner(page)).toHaveCount(0);
}

const hasCookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).some((cookie) => cookie.name === name);

/** The signature as the text of Standard Webhooks defines it, computed without our library. */
function toSignature(secret: string, message: HeardHook | undefined): string {
  const { headers = {}, body = "" } = message ?? {};
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}

/** The rows of the figures, the total last, with figures as a person reads them. */
const readTable = (page: Page) =>
  part(page, "I conti")
    .locator(":is(tbody, tfoot) tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? "")),
    );

/** The same rows from the downloaded file. */
async function readCsv(page: Page): Promise<string[][]> {
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Scarica il CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^volpe-affiliato-\w+-[\d-]+\.csv$/);
  const [, ...lines] = (await readFile(await file.path(), "utf8")).trim().split(/\r?\n/);
  return lines.map((line) => line.split(";"));
}

/** The widths at which the page is wider than its window. */
async function listTooWide(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(width);
  }
  return found;
}

async function showPer(page: Page, words: string): Promise<void> {
  await part(page, "I conti").getByLabel("Per").selectOption(words);
  await press(page, "Mostra");
  await expect(part(page, "I conti").locator("caption")).toContainText(`per ${words}`);
}

test("an approved affiliate sees a visitor's arrival, quote and contract in the panel", async ({
  page,
  browser,
  host,
  receiver,
  context,
}) => {
  test.setTimeout(300_000);
  // Another test of the same worker may have had events sent.
  receiver.heard.length = 0;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const paste = () => page.evaluate(() => navigator.clipboard.readText());
  const email = "nives@esempio.it";
  await register(host, email);

  await page.goto("/affiliate");
  await main(page).getByRole("link", { name: "Ho già un profilo" }).click();
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Entra", exact: true }).click();
  await expect(page).toHaveURL(/\/affiliate$/);
  await page.getByLabel("Il tuo sito o canale").fill("www.fioralba.example/diario");
  await press(page, "Chiedi il codice");
  await expect(page.getByRole("alert")).toContainText("serve accettare le regole");
  expect(await findFaults(page, { widths: WIDTHS })).toEqual([]);
  await ask(page, "www.fioralba.example/diario");
  const code = await findCode(host, "www.fioralba.example");
  expect(code).toMatch(/^fioralba-/);
  await page.getByRole("link", { name: "Intanto prepara link e widget" }).click();
  await expect(page.getByText(`Il codice ${code} non è ancora acceso`)).toBeVisible();
  expect(await findFaults(page, { widths: WIDTHS })).toEqual([]);
  expect(await runAdmin(host, "affiliates", "approve", code)).toContain("approvato");
  await page.reload();
  await waitUntilHydrated(page);

  await page.getByLabel("Indirizzo", { exact: true }).fill("https://127.0.0.1/eventi");
  await press(page, "Aggiungi");
  await expect(page.getByRole("alert")).toContainText("portare a un server pubblico");
  await page.getByLabel("Indirizzo", { exact: true }).fill(receiver.url);
  await press(page, "Aggiungi");
  const secret = (await page.getByText(/^whsec_/).textContent()) ?? "";
  await press(page, "Manda una prova");
  const tries = part(page, "Eventi al tuo server").locator("tbody tr");
  await expect(tries).toHaveCount(1);
  await expect(tries).toContainText("test");
  await expect(tries).toContainText("ricevitore.example");
  await expect(tries).toContainText("Consegnato (204)");
  const [trial] = receiver.heard;
  expect(trial).toMatchObject({ method: "POST", url: "/eventi" });
  expect(trial?.headers["webhook-signature"]).toBe(toSignature(secret, trial));

  await part(page, "Link").getByLabel("Pagina").fill(`${host.url}/offerte/luce`);
  await part(page, "Link")
    .getByLabel(/^Sotto-codice/)
    .fill("maggio");
  await part(page, "Link").getByRole("button", { name: "Copia" }).click();
  await expect(part(page, "Link").getByRole("button", { name: "Copiato" })).toBeVisible();
  const link = await paste();
  expect(link).toBe(`${host.url}/offerte/luce?tracking=${code}--maggio`);
  await part(page, "Widget").getByRole("button", { name: "Copia" }).click();
  await expect(part(page, "Widget").getByRole("button", { name: "Copiato" })).toBeVisible();
  expect(await paste()).toContain(`<volpe-quote-assistant tracking="${code}">`);

  const preview = page.locator(".panel-preview");
  await preview.scrollIntoViewIfNeeded();
  await expect(preview.getByRole("button", { name: "Cominciamo" })).toBeVisible();
  await part(page, "Widget").getByLabel("Widget").selectOption("Offerte");
  await expect(preview.getByRole("article")).toHaveCount(3);
  await part(page, "Widget").getByLabel("Quali").selectOption("Noleggio");
  await part(page, "Widget").getByLabel("Quante").fill("2");
  await expect(preview.locator(".v-product-noleggio")).toHaveCount(2);
  await part(page, "Widget").getByLabel("Mostra i filtri").check();
  await expect(preview.getByRole("form")).toBeVisible();
  const plugin = part(page, "Widget").getByRole("link", { name: "Scarica il plugin" });
  const archive = await page.request.get((await plugin.getAttribute("href")) ?? "");
  expect(archive.headers()["content-type"]).toBe("application/zip");
  await part(page, "Widget").getByLabel("Blocca questa versione").check();
  const pinned = part(page, "Widget").locator("code").first();
  await expect(pinned).toContainText("/offer-cards.js");
  const [, source = "", integrity] =
    /src="([^"]+)" integrity="([^"]+)"/.exec((await pinned.textContent()) ?? "") ?? [];
  const bytes = await (await page.request.get(source)).body();
  expect(integrity).toBe(`sha384-${createHash("sha384").update(bytes).digest("base64")}`);
  await part(page, "Widget").getByLabel("Blocca questa versione").uncheck();
  await expect(pinned).toContainText("/embed/v1/embed.js");
  await part(page, "Widget").getByLabel("Widget").selectOption("Pulsante dei preferiti");
  await expect(preview.getByRole("link", { name: /^Preferiti/ })).toBeVisible();

  // The affiliate's own click is shown and not counted.
  await page.goto(link);

  const refusing = await openVisitor(browser, host);
  await refusing.goto(link);
  await choose(refusing, "Chiudi e rifiuta");
  await refusing.goto("/offerte/gas");
  await expect(refusing.getByText(COMMISSION_NOTICE)).toHaveCount(0);
  expect(await hasCookie(refusing.context(), "clic")).toBe(false);
  await refusing.context().close();

  const visitor = await openVisitor(browser, host);
  await visitor.goto(link);
  expect(await hasCookie(visitor.context(), "clic")).toBe(false);
  await choose(visitor, "Accetta");
  const notice = (page: Page) => page.getByText(COMMISSION_NOTICE);
  await expect(notice(visitor)).toHaveCount(1);
  await visitor.getByRole("navigation").getByRole("link", { name: "POS" }).first().click();
  await expect(visitor).toHaveURL("/pos");
  await expect(notice(visitor)).toHaveCount(0);
  await visitor.goto("/search?q=luce");
  await expect(notice(visitor)).toHaveCount(1);
  await expect.poll(() => hasCookie(visitor.context(), "clic")).toBe(true);
  const monza = "residente=si&provincia=MB&comune=108033";
  await visitor.goto(`/calcola-preventivo?tipo=luce&consumo=2700&potenza=3&spesa=1100&${monza}`);
  const conversation = createConversation(visitor);
  await conversation.isAsked("giusto?");
  const customer = "mario.arrivato@esempio.it";
  const toOperator = [{ choose: "Sì, giusto" }, { choose: "Non lo so" }];
  await conversation.giveAll([...toOperator, ...toQuote(customer)]);
  await expect(conversation.log.getByText(COMMISSION_NOTICE)).toHaveCount(1);
  await visitor.getByRole("link", { name: "Apri il preventivo" }).click();
  await expect(visitor).toHaveTitle(/^Preventivo luce/);
  await expect(notice(visitor)).toHaveCount(1);
  await visitor.getByRole("link", { name: /^Attiva «/ }).click();
  const contract = await beginContract(visitor);
  await fillContractData(visitor, customer);
  await press(visitor, "Salva e controlla l’ordine");
  await order(visitor);
  await sign(visitor, host, customer);
  await runAdmin(host, "contracts", "accept", contract, "--motivo", "PEC del fornitore");
  await visitor.context().close();

  await page.goto(PANEL);
  const sum = "20,00\u00a0€";
  await expect(page.locator(".panel-balance")).toContainText(`In attesa${sum}`);
  const entries = part(page, "I movimenti").locator("tbody tr");
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(/Commissione 1 maturata: si approva d/);
  await expect(entries).toContainText("Link · /offerte/luce · sotto-codice maggio");
  await expect(entries).toContainText(sum);
  const rows = await readTable(page);
  expect(rows.map(([, ...figures]) => figures)).toEqual([
    ["2", "1", "1", "1", "1", sum, "1"],
    ["2", "1", "1", "1", "1", sum, "1"],
  ]);
  for (const words of ["sotto-codice", "pagina d’arrivo", "widget", "giorno"]) {
    await showPer(page, words);
    const shown = await readTable(page);
    const filed = await readCsv(page);
    const busy = filed.filter(([, ...figures]) => figures.some((figure) => figure !== "0"));
    expect(
      shown.map(([, ...figures]) => figures.map((figure) => figure.replace(",00\u00a0€", ""))),
    ).toEqual(busy.map(([, ...figures]) => figures));
    expect(await listTooWide(page)).toEqual([]);
  }
  expect(await findFaults(page, { widths: WIDTHS })).toEqual([]);
  await showPer(page, "sotto-codice");
  expect((await readTable(page)).map(([key]) => key)).toEqual(["maggio", "Totale"]);
  await showPer(page, "pagina d’arrivo");
  expect((await readTable(page)).map(([key]) => key)).toEqual(["/offerte/luce", "Totale"]);

  // On a phone no sum is cut, because the sums are below the words.
  await page.setViewportSize({ width: 390, height: 844 });
  const words = await entries.locator("th").boundingBox();
  const paid = await entries.locator("td").last().boundingBox();
  expect(paid?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
  expect((paid?.x ?? 0) + (paid?.width ?? 0)).toBeLessThanOrEqual(390);

  // A job sends the events within the next minute.
  const types = () => receiver.heard.map(({ body }) => JSON.parse(body).type).toSorted();
  await expect
    .poll(types, { timeout: 130_000 })
    .toEqual(["commission.earned", "contract.concluded", "lead.created", "quote.created", "test"]);
  expect(receiver.heard.map(({ body }) => body).join()).not.toMatch(/mario|rossi|esempio\.it/i);
  await page.reload();
  await expect(tries).toHaveCount(5);

  // The erasure names the money, warns while there is no bank account, and keeps a given account.
  const erase = page.locator("#cancella");
  const openErase = async () => {
    await page.goto("/profilo");
    await page.getByText("Cancella il profilo", { exact: true }).click();
  };
  await openErase();
  await expect(erase).toContainText(`Come affiliato hai ${sum} in attesa, ma non hai scritto`);
  await erase.getByRole("link", { name: "Scrivilo prima nel pannello" }).click();
  await page.getByLabel("Intestatario").fill("Nives Neri");
  await page.getByLabel("IBAN", { exact: true }).fill("IT60 X054 2811 1010 0000 0123 456");
  await press(page, "Salva il conto");
  await expect(page.getByText("Conto salvato.")).toBeVisible();
  await openErase();
  await expect(erase).toContainText(`oggi ${sum} in attesa. Ti pago fino all’ultima`);
  await erase.getByLabel("La tua password, per conferma").fill(PASSWORD);
  await press(page, "Cancella il profilo per sempre");
  await expect(page.getByRole("heading", { name: "Il profilo è cancellato" })).toBeVisible();
  expect(await runAdmin(host, "affiliates", "list", "--state", "off")).toMatch(
    /profilo cancellato {2}Nives Neri {2}in attesa 20,00/,
  );
});
