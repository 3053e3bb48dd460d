import type { Page } from "@playwright/test";
import { openBegunConversation } from "./begun-conversation.ts";
import { createConversation, TO_CHANNEL } from "./conversation-page.ts";
import { findFaults } from "./find-faults.ts";
import { expect, test } from "./fixtures.ts";

const WIDTHS = [390, 1440] as const;
const NAMED = ["navigation", "complementary", "region"] as const;

/** Checks the landmarks by which a screen reader lists a page: one main, and names that differ. */
async function expectLandmarks(page: Page): Promise<void> {
  for (const role of ["main", "banner", "contentinfo"] as const) {
    await expect(page.getByRole(role), role).toHaveCount(1);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  for (const role of NAMED) {
    const landmarks = await page.getByRole(role).all();
    const names = await Promise.all(
      landmarks.map((each) =>
        each.evaluate((element) => {
          const label = element.getAttribute("aria-labelledby") ?? "";
          const words = document.getElementById(label)?.textContent;
          return (element.getAttribute("aria-label") ?? words ?? "").trim();
        }),
      ),
    );
    expect(names, `${role} without a name`).not.toContain("");
    expect(new Set(names).size, `${role}: ${names.join(", ")}`).toBe(names.length);
  }
}

test("the assistant's page and the quote's name their landmarks, on a phone and on a desktop", async ({
  page,
  host,
}) => {
  await openBegunConversation(page, { host, answers: TO_CHANNEL });
  const known = page.getByRole("complementary", { name: "Quello che so di te" });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 390) {
      await expect(known).toBeHidden();
      await page.getByRole("button", { name: "Quello che so di te" }).click();
    }
    await expect(known).toBeVisible();
    await expectLandmarks(page);
    expect(await findFaults(page, { widths: [width] })).toEqual([]);
    await page.keyboard.press("Escape");
  }

  await page.getByRole("link", { name: "Apri il preventivo" }).click();
  await expect(page).toHaveURL(/\/preventivo\/[\w-]{22}/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/\S+.*Volpe/);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectLandmarks(page);
  }
  expect(await findFaults(page, { widths: WIDTHS })).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.goto("/calcola-preventivo");
  await expect(page).toHaveTitle(/^Calcola il preventivo/);
  await createConversation(page).isAsked("Per chi cerchi?");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectLandmarks(page);
    await expect(page.getByRole("region", { name: "Volpe", exact: true })).toBeVisible();
    await expect(page.getByRole("region", { name: "Conversazione con Volpe" })).toBeVisible();
    await expect(page.getByRole("group", { name: "La tua risposta" })).toBeVisible();
  }
});
