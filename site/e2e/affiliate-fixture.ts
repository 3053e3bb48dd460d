import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { press } from "./contract-steps.ts";
import { expect } from "./fixtures.ts";
import type { HostProcess } from "./host-process.ts";
import { runAdmin } from "./run-admin.ts";

export const PANEL = "/affiliate/pannello";
/** The browser of the tests calls itself headless, and programs are not counted as arrivals. */
export const BROWSER =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

/** A section of the panel by its heading. */
export const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Fills in and sends the request to become an affiliate. */
export async function ask(page: Page, site: string): Promise<void> {
  await page.getByLabel("Il tuo sito o canale").fill(site);
  await page.getByLabel(/le accetto/).check();
  await press(page, "Chiedi il codice");
  await expect(page.getByText(/La tua richiesta è arrivata/)).toBeVisible();
}

/** The code of the affiliate with this site, as the operator reads it. */
export async function findCode(host: HostProcess, site: string): Promise<string> {
  const lines = (await runAdmin(host, "affiliates", "list", "--state", "requested")).split("\n");
  const line = lines.find((each) => each.includes(site)) ?? "";
  return /[a-z]+-[a-z]{5}/.exec(line)?.[0] ?? "";
}

/** Opens a page in another browser context, which was never on the site. */
export async function openVisitor(
  browser: Browser,
  host: HostProcess,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: host.url,
    userAgent: BROWSER,
    storageState: { cookies: [], origins: [] },
    ...options,
  });
  return await context.newPage();
}
