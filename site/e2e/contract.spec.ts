import type { Locator, Page } from "@playwright/test";
import {
  beginContract,
  fillContractData,
  makeQuoteByForm,
  order,
  press,
  readSigningCode,
} from "./contract-steps.ts";
import { findFaults } from "./find-faults.ts";
import { expect } from "./fixtures.ts";
import { test } from "./real-offers-fixture.ts";
import { runAdmin } from "./run-admin.ts";

const EMAIL = "mario.contratto@esempio.it";

/** Checks that the heading precedes the page's controls in the reading order. */
async function expectHeadingFirst(page: Page): Promise<void> {
  const toTop = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
  const heading = await toTop(page.getByRole("heading", { level: 1 }));
  expect(heading).toBeLessThan(await toTop(page.locator("main .v-button").first()));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] });

    test("a quote becomes a signed contract that can be withdrawn from", async ({ page, host }) => {
      // The result of axe does not depend on the page's script, but axe itself needs scripts.
      const expectNoFaults = async () => {
        if (javaScriptEnabled) expect(await findFaults(page, { widths: [390, 820] })).toEqual([]);
        await page.setViewportSize({ width: 1280, height: 720 });
      };
      const rate = await makeQuoteByForm(page, EMAIL);
      await page.goto(`/cart/${rate}`);
      await expectHeadingFirst(page);
      await page
        .getByRole("link", { name: /^Scegli/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Attiva /);
      await expect(page.getByText("Il prezzo è cambiato")).toHaveCount(0);
      await expectNoFaults();
      const price = await page.locator(".order-price__figure strong").textContent();
      await press(page, "Continua con i tuoi dati");
      await expect(page.getByRole("alert")).toContainText("Di’ per chi è il contratto");
      await beginContract(page);

      // The browser that asked for the quote need not type the contacts again.
      await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("Mario");
      await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(EMAIL);
      await press(page, "Salva e controlla l’ordine");
      await expect(page.getByRole("alert")).toContainText("Ci sono 9 cose da sistemare");
      if (javaScriptEnabled) await expect(page.getByRole("alert")).toBeFocused();
      await fillContractData(page, EMAIL);
      // The offer takes no slips, so only the account is asked for.
      await expect(page.getByLabel(/^Bollettino/)).toHaveCount(0);
      await page.getByLabel("CAP").fill("20121");
      await press(page, "Salva e controlla l’ordine");
      await expect(page.getByLabel("CAP")).toHaveAccessibleDescription(/non è di Monza/);
      await expect(page.getByLabel("Codice fiscale")).toHaveValue("rssmra80a01 h501u");
      await expectNoFaults();
      await page.getByLabel("CAP").fill("20900");
      await press(page, "Salva e controlla l’ordine");

      await expect(page.locator(".order-recap")).toContainText(price ?? "-");
      await expectNoFaults();
      for (const box of await page.getByRole("checkbox").all()) {
        await expect(box).not.toBeChecked();
      }
      await order(page);

      await page.getByLabel("Codice di sei cifre").fill("000000");
      await press(page, "Firma l’ordine");
      await expect(page.getByRole("alert")).toContainText("Il codice non è quello");
      await expectNoFaults();
      await page.getByLabel("Codice di sei cifre").fill(await readSigningCode(host, EMAIL));
      await press(page, "Firma l’ordine");

      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Il tuo ordine");
      await expect(page.getByText(/^Firmato il/)).toBeVisible();
      await expect(page.getByText(/concluso il/)).toHaveCount(0);
      await expectNoFaults();
      const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      await runAdmin(host, "contracts", "accept", id, "--motivo", "PEC del fornitore");
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Il tuo contratto");
      await expect(page.getByText(/^Contratto concluso il/)).toBeVisible();
      await expect(page.getByRole("link", { name: /nel calendario$/ })).toBeVisible();
      await expectNoFaults();
      await page.getByRole("link", { name: "Recedere dal contratto qui" }).click();
      await expect(page.getByLabel("Nome e cognome")).toHaveValue("Mario Rossi");
      await expectHeadingFirst(page);
      await press(page, "Vai alla conferma");
      await expectNoFaults();
      await press(page, "Conferma recesso");
      await expect(page.getByRole("heading", { name: "Il tuo recesso" })).toBeVisible();
      await expect(page.getByRole("link", { name: /Recedere/ })).toHaveCount(0);
    });
  });
}
