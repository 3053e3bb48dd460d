import { join } from "node:path";
import type { Page } from "@playwright/test";
import { listBrokenWords } from "./broken-words.ts";
import {
  beginContract,
  fillContractData,
  order,
  press,
  readSigningCode,
  toHomeRequest,
} from "./contract-steps.ts";
import { expect, test } from "./fixtures.ts";
import { keepList, listItems } from "./listed-items.ts";
import { test as onRealOffers } from "./real-offers-fixture.ts";
import { runAdmin } from "./run-admin.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
onRealOffers.use({ contextOptions: { reducedMotion: "reduce" } });

const BILL = join(import.meta.dirname, "files/bolletta.pdf");

test("no word is broken without a hyphen at any width from 320 pixels", async ({
  page,
  context,
  host,
}) => {
  test.setTimeout(180_000);
  const [offers, [car]] = await Promise.all([
    listItems(host, "offers?tipology=luce"),
    listItems(host, "vehicles"),
  ]);
  const compared = offers.slice(0, 4).map(({ slug }) => slug);
  await keepList(context, { url: host.url, name: "preferiti", slugs: compared });
  const broken: string[] = [];
  for (const path of [
    "/",
    "/offerte",
    "/offerte/luce?spesa=900",
    "/noleggio",
    "/pos",
    offers[0]?.path ?? "",
    car?.path ?? "",
    `/offerte/luce?spesa=900&confronta=${compared.join(",")}`,
    "/brands",
    "/contatti",
    "/faqs",
    "/calcola-preventivo",
    "/preferiti",
    "/preventivo/calcolo",
    "/preventivo/risultato?tipologia=luce&consumo=2700&provincia=MI&spesa=1100",
    "/preventivo/upload",
    "/auth/registrazione",
    "/privacy-policy",
  ]) {
    await page.goto(path);
    broken.push(...(await listBrokenWords(page)));
  }
  await page.goto("/preventivo/upload");
  await page.locator("#campo-files").setInputFiles(BILL);
  await press(page, "Leggi la bolletta");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Controlla i dati della bolletta",
  );
  broken.push(...(await listBrokenWords(page)));
  expect(broken).toEqual([]);
});

onRealOffers(
  "no word is broken from a quote to a signed contract",
  async ({ page, request, host }) => {
    test.setTimeout(180_000);
    const email = "mario.parole@esempio.it";
    const broken: string[] = [];
    const check = async (open: Page) => broken.push(...(await listBrokenWords(open)));
    const made = await request.post("/api/v1/rates", { data: toHomeRequest(email) });
    const { rate, key } = (await made.json()).data;
    await page.goto(`/preventivo/${rate}?chiave=${key}`);
    await check(page);
    await page.getByRole("link", { name: "I conti di questa offerta" }).first().click();
    await expect(page.getByRole("heading", { name: /^Vuoi che ti contatti/ })).toBeVisible();
    await check(page);
    await page.goto(`/cart/${rate}`);
    await check(page);
    await page
      .getByRole("link", { name: /^Scegli/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Attiva /);
    await check(page);
    await beginContract(page);
    await check(page);
    await fillContractData(page, email);
    await press(page, "Salva e controlla l’ordine");
    await expect(page.getByRole("button", { name: "Ordine con obbligo di pagare" })).toBeVisible();
    await check(page);
    await order(page);
    const code = page.getByLabel("Codice di sei cifre");
    await expect(code).toBeVisible();
    await check(page);
    await code.fill(await readSigningCode(host, email));
    await press(page, "Firma l’ordine");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Il tuo ordine");
    await check(page);
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await runAdmin(host, "contracts", "accept", id, "--motivo", "PEC del fornitore");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Il tuo contratto");
    await expect(page.getByText(/^Contratto concluso il/)).toBeVisible();
    await check(page);
    await page.getByRole("link", { name: "Recedere dal contratto qui" }).click();
    await expect(page.getByLabel("Nome e cognome")).toHaveValue("Mario Rossi");
    await check(page);
    expect(broken).toEqual([]);
  },
);
