import { ask, findCode, PANEL, part } from "./affiliate-fixture.ts";
import { press } from "./contract-steps.ts";
import { expect } from "./fixtures.ts";
import { test } from "./real-offers-fixture.ts";
import { logIn, readMail, register } from "./registered-person.ts";
import { runAdmin } from "./run-admin.ts";

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

test("each tool of an affiliate works without a script", async ({
  page,
  context,
  host,
  receiver,
}) => {
  const email = "senza.script@esempio.it";
  await register(host, email);
  await logIn(context, { host, email });
  await page.goto("/affiliate");
  await page.getByLabel("Il tuo sito o canale").fill("boh");
  await press(page, "Chiedi il codice");
  await expect(page.getByRole("alert")).toContainText("Ci sono 2 cose da sistemare");
  await expect(page.getByLabel("Il tuo sito o canale")).toHaveValue("boh");
  await ask(page, "lento.example");

  await page.goto(PANEL);
  const waiting = await page.getByText(/^Il codice .+ non è ancora acceso/).textContent();
  const code = waiting?.split(" ")[2] ?? "-";
  await page.getByLabel("Intestatario").fill("Lea Lenti");
  await page.getByLabel("IBAN", { exact: true }).fill("IT00 X");
  await press(page, "Salva il conto");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Intestatario")).toHaveValue("Lea Lenti");
  await page.getByLabel("IBAN", { exact: true }).fill("IT60 X054 2811 1010 0000 0123 456");
  await press(page, "Salva il conto");
  await expect(page.getByText("Conto salvato.")).toBeVisible();
  await expect(page.getByText(/^Ti paghiamo sul conto .*456 di Lea Lenti\.$/)).toBeVisible();

  await part(page, "Link").getByLabel("Pagina").fill("/offerte/gas");
  await press(page, "Prepara il link");
  await expect(part(page, "Link").locator("code")).toHaveText(
    `${host.url}/offerte/gas?tracking=${code}`,
  );
  await part(page, "Widget").getByLabel("Widget").selectOption("Offerte");
  await press(page, "Prepara il widget");
  await expect(part(page, "Widget").locator("code").first()).toContainText(
    `<volpe-offer-cards tracking="${code}">`,
  );
  await part(page, "Widget").getByLabel("Quali").selectOption("gas");
  await press(page, "Prepara il widget");
  await expect(part(page, "Widget").locator("code").first()).toContainText(' typology="gas"');

  const heard = receiver.heard.length;
  await page.getByLabel("Come", { exact: true }).selectOption("postback");
  await page.getByLabel("Indirizzo", { exact: true }).fill(`${receiver.url}?e={type}`);
  await press(page, "Aggiungi");
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await press(page, "Manda una prova");
  await expect(part(page, "Eventi al tuo server").locator("tbody tr")).toContainText(
    "Consegnato (204)",
  );
  expect(receiver.heard.slice(heard)).toMatchObject([{ method: "GET", url: "/eventi?e=test" }]);
  await press(page, "Togli");
  await expect(page.getByRole("button", { name: "Manda una prova" })).toHaveCount(0);

  // The operator approves the affiliate, who then stops and asks again.
  await runAdmin(host, "affiliates", "approve", code);
  await readMail(host, { kind: "affiliate-on", to: email, has: /acceso/ });
  await page.goto(PANEL);
  await press(page, "Smetti");
  await expect(page.getByRole("alert")).toContainText("Per smettere spunta la casella.");
  await page.getByLabel("Sì, spegnete il mio codice.").check();
  await press(page, "Smetti");
  await expect(page.getByText(`Il codice ${code} è spento e non matura più nulla.`)).toBeVisible();
  await readMail(host, { kind: "affiliate-off", to: email, has: /come hai chiesto/ });
  await page.goto("/affiliate");
  await ask(page, "lento.example");
  expect(await findCode(host, "lento.example")).toBe(code);

  await page.goto("/profilo");
  await page.getByText("Cancella il profilo", { exact: true }).click();
  await expect(page.getByText("Intestatario e IBAN del tuo conto di affiliato")).toBeVisible();
});
