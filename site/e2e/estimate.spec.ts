import { expect, test } from "./fixtures.ts";

const MONTHS = ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"];
/** The file of one year of the Portale Consumi, with 250 kWh in each month from one to another. */
const toFile = (year: number, [from, to]: readonly [number, number]) => {
  const cells = (units: string) =>
    MONTHS.map((_, index) => (index + 1 >= from && index + 1 <= to ? units : "-"));
  return [
    ["", ...MONTHS.map((month) => `${month.charAt(0).toUpperCase()}${month.slice(1)} - ${year}`)],
    ["F1", ...cells("125,00")],
    ["F2", ...cells("62,50")],
    ["F3", ...cells("62,50")],
  ]
    .map((row) => row.map((cell) => `"${cell} "`).join(";"))
    .join("\r\n");
};

test("the saved quote keeps the saving computed from the months of two files", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/preventivo/calcolo");
  await page.getByLabel("Mese per mese", { exact: true }).check({ force: true });
  await page.getByLabel("Oppure i file del Portale Consumi").setInputFiles([
    { name: "2025.csv", mimeType: "text/csv", buffer: Buffer.from(toFile(25, [1, 12])) },
    { name: "2026.csv", mimeType: "text/csv", buffer: Buffer.from(toFile(26, [1, 10])) },
  ]);
  await expect(
    page.getByText(/^Ho letto dodici mesi: 3\.000\skWh in un anno, 50% in F1/),
  ).toBeVisible();
  await page.getByLabel("Comune o provincia").fill("Torino");
  await page.getByLabel("Prezzo dell’energia").fill("0,21");
  await page.getByLabel("Quota fissa del fornitore").fill("12");
  await page.getByLabel("Ogni quanto").first().selectOption("Al mese");
  await page.getByLabel(/^Fino a quando vale/).fill("2027-03-31");
  await page.getByRole("button", { name: "Confronta con le offerte" }).click();

  await expect(page).toHaveURL(
    /risultato\?tipologia=luce&consumo=3000&fasce=1500-750-750&potenza=3&residente=si&provincia=TO&comune=001272&contratto=fisso&energia=0%2C21&quota=144&scadenza=2027-03-31$/,
  );
  expect(sent.filter((each) => /gennaio|125,00/.test(each))).toEqual([]);
  const headline = page.getByRole("heading", { level: 1, name: /^Risparmi \d+,\d\d\s€ l’anno/ });
  await expect(headline).toBeVisible();
  const saving = /[\d.]+,\d\d/.exec((await headline.textContent()) ?? "")?.[0] ?? "";
  await expect(page.getByText(/% in meno sulla bolletta: /)).toContainText(saving);
  await expect(page.getByText(/% in meno sulla quota del fornitore: /)).toBeVisible();
  await expect(page.locator(".estimate__offers .v-card-saving").first()).toContainText(saving);
  await page.getByText("Le stesse cifre in una tabella").click();
  await expect(page.getByRole("row")).not.toHaveCount(0);
  const calendar = await page.request.get(
    (await page.getByRole("link", { name: "Mettila nel calendario" }).getAttribute("href")) ?? "",
  );
  expect(await calendar.text()).toContain("DTSTART;VALUE=DATE:20270331");

  await page.getByRole("button", { name: "Salva come preventivo" }).click();
  await expect(page).toHaveURL(/\/preventivo\/[\w-]{22}$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`Risparmi ${saving}`);

  await page.setViewportSize({ width: 390, height: 844 });
  const measure = (part: string) => page.locator(`.v-card:has(.v-card-note) ${part}`).boundingBox();
  const [badge, tile] = [await measure(".v-card-note"), await measure(".v-tile")];
  expect((badge?.y ?? 0) + (badge?.height ?? 0)).toBeLessThan(tile?.y ?? 0);
});

