import { readFile, writeFile } from "node:fs/promises";
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
import { type HostProcess, startHost } from "../../site/e2e/host-process.ts";
import { importRealOffers } from "../../site/e2e/real-offers.ts";
import { readMailedLink } from "../../site/e2e/registered-person.ts";
import { runAdmin } from "../../site/e2e/run-admin.ts";
import rooms from "../rooms.json" with { type: "json" };
import { openAssistant, walkToQuote } from "./assistant-steps.ts";
import { findHeart, toPage } from "./elements.ts";
import { test as base, expect } from "./fixtures.ts";
import { watchShift } from "./page-scripts.ts";

const TERMINALS = join(import.meta.dirname, "../../packages/server/src/seed/demo/pos.csv");
const BILL = join(import.meta.dirname, "../../site/e2e/files/bolletta.pdf");

/**
 * A host whose offers cost half: at full price the assistant advises keeping the contract of the
 * bill, and there is nothing to order. Other files do not use this host, because a test here
 * changes its offers.
 */
async function startCheapHost(): Promise<HostProcess> {
  const host = await startHost();
  await importRealOffers(host, { priceFactor: 0.5 });
  return host;
}

const test = base.extend({
  host: [
    async ({ keep }, use) => use(await keep(startCheapHost)),
    { scope: "test", timeout: 180_000 },
  ],
});

/** Orders from a quote's page; returns the contract's id. */
async function order(page: Page): Promise<string> {
  await page.getByRole("link", { name: /^Attiva «/ }).click();
  return await beginContract(page);
}

/** Goes from a quote's page to the signed contract. Returns its id. */
async function sign(
  quote: Page,
  { host, email, firstName }: { host: HostProcess; email: string; firstName: string },
): Promise<string> {
  const id = await order(quote);
  // The contacts are filled in, because this browser gave them to the widget.
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

test("a chat on an affiliate's page leads to contracts with its tracking in any browser", async ({
  page,
  browser,
  host,
}) => {
  test.setTimeout(240_000);
  const email = "mario@contratto.example";
  const readContract = async (id: string) =>
    JSON.parse(await runAdmin(host, "contracts", "show", id));
  await page.goto(`${host.demoUrl}/`);
  await openAssistant(page);
  const link = await walkToQuote(page, email);
  const [quote] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  // The page has removed the owner's key from the address; the affiliate's values stay.
  await expect(quote).toHaveURL(/\/preventivo\/[\w-]{22}\?tracking=AFF-123&widget=assistente$/);
  const rate = new URL(quote.url()).pathname.split("/").at(-1) ?? "";
  const asked = { rateId: rate, tracking: "AFF-123" };
  const quoteKey = await readMailedLink(host, { kind: "quote-ready", to: email, name: "chiave" });
  for (const affiliate of ["?tracking=AFF-123&", "?"]) {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(`${host.url}/preventivo/${rate}${affiliate}chiave=${quoteKey}`);
    expect(await readContract(await order(other))).toMatchObject(asked);
    await elsewhere.close();
  }

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
  expect(await readContract(id)).toMatchObject({ state: "withdrawn", ...asked });
  await elsewhere.close();
});

/**
 * Goes from the open assistant to the link of its quote, with a bill whose doubtful values are
 * right.
 */
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
  for (let asked = 0; asked < 8 && !(await channel.isVisible()); asked += 1) {
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
  await page.goto(`${host.demoUrl}/`);
  await openAssistant(page);
  const link = await walkWithBill(page, email);
  const [quote] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await expect(quote).toHaveURL(/\/preventivo\/[\w-]{22}\?tracking=AFF-123&widget=assistente$/);
  const id = await sign(quote, { host, email, firstName: "Ada" });
  const { contract } = JSON.parse(await runAdmin(host, "contracts", "export", id));
  expect(contract).toMatchObject({ id, state: "signed", tracking: "AFF-123" });
});

