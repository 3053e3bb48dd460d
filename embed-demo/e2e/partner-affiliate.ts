import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { HostProcess } from "../../site/e2e/host-process.ts";
import { logIn, register } from "../../site/e2e/registered-person.ts";
import { runAdmin } from "../../site/e2e/run-admin.ts";

/** Makes an approved affiliate whose links carry the code. Leaves the page without cookies. */
export async function makeAffiliate(page: Page, host: HostProcess, code: string): Promise<void> {
  const email = `${code.toLowerCase()}@affiliata.example`;
  await register(host, email);
  await logIn(page.context(), { host, email });
  await page.goto(`${host.url}/affiliate`);
  await page.getByLabel("Il tuo sito o canale").fill("www.affiliata.example");
  await page.getByLabel(/le accetto/).check();
  await page.getByRole("button", { name: "Chiedi il codice" }).click();
  await expect(page.getByText(/La tua richiesta è arrivata/)).toBeVisible();
  const list = await runAdmin(host, "affiliates", "list", "--state", "requested");
  const known = /[a-z]+-[a-z]{5}/.exec(list)?.[0] ?? "";
  await runAdmin(host, "affiliates", "approve", known);
  await runAdmin(host, "affiliates", "code", known, code);
  await page.context().clearCookies();
}
