import type { Page } from "@playwright/test";
import { findBuiltFile } from "./built-file.ts";

const APPLICATION = findBuiltFile("src/entry-client.tsx");

/** Holds the application's script back until `release` is called. */
export async function holdApplication(
  page: Page,
): Promise<{ isAsked: () => boolean; release(): void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isAsked = false;
  await page.route(`**${APPLICATION}`, async (route) => {
    isAsked = true;
    await released;
    await route.continue();
  });
  return { isAsked: () => isAsked, release };
}

/** Whether React has taken over the page. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.locator("#root").evaluate((root) => Object.keys(root).length > 0);

/** Hydrates the page as a first input does, and waits until React handles each click and key. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document
      .querySelector("[data-hydrates]")
      ?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    return Object.keys(document.querySelector("#root") ?? {}).some((key) =>
      key.startsWith("__reactContainer"),
    );
  });
}
