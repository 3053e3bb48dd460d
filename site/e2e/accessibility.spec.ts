import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { createConversation, TO_CHANNEL, TO_QUOTE } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";

const SIZES = { phone: { width: 360, height: 800 }, desk: { width: 1440, height: 900 } };
const SCHEMES = ["light", "dark"] as const;

/** What stands on the page, in both themes: which rule is broken, and by what. */
async function findViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    found.push(...violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`));
  }
  return found;
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`at the width of a ${size}`, () => {
    test.use({ viewport, expectedErrors: [/status of 404/] });

    for (const path of ["/", "/offerte/luce", "/cookie-policy", "/questa-no"]) {
      test(`axe finds nothing on ${path} in both themes`, async ({ page }) => {
        await page.goto(path);
        expect(await findViolations(page)).toEqual([]);
      });
    }

    test("axe finds nothing on an offer's page, nor in the assistant over it", async ({ page }) => {
      await page.goto("/offerte/luce");
      await page.locator(".offers__cards .v-card-action").first().click();
      await expect(page.getByText("Quanto spendi in un anno")).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole("link", { name: "Chiedi un preventivo su questa offerta" }).click();
      const panel = createConversation(page, page.getByRole("dialog", { name: "Volpe" }));
      await panel.isAsked("Per chi è la fornitura?");
      expect(await findViolations(page)).toEqual([]);
    });

    test("axe finds nothing in the conversation from its start to the quote", async ({ page }) => {
      await page.goto("/calcola-preventivo");
      const conversation = createConversation(page);
      await conversation.isAsked("Per chi è la fornitura?");
      expect(await findViolations(page)).toEqual([]);
      await conversation.giveAll(TO_CHANNEL.slice(0, 5));
      await conversation.give({ type: "centomila euro" });
      await expect(conversation.dock.getByRole("alert")).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await conversation.giveAll([...TO_CHANNEL.slice(5), ...TO_QUOTE]);
      await expect(page.getByRole("link", { name: "Apri il preventivo" })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole("link", { name: "Apri il preventivo" }).click();
      await expect(page.getByRole("heading", { name: "Il preventivo luce" })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  });
}
