import { type Browser, chromium } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const line = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
/** A bill that names no year's consumption and credits a sum. */
const BILL = `<h1>Ginestra Energia S.r.l.</h1><p>Bolletta per la fornitura di energia elettrica</p>
<table cellpadding="4">${[
  line("POD", "IT001E40302010"),
  line("Potenza impegnata", "3 kW"),
  line("Tipologia cliente", "Domestico residente"),
  line("Indirizzo di fornitura", "Via Po 3, 10124 Torino (TO)"),
  line("Periodo di fatturazione", "01/03/2026 - 30/04/2026"),
  line("Quota per consumi", "350 kWh", "0,1900 €/kWh", "66,50 €"),
  line("di cui spesa per la vendita di energia elettrica", "350 kWh", "0,1300 €/kWh", "45,50 €"),
  line("di cui spesa per la rete e gli oneri", "350 kWh", "0,0600 €/kWh", "21,00 €"),
  line("Quota fissa", "2 mesi", "9,00 €/mese", "18,00 €"),
  line("di cui spesa per la vendita di energia elettrica", "2 mesi", "7,50 €/mese", "15,00 €"),
  line("di cui spesa per la rete e gli oneri", "2 mesi", "1,50 €/mese", "3,00 €"),
  line("Ricalcoli", "", "", "-181,00 €"),
  line("Accise e IVA", "", "", "13,50 €"),
  line("Totale bolletta", "", "", "-83,00 €"),
].join("")}</table>`;

async function printBill(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(BILL);
  const printed = await page.pdf();
  await page.close();
  return printed;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] });

    test("a bill in credit without a year's consumption becomes a result by a guess", async ({
      page,
    }) => {
      const browser = page.context().browser() ?? (await chromium.launch());
      const bill = { name: "bolletta.pdf", mimeType: "application/pdf" };
      await page.goto("/preventivo/upload");
      await page
        .locator("#campo-files")
        .setInputFiles({ ...bill, buffer: await printBill(browser) });
      await page.getByRole("button", { name: "Leggi la bolletta" }).click();
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
