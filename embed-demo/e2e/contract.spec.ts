import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import {
  beginContract,
  fillContractData,
  press,
  readSigningCode,
  order as sendOrder,
} from "../../site/e2e/contract-steps.ts";
import { createConversation } from "../../site/e2e/conversation-page.ts";
import type { HostProcess } from "../../site/e2e/host-process.ts";
import { importRealOffers, startRealHost } from "../../site/e2e/real-offers.ts";
import { readMailedLink } from "../../site/e2e/registered-person.ts";
import { runAdmin } from "../../site/e2e/run-admin.ts";
import { openAssistant, walkToQuote } from "./assistant-steps.ts";
import { test as base, expect } from "./fixtures.ts";

const EMAIL = "anna@contratto.example";
const BILL = join(import.meta.dirname, "../../site/e2e/files/bolletta.pdf");

const test = base.extend({
  host: [
    async ({ keep }, use) => use(await keep(startRealHost)),
    { scope: "test", timeout: 180_000 },
  ],
});

/** Orders from a quote's page; returns the contract's id. */
async function order(page: Page): Promise<string> {
  await page.getByRole("link", { name: /^Attiva «/ }).click();
  return await beginContract(page);
}

/** From a quote's page to the signed contract. Returns its id. */
async function sign(
  quote: Page,
  { host, email, firstName }: { host: HostProcess; email: string; firstName: string },
): Promise<string> {
  const id = await order(quote);
  // The browser that asked in the widget need not type the contacts again.
  await expect(quote.getByLabel("Nome", { exact: true })).toHaveValue(firstName);
  await expect(quote.getByLabel("E-mail", { exact: true })).toHaveValue(email);
  await fillContractData(quote, email);
  await press(quote, "Salva e controlla l’ordine");
  await expect(quote.getByRole("heading", { level: 1 })).toHaveText("Controlla e ordina");
  await sendOrder(quote);
  await quote.getByLabel("Codice di sei cifre").fill(await readSigningCode(host, email));
  await press(quote, "Firma l’ordine");
  await expect(quote.getByText(/^Firmato il/)).toBeVisible();
  return id;
}

test("a contract keeps the tracking of the page where its chat began, in any browser", async ({
  page,
  browser,
  host,
}) => {
  test.setTimeout(180_000);
  const readContract = async (id: string) =>
    JSON.parse(await runAdmin(host, "contracts", "show", id));
  await page.goto(`${host.demoUrl}/`);
  await openAssistant(page);
  const link = await walkToQuote(page, EMAIL);
  const [quote] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  const rate = new URL(quote.url()).pathname.split("/").at(-1) ?? "";
  const asked = { rateId: rate, tracking: "AFF-123" };
  expect(await readContract(await order(quote))).toMatchObject(asked);

  const key = await readMailedLink(host, { kind: "quote-ready", to: EMAIL, name: "chiave" });
  for (const affiliate of ["?tracking=AFF-123&", "?"]) {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(`${host.url}/preventivo/${rate}${affiliate}chiave=${key}`);
    expect(await readContract(await order(other))).toMatchObject(asked);
    await elsewhere.close();
  }
});

test("a chat on an affiliate's page leads to a signed contract with its tracking", async ({
  page,
  browser,
  host,
}) => {
  test.setTimeout(240_000);
  const email = "mario@contratto.example";
  await page.goto(`${host.demoUrl}/`);
  await openAssistant(page);
  const link = await walkToQuote(page, email);
  const [quote] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  // The owner's key has left the address; the affiliate's values stay.
  await expect(quote).toHaveURL(/\/preventivo\/[\w-]{22}\?tracking=AFF-123&widget=assistente$/);
  const id = await sign(quote, { host, email, firstName: "Anna" });
  const exported = JSON.parse(await runAdmin(host, "contracts", "export", id));
  expect(exported).toMatchObject({ contract: { id, state: "signed", tracking: "AFF-123" } });

  await runAdmin(host, "contracts", "accept", id, "--motivo", "PEC del fornitore");
  // Opens the mail in a browser that knows neither the affiliate nor the contract.
  const key = await readMailedLink(host, { kind: "contract-signed", to: email, name: "chiave" });
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`${host.url}/contratto/${id}?chiave=${key}`);
  await expect(other.getByText(/^Contratto concluso il/)).toBeVisible();
  await expect(other).toHaveURL(`${host.url}/contratto/${id}`);
  await other.getByRole("link", { name: "Recedere dal contratto qui" }).click();
  await press(other, "Vai alla conferma");
  await press(other, "Conferma recesso");
  await expect(other.getByRole("heading", { name: "Il tuo recesso" })).toBeVisible();
  expect(JSON.parse(await runAdmin(host, "contracts", "show", id))).toMatchObject({
    state: "withdrawn",
    tracking: "AFF-123",
  });
  await elsewhere.close();
});

/** From the open assistant to the link of its quote, with a bill whose doubtful values are right. */
async function walkWithBill(page: Page, email: string): Promise<Locator> {
  const chat = createConversation(page, page.getByRole("dialog"));
  await chat.giveAll([
    { choose: "Casa mia" },
    { choose: "Luce" },
    { choose: "Sì, ci ho la residenza" },
    { type: "Monza" },
    { type: "Solandra Energia" },
  ]);
  await chat.dock.getByLabel(/Manda la bolletta/).setInputFiles(BILL);
  await chat.isAsked("È giusto?");
  await expect(chat.log).toContainText("Costo medio: 0,135\u00a0€/kWh");
  await chat.giveAll([{ choose: "Sì, è tutto giusto" }]);
  const channel = chat.dock.getByRole("button", { name: "E-mail" });
  for (let turn = 0; turn < 8 && !(await channel.isVisible()); turn += 1) {
    const known = chat.dock.getByRole("button", { name: /^Sì|come ho detto$/ });
    const [label] = await known.allInnerTexts();
    await chat.giveAll([label === undefined ? { type: "3" } : { choose: label }]);
  }
  // The bill is of Milano.
  await expect(chat.log).toContainText("Per quale dei due faccio il conto?");
  await chat.giveAll([
    { choose: "E-mail" },
    { tick: ["Ho letto"] },
    { type: "Ada Neri" },
    { type: email },
  ]);
  return chat.log.getByRole("link", { name: "Apri il preventivo" });
}

test("a bill given to the widget leads to a signed contract with the page's tracking", async ({
  page,
  host,
}) => {
  test.setTimeout(300_000);
  const email = "ada@contratto.example";
  // Whoever pays what the bill says is told to keep the contract, unless offers cost less.
  await importRealOffers(host, { priceFactor: 0.5 });
  await page.goto(`${host.demoUrl}/`);
  await openAssistant(page);
  const link = await walkWithBill(page, email);
  const [quote] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await expect(quote).toHaveURL(/\/preventivo\/[\w-]{22}\?tracking=AFF-123&widget=assistente$/);
  const id = await sign(quote, { host, email, firstName: "Ada" });
  const { contract } = JSON.parse(await runAdmin(host, "contracts", "export", id));
  expect(contract).toMatchObject({ id, state: "signed", tracking: "AFF-123" });
});
