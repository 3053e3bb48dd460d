import rooms from "../rooms.json" with { type: "json" };
import { findOffer, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";
import { makeAffiliate } from "./partner-affiliate.ts";

/** Cards for which the markup reserves the place of three. */
const toCards = (attributes: string) =>
  `<volpe-offer-cards ${attributes}>${rooms.cards3}</volpe-offer-cards>`;

/** Whether the element's text is whole: neither the element nor an element around it cuts it. */
function isWhole(element: Element): boolean {
  const text = document.createRange();
  text.selectNodeContents(element);
  const { top, bottom, left, right } = text.getBoundingClientRect();
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const box = each.getBoundingClientRect();
    const isCut = top < box.top || bottom > box.bottom || left < box.left || right > box.right;
    if (isCut && getComputedStyle(each).overflow !== "visible") {
      return false;
    }
  }
  return bottom > top;
}

const WIDTHS = [360, 820, 1440];

test("cards have the figures of the site's list, for the visitor's consumption", async ({
  page,
  partner,
  host,
  request,
}) => {
  const reply = await request.get(`${host.url}/api/v1/offers?tipology=luce&consumo=4100`);
  const { offers } = (await reply.json()).data;
  const format = new Intl.NumberFormat("it-IT", {
    style: "currency",
    currency: "EUR",
    useGrouping: "always",
  });
  await page.goto(partner.serve(toPage(toCards('consumption="4100" limit="2"'))));
  await expect(page.getByRole("article")).toHaveCount(2);
  for (const [index, { name, spend }] of offers.slice(0, 2).entries()) {
    const card = page.getByRole("article").nth(index);
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(name);
    await expect(card.locator(".v-card-figure")).toHaveText(format.format(spend.total));
  }
  await expect(page.getByText("Spesa di un anno per 4.100 kWh")).toBeVisible();
  const demonstration = page.locator(".v-demonstration");
  await expect(demonstration).toContainText("Dimostrazione:");
  // The mark is as wide as its words and not as the cards.
  expect((await demonstration.boundingBox())?.width).toBeLessThan(300);
  await expect(page.getByText(/^Aggiornato a(l |ll’)\d+º? \w+ \d{4}\./)).toBeVisible();
});

test("a page can show chosen offers of any kind and prevent their clicks", async ({
  page,
  partner,
  host,
  request,
}) => {
  const read = async (path: string) =>
    (await (await request.get(`${host.url}/api/v1/${path}`)).json()).data;
  const slugs = [
    (await read("offers?tipology=gas")).offers[0].slug,
    (await read("vehicles")).items[0].slug,
  ];
  await page.goto(partner.serve(toPage(toCards(`slugs="${slugs.join()},mai-esistita"`))));
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("article").last()).toContainText("Non la trovo");
  await page.evaluate(() => {
    const events: unknown[] = [];
    Object.assign(globalThis, { events });
    document.addEventListener("volpe-offer", (event) => {
      events.push((event as CustomEvent).detail);
      event.preventDefault();
    });
  });
  await findOffer(page).first().click();
  expect(await page.evaluate(() => Reflect.get(globalThis, "events"))).toEqual([
    { slug: slugs[0] },
  ]);
  expect(page.context().pages()).toHaveLength(1);
});

test("a brand's cards are of that brand alone", async ({ page, partner, host, request }) => {
  const reply = await request.get(`${host.url}/api/v1/offers?tipology=luce`);
  const { facets } = (await reply.json()).data;
  const [brand] = facets.find(({ key }: { key: string }) => key === "fornitore").values;
  // The attribute accepts the slug, or the name as it is written on a card.
  for (const written of [brand.value, brand.label]) {
    await page.goto(partner.serve(toPage(toCards(`brand="${written}"`))));
    await findOffer(page).first().waitFor();
    const suppliers = await page.locator(".v-card-supplier").allTextContents();
    expect(new Set(suppliers)).toEqual(new Set([brand.label]));
  }
});

const COMMISSION = "Se firmi, questo sito può ricevere una commissione.";
const CODE = "ADATTA-1";

test.describe("on the page of an affiliate", () => {
  test.beforeAll(async ({ host }) => await makeAffiliate(host, CODE));

  test("the first card says the whole sentence about the commission at any width", async ({
    page,
    partner,
  }) => {
    const line = page.getByText(COMMISSION);
    for (const typology of ["luce", "gas", "noleggio"]) {
      await page.goto(partner.serve(toPage(toCards(`typology="${typology}" tracking="${CODE}"`))));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole("article").first()).toContainText(COMMISSION);
        expect(await line.evaluate(isWhole), `${typology} at ${width}`).toBe(true);
      }
    }
  });

  test("rents of cards side by side are on one line, with long lessors or a commission", async ({
    page,
    partner,
  }) => {
    const rentals = `typology="noleggio" limit="12" tracking="${CODE}"`;
    await page.goto(partner.serve(toPage(`<volpe-offer-cards ${rentals}></volpe-offer-cards>`)));
    await expect(page.getByRole("article").first()).toContainText(COMMISSION);
    // The cards are shown part by part.
    await expect(page.locator("article > *").filter({ visible: false })).toHaveCount(0);
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cards = await page.getByRole("article").evaluateAll((all) =>
        all.map((card) => {
          const { y, height } = card.getBoundingClientRect();
          const rent = card.querySelector("strong")?.getBoundingClientRect();
          return { height: Math.round(height), rentAt: Math.round((rent?.y ?? 0) - y) };
        }),
      );
      expect(cards, `at ${width}`).toHaveLength(12);
      expect(new Set(cards.map(({ rentAt }) => rentAt)).size, `at ${width}`).toBe(1);
      expect(new Set(cards.map(({ height }) => height)), `at ${width}`).toEqual(new Set([328]));
    }
  });
});

