import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./fixtures.ts";

const BILL = join(import.meta.dirname, "files/bolletta.pdf");

test("two bills of one supply point are refused", async ({ page }) => {
  await page.goto("/preventivo/upload");
  await page.locator("#campo-files").setInputFiles([BILL, BILL]);
  await page.getByRole("button", { name: "Leggi la bolletta" }).click();
  await expect(
    page.getByText(/Ci sono più bollette con lo stesso POD o PDR: per il preventivo/),
  ).toBeVisible();
});

test("an offer code of another supplier than the bill's is not used", async ({ page }) => {
  await page.goto("/preventivo/upload");
  await page
    .locator("#campo-files")
    .setInputFiles(join(import.meta.dirname, "files/bolletta-di-altri.pdf"));
  await page.getByRole("button", { name: "Leggi la bolletta" }).click();
  await expect(
    page.getByText(/ma sulla bolletta leggo Fonte Chiara Energia S\.p\.A\./),
  ).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "È giusto così (Fornitore)" })).toBeVisible();
});

test.describe("with an offer code that was misread", () => {
  test.use({ expectedErrors: [/status of 422/] });

  test("a corrected offer code is looked up again", async ({ page }) => {
    await page.goto("/preventivo/upload");
    await page.locator("#campo-files").setInputFiles(BILL);
    await page.getByRole("button", { name: "Leggi la bolletta" }).click();
    const known = page.getByText("l’ho riconosciuta dal codice offerta");
    await expect(known).toBeVisible();

    const code = page.getByRole("textbox", { name: "Codice offerta" });
    const read = await code.inputValue();
    await page.getByRole("textbox", { name: "Consumo annuo", exact: true }).fill("2.700");
    await code.fill("000000ESFML01XXNONESISTE00000001");
    await page.getByRole("button", { name: "Cerca questo codice" }).click();
    await expect(
      page.getByText("Il codice offerta 000000ESFML01XXNONESISTE00000001 non è tra le offerte"),
    ).toBeVisible();
    await expect(page.getByText("Lo hai scritto tu.")).toBeVisible();

    await code.fill(` ${read.toLowerCase().slice(0, 12)} ${read.slice(12)}`);
    await page.getByRole("button", { name: "Cerca questo codice" }).click();
    await expect(known).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Consumo annuo", exact: true })).toHaveValue(
      "2.700",
    );
    await expect(code).toHaveValue(read);
    await code.press("Enter");
    await expect(page.getByRole("alert")).toContainText(/Controlla «.+»: correggi/);
  });
});

test("an unreadable picture gets advice and a link to the form", async ({ page }) => {
  await page.goto("/preventivo/upload");
  await page.locator("#campo-files").setInputFiles({
    name: "buio.png",
    mimeType: "image/png",
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } }),
  });
  await page.getByRole("button", { name: "Leggi la bolletta" }).click();
  await expect(
    page.getByText(
      /«buio.png» non si legge come una bolletta: non ne riconosco le parole. Se lo è, rifai la foto/,
    ),
  ).toBeVisible({
    timeout: 60_000,
  });
  // The page has no values to check.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Non ho potuto leggere la bolletta",
  );
  await page.getByRole("link", { name: "copia le cifre nel modulo" }).click();
  await expect(page).toHaveURL(/\/calcola-preventivo/);
});

test("a photograph of an iPhone gets advice on sending it and does not hold up the bill", async ({
  page,
}) => {
  const photograph = {
    name: "IMG_0412.HEIC",
    mimeType: "image/heic",
    buffer: Buffer.from("\0\0\0\x18ftypheic"),
  };
  const bill = { name: "bolletta.pdf", mimeType: "application/pdf", buffer: readFileSync(BILL) };
  const advice = page.getByText(/è una foto HEIC: salvala come JPEG/);
  const send = page.getByRole("button", { name: "Leggi la bolletta" });
  await page.goto("/preventivo/upload");
  await page.locator("#campo-files").setInputFiles(photograph);
  await expect(advice).toBeVisible();
  await send.click();
  await expect(page.getByText(/Togli il file o scegline un altro, poi invia/)).toBeVisible();

  await page.locator("#campo-files").setInputFiles([photograph, bill]);
  await expect(advice).toBeVisible();
  await send.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Controlla i dati della bolletta",
  );
});
