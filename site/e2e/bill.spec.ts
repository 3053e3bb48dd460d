import { join } from "node:path";
import { findFaults } from "./find-faults.ts";
import { expect, test } from "./fixtures.ts";

const BILL = join(import.meta.dirname, "files/bolletta.pdf");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] });

    test("a bill is uploaded, checked value by value, and becomes a quote", async ({ page }) => {
      await page.goto("/preventivo/upload");
      await page.locator("#campo-files").setInputFiles(BILL);
      await page.getByRole("button", { name: "Leggi la bolletta" }).click();

      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Controlla i dati della bolletta",
      );
      expect(new URL(page.url()).searchParams.has("chiave")).toBe(false);
      await expect(page.getByText("l’ho riconosciuta dal codice offerta")).toBeVisible();
      await expect(
        page.getByRole("textbox", { name: "Prezzo unitario della vendita" }),
      ).toHaveValue("0,135");
      await expect(page.getByRole("textbox", { name: "Consumo annuo", exact: true })).toHaveValue(
        "2.610",
      );
      expect(await page.locator("body").textContent()).not.toContain("IT001E12345678");

      // The outcome of axe does not depend on the page's script, which axe needs.
      if (javaScriptEnabled) {
        expect(await findFaults(page, { widths: [390, 820, 1440] })).toEqual([]);
      }
      const confirm = page.getByRole("button", { name: "Confermo: calcola il preventivo" });
      await confirm.click();
      await expect(page.getByRole("alert")).toContainText("Controlla questo valore");
      await page.getByRole("textbox", { name: "Totale della bolletta" }).fill("123,45");
      for (const box of await page.getByRole("checkbox", { name: /^È giusto così/ }).all()) {
        await box.check();
      }
      await confirm.click();

      await expect(page).toHaveURL(/\/preventivo\/[\w-]{22}$/);
      await expect(page.getByText("2.610 kWh").first()).toBeVisible();
    });
  });
}
