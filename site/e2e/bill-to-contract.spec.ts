import { join } from "node:path";
import type { Page } from "@playwright/test";
import {
  beginContract,
  fillContractData,
  order,
  press,
  readSigningCode,
} from "./contract-steps.ts";
import { expect } from "./fixtures.ts";
import { test } from "./real-offers-fixture.ts";

const BILL = join(import.meta.dirname, "files/bolletta.pdf");

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] });

    test("a bill leads to a contract that can be withdrawn from", async ({ page, host }) => {
      test.setTimeout(240_000);
      const email = `mario.${javaScriptEnabled ? "con" : "senza"}@esempio.it`;
      /** The page shows the same after a reload and asks for nothing again. */
      const reload = async () => {
        if (!javaScriptEnabled) return;
        const url = page.url();
        const title = await heading(page).textContent();
        await page.reload();
        await expect(heading(page)).toHaveText(title ?? "-");
        expect(page.url()).toBe(url);
      };

      await page.goto("/preventivo/upload");
      await reload();
      await page.locator("#campo-files").setInputFiles(BILL);
      await press(page, "Leggi la bolletta");
      await expect(heading(page)).toHaveText("Controlla i dati della bolletta");
      await reload();
      // A person corrects a read value; so expensive a contract is worth changing.
      await page.getByRole("textbox", { name: "Costo medio unitario della vendita" }).fill("0,335");
      await page.getByRole("textbox", { name: "Totale della bolletta" }).fill("123,45");
      for (const box of await page.getByRole("checkbox", { name: /giusto così/ }).all()) {
        await box.check();
      }
      await press(page, "Confermo: calcola il preventivo");

      await expect(page).toHaveURL(/\/preventivo\/risultato\?/);
      const saving = (await heading(page).textContent()) ?? "-";
      expect(saving).toMatch(/^Risparmi /);
      expect(page.url()).not.toContain("chiave");
      await reload();
      await page.getByRole("link", { name: "Apri il preventivo" }).click();

      await expect(page).toHaveURL(/\/preventivo\/[\w-]{22}$/);
      await expect(heading(page)).toHaveText(saving);
      const rate = page.url().split("/").at(-1);
      await reload();
      await page.getByRole("link", { name: /^Attiva «/ }).click();

      await expect(page).toHaveURL(new RegExp(`/offerte/cart/[^?]+\\?preventivo=${rate}$`));
      await expect(heading(page)).toHaveText(/^Attiva /);
      await reload();
      await expect(page.getByText("Il prezzo è cambiato")).toHaveCount(0);
      const contract = await beginContract(page);

      /**
       * The address of the quote leads to the contract that was made from it, for example from a
       * bookmark.
       */
      const expectFound = async () => {
        await page.goto(`/contratto/${rate}`);
        expect(new URL(page.url()).pathname).toBe(`/contratto/${contract}`);
      };
      await expectFound();
      const place = [
        ["Via e numero civico", "via Roma 12"],
        ["CAP", "20100"],
        ["Comune", "Milano"],
        ["Provincia", "MI"],
      ] as const;
      for (const [label, printed] of place) {
        await expect(page.getByLabel(label)).toHaveValue(printed);
      }
      await fillContractData(page, email);
      await reload();
      await expect(page.getByLabel("Codice fiscale")).toHaveValue("rssmra80a01 h501u");
      await press(page, "Salva e controlla l’ordine");
      await expect(heading(page)).toHaveText("Controlla e ordina");
      await reload();
      await order(page);
      await expect(heading(page)).toHaveText("Firma con il codice");
      await reload();
      await page.getByLabel("Codice di sei cifre").fill(await readSigningCode(host, email));
      await press(page, "Firma l’ordine");

      await expect(heading(page)).toHaveText("Il tuo ordine");
      await expect(page.getByText(/^Firmato il/)).toBeVisible();
      await reload();
      await expectFound();
      await page.getByRole("link", { name: "Recedere dal contratto qui" }).click();
      await reload();
      await press(page, "Vai alla conferma");
      await press(page, "Conferma recesso");
      await expect(page.getByRole("heading", { name: "Il tuo recesso" })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`/contratto/${contract}`);
      await reload();
      await expect(page.getByRole("heading", { name: "Il tuo recesso" })).toBeVisible();
    });
  });
}
