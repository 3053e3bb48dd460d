import type { Page } from "@playwright/test";
import { runAdmin } from "../../site/e2e/run-admin.ts";
import rooms from "../rooms.json" with { type: "json" };
import { choose, findLauncher, openAssistant } from "./assistant-steps.ts";
import { ELEMENTS, findHeart, findOffer, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";
import { watchShift } from "./page-scripts.ts";

const LINE = /Da questa pagina per ora non posso risponderti/;
const PAGE = toPage(ELEMENTS.map(({ markup }) => `<div>${markup()}</div>`).join(""));

/**
 * Records the events of the cards and the errors of other elements. The returned function reads the
 * last event of the cards.
 */
async function watchCards(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    let last: unknown = null;
    const events: unknown[][] = [];
    Object.assign(globalThis, { readCards: () => last, readOthers: () => events });
    for (const name of ["volpe-error", "volpe-cards"]) {
      document.addEventListener(name, (event) => {
        const tag = (event.target as Element).localName;
        if (tag === "volpe-offer-cards") {
          last = { name, ...(event as CustomEvent).detail };
        } else {
          const { code, requestId } = (event as CustomEvent).detail;
          events.push([tag, code, requestId]);
        }
      });
    }
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "readCards")());
}

const readOthers = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "readOthers")());

const refresh = (page: Page) =>
  page
    .locator("volpe-offer-cards")
    .evaluate((cards: HTMLElement & { refresh(): void }) => cards.refresh());

/** Expects one sentence and no card. */
async function expectNoCards(page: Page): Promise<void> {
  await expect(findOffer(page)).toHaveCount(0, { timeout: 1_000 });
  await expect(page.locator("volpe-offer-cards").getByText(/\S/)).toHaveText([
    "Da questa pagina per ora non mostro offerte: le trovi sul sito di Volpe.",
  ]);
}

/** The one event of the assistant for a refusal, however often the host refuses. */
const REPORTED = [["volpe-quote-assistant", "origin-off", null]];

const OFF = { name: "volpe-error", code: "origin-off", requestId: null };

test("an open page shows nothing broken while its origin is off and works again afterwards", async ({
  page,
  partner,
  host,
}) => {
  const readCards = await watchCards(page);
  const readShift = await watchShift(page);
  const below = page.getByText("Sotto", { exact: true });
  await page.goto(partner.serve(PAGE));
  await expect(findOffer(page)).toHaveCount(2);
  const place = await below.boundingBox();
  await openAssistant(page);
  await choose(page, "Casa mia");
  await expect(page.locator(".v-answer").filter({ hasText: "Luce" }).first()).toBeVisible();

  await runAdmin(host, "origins", "off", partner.origin, "--motivo", "prova");
  await expect(async () => {
    await refresh(page);
    await expectNoCards(page);
  }).toPass();
  expect(await readCards()).toEqual(OFF);
  await choose(page, "Luce");
  await expect(page.getByText(LINE)).toBeVisible();
  expect(await readOthers(page)).toEqual(REPORTED);
  await page.getByRole("button", { name: "Chiudi la chat" }).click();
  await findHeart(page, "Luce Facile").click();
  await expect(page.getByRole("link", { name: /^Tutti i preferiti ?1$/ })).toBeVisible();
  expect(await below.boundingBox()).toEqual(place);

  await page.reload();
  await expect.poll(readCards).toEqual(OFF);
  await expectNoCards(page);
  expect(await below.boundingBox()).toEqual(place);
  expect(await readShift()).toBe(0);
  await findLauncher(page).click();
  await expect(page.getByText(LINE)).toBeVisible();
  await expect(page.locator(".v-answer, .v-send, .v-offline")).toHaveCount(0);
  expect(await readOthers(page)).toEqual(REPORTED);

  await runAdmin(host, "origins", "on", partner.origin);
  // The conversation comes back by itself, at the question that was open.
  await choose(page, "Luce");
  await expect(page.getByText(/residenza/i).first()).toBeVisible();
  await refresh(page);
  await expect(findOffer(page)).toHaveCount(2);
  expect(await readCards()).toEqual({ name: "volpe-cards", shown: 2, ended: 0 });
});

/** What the launcher says next to the fox. */
const INVITATION = "Quanto potresti risparmiare? Te lo dico in due minuti.";

test("a page invites visitors only while its origin is on", async ({
  page,
  partner,
  host,
  request,
}) => {
  const headers = { referer: `${partner.origin}/` };
  const isMarked = async () => {
    const loader = await request.get(`${host.url}/embed/v1/embed.js`, { headers });
    return (await loader.text()).includes('setAttribute("data-off"');
  };
  const inline = `<volpe-quote-assistant variant="inline">${rooms.inline}</volpe-quote-assistant>`;
  const url = partner.serve(toPage(`${ELEMENTS[0]?.markup()}<div>${inline}</div>`));
  const fox = page.getByRole("button", { name: "Apri la chat con Volpe" });
  const begin = page.getByRole("button", { name: "Cominciamo" });
  await runAdmin(host, "origins", "off", partner.origin, "--motivo", "prova");
  await expect.poll(isMarked).toBe(true);
  await page.goto(url);
  await expect(page.getByText(LINE)).toBeVisible();
  await expect(fox).toBeVisible();
  await expect(begin).toHaveCount(0);
  await expect(page.getByText(/Quanto potresti/)).toHaveCount(0);

  await runAdmin(host, "origins", "on", partner.origin);
  await expect.poll(isMarked).toBe(false);
  await page.reload();
  await expect(begin).toBeVisible();
  await expect(page.getByText(INVITATION)).toBeVisible();
});

test("a first visitor reads one line instead of a greeting while the page's origin is off", async ({
  page,
  partner,
  host,
}) => {
  await watchCards(page);
  await runAdmin(host, "origins", "off", partner.origin, "--motivo", "prova");
  await page.goto(partner.serve(PAGE));
  await findLauncher(page).click();
  await expect(page.getByText(LINE)).toBeVisible();
  await expect(page.locator(".v-answer, .v-send, .v-offline")).toHaveCount(0);
  expect(await readOthers(page)).toEqual(REPORTED);
  await runAdmin(host, "origins", "on", partner.origin);
  await expect(page.getByRole("button", { name: "Casa mia" })).toBeVisible();
});
