import { ELEMENTS, findHeart, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

const CARDS = '<volpe-offer-cards limit="2"></volpe-offer-cards>';
const INLINE = '<volpe-quote-assistant variant="inline"></volpe-quote-assistant>';

test("cards and inline assistant are as wide as their place, in whatever layout that is", async ({
  page,
  partner,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(partner.serve(toPage(`<div>${CARDS}</div><div>${INLINE}</div>`)));
  await page.getByRole("article").first().waitFor();
  await page.locator("volpe-quote-assistant").getByRole("heading").first().waitFor();
  for (const style of [
    "display:flex;flex-direction:column;align-items:center",
    "display:flex",
    "display:grid;place-items:center",
  ]) {
    for (const tag of ["volpe-offer-cards", "volpe-quote-assistant"]) {
      const element = page.locator(tag);
      const place = page.locator("main > div", { has: element });
      await place.evaluate((each, css) => {
        each.style.cssText = css;
      }, style);
      const { width } = (await place.boundingBox()) ?? {};
      expect((await element.boundingBox())?.width, `${tag} in ${style}`).toBe(width);
    }
  }
});

test("an element that a page hides like a tab can be shown again", async ({ page, partner }) => {
  await page.goto(partner.serve(toPage(ELEMENTS.map(({ markup }) => markup()).join(""))));
  for (const { tag } of ELEMENTS) {
    const element = page.locator(tag);
    await expect(element).toBeAttached();
    await page.waitForFunction((name) => document.querySelector(`${name}:defined`), tag);
    const isShown = () => element.evaluate((each) => getComputedStyle(each).display !== "none");
    expect(await isShown(), tag).toBe(true);
    await element.evaluate((each) => {
      each.style.display = "none";
      // A move connects the element again.
      document.body.append(each);
    });
    expect(await isShown(), tag).toBe(false);
    await element.evaluate((each) => {
      each.style.display = "";
    });
    expect(await isShown(), tag).toBe(true);
  }
});

test("hidden cards leave no blank place before they are loaded", async ({ page, partner }) => {
  await page.route("**/chunks/offer-cards-*", (route) => route.abort());
  await page.goto(partner.serve(toPage(`${CARDS.replace(">", " hidden>")}<p>Dopo</p>`)));
  await page.waitForFunction(() => "volpe" in globalThis);
  await expect(page.locator("volpe-offer-cards")).toBeHidden();
});

test("cards that are refreshed in the task of their insertion request nothing but cards", async ({
  page,
  partner,
}) => {
  await page.goto(partner.serve(toPage(CARDS)));
  await page.getByRole("article").first().waitFor();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(() => {
    const cards = document.createElement("volpe-offer-cards");
    document.querySelector("main")?.append(cards);
    Reflect.get(cards, "refresh").call(cards);
  });
  await expect(page.locator("volpe-offer-cards").nth(1).getByRole("article").first()).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(["/embed/offer-cards"]));
});

test("a page reads the favourites of an earlier visit as soon as the element is defined", async ({
  page,
  partner,
}) => {
  const url = partner.serve(
    toPage('<volpe-favourites-button slug="a-b" label="Luce"></volpe-favourites-button>'),
  );
  await page.goto(url);
  await findHeart(page, "Luce").click();
  await expect(findHeart(page, "Luce")).toHaveAttribute("aria-pressed", "true");
  await page.addInitScript(() => {
    void customElements.whenDefined("volpe-favourites-button").then(() => {
      const element = document.querySelector("volpe-favourites-button");
      Object.assign(globalThis, {
        asked: [Reflect.get(element ?? {}, "pressed"), Reflect.get(element ?? {}, "favourites")],
      });
    });
  });
  await page.reload();
  await findHeart(page, "Luce").waitFor();
  expect(await page.evaluate(() => Reflect.get(globalThis, "asked"))).toEqual([true, ["a-b"]]);
});

test("the explanation of an estimate opens in a new tab", async ({ page, partner }) => {
  await page.goto(partner.serve(toPage(CARDS)));
  const estimates = page.locator("volpe-offer-cards a.v-estimate");
  await estimates.first().waitFor();
  for (const link of await estimates.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
  }
});
