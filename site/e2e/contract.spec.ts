import type { Locator, Page } from "@playwright/test";
import type { RateRequest } from "@volpe/contract";
import { findFaults } from "./find-faults.ts";
import { test as base, expect } from "./fixtures.ts";
import { startHost } from "./host-process.ts";
import { importRealOffers } from "./real-offers.ts";
import { readMail } from "./registered-person.ts";

const EMAIL = "mario.contratto@esempio.it";

const REQUEST: RateRequest = {
  destination: "privati",
  type: "luce",
  resident: true,
  province: "MB",
  operator: "",
  consumption: 2700,
  capacityKw: 3,
  communication: "email",
  name: "Mario Rossi",
  email: EMAIL,
  phone: "",
  consents: { privacy: true, marketing: false, thirdParties: false },
};

/** A host whose offers of electricity are real. */
const test = base.extend<object, object>({
  host: [
    async ({ browserName: _ }, use) => {
      const host = await startHost();
      await importRealOffers(host);
      await use(host);
      await host.dispose();
    },
    { scope: "worker" },
  ],
});

/** An element that is pressed leads to another document. */
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

async function fillData(page: Page): Promise<void> {
  await page.getByLabel("Nome", { exact: true }).fill("Mario");
  await page.getByLabel("Cognome").fill("Rossi");
  await page.getByLabel("Codice fiscale").fill("rssmra80a01 h501u");
  await page.getByLabel("Data di nascita").fill("1/1/1980");
  await page.getByLabel("E-mail", { exact: true }).fill(EMAIL);
  await page.getByLabel("Telefono").fill("333 123 4567");
  await page.getByLabel(/^Cambio fornitore/).check();
  await page.getByLabel("POD").fill("IT001E12345678");
  await page.getByLabel("Via e numero civico").fill("Via Verdi 3");
  await page.getByLabel("CAP").fill("20900");
  await page.getByLabel("Comune").fill("Monza");
  await page.getByLabel("Provincia").selectOption("MB");
  // The offer takes no slips, so that only the account is asked for.
  await expect(page.getByLabel(/^Bollettino/)).toHaveCount(0);
  await page.getByLabel("IBAN").fill("IT60 X054 2811 1010 0000 0123 456");
  await page.getByLabel("Intestatario").fill("Mario Rossi");
}

/** Whether the heading stands above what can be pressed in the page, as the reading order says. */
async function expectHeadingFirst(page: Page): Promise<void> {
  const toTop = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
  const heading = await toTop(page.getByRole("heading", { level: 1 }));
  expect(heading).toBeLessThan(await toTop(page.locator("main .v-button").first()));
}

async function readCode(host: Parameters<typeof readMail>[0]): Promise<string> {
  const has = /codice per firmare: (\d{6})/;
  const [, code = ""] = await readMail(host, { kind: "contract-code", to: EMAIL, has });
  return code;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] });

    test("a quote becomes a contract, signed with the mailed code and withdrawn from", async ({
      page,
      request,
      host,
    }) => {
      // The outcome of axe does not depend on the page's script, which axe needs.
      const expectNoFaults = async () => {
        if (javaScriptEnabled) expect(await findFaults(page, { widths: [390, 820] })).toEqual([]);
        await page.setViewportSize({ width: 1280, height: 720 });
      };
      const made = await request.post("/api/v1/rates", { data: REQUEST });
      const { rate } = (await made.json()).data;
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
      await page.getByLabel(/^Per me, da privato/).check();
      await press(page, "Continua con i tuoi dati");

      await expect(page).toHaveURL(/\/contratto\/[\w-]{22}$/);
      await fillData(page);
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
      for (const box of await page.locator("input[type=checkbox][required]").all()) {
        await box.check();
      }
      await press(page, "Ordine con obbligo di pagare");

      await page.getByLabel("Codice di sei cifre").fill("000000");
      await press(page, "Conferma il contratto");
      await expect(page.getByRole("alert")).toContainText("Il codice non è quello");
      await expectNoFaults();
      await page.getByLabel("Codice di sei cifre").fill(await readCode(host));
      await press(page, "Conferma il contratto");

      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Il tuo contratto");
      await expect(page.getByText(/^Contratto concluso il/)).toBeVisible();
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
