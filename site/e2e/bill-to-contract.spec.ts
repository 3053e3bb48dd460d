import { join } from "node:path";
import type { Page } from "@playwright/test";
import { beginContract, fillContractData, order, press, sign } from "./contract-steps.ts";
import { findFaults } from "./find-faults.ts";
import { expect } from "./fixtures.ts";
import { test } from "./real-offers-fixture.ts";

const CONFIRM = "Confermo: calcola il preventivo";
const BILL = join(import.meta.dirname, "files/bolletta.pdf");

/** Without JavaScript, `contract.spec.ts` goes on from the form. */
const TO_FORM = "a bill is checked value by value and leads to the form of a contract";
const TO_WITHDRAWAL = "a bill leads to a contract that can be withdrawn from";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] });

    test(javaScriptEnabled ? TO_WITHDRAWAL : TO_FORM, async ({ page, host }) => {
      test.setTimeout(240_000);
      const email = "mario.con@esempio.it";
      /** Checks that the page shows the same after a reload. */
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
      expect(new URL(page.url()).searchParams.has("chiave")).toBe(false);
      await expect(page.getByText("l’ho riconosciuta dal codice offerta")).toBeVisible();
      const cost = page.getByRole("textbox", { name: "Costo medio unitario della vendita" });
      await expect(cost).toHaveValue("0,135");
      await expect(page.getByRole("textbox", { name: "Consumo annuo", exact: true })).toHaveValue(
        "2.610",
      );
      expect(await page.locator("body").textContent()).not.toContain("IT001E12345678");
      // The result of axe does not depend on the page's script, but axe itself needs scripts.
      if (javaScriptEnabled) {
        expect(await findFaults(page, { widths: [390, 820, 1440] })).toEqual([]);
      }
      await press(page, CONFIRM);
      await expect(page.getByRole("alert")).toContainText(/Controlla «.+»: correggi/);
      // A person corrects a read value; so expensive a contract is worth changing.
      await cost.fill("0,335");
      await page.getByRole("textbox", { name: "Totale della bolletta" }).fill("123,45");
      for (const box of await page.getByRole("checkbox", { name: /giusto così/ }).all()) {
        await box.check();
      }
      await press(page, CONFIRM);

      await expect(page).toHaveURL(/\/preventivo\/risultato\?/);
      const saving = (await heading(page).textContent()) ?? "-";
      expect(saving).toMatch(/^Risparmi /);
      expect(page.url()).not.toContain("chiave");
      await expect(page.getByText("2.610 kWh").first()).toBeVisible();
      // From the bill's prices the page knows the terms of the current contract and its yearly
      // spend.
      await expect(page.getByRole("heading", { name: "Il tuo contratto di oggi" })).toBeVisible();
      await expect(page.getByText(/sulla quota del fornitore/).first()).toBeVisible();
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
      if (!javaScriptEnabled) return;
      await fillContractData(page, email);
      await reload();
      await expect(page.getByLabel("Codice fiscale")).toHaveValue("rssmra80a01 h501u");
      await press(page, "Salva e controlla l’ordine");
      await expect(heading(page)).toHaveText("Controlla e ordina");
      await reload();
      await order(page);
      await expect(heading(page)).toHaveText("Firma con il codice");
      await reload();
      await sign(page, host, email);

      await expect(heading(page)).toHaveText("Il tuo ordine");
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
