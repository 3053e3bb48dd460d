import type { Page } from "@playwright/test";
import { startHost } from "../../site/e2e/host-process.ts";
import { importRealOffers } from "../../site/e2e/real-offers.ts";
import { readMailedLink } from "../../site/e2e/registered-person.ts";
import { runAdmin } from "../../site/e2e/run-admin.ts";
import { openAssistant, walkToQuote } from "./assistant-steps.ts";
import { test as base, expect } from "./fixtures.ts";

const EMAIL = "anna@contratto.example";

/** A host whose offers of electricity are real, so that they can be ordered. */
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

/** From a quote's page to a contract; returns the contract's id. */
async function order(page: Page): Promise<string> {
  await page.getByRole("link", { name: /^Attiva «/ }).click();
  await page.getByLabel(/^Per me, da privato/).check();
  await page.getByRole("button", { name: "Continua con i tuoi dati" }).click();
  await expect(page).toHaveURL(/\/contratto\/[\w-]{22}$/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

test("a contract on the site has the tracking of the page where the chat began, in any browser", async ({
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
