import { expect, type Locator, type Page } from "@playwright/test";

/** The question about cookies, and its buttons. */
export const banner = (page: Page): Locator =>
  page.getByRole("region", { name: "Scelta sui cookie" });
export const button = (page: Page, name: string): Locator =>
  banner(page).getByRole("button", { name, exact: true });

/** Waits for the question's script, which measures it. Until then it is a form of the server. */
export async function findLiveQuestion(page: Page): Promise<void> {
  await expect(banner(page)).toBeVisible();
  await page.waitForFunction(
    () => document.documentElement.style.getPropertyValue("--cookie-banner-size") !== "",
  );
}