test("a card shows the parts of its figure only where it has room for all", async ({
  page,
  partner,
}) => {
  await page.goto(partner.serve(toPage(toCards(""))));
  await expect(findOffer(page)).toHaveCount(3);
  /** For each card its height, and whether its parts are in sight, out of sight, or cut. */
  const readCards = () =>
    page.locator("article.v-card").evaluateAll((cards) =>
      cards.map((card) => {
        const spend = card.querySelector(".v-spend")?.getBoundingClientRect() ?? new DOMRect();
        const legend = card.querySelector("dl")?.getBoundingClientRect() ?? new DOMRect();
        const isWhole = legend.bottom <= spend.bottom + 1 && legend.right <= spend.right + 1;
        const sight = legend.left >= spend.right ? "out" : "cut";
        return [card.clientHeight, isWhole ? "whole" : sight];
      }),
    );
  // At 820 px the third card is alone in its row, so wide that nothing hides its parts.
  const saving = page.locator(".v-card-saving").nth(1);
  for (const width of [340, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [first, ...others] = (await readCards()).map(([, parts]) => parts);
    // The first card has the line about the commission, so it may have no room for the parts.
    expect(first).not.toBe("cut");
    expect(others).toEqual(["whole", "whole"]);
    const [height] = (await readCards())[1] ?? [];
    const seen: unknown[] = [];
    for (let lines = 1; lines <= 9; lines += 1) {
      await saving.evaluate((line) => line.append(document.createElement("br"), "Una riga."));
      const [now, parts] = (await readCards())[1] ?? [];
      // Lines beyond the card's height make the card higher instead of hiding a part of it.
      seen.push(now === height ? parts : "full");
    }
    expect(seen.toSorted()).toEqual(expect.arrayContaining(["full", "out"]));
    expect(seen).not.toContain("cut");
    await saving.evaluate((line) => line.replaceChildren("Una riga."));
  }
});

test("a filter narrows the cards and keeps the focus", async ({ page, partner }) => {
  await page.goto(partner.serve(toPage(toCards('filters limit="3"'))));
  const price = page.getByLabel("Tipo di prezzo");
  await price.focus();
  await price.selectOption({ index: 1 });
  await expect(page.getByText("Prezzo variabile con il mercato")).toHaveCount(0);
  await expect(page.getByRole("article").getByText(/^Prezzo fisso/)).toHaveCount(3);
  await expect(price).toBeFocused();

  // Later the page sets another consumption.
  await page
    .locator("volpe-offer-cards")
    .evaluate((element) => element.setAttribute("consumption", "4000"));
  await expect(page.getByText("Spesa di un anno per 4.000 kWh")).toBeVisible();
});

test("only a filter bar that scrolls fades out at its end", async ({ page, partner }) => {
  await page.goto(partner.serve(toPage(toCards('filters limit="1"'))));
  const bar = page.locator(".v-filters");
  const readFade = () => bar.evaluate((each) => getComputedStyle(each).maskImage);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(readFade).toContain("100% - 72px");
  await bar.evaluate((each) => each.scrollTo({ left: each.scrollWidth, behavior: "instant" }));
  await expect.poll(readFade).not.toContain("72px");
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.reload();
  await expect(findOffer(page)).toHaveCount(1);
  expect(await readFade()).not.toContain("72px");
});

test("a wrong consumption in the filters stays next to its error and moves nothing", async ({
  page,
  partner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(partner.serve(toPage(toCards("filters"))));
  const field = page.getByLabel("Consumo annuo");
  await expect(field).toHaveValue("2.700");
  const below = page.getByText("Sotto", { exact: true });
  const place = await below.boundingBox();
  await field.fill("tantissimo");
  await field.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("tantissimo");
  await expect(field).toBeFocused();
  await expect(page.locator(".v-filters .v-error")).toBeVisible();
  expect(await page.locator(".v-filters .v-error").evaluate(isWhole)).toBe(true);
  const bar = page.locator(".v-filters");
  expect(await bar.evaluate((each) => getComputedStyle(each).maskImage)).toBe("none");
  const readBottom = (each: Element) => each.getBoundingClientRect().bottom;
  expect(await field.evaluate(readBottom)).toBeLessThan(await bar.evaluate(readBottom));
  expect(await below.boundingBox()).toEqual(place);
  await field.fill("3.200");
  await field.press("Enter");
  await expect(page.getByText("Spesa di un anno per 3.200 kWh")).toBeVisible();
});
