import type { Page } from "@playwright/test";
import {
  beginContract,
  fillContractData,
  press,
  readSigningCode,
  order as sendOrder,
} from "../../site/e2e/contract-steps.ts";
import { startHost } from "../../site/e2e/host-process.ts";
import { importRealOffers } from "../../site/e2e/real-offers.ts";
import { readMailedLink } from "../../site/e2e/registered-person.ts";
import { runAdmin } from "../../site/e2e/run-admin.ts";
import { openAssistant, walkToQuote } from "./assistant-steps.ts";
import { test as base, expect } from "./fixtures.ts";

const EMAIL = "anna@contratto.example";

/** A host whose electricity offers count as real, so that they can be ordered. */
const test = base.extend<object, object>({
  host: [
    async ({ browserName: _ }, use) => {
      const host = await startHost();
      await importRealOffers(host);
      await use(host);
      await host.dispose();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

/** Orders from a quote's page; returns the contract's id. */
async function order(page: Page): Promise<string> {
  await page.getByRole("link", { name: /^Attiva «/ }).click();
  return await beginContract(page);
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
  const id = await order(quote);
  // The browser that asked in the widget need not type the contacts again.
  await expect(quote.getByLabel("Nome", { exact: true })).toHaveValue("Anna");
  await expect(quote.getByLabel("E-mail", { exact: true })).toHaveValue(email);
  await fillContractData(quote, email);
  await press(quote, "Salva e controlla l’ordine");
  await expect(quote.getByRole("heading", { level: 1 })).toHaveText("Controlla e ordina");
  await sendOrder(quote);
  await quote.getByLabel("Codice di sei cifre").fill(await readSigningCode(host, email));
  await press(quote, "Firma l’ordine");
  await expect(quote.getByText(/^Firmato il/)).toBeVisible();

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
