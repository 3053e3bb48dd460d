import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./fixtures.ts";

/** A bill that names no year's consumption and credits a sum. */
const BILL = {
  name: "bolletta.pdf",
  mimeType: "application/pdf",
  buffer: readFileSync(join(import.meta.dirname, "files/bolletta-senza-anno.pdf")),
};
const UNREADABLE = [
  { name: "foglio.pdf", mimeType: "application/pdf", buffer: Buffer.from("PK\x03\x04 foglio") },
  { name: "vuota.png", mimeType: "image/png", buffer: Buffer.from("ciao a tutti") },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] });

    test("a bill without a year's consumption leads to a result by estimate", async ({ page }) => {
      await page.goto("/preventivo/upload");
      await page.locator("#campo-files").setInputFiles([...UNREADABLE, BILL]);
      await page.getByRole("button", { name: "Leggi la bolletta" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Controlla i dati della bolletta",
      );
      await expect(page.getByText("«foglio.pdf» è un documento di Word")).toBeVisible();
      await expect(page.getByText("«vuota.png» non è un PDF, un JPEG o un PNG")).toBeVisible();
      const year = page.getByRole("textbox", { name: "Consumo annuo", exact: true });
      await expect(year).toHaveValue("");
      for (const box of await page.getByRole("checkbox", { name: /giusto così/ }).all()) {
        await box.check();
      }
      const confirm = page.getByRole("button", { name: "Confermo: calcola il preventivo" });
      await confirm.click();
      await expect(page.getByRole("alert")).toContainText("consumo di un anno");

      await page.getByRole("button", { name: /^Da questa bolletta: 2\.\d{3}/ }).click();
      await expect(page.getByText(/è una stima, correggila se sai di più/)).toBeVisible();
      await expect(year).toHaveValue(/^2\.\d{3}$/);
      await expect(page.getByRole("textbox", { name: "Totale della bolletta" })).toHaveValue(
        /^[-−]83,00$/,
      );
      await confirm.click();
      await expect(page).toHaveURL(/\/preventivo\/risultato\?/);
      await expect(page.getByText(/consumo di un anno è una stima/i).first()).toBeVisible();
    });
  });
}
