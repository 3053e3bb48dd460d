import { basename } from "node:path";
import { openBegunConversation } from "./begun-conversation.ts";
import { createConversation, TO_CHANNEL, TO_CONSUMPTION, TO_QUOTE } from "./conversation-page.ts";
import { findFaults } from "./find-faults.ts";
import { expect, test } from "./fixtures.ts";
import { keepList, listItems } from "./listed-items.ts";
import { waitUntilQuiet } from "./quiet.ts";
import { logIn, register } from "./registered-person.ts";

const PHONE = 360;
const TABLET = 820;
const DESK = 1440;
/** Text pages, whose layout is the same on a desktop and on a phone. */
const TEXTS = [
  ...["/cookie-policy", "/privacy-policy", "/questa-no", "/chi-sono", "/perche-affidarti-a-me"],
  ...["/contatti", "/contatti?inviato=si", "/accessibilita", "/termini"],
  ...["/preferiti", "/visualizzati", "/auth/registrazione", "/ripristino", "/active"],
  "/offerte/gas?destinazione=aziende&consumo=10000000",
];
const LAID_OUT = [
  ...["/", "/offerte", "/offerte/luce", "/noleggio", "/pos", "/offerte/internet"],
  ...["/localizza-affare", "/brands", "/come-funziono", "/auth/login"],
];

test.use({
  viewport: { width: PHONE, height: 740 },
  // A refused form is a 422, which Chromium writes to the console.
  expectedErrors: [/status of (404|422)/],
});

// A policy violation is a console error, for which the fixture fails the test.
test("each page with a layout of its own passes axe in both themes and fits a phone and a desktop", async ({
  page,
}) => {
  test.slow();
  for (const path of LAID_OUT) {
    await page.goto(path);
    expect.soft(await findFaults(page, { widths: [PHONE, DESK] }), path).toEqual([]);
  }
});

test("each page of text passes axe in both themes and fits a phone", async ({ page }) => {
  for (const path of TEXTS) {
    await page.goto(path);
    expect.soft(await findFaults(page), path).toEqual([]);
  }
});

test("the pages from a bill to a quote pass axe on a phone, a tablet and a desktop", async ({
  page,
}) => {
  const supply = "tipologia=luce&consumo=2700&potenza=3&residente=si&provincia=MI";
  for (const path of [
    "/preventivo/upload",
    "/preventivo/calcolo",
    `/preventivo/risultato?${supply}&contratto=fisso&energia=0,21&quota=144&scadenza=2030-08-31`,
    `/preventivo/risultato?${supply}&contratto=fisso&energia=0,01&scadenza=2030-08-31`,
    "/promemoria/abcdefghijklmnopqrstuv?chiave=abcdefghijklmnopqrstuv",
  ]) {
    await page.goto(path);
    expect(await findFaults(page, { widths: [PHONE, TABLET, DESK] }), path).toEqual([]);
  }
});

test("a saved quote, one of its offers, its cart and the list of requests pass axe", async ({
  page,
  context,
  host,
}) => {
  const email = "richieste@esempio.it";
  await register(host, email);
  await logIn(context, { host, email });
  await page.goto("/preventivo/risultato?tipologia=luce&consumo=2700&provincia=MI&spesa=1100");
  await page.getByRole("button", { name: "Salva come preventivo" }).click();
  await expect(page).toHaveURL(/\/preventivo\/[\w-]{22}$/);
  const { pathname } = new URL(page.url());
  const { data } = await (await page.request.get(`/api/v1/rates/${basename(pathname)}`)).json();
  const { slug } = data.offers[0];
  for (const path of [
    ...[pathname, `${pathname}/${slug}`, `/cart/${basename(pathname)}`],
    ...[`/offerte/cart/${slug}`, "/richieste"],
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await findFaults(page, { widths: [PHONE, TABLET, DESK] }), path).toEqual([]);
  }
  await expect(page.getByRole("heading", { name: "Luce per la casa, 2.700 kWh" })).toBeVisible();
});

