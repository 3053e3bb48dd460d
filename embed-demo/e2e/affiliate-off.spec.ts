import { runAdmin } from "../../site/e2e/run-admin.ts";
import { choose, findLauncher, openAssistant } from "./assistant-steps.ts";
import { ELEMENTS, findHeart, findOffer, SCRIPT, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";
import { watchErrors, watchShift } from "./page-scripts.ts";
import { makeAffiliate } from "./partner-affiliate.ts";

const CODE = "SPENTO-1";
const PAGE = toPage(ELEMENTS.map(({ markup }) => `<div>${markup()}</div>`).join(""), {
  head: SCRIPT.replace("AFF-1", CODE),
});

test("a page of an affiliate that is switched off loses only the sentence about the commission", async ({
  page,
  partner,
  host,
}) => {
  await makeAffiliate(host, CODE);
  const readErrors = await watchErrors(page);
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

  const list = await (await page.request.get(`${host.url}/offerte/luce?tracking=${CODE}`)).text();
  expect(list).not.toContain("può pagare una commissione");

  await page.reload();
  await expect(findOffer(page)).toHaveCount(2);
  await expect(notice).toHaveCount(0);
  await expect(findHeart(page, "Luce Facile")).toHaveAttribute("aria-pressed", "true");
  expect(await readShift()).toBe(0);
  await findLauncher(page).click();
  await choose(page, "Sì, ci ho la residenza");
  await expect(page.getByRole("combobox", { name: "Comune" })).toBeVisible();
  expect(await below.boundingBox()).toEqual(place);
  expect(await readErrors()).toEqual([]);
});

test("no element names a commission on a page whose tracking value has no affiliate", async ({
  page,
  partner,
  host,
}) => {
  const notice = page.getByText(/commissione/);
  const controller = page.getByText(/I tuoi dati li tratta|i tuoi dati li tratta/);
  await page.goto(partner.serve(PAGE.replace(CODE, "DI-NESSUNO")));
  await openAssistant(page);
  await expect(findOffer(page)).toHaveCount(2);
  await expect(controller).toBeVisible();
  await expect(notice).toHaveCount(0);
  const inline = '<volpe-quote-assistant variant="inline"></volpe-quote-assistant>';
  await page.goto(partner.serve(toPage(inline)));
  await expect(controller).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.goto(`${host.url}/offerte/luce?tracking=DI-NESSUNO`);
  await expect(notice).toHaveCount(0);
});

type Cards = HTMLElementTagNameMap["volpe-offer-cards"];
