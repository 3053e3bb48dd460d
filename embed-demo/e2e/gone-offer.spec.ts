import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startHost } from "../../site/e2e/host-process.ts";
import { runAdmin } from "../../site/e2e/run-admin.ts";
import rooms from "../rooms.json" with { type: "json" };
import { findHeart, toPage } from "./elements.ts";
import { test as base, expect } from "./fixtures.ts";
import { watchShift } from "./page-scripts.ts";

const TERMINALS = join(import.meta.dirname, "../../packages/server/src/seed/demo/pos.csv");

const OFFER_ENDED = "Questa offerta è finita: non si può più attivare.";
const OFFER_UNKNOWN = "Nessuna offerta si chiama così.";

const start = () => startHost();
/** A host of its own, because this test changes its offers. */
const test = base.extend({
  host: [async ({ keep }, use) => use(await keep(start)), { scope: "test", timeout: 90_000 }],
});

const toHeart = (slug: string, label: string) =>
  `<volpe-favourites-button slug="${slug}" label="${label}">${rooms.heart}</volpe-favourites-button>`;

test("an offer that ended, and one that nobody knows, is told beside the heart as on the cards", async ({
  page,
  partner,
  host,
  request,
}) => {
  const reply = await request.get(`${host.url}/api/v1/terminals`);
  const { items } = (await reply.json()).data as { items: { slug: string; name: string }[] };
  const rows = (await readFile(TERMINALS, "utf8"))
    .trim()
    .replaceAll(/\{[+-]\d+\}/g, "")
    .split("\n");
  const [ended, current] = items;
  if (ended === undefined || current === undefined) {
    throw new Error("The demonstration has no terminals.");
  }
  const file = join(host.dataDir, "terminali.csv");
  // Invented offers do not end, so the same ones are real first.
  for (const kept of [rows, rows.filter((row) => !row.includes(`;${ended.name};`))]) {
    await writeFile(file, kept.join("\n"));
    await runAdmin(host, "import-pos", file, "--force");
  }
  // The host hears of the import a moment later.
  await expect(async () => {
    const feed = await request.get(`${host.url}/embed/offer-cards.json?slugs=${ended.slug}`);
    expect((await feed.json()).data.cards).toMatchObject([{ current: false }]);
  }).toPass();

  const asked: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("/embed/offer-cards?slugs=")) {
      asked.push(sent.url());
    }
  });
  const hearts = [
    toHeart(ended.slug, "Finita"),
    toHeart(current.slug, "Di oggi"),
    toHeart("mai-esistita", "Sconosciuta"),
    toHeart(ended.slug, "Ancora lei"),
    toHeart(ended.slug, "Contata").replace(" slug", " count slug"),
  ];
  const cards = `<volpe-offer-cards slugs="${ended.slug},mai-esistita">${rooms.cards2}</volpe-offer-cards>`;
  const readShift = await watchShift(page);
  await page.setViewportSize({ width: 390, height: 1_600 });
  await page.goto(
    partner.serve(toPage([...hearts, cards].map((each) => `<div>${each}</div>`).join(""))),
  );
  await expect(page.locator("volpe-offer-cards").getByText(OFFER_ENDED)).toBeVisible();
  await expect(page.locator("volpe-offer-cards").getByText(OFFER_UNKNOWN)).toBeVisible();
  const said = page.locator("volpe-favourites-button .v-favourites-said");
  await expect(said).toHaveText([OFFER_ENDED, OFFER_UNKNOWN, OFFER_ENDED, OFFER_ENDED]);
  const words = page.locator("volpe-favourites-button").nth(1);
  await expect(words.getByText("Salva nei preferiti")).toBeInViewport();
  expect(asked).toEqual([
    `${host.url}/embed/offer-cards?slugs=${ended.slug},${current.slug},mai-esistita&limit=12&tracking=AFF-1`,
  ]);
  expect(await readShift()).toBe(0);
  // Where the button has no words, the sentence shares their line.
  await page.setViewportSize({ width: 280, height: 1_600 });
  const heights = await page
    .locator("volpe-favourites-button .v-favourites")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([50]));
  await page.reload();
  await expect(said).toHaveCount(4);
  expect(
    await page
      .locator("volpe-favourites-button .v-favourites")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height)),
  ).toEqual(heights);
  // Who saved it earlier still removes it.
  await findHeart(page, "Finita").click();
  await expect(findHeart(page, "Ancora lei")).toHaveAttribute("aria-pressed", "true");
  await findHeart(page, "Ancora lei").click();
  await expect(findHeart(page, "Finita")).toHaveAttribute("aria-pressed", "false");
});