const OFFER_ENDED = "Questa offerta è terminata: non si vende più.";
const OFFER_UNKNOWN = "Nessuna offerta si chiama così.";

const toHeart = (slug: string, label: string) =>
  `<volpe-favourites-button slug="${slug}" label="${label}">${rooms.heart}</volpe-favourites-button>`;

test("the heart of an ended or unknown offer shows the same sentence as the cards", async ({
  page,
  partner,
  host,
  request,
}) => {
  const reply = await request.get(`${host.url}/api/v1/terminals`);
  const { items } = (await reply.json()).data as { items: { slug: string; name: string }[] };
  const rows = (await readFile(TERMINALS, "utf8"))
    .trim()
    .replaceAll(/\{[+-]\d+\}/g, "")
    .split("\n");
  const [ended, current] = items;
  if (ended === undefined || current === undefined) {
    throw new Error("The demonstration has no terminals.");
  }
  const file = join(host.dataDir, "terminali.csv");
  // An invented offer never ends, so the first import makes the offers real; the second drops one.
  for (const imported of [rows, rows.filter((row) => !row.includes(`;${ended.name};`))]) {
    await writeFile(file, imported.join("\n"));
    await runAdmin(host, "import-pos", file, "--force");
  }
  // The host notices the import a moment later.
  await expect(async () => {
    const feed = await request.get(`${host.url}/embed/offer-cards.json?slugs=${ended.slug}`);
    expect((await feed.json()).data.cards).toMatchObject([{ current: false }]);
  }).toPass();

  const asked: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("/embed/offer-cards?slugs=")) {
      asked.push(sent.url());
    }
  });
  const hearts = [
    toHeart(ended.slug, "Finita"),
    toHeart(current.slug, "Di oggi"),
    toHeart("mai-esistita", "Sconosciuta"),
    toHeart(ended.slug, "Ancora lei"),
    toHeart(ended.slug, "Contata").replace(" slug", " count slug"),
  ];
  const cards = `<volpe-offer-cards slugs="${ended.slug},mai-esistita">${rooms.cards2}</volpe-offer-cards>`;
  const readShift = await watchShift(page);
  await page.setViewportSize({ width: 390, height: 1_600 });
  await page.goto(
    partner.serve(toPage([...hearts, cards].map((each) => `<div>${each}</div>`).join(""))),
  );
  await expect(page.locator("volpe-offer-cards").getByText(OFFER_ENDED)).toBeVisible();
  await expect(page.locator("volpe-offer-cards").getByText(OFFER_UNKNOWN)).toBeVisible();
  const said = page.locator("volpe-favourites-button .v-favourites-said");
  await expect(said).toHaveText([OFFER_ENDED, OFFER_UNKNOWN, OFFER_ENDED, OFFER_ENDED]);
  const words = page.locator("volpe-favourites-button").nth(1);
  await expect(words.getByText("Salva nei preferiti")).toBeInViewport();
  expect(asked).toEqual([
    `${host.url}/embed/offer-cards?slugs=${ended.slug},${current.slug},mai-esistita&limit=12&tracking=AFF-1`,
  ]);
  expect(await readShift()).toBe(0);
  // In a column this narrow, the sentence is on the line of the button, which has no words.
  await page.setViewportSize({ width: 280, height: 1_600 });
  const heights = await page
    .locator("volpe-favourites-button .v-favourites")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([50]));
  await page.reload();
  await expect(said).toHaveCount(4);
  expect(
    await page
      .locator("volpe-favourites-button .v-favourites")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height)),
  ).toEqual(heights);
  // A visitor who saved the offer earlier can still remove it.
  await findHeart(page, "Finita").click();
  await expect(findHeart(page, "Ancora lei")).toHaveAttribute("aria-pressed", "true");
  await findHeart(page, "Ancora lei").click();
  await expect(findHeart(page, "Finita")).toHaveAttribute("aria-pressed", "false");
});
