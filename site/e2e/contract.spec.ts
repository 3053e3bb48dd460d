import type { Locator, Page } from "@playwright/test";
import { listBrokenWords } from "./broken-words.ts";
import {
  beginContract,
  draftGasContract,
  fillContractData,
  findGasCart,
  makeQuoteByForm,
  order,
  press,
  readSigningCode,
  sign,
} from "./contract-steps.ts";
import { findFaults } from "./find-faults.ts";
import { expect } from "./fixtures.ts";
import { fillByKeyboard, pressByKeyboard, tickByKeyboard } from "./keyboard.ts";
import { makeQuoteInChat } from "./quote-in-chat.ts";
import { importRealOffers, importRealProducts } from "./real-offers.ts";
import { test } from "./real-offers-fixture.ts";
import { runAdmin } from "./run-admin.ts";

const EMAIL = "mario.contratto@esempio.it";

/** Checks that the heading precedes the page's controls in the reading order. */
async function expectHeadingFirst(page: Page): Promise<void> {
  const toTop = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
  const heading = await toTop(page.getByRole("heading", { level: 1 }));
  expect(heading).toBeLessThan(await toTop(page.locator("main .v-button").first()));
}

/** Checks that the lists and the form next to the price have one right edge. */
async function expectOneEdge(page: Page): Promise<void> {
  const ends = await page
    .locator(".order__main > *")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(new Set(ends).size).toBe(1);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] });

    test("a quote becomes a signed contract that can be withdrawn from", async ({ page, host }) => {
      test.setTimeout(240_000);
      // The results do not depend on the page's script, but the checks themselves need scripts.
      const expectWholeWords = async () => {
        if (javaScriptEnabled) expect(await listBrokenWords(page)).toEqual([]);
        await page.setViewportSize({ width: 1280, height: 720 });
      };
      const expectNoFaults = async () => {
        if (javaScriptEnabled) expect(await findFaults(page, { widths: [390, 820] })).toEqual([]);
        await expectWholeWords();
      };
      const makeQuote = javaScriptEnabled ? makeQuoteInChat : makeQuoteByForm;
      const rate = await makeQuote(page, EMAIL);
      await expectWholeWords();
      await page.goto(`/cart/${rate}`);
      await expectHeadingFirst(page);
      await expectWholeWords();
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

      // The contacts are filled in, because this browser asked for the quote.
      await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("Mario");
      await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(EMAIL);
      await press(page, "Salva e controlla l’ordine");
      // The chat also asked for the comune.
      const missing = javaScriptEnabled ? 8 : 9;
      await expect(page.getByRole("alert")).toContainText(`Ci sono ${missing} cose da sistemare`);
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
      await expectOneEdge(page);
      for (const box of await page.getByRole("checkbox").all()) {
        await expect(box).not.toBeChecked();
      }
      await order(page);

      await page.getByLabel("Codice di sei cifre").fill("000000");
      await press(page, "Firma l’ordine");
      await expect(page.getByRole("alert")).toContainText("Il codice non è quello");
      await expectNoFaults();
      await sign(page, host, EMAIL);

      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Il tuo ordine");
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
      await expectWholeWords();
      await press(page, "Vai alla conferma");
      await expectNoFaults();
      await press(page, "Conferma recesso");
      await expect(page.getByRole("heading", { name: "Il tuo recesso" })).toBeVisible();
      await expect(page.getByRole("link", { name: /Recedere/ })).toHaveCount(0);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? "a shared device" : "a shared device without JavaScript",
    () => {
      test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] });

      test("empties a form that was filled with another person's order", async ({ page, host }) => {
        const { path } = await draftGasContract(host, "primo.contratto@esempio.it");
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Controlla e ordina");

        // Another consumption makes another order of the same offer.
        await page.goto((await findGasCart(host)).replace("1400", "1300"));
        await beginContract(page);
        await expect(page.getByLabel("Codice fiscale")).toHaveValue("RSSMRA80A01H501U");
        await page.getByLabel("Nome", { exact: true }).fill("Maria");
        await page.getByRole("link", { name: "Non sono io: svuota" }).click();
        await expect(page.getByText("Ho svuotato il modulo")).toBeVisible();
        for (const field of await page.locator(".order-data input.v-input").all()) {
          await expect(field).toHaveValue("");
        }
        await page.getByLabel("Nome", { exact: true }).fill("Maria");
        await press(page, "Salva e controlla l’ordine");
        await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("Maria");
        await expect(page.getByLabel("Codice fiscale")).toHaveValue("");
      });
    },
  );
}

test.describe("a price that changes on the way", () => {
  test.use({ expectedErrors: [/status of 409/] });

  test("is shown with the earlier price before the order and before the signature", async ({
    page,
    host,
  }) => {
    test.setTimeout(240_000);
    const email = "prezzo.contratto@esempio.it";
    const readPrice = async () => (await page.locator(".order__price strong").textContent()) ?? "-";
    await page.goto((await draftGasContract(host, email)).path);
    const first = await readPrice();

    await importRealOffers(host, { priceFactor: 1.1 });
    await order(page);
    await expect(page.getByRole("alert")).toContainText("l’offerta è cambiata");
    const notice = page.locator(".v-notice-attention");
    const second = await readPrice();
    expect(second).not.toBe(first);
    await expect(notice).toContainText(`era ${first} l’anno, adesso è ${second}.`);
    await expect(page.locator(".order-recap")).toContainText(second);
    await order(page);

    const code = await readSigningCode(host, email);
    await importRealOffers(host);
    await page.getByLabel("Codice di sei cifre").fill(code);
    await press(page, "Firma l’ordine");
    await expect(page.getByRole("heading", { name: "Il codice non vale più" })).toBeVisible();
    await expect(notice).toContainText(`era ${second} l’anno, adesso è ${first}.`);
    expect(await readPrice()).toBe(first);
    await page.getByRole("link", { name: "Rivedi l’ordine con le cifre di oggi" }).click();
    await press(page, "Salva e controlla l’ordine");
    await expect(page.locator(".order-recap")).toContainText(first);
  });
});

