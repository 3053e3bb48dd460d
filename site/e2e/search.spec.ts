import { findFaults } from "./find-faults.ts";
import { expect, test } from "./fixtures.ts";

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the header's suggestions can be used by keyboard", async ({ page }) => {
    await page.goto("/come-funziono");
    const search = page.getByRole("search", { name: "Cerca nel sito" });
    const field = search.locator("input");
    await field.focus();
    await expect(field).toHaveRole("combobox");
    await field.pressSequentially("solandr");
    const options = search.getByRole("option");
    await expect(options.first()).toContainText("Solandra Energia");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator("#annunci")).toHaveText(/^\d suggeriment[oi]$/);
    expect(await findFaults(page, { within: "header" })).toEqual([]);

    await field.press("ArrowUp");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await field.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    const active = await field.getAttribute("aria-activedescendant");
    await expect(options.first()).toHaveAttribute("id", active ?? "");
    await field.press("Escape");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(field).toHaveValue("solandr");

    await field.press("ArrowDown");
    await field.press("Enter");
    await expect(page).toHaveURL(/fornitore=solandra/);
  });

  test("shows suggestions for the last typed text", async ({ page }) => {
    await page.goto("/come-funziono");
    const field = page.getByRole("search", { name: "Cerca nel sito" }).locator("input");
    await field.focus();
    await expect(field).toHaveRole("combobox");
    // The response for the first letters arrives after the one for the whole word.
    await page.route(/suggestions\?q=vol$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue().catch(() => undefined);
    });
    await field.pressSequentially("vol");
    await page.waitForTimeout(120);
    await field.pressSequentially("tura");
    const options = page.getByRole("option");
    await expect(options.first()).toContainText("oltura");
    await page.waitForTimeout(700);
    await expect(options.first()).toContainText("oltura");
    await field.press("Enter");
    await expect(page).toHaveURL("/search?q=voltura");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Risultati per «voltura»");
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("a misspelt word finds results that can be filtered by kind and opened", async ({
    page,
  }) => {
    await page.goto("/search");
    await page.getByRole("textbox", { name: "Che cosa cerchi" }).fill("bolleta");
    await page.getByRole("button", { name: "Cerca", exact: true }).last().click();
    await expect(page).toHaveURL("/search?q=bolleta");
    await expect(page.getByText("Forse cercavi")).toContainText("bolletta");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.getByRole("link", { name: /^Domande \d+$/ }).click();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Domande"]);
    await page.locator(".search__result a").first().click();
    await expect(page).toHaveURL(/\/faqs\/./);
  });

  test("a search without results offers other ways", async ({ page }) => {
    await page.goto("/search?q=xqzwk");
    await expect(page.getByText("Non ho trovato niente.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Luce" })).toBeVisible();
  });
});

test("the page of results passes axe in both themes and fits a phone and a desktop", async ({
  page,
}) => {
  for (const path of ["/search", "/search?q=bolleta+luce", "/search?q=xqzwk"]) {
    await page.goto(path);
    expect(await findFaults(page, { widths: [1440, 360] }), path).toEqual([]);
  }
});
