import type { Page } from "@playwright/test";

/** Waits until React has taken over the page: from then on it answers each click and key. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("#root") ?? {}).some((key) =>
      key.startsWith("__reactContainer"),
    ),
  );
}
