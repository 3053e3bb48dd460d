import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { createConversation, TO_CHANNEL, TO_QUOTE } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";
import { keepList, listItems } from "./listed-items.ts";

const SIZES = { phone: { width: 360, height: 800 }, desk: { width: 1440, height: 900 } };
/** Text pages, whose layout is the same on a desktop and on a phone. */
const TEXTS = [
  ...["/cookie-policy", "/privacy-policy", "/questa-no", "/chi-sono", "/perche-affidarti-a-me"],
  ...["/contatti", "/accessibilita", "/termini", "/preferiti", "/visualizzati"],
  ...["/auth/registrazione", "/ripristino", "/active"],
];
const LAID_OUT = [
  ...["/", "/offerte/luce", "/noleggio", "/pos", "/offerte/internet", "/localizza-affare"],
  ...["/brands", "/auth/login"],
];

/** The violations on the page in both themes: the rule and the elements. */
async function findViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const axe = new AxeBuilder({ page });
    // A theme changes only colours.
    const { violations } = await (colorScheme === "light"
      ? axe
      : axe.withRules(["color-contrast"])
    ).analyze();
    found.push(...violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`));
  }
  return found;
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`at the width of a ${size}`, () => {
    // A refused login is a 422, which Chromium writes to the console.
    test.use({ viewport, expectedErrors: [/status of (404|422)/] });

    for (const path of size === "phone" ? [...LAID_OUT, ...TEXTS] : LAID_OUT) {
      test(`axe finds nothing on ${path} in both themes`, async ({ page }) => {
        await page.goto(path);
        expect(await findViolations(page)).toEqual([]);
      });
    }

    test("axe finds nothing in the login over a page", async ({ page }) => {
      await page.goto("/come-funziono");
      await page.waitForLoadState("networkidle");
      await page.getByRole("link", { name: "Login" }).click();
      const dialog = page.getByRole("dialog", { name: "Entra nel tuo profilo" });
      await dialog.getByRole("button", { name: "Entra", exact: true }).click();
      await expect(dialog.getByRole("alert")).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });

    test("axe finds nothing on an offer's page, nor in the assistant over it", async ({ page }) => {
      await page.goto("/offerte/luce");
      await page.locator(".offers__cards .v-card-action").first().click();
      await expect(page.getByText("Quanto spendi in un anno")).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole("link", { name: "Chiedi un preventivo su questa offerta" }).click();
      const panel = createConversation(page, page.getByRole("dialog", { name: "Volpe" }));
      await panel.isAsked("Per chi cerchi?");
      expect(await findViolations(page)).toEqual([]);
    });
  });
}

// The desktop layout of these pages is the phone's with more space.
test.describe("on a phone", () => {
  test.use({ viewport: SIZES.phone, expectedErrors: [/status of 422/] });

  for (const list of ["vehicles", "terminals", "internet"]) {
    test(`axe finds nothing on a page of ${list} and their comparison`, async ({ page, host }) => {
      const items = (await listItems(host, list)).slice(0, 3);
      await page.goto(items[0]?.path ?? "");
      await expect(page.locator(".item__header")).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      const path = { vehicles: "/noleggio", terminals: "/pos", internet: "/offerte/internet" };
      const compared = items.map(({ slug }) => slug).join(",");
      await page.goto(`${path[list as keyof typeof path]}?confronta=${compared}`);
      await expect(page.locator(".compared")).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test("axe finds nothing on filled lists of favourites and viewed items", async ({
    page,
    context,
    host,
  }) => {
    const items = [...(await listItems(host, "vehicles")), ...(await listItems(host, "terminals"))];
    const slugs = items.slice(0, 18).map(({ slug }) => slug);
    for (const [path, name] of [
      ["/preferiti", "preferiti"],
      ["/visualizzati", "items"],
    ] as const) {
      await keepList(context, { url: host.url, name, slugs });
      await page.goto(path);
      await expect(page.locator(".item-list__rows h2").first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    }
  });

  test("axe finds nothing on a contact form that was refused", async ({ page }) => {
    await page.goto("/contatti");
    await page.getByRole("button", { name: "Invia il messaggio" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test("axe finds nothing in the conversation from its start to the quote", async ({ page }) => {
    await page.goto("/calcola-preventivo");
    const conversation = createConversation(page);
    await conversation.isAsked("Per chi cerchi?");
    expect(await findViolations(page)).toEqual([]);
    await conversation.giveAll(TO_CHANNEL.slice(0, 5));
    await conversation.giveAll([{ type: "centomila euro" }]);
    expect(await findViolations(page)).toEqual([]);
    await conversation.giveAll([...TO_CHANNEL.slice(5), ...TO_QUOTE]);
    await expect(page.getByRole("link", { name: "Apri il preventivo" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Apri il preventivo" }).click();
    await expect(page.getByRole("heading", { name: "Le tre che costano meno" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});
