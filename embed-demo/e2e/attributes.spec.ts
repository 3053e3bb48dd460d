import { findLauncher, openAssistant } from "./assistant-steps.ts";
import { ELEMENTS, findHeart, findOffer, SCRIPT, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

const HEART = '<volpe-favourites-button slug="a" label="a"></volpe-favourites-button>';
const CARDS = '<volpe-offer-cards limit="2"></volpe-offer-cards>';

test("properties that are set before the script hold until their attributes are removed", async ({
  page,
  partner,
  host,
}) => {
  const bare = ["quote-assistant", "favourites-button", "offer-cards"].map(
    (name) => `<volpe-${name} count="false"></volpe-${name}>`,
  );
  await page.goto(partner.serve(toPage(bare.join(""), { head: "" })));
  await page.evaluate((address) => {
    const set = (tag: string, values: object) =>
      Object.assign(document.querySelector(tag) ?? {}, values);
    set("volpe-quote-assistant", { variant: "inline" });
    set("volpe-favourites-button", { slug: "a", label: "a" });
    set("volpe-offer-cards", { limit: 2 });
    const script = document.createElement("script");
    script.src = `${address}/embed/v1/embed.js`;
    document.head.append(script);
  }, host.url);
  await expect(page.getByRole("button", { name: "Cominciamo" })).toBeVisible();
  await expect(findHeart(page, "a")).toBeVisible();
  // By the rules of HTML a boolean attribute is true whatever its text.
  await expect(page.getByRole("link", { name: /^Tutti i preferiti ?0$/ })).toBeVisible();
  await expect(findOffer(page)).toHaveCount(2);

  await page.evaluate(() => {
    const remove = (tag: string, name: string) =>
      document.querySelector(tag)?.removeAttribute(name);
    remove("volpe-quote-assistant", "variant");
    remove("volpe-favourites-button", "slug");
    remove("volpe-offer-cards", "limit");
  });
  await expect(findLauncher(page)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Preferiti ?0$/ })).toBeVisible();
  await expect(findOffer(page)).toHaveCount(3);
});

test("each element reports a wrong tracking value once and uses the script's", async ({
  page,
  partner,
  watched,
}) => {
  const asked: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/embed/offer-cards") {
      asked.push(searchParams.get("tracking"));
    }
  });
  const all = ELEMENTS.map(({ markup }) => markup('tracking="no value"'));
  await page.goto(partner.serve(toPage(all.join(""))));
  for (const { find } of ELEMENTS) {
    await find(page).first().waitFor();
  }
  expect(watched.warnings).toEqual(
    ELEMENTS.map(() => 'Volpe: tracking="no value" is no tracking value.'),
  );
  await openAssistant(page);
  const assistant = page.locator("volpe-quote-assistant");
  await expect(assistant.getByRole("link", { name: "Privacy" })).toBeVisible();
  // The cards and the heart ask for their offers.
  expect(asked).toEqual(["AFF-1", "AFF-1"]);
  const links = await page.locator("main").getByRole("link").all();
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    const { searchParams } = new URL((await link.getAttribute("href")) ?? "");
    expect(searchParams.get("tracking")).toBe("AFF-1");
  }
});

test("an attribute that is not read as written causes one warning and one event", async ({
  page,
  partner,
  watched,
}) => {
  await page.addInitScript(() => {
    const codes: string[] = [];
    Object.assign(globalThis, { codes });
    document.addEventListener("volpe-error", (event) =>
      codes.push((event as CustomEvent).detail.code),
    );
  });
  const plain = 'typology="GAS" limit="03" consumption="1.100"';
  await page.goto(partner.serve(toPage(`<volpe-offer-cards ${plain}></volpe-offer-cards>`)));
  await findOffer(page).first().waitFor();
  expect(watched.warnings).toEqual([]);
  await page.locator("volpe-offer-cards").evaluate((element) => {
    element.setAttribute("typology", "gaz");
  });
  await expect.poll(() => watched.warnings).toEqual(['Volpe: typology="gaz" is read as luce.']);
  await page.locator("volpe-offer-cards").evaluate((element) => {
    element.setAttribute("typology", "luce");
    element.setAttribute("limit", "50");
    element.setAttribute("consumption", "-5");
  });
  await expect
    .poll(() => watched.warnings.slice(1))
    .toEqual([
      'Volpe: limit="50" is read as 12.',
      'Volpe: consumption="-5" is read as the typical one.',
    ]);
  const codes = await page.evaluate(() => Reflect.get(globalThis, "codes"));
  expect(codes).toEqual(Array(3).fill("bad-request"));
});

test("the self-check reports offers that are named but not shown, unless a limit is written", async ({
  page,
  partner,
  watched,
}) => {
  const debug = SCRIPT.replace("async", "async data-volpe-debug");
  const toSlugs = (count: number) => Array.from({ length: count }, (_, at) => `o-${at}`).join();
  const cards = [
    `slugs="${toSlugs(3)}"`,
    `slugs="${toSlugs(4)}" limit="2"`,
    `slugs="${toSlugs(4)}"`,
    `slugs="${toSlugs(13)}" limit="12"`,
    `slugs="${toSlugs(60)}" limit="50"`,
  ];
  const html = cards.map((each) => `<volpe-offer-cards ${each}></volpe-offer-cards>`).join("");
  await page.goto(partner.serve(toPage(html, { head: debug })));
  await expect
    .poll(() => watched.warnings.filter((text) => text.includes("names")).toSorted())
    .toEqual([
      "Volpe: volpe-offer-cards names 13 offers, of which 12 are shown: no limit is higher.",
      "Volpe: volpe-offer-cards names 4 offers, of which 3 are shown: limit may be 12.",
      "Volpe: volpe-offer-cards names 60 offers, of which 12 are shown: no limit is higher.",
    ]);
});

test("moved cards and hearts keep what they show", async ({ page, partner }) => {
  let asked = 0;
  page.on("request", (request) => {
    asked += /\/embed\/offer-cards\?.*layout=/.test(request.url()) ? 1 : 0;
  });
  const html = `<div id="one">${HEART}${CARDS}</div><div id="two"></div>`;
  await page.goto(partner.serve(toPage(html)));
  await findHeart(page, "a").click();
  await expect(findOffer(page)).toHaveCount(2);
  await page.evaluate(() => {
    type Movable = Element & { moveBefore?: (node: Element, before: null) => void };
    const [one, two] = ["#one", "#two"].map((id) => document.querySelector(id) as Movable);
    for (const element of [...(one?.children ?? [])]) {
      two?.append(element);
      one?.moveBefore?.(element, null);
    }
  });
  await page.waitForTimeout(300);
  await expect(findHeart(page, "a")).toHaveAttribute("aria-pressed", "true");
  await expect(findOffer(page)).toHaveCount(2);
  expect(asked).toBe(1);
});
