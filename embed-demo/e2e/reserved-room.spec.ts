import type { Page } from "@playwright/test";
import rooms from "../rooms.json" with { type: "json" };
import { ELEMENTS, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";
import { delayLoader, watchShift } from "./page-scripts.ts";
import { askForAffiliate } from "./partner-affiliate.ts";

const EMAIL = "margini@esempio.it";
const WIDTHS = [390, 820, 1440];
/** A theme whose font and line height differ from those of the elements. */
const THEME = '<link rel="stylesheet" href="/casa-fioralba.css">';

let login = { cookie: "" };

test.beforeAll(async ({ host }) => {
  login = await askForAffiliate(host, { email: EMAIL, site: "www.margini.example" });
});

/** The lines that the panel gives an affiliate to copy, with the attributes chosen there. */
async function copySnippet(page: Page, host: string, chosen: Record<string, string>) {
  const query = new URLSearchParams(chosen);
  const reply = await page.request.get(`${host}/affiliate/pannello?${query}`, {
    headers: login,
  });
  const [, code = ""] = /<pre><code>(.*?)<\/code>/s.exec(await reply.text()) ?? [];
  expect(code).toContain("embed.js");
  return await page.evaluate(
    (text) => new DOMParser().parseFromString(text, "text/html").body.textContent,
    code,
  );
}

/** The choices of an affiliate, all of which are shown on one page. */
const CHOSEN: Record<string, string>[] = [
  { widget: "assistente" },
  { widget: "assistente", variant: "inline" },
  { widget: "preferiti", slug: "luce-facile", count: "on" },
  { widget: "preferiti" },
  ...["luce", "noleggio"].flatMap((typology) =>
    ["1", "2", "3", "12"].map((limit) => ({ widget: "carte", typology, limit })),
  ),
  ...["luce", "noleggio"].flatMap((typology) =>
    ["list", "carousel"].map((layout) => ({ widget: "carte", typology, layout, limit: "5" })),
  ),
  ...["gas", "pos", "internet"].map((typology) => ({ widget: "carte", typology, filters: "on" })),
  { widget: "carte", typology: "luce", layout: "list", filters: "on" },
];

test("the copied lines of every layout move nothing on a slow phone, tablet or desktop", async ({
  page,
  partner,
  host,
  request,
}) => {
  test.setTimeout(240_000);
  const readSlugs = async (path: string) => {
    const { offers, items } = (await (await request.get(`${host.url}/api/v1/${path}`)).json()).data;
    return (offers ?? items).slice(0, 2).map(({ slug }: { slug: string }) => slug);
  };
  const slugs = [...(await readSlugs("offers?tipology=luce")), ...(await readSlugs("vehicles"))];
  const mixed = ["grid", "list", "carousel"].map((layout) => ({
    widget: "carte",
    slugs: slugs.join(),
    limit: "4",
    layout,
  }));
  await page.goto(partner.serve("<title>Prova</title>"));
  const snippets = [];
  for (const chosen of [...CHOSEN, ...mixed]) {
    snippets.push(await copySnippet(page, host.url, chosen));
  }
  const lines = snippets.map((snippet) => `<p>Sopra</p>${snippet}`).join("");
  const url = partner.serve(toPage(lines, { head: THEME }));

  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await delayLoader(page);
  const readShift = await watchShift(page);
  /** Where each paragraph between the elements stands. */
  const readPlaces = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("p")].map((each) => {
        const next = each.nextElementSibling?.nextElementSibling?.innerHTML.slice(0, 140);
        return `${next} at ${each.getBoundingClientRect().y}`;
      }),
    );
  for (const width of WIDTHS) {
    // The window is so high that every element is near the viewport and is loaded.
    await page.setViewportSize({ width, height: 32_000 });
    await page.goto(url, { waitUntil: "commit" });
    await page.getByText("Sotto", { exact: true }).waitFor();
    const places = await readPlaces();
    await page.waitForFunction(
      (count) => {
        const shown = (element: Element) =>
          element.shadowRoot?.querySelector("article, .v-invite, .v-favourites, .v-launch");
        const all = [
          ...document.querySelectorAll(
            "volpe-offer-cards, volpe-quote-assistant, volpe-favourites-button",
          ),
        ];
        return all.length === count && all.every(shown);
      },
      snippets.length,
      { timeout: 60_000 },
    );
    await page.waitForTimeout(500);
    expect(await readPlaces(), `at ${width}`).toEqual(places);
    expect(await readShift(), `at ${width}`).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

/** Elements without pictures. */
const BARE = [
  "<volpe-favourites-button></volpe-favourites-button>",
  '<volpe-favourites-button slug="a"></volpe-favourites-button>',
  '<volpe-quote-assistant variant="inline"></volpe-quote-assistant>',
  ...[
    "",
    'limit="1"',
    'limit="12"',
    'typology="noleggio"',
    'typology="internet" limit="1"',
    'slugs="a"',
    'slugs="a,b"',
    'layout="carousel"',
  ].map((attributes) => `<volpe-offer-cards ${attributes}></volpe-offer-cards>`),
];

test("a script before the first paint reserves the place of elements without pictures", async ({
  page,
  partner,
  host,
}) => {
  test.setTimeout(120_000);
  for (const path of ["**/v1/embed.js", "**/embed/chunks/*"]) {
    await page.route(path, async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
  }
  const src = `src="${host.url}/embed/v1/embed.js"`;
  const bare = BARE.map((markup) => `<div>${markup}</div>`).join("");
  const pages = [
    toPage(bare, { head: `<script async blocking="render" ${src}></script>` }),
    toPage(`<script ${src}></script>${bare}`, { head: "" }),
  ];
  const readShift = await watchShift(page);
  for (const html of pages) {
    for (const width of WIDTHS) {
      // Every element is near the viewport.
      await page.setViewportSize({ width, height: 16_000 });
      await page.goto(partner.serve(html));
      await page.waitForFunction(
        (count) =>
          [...document.querySelectorAll("div > *")].filter((element) =>
            element.shadowRoot?.querySelector(".v-cards-content, .v-invite, .v-favourites"),
          ).length === count,
        BARE.length,
      );
      await page.waitForTimeout(500);
      expect(await readShift(), `at ${width}`).toBe(0);
    }
  }
});

test("a script after the first paint moves the page once, by the whole height of the cards", async ({
  page,
  partner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/v1/embed.js", async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
    await route.continue();
  });
  await page.addInitScript(() => {
    const moves: number[] = [];
    Object.assign(globalThis, { moves });
    new PerformanceObserver((list) => {
      moves.push(...list.getEntries().map((entry) => Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(partner.serve(toPage("<volpe-offer-cards></volpe-offer-cards>")), {
    waitUntil: "commit",
  });
  await page.getByText("Come calcolo").first().waitFor();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => Reflect.get(globalThis, "moves"))).toHaveLength(1);
});

test("cards leave no empty place in sight or below the screen", async ({ page, partner }) => {
  const cards = `<div><volpe-offer-cards>${rooms.cards3}</volpe-offer-cards></div>`;
  // The catalogue has fewer internet lines than the element asks for.
  const few = '<div><volpe-offer-cards typology="internet" limit="12"></volpe-offer-cards></div>';
  const far = "<p>Sopra</p>".repeat(30);
  const readShift = await watchShift(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(partner.serve(toPage(cards + far + cards + few)));
    await page.locator("volpe-offer-cards article").first().waitFor();
    // Scrolls down slowly like a visitor, so that each card is loaded before it is in sight.
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += 100) {
        scrollTo({ top, behavior: "instant" });
        await new Promise((done) => setTimeout(done, 50));
      }
    });
    await expect(page.locator(".v-cards-notes")).toHaveCount(3);
    await page.waitForTimeout(500);
    const empty = await page.locator("volpe-offer-cards").evaluateAll((all) =>
      all.map((element) => {
        const notes = element.shadowRoot?.querySelector(".v-cards-notes");
        const { bottom = Number.NaN } = notes?.getBoundingClientRect() ?? {};
        return Math.round(element.getBoundingClientRect().bottom - bottom);
      }),
    );
    expect(empty, `at ${width}`).toEqual([0, 0, 0]);
    expect(await readShift(), `at ${width}`).toBe(0);
  }
});

test("the notes of too few offers in sight fill at most the rest of one row", async ({
  page,
  partner,
}) => {
  const room = rooms.cards3;
  const few = `<div><volpe-offer-cards typology="internet" limit="12">${room}${room}${room}</volpe-offer-cards></div>`;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 8_000 });
    await page.goto(partner.serve(toPage(few)));
    const notes = page.locator(".v-cards-notes");
    await notes.waitFor();
    await page.waitForTimeout(500);
    const [height, lines] = await notes.evaluate((box) => {
      const boxes = [...box.children].map((line) => line.getBoundingClientRect());
      return [
        box.getBoundingClientRect().height,
        Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
      ] as const;
    });
    // 22 px are the padding and the border of the box.
    expect(height - lines - 22, `at ${width}`).toBeLessThan(width < 600 ? 1 : 100);
  }
});

for (const { variant, markup, button } of [
  { variant: "bubble", markup: ELEMENTS[0]?.markup() ?? "", button: "Apri la chat con Volpe" },
  {
    variant: "inline",
    markup: `<volpe-quote-assistant variant="inline">${rooms.inline}</volpe-quote-assistant>`,
    button: "Cominciamo",
  },
]) {
  test(`a slow ${variant} assistant moves nothing within it until its first question`, async ({
    page,
    partner,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    // Movements within half a second after a press do not count as shifts, so each file is delayed
    // longer.
    await page.route("**/embed/chunks/*", async (route) => {
      await new Promise((done) => setTimeout(done, 700));
      await route.continue();
    });
    const readShift = await watchShift(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(partner.serve(toPage(`<div>${markup}</div>`)));
      await page.getByRole("button", { name: button }).click();
      await page.getByRole("button", { name: "Casa mia" }).waitFor();
      await page.waitForTimeout(500);
      expect(await readShift(), `at ${width}`).toBe(0);
      await page.evaluate(() => localStorage.clear());
    }
  });
}
