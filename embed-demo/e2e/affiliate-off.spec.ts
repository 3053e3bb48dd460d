import type { Page } from "@playwright/test";
import type { HostProcess } from "../../site/e2e/host-process.ts";
import { logIn, register } from "../../site/e2e/registered-person.ts";
import { runAdmin } from "../../site/e2e/run-admin.ts";
import { choose, findLauncher, openAssistant } from "./assistant-steps.ts";
import { ELEMENTS, findHeart, findOffer, SCRIPT, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";
import { watchShift } from "./page-scripts.ts";

const CODE = "SPENTO-1";
const PAGE = toPage(ELEMENTS.map(({ markup }) => `<div>${markup()}</div>`).join(""), {
  head: SCRIPT.replace("AFF-1", CODE),
});

/** An affiliate whose links carry the code. */
async function makeAffiliate(page: Page, host: HostProcess): Promise<void> {
  const email = "nives@affiliata.example";
  await register(host, email);
  await logIn(page.context(), { host, email });
  await page.goto(`${host.url}/affiliate`);
  await page.getByLabel("Il tuo sito o canale").fill("www.affiliata.example");
  await page.getByLabel(/le accetto/).check();
  await page.getByRole("button", { name: "Chiedi il codice" }).click();
  await expect(page.getByText(/La tua richiesta è arrivata/)).toBeVisible();
  const list = await runAdmin(host, "affiliates", "list");
  const known = /[a-z]+-[a-z]{5}/.exec(list)?.[0] ?? "";
  await runAdmin(host, "affiliates", "approve", known);
  await runAdmin(host, "affiliates", "code", known, CODE);
  await page.context().clearCookies();
}

test("a page of an affiliate that is switched off loses the commission's sentence and nothing else", async ({
  page,
  partner,
  host,
}) => {
  await makeAffiliate(page, host);
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    document.addEventListener("volpe-error", (event) =>
      told.push((event as CustomEvent).detail.code),
    );
  });
  const readShift = await watchShift(page);
  const below = page.getByText("Sotto", { exact: true });
  const notice = page.locator("volpe-offer-cards").getByText(/può ricevere una commissione/);
  await page.goto(partner.serve(PAGE));
  await expect(findOffer(page)).toHaveCount(2);
  await expect(notice).toHaveCount(1);
  const place = await below.boundingBox();
  await openAssistant(page);
  await choose(page, "Casa mia");

  await runAdmin(host, "affiliates", "off", CODE);
  await expect(async () => {
    await page.locator("volpe-offer-cards").evaluate((cards: Cards) => cards.refresh());
    await expect(findOffer(page)).toHaveCount(2);
    await expect(notice).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await choose(page, "Luce");
  await expect(page.getByText(/residenza/i).first()).toBeVisible();
  await page.getByRole("button", { name: "Chiudi la chat" }).click();
  await findHeart(page, "Luce Facile").click();
  await expect(page.getByRole("link", { name: /^Tutti i preferiti ?1$/ })).toBeVisible();
  expect(await below.boundingBox()).toEqual(place);

  await page.reload();
  await expect(findOffer(page)).toHaveCount(2);
  await expect(notice).toHaveCount(0);
  await expect(findHeart(page, "Luce Facile")).toHaveAttribute("aria-pressed", "true");
  expect(await readShift()).toBe(0);
  await findLauncher(page).click();
  await choose(page, "Sì, ci ho la residenza");
  await expect(page.getByRole("combobox", { name: "Comune" })).toBeVisible();
  expect(await below.boundingBox()).toEqual(place);
  expect(await page.evaluate(() => Reflect.get(globalThis, "told"))).toEqual([]);
});

type Cards = HTMLElementTagNameMap["volpe-offer-cards"];
