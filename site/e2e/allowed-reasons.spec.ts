import type { Page } from "@playwright/test";
import { beginContract, fillContractData, order, press, sign } from "./contract-steps.ts";
import { expect } from "./fixtures.ts";
import type { HostProcess } from "./host-process.ts";
import { importRealOffers } from "./real-offers.ts";
import { test } from "./real-offers-fixture.ts";

const USE = "consumo=2700&provincia=MB";
const ALLOWED = "solo con un cambio fornitore o una voltura";

async function findOffer({ url }: HostProcess): Promise<{ path: string; slug: string }> {
  const { data } = await (await fetch(`${url}/api/v1/offers?tipology=luce&${USE}`)).json();
  return data.offers[0];
}

/** The value that a page shows for a label. */
const readFact = (page: Page, label: string) =>
  page.locator("dt", { hasText: label }).locator("xpath=following-sibling::dd[1]").first();

test.use({ expectedErrors: [/status of 409/] });

test("an offer for certain activation reasons names them on its page, in its cart and in its order", async ({
  page,
  browser,
  host,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  plain.on("console", (message) => {
    if (message.type() === "error") consoleErrors.push(message.text());
  });
  const visits = [
    { page, email: "motivi.con@esempio.it" },
    { page: plain, email: "motivi.senza@esempio.it" },
  ];
  await importRealOffers(host, { activationTypes: ["01", "04"] });
  const offer = await findOffer(host);
  for (const visit of visits) await orderWithNameChange(visit, offer);

  // The supplier stops accepting transfers of a supply while the orders are open.
  await importRealOffers(host, { activationTypes: ["01"] });
  for (const visit of visits) await orderWithSwitch(visit, host);
  await plain.context().close();
});

type Visit = { page: Page; email: string };

async function orderWithNameChange(
  { page, email }: Visit,
  { path, slug }: Awaited<ReturnType<typeof findOffer>>,
): Promise<void> {
  await page.goto(`${path}?${USE}`);
  await expect(readFact(page, "Si può avere")).toHaveText(ALLOWED);
  await page.goto(`/offerte/cart/${slug}?${USE}`);
  await expect(readFact(page, "Si può avere")).toHaveText(ALLOWED);
  await beginContract(page);

  await expect(page.getByLabel(/^(Subentro|Prima attivazione)/)).toHaveCount(0);
  await expect(
    page.getByText("non si può avere con un subentro o una prima attivazione"),
  ).toBeVisible();
  const others = page.getByRole("link", { name: "Guarda le altre offerte" });
  await expect(others).toHaveAttribute("href", /\/offerte\/luce/);
  await expect(page.getByLabel(/^Cambio fornitore/)).not.toBeChecked();
  await fillContractData(page, email);
  await page.getByLabel(/^Voltura/).check();
  await press(page, "Salva e controlla l’ordine");
  await expect(readFact(page, "Attivazione")).toHaveText("Voltura");
}

async function orderWithSwitch({ page, email }: Visit, host: HostProcess): Promise<void> {
  await order(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByText("non si può avere con una voltura").first()).toBeVisible();
  await expect(page.getByLabel("POD")).toHaveValue("IT001E12345678");
  await page.getByLabel(/^Cambio fornitore/).check();
  await press(page, "Salva e controlla l’ordine");
  await expect(readFact(page, "Attivazione")).toHaveText("Cambio fornitore");
  await order(page);
  await sign(page, host, email);
}