test("the login over a page passes axe after a refusal", async ({ page }) => {
  await page.goto("/come-funziono");
  await waitUntilQuiet(page);
  await page.getByRole("link", { name: "Login" }).click();
  const dialog = page.getByRole("dialog", { name: "Entra nel tuo profilo" });
  await dialog.getByRole("button", { name: "Entra", exact: true }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  expect(await findFaults(page, { widths: [PHONE, DESK] })).toEqual([]);
});

test("an offer's page and the assistant over it pass axe", async ({ page }) => {
  await page.goto("/offerte/luce");
  await page.locator(".offers__cards .v-card-action").first().click();
  await expect(page.getByText("Quanto spendi in un anno")).toBeVisible();
  expect(await findFaults(page, { widths: [DESK, PHONE] })).toEqual([]);
  await page.getByRole("link", { name: "Chiedi un preventivo su questa offerta" }).click();
  const panel = page.getByRole("dialog", { name: "Volpe" });
  await createConversation(page, panel).isAsked("Per chi cerchi?");
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: PHONE, height: 740 });
  expect(await findFaults(page, { widths: [PHONE, DESK] })).toEqual([]);
});

test("a product's page and a comparison of four from each list pass axe and fit a phone", async ({
  page,
  host,
}) => {
  for (const [list, path] of [
    ["vehicles", "/noleggio"],
    ["terminals", "/pos"],
    ["internet", "/offerte/internet"],
    ["offers?tipology=luce", "/offerte/luce"],
  ] as const) {
    const items = (await listItems(host, list)).slice(0, 4);
    const compared = `${path}?confronta=${items.map(({ slug }) => slug).join(",")}`;
    // The page of an offer of energy is tested above.
    const item = path === "/offerte/luce" ? [] : [items[0]?.path ?? ""];
    for (const shown of [...item, compared]) {
      await page.goto(shown);
      await expect(page.locator(shown === compared ? ".compared" : ".item__header")).toBeVisible();
      expect.soft(await findFaults(page), shown).toEqual([]);
    }
  }
});

test("filled lists of favourites and viewed items pass axe and fit a phone", async ({
  page,
  context,
  host,
}) => {
  const items = [...(await listItems(host, "vehicles")), ...(await listItems(host, "terminals"))];
  const slugs = items.slice(0, 18).map(({ slug }) => slug);
  for (const [path, name] of [
    ["/preferiti", "preferiti"],
    ["/visualizzati", "items"],
  ] as const) {
    await keepList(context, { url: host.url, name, slugs });
    await page.goto(path);
    await expect(page.locator(".item-list__rows h2").first()).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  }
});

test("a refused contact form passes axe", async ({ page }) => {
  await page.goto("/contatti");
  await page.getByRole("button", { name: "Invia il messaggio" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});

test("the conversation passes axe at its start", async ({ page }) => {
  await page.goto("/calcola-preventivo");
  await createConversation(page).isAsked("Per chi cerchi?");
  expect(await findFaults(page, { widths: [DESK, PHONE] })).toEqual([]);
});

test("the conversation passes axe after an answer that is not understood", async ({
  page,
  host,
}) => {
  const conversation = await openBegunConversation(page, { host, answers: TO_CONSUMPTION });
  await conversation.giveAll([{ type: "centomila euro" }]);
  expect(await findFaults(page)).toEqual([]);
});

test("the end of the conversation and its quote pass axe", async ({ page, host }) => {
  const answers = [...TO_CHANNEL, ...TO_QUOTE];
  const conversation = await openBegunConversation(page, { host, answers: answers.slice(0, -1) });
  await conversation.giveAll(answers.slice(-1));
  const quote = page.getByRole("link", { name: "Apri il preventivo" });
  await expect(quote).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await quote.click();
  await expect(page.getByRole("heading", { name: "Le tre che costano meno" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});
