import { join } from "node:path";
import { listBrokenWords } from "./broken-words.ts";
import { press, toHomeRequest } from "./contract-steps.ts";
import { expect, test } from "./fixtures.ts";
import { keepList, listItems } from "./listed-items.ts";

const BILL = join(import.meta.dirname, "files/bolletta.pdf");

// `contract.spec.ts` checks the pages of an order.
test("no word is broken without a hyphen at any width from 320 pixels", async ({
  page,
  context,
  request,
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

  const home = { data: toHomeRequest("mario.parole@esempio.it") };
  const { rate, key } = (await (await request.post("/api/v1/rates", home)).json()).data;
  await page.goto(`/preventivo/${rate}?chiave=${key}`);
  broken.push(...(await listBrokenWords(page)));
  await page.getByRole("link", { name: "I conti di questa offerta" }).first().click();
  await expect(page.getByRole("heading", { name: /^Vuoi che ti contatti/ })).toBeVisible();
  broken.push(...(await listBrokenWords(page)));
  expect(broken).toEqual([]);
});
