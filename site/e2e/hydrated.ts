import type { Page } from "@playwright/test";

/**
 * Makes the page alive as a first touch does, and waits until React has taken it over: from then on
 * it answers each click and key.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document
      .querySelector("[data-wakes]")
      ?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    return Object.keys(document.querySelector("#root") ?? {}).some((key) =>
      key.startsWith("__reactContainer"),
    );
  });
}