test.describe("a slow press", () => {
  test.use({ expectedErrors: [/status of 422/] });

  test("sends the data although the last error above the button disappears during the press", async ({
    page,
    host,
  }) => {
    await page.goto(await findGasCart(host));
    await beginContract(page);
    await press(page, "Salva e controlla l’ordine");
    await expect(page.getByRole("alert")).toBeFocused();
    await fillContractData(page, "premuto.contratto@esempio.it", "PDR");
    // The field that is still being typed in keeps its error until it is left.
    const wrong = page.locator("[aria-invalid=true]");
    await expect(wrong).toHaveCount(1);
    await expect(wrong).toHaveAttribute("name", "holder");
    // Presses the button at a point that it leaves when the error's line above it disappears.
    const button = page.getByRole("button", { name: "Salva e controlla l’ordine" });
    await button.hover({ position: { x: 20, y: 40 } });
    await page.mouse.down();
    await page.waitForTimeout(400);
    await page.mouse.up();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Controlla e ordina");
  });
});

for (const { kind, point } of [
  { kind: "line", point: "Codice di migrazione (facoltativo)" },
  { kind: "rental", point: null },
] as const) {
  test(`a ${kind} is ordered and signed`, async ({ page, host }) => {
    const email = `anna.${kind}@esempio.it`;
    await page.goto((await importRealProducts(host))[kind]);
    const isLine = kind === "line";
    const summary = page.getByRole("link", { name: "Sintesi contrattuale", exact: false });
    expect(await summary.count()).toBe(isLine ? 2 : 0);
    const id = await beginContract(page);
    await fillContractData(page, email, point);
    await press(page, "Salva e controlla l’ordine");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Controlla e ordina");
    const confirmed = page.getByRole("checkbox", { name: /ricevuto la sintesi contrattuale/ });
    await expect(confirmed).toHaveCount(isLine ? 1 : 0);
    await order(page);
    await sign(page, host, email);
    await runAdmin(host, "contracts", "accept", id, "--motivo", "PEC del fornitore");
    await page.reload();
    await expect(page.getByText(/^Contratto concluso il/)).toBeVisible();
    // The law grants no withdrawal from the rental of a car.
    const withdrawal = page.getByRole("link", { name: "Recedere dal contratto qui" });
    await expect(withdrawal).toHaveCount(isLine ? 1 : 0);
  });
}

test("gas is ordered, signed and withdrawn from by keyboard alone", async ({ page, host }) => {
  const email = "tasti.contratto@esempio.it";
  await page.goto(await findGasCart(host));
  await expect(page.getByRole("link", { name: "Sintesi contrattuale" })).toHaveCount(0);
  await tickByKeyboard(page, page.getByLabel(/^Per me, da privato/));
  await pressByKeyboard(page, page.getByRole("button", { name: "Continua con i tuoi dati" }));
  await expect(page).toHaveURL(/\/contratto\/[\w-]{22}$/);
  for (const [label, text] of [
    ["Nome", "Mario"],
    ["Cognome", "Rossi"],
    ["Codice fiscale", "RSSMRA80A01H501U"],
    ["Data di nascita", "1/1/1980"],
    ["E-mail", email],
    ["Telefono", "333 123 4567"],
  ] as const) {
    await fillByKeyboard(page, page.getByLabel(label, { exact: true }), text);
  }
  await tickByKeyboard(page, page.getByLabel(/^Cambio fornitore/));
  for (const [label, text] of [
    ["PDR", "00881200745531"],
    ["Via e numero civico", "Via Verdi 3"],
    ["CAP", "20900"],
    ["Comune", "Monza"],
    // A select chooses the option that begins with the typed letters.
    ["Provincia", "Monza"],
    ["IBAN", "IT60X0542811101000000123456"],
    ["Intestatario del conto", "Mario Rossi"],
  ] as const) {
    await fillByKeyboard(page, page.getByLabel(label, { exact: true }), text);
  }
  await pressByKeyboard(page, page.getByRole("button", { name: "Salva e controlla l’ordine" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Controlla e ordina");
  const confirmed = page.getByRole("checkbox", { name: /ricevuto la sintesi contrattuale/ });
  await expect(confirmed).toHaveCount(0);
  for (const box of await page.locator("input[type=checkbox][required]").all()) {
    await tickByKeyboard(page, box);
  }
  await pressByKeyboard(page, page.getByRole("button", { name: "Ordine con obbligo di pagare" }));
  const code = await readSigningCode(host, email);
  await fillByKeyboard(page, page.getByLabel("Codice di sei cifre"), code);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Firmato il/)).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await runAdmin(host, "contracts", "accept", id, "--motivo", "PEC del fornitore");
  await page.reload();
  await expect(page.getByText(/^Contratto concluso il/)).toBeVisible();
  await pressByKeyboard(page, page.getByRole("link", { name: "Recedere dal contratto qui" }));
  await pressByKeyboard(page, page.getByRole("button", { name: "Vai alla conferma" }));
  await pressByKeyboard(page, page.getByRole("button", { name: "Conferma recesso" }));
  await expect(page.getByRole("heading", { name: "Il tuo recesso" })).toBeVisible();
});