test("a reload keeps the typed text and the months", async ({ page }) => {
  await page.goto("/preventivo/calcolo");
  await page.getByLabel("Mese per mese", { exact: true }).check({ force: true });
  await page.getByLabel("I consumi dei dodici mesi").fill("gennaio 210");
  await page.getByLabel(/^Completa tu i mesi/).check();
  await page.getByLabel("Prezzo dell’energia").fill("0,19");
  await page.reload();
  await expect(page.getByLabel("I consumi dei dodici mesi")).toHaveValue("gennaio 210");
  await expect(page.getByLabel(/^Completa tu i mesi/)).toBeChecked();
  await expect(page.getByLabel("Prezzo dell’energia")).toHaveValue("0,19");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without a script", () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] });

    test("a place with two meanings is chosen without losing the form", async ({ page }) => {
      await page.goto("/preventivo/calcolo");
      await page.getByLabel("Consumo in un anno").fill("2.700");
      await page.getByLabel("Comune o provincia").fill("San Teodoro");
      await page.getByLabel("Prezzo dell’energia").fill("0,19");
      const send = page.getByRole("button", { name: "Confronta con le offerte" });
      await send.click();
      await expect(page.getByRole("alert")).toContainText("scegli quale");
      await expect(page.getByLabel("Comune o provincia")).toHaveValue("San Teodoro");
      await page.getByLabel("San Teodoro (ME)").check();
      await send.click();
      await expect(page).toHaveURL(/risultato\?.*consumo=2700.*provincia=ME.*energia=0%2C19/);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  const PASTED = MONTHS.slice(0, 11)
    .map((month) => `${month}\t250`)
    .join("\n");

  test("pasted months with a gap lead to the advice to keep a cheap contract", async ({ page }) => {
    await page.goto("/preventivo/calcolo");
    await page.getByLabel("Mese per mese", { exact: true }).check({ force: true });
    await page.getByLabel("I consumi dei dodici mesi").fill(PASTED);
    await page.getByLabel("Comune o provincia").fill("Torino");
    await page.getByLabel("Prezzo dell’energia").fill("0,05");
    await page.getByRole("button", { name: "Confronta con le offerte" }).click();

    await expect(page.getByText(/^Manca dicembre: aggiungi il suo consumo/).first()).toBeVisible();
    await expect(page.getByLabel("I consumi dei dodici mesi")).toHaveValue(PASTED);
    await expect(page.getByLabel("Prezzo dell’energia")).toHaveValue("0,05");

    await page.getByLabel(/^Completa tu i mesi/).check();
    await page.getByRole("button", { name: "Confronta con le offerte" }).click();

    await expect(page).toHaveURL(/consumoNoto=2750&completati=12&/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Il tuo contratto costa già meno: tienilo",
    );
    await expect(page.getByRole("heading", { name: "Tieni il tuo contratto" })).toBeVisible();
    await expect(page.getByText(/mancava dicembre: li ho completati io/)).toBeVisible();
    await page.getByRole("link", { name: "Cambia i dati" }).click();
    await expect(page.getByLabel("Consumo in un anno")).toHaveValue("3000");
    await expect(page.getByLabel("Comune o provincia")).toHaveValue("Torino (TO)");
    await page.goBack();
    await page.getByRole("link", { name: /^Guardale tutte/ }).click();
    await expect(page).toHaveURL(/\/offerte\/luce\?.*consumo=3000.*spesa=/);
    await expect(page.locator(".offers__cards .v-card-saving").first()).toContainText("in più");
  });
});

test("each calculator says what is not compared once gas and a business are chosen", async ({
  page,
}) => {
  for (const path of ["/", "/preventivo/calcolo", "/calcola-preventivo"]) {
    await page.goto(path);
    if (path === "/calcola-preventivo") {
      await page.getByText("Preferisci un modulo?").click();
    }
    const limit = page.getByText("Per il gas di un’azienda");
    const choose = (value: string) => page.locator(`label:has([value="${value}"])`).first().click();
    await choose("gas");
    await expect(limit, path).toBeHidden();
    await choose("aziende");
    await expect(limit, path).toBeVisible();
    await choose("luce");
    await expect(limit, path).toBeHidden();
  }
});
