import type { Page } from "@playwright/test";

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
