import { findHeart, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";
import { blockStorage } from "./page-scripts.ts";

const LIST = "<volpe-favourites-button></volpe-favourites-button>";
const toButton = (slug: string) =>
  `<volpe-favourites-button slug="${slug}" label="${slug}"></volpe-favourites-button>`;
const PENDING =
  '<script async src="%VOLPE_HOST%/embed/v1/embed.js" data-tracking="AFF-1" data-consent="pending"></script>';

test("the site takes over favourites of a partner's page only after a click", async ({
  page,
  partner,
  host,
  request,
}) => {
  const reply = await request.get(`${host.url}/api/v1/offers?tipology=luce`);
  const { offers } = (await reply.json()).data;
  const [one, two] = offers as { slug: string; name: string }[];
  const slugs = [one?.slug ?? "", two?.slug ?? ""];
  await page.goto(partner.serve(toPage(slugs.map(toButton).join("") + LIST)));
  await page.evaluate(() => {
    const events: unknown[] = [];
    Object.assign(globalThis, { events });
    document.addEventListener("volpe-favourite", (event) =>
      events.push((event as CustomEvent).detail),
    );
  });
  for (const slug of slugs) {
    await findHeart(page, slug).click();
  }
  expect(await page.evaluate(() => Reflect.get(globalThis, "events"))).toEqual([
    { slug: slugs[0], pressed: true, count: 1 },
    { slug: slugs[1], pressed: true, count: 2 },
  ]);
  await page.reload();
  await expect(findHeart(page, slugs[0] ?? "")).toHaveAttribute("aria-pressed", "true");
  const link = page.getByRole("link", { name: /^Preferiti ?2$/ });
  expect(await link.getAttribute("href")).toBe(
    `${host.url}/preferiti?tracking=AFF-1&widget=preferiti#preferiti=${slugs.toReversed().join()}`,
  );

  const [site] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await expect(site.getByText("Su un altro sito hai salvato 2 offerte")).toBeVisible();
  const readList = async () =>
    (await site.context().cookies(host.url)).find(({ name }) => name === "preferiti");
  expect(await readList()).toBeUndefined();
  await site.getByRole("button", { name: "Aggiungi ai preferiti" }).click();
  await expect(site.getByRole("heading", { level: 2, name: one?.name ?? "" })).toBeVisible();
  await expect(site.getByText("Su un altro sito")).toBeHidden();
  expect(new URL(site.url()).hash).toBe("");
  await site.reload();
  await expect(site.getByRole("heading", { level: 2 })).toHaveCount(2);
  await expect(site.getByText("Su un altro sito")).toBeHidden();
});

test("stores favourites that were chosen before consent only once consent is given", async ({
  page,
  partner,
  context,
}) => {
  await page.goto(partner.serve(toPage(toButton("a") + LIST, { head: PENDING })));
  await findHeart(page, "a").click();
  await expect(page.getByRole("link", { name: /^Preferiti ?1$/ })).toBeVisible();
  const count = () => page.evaluate(() => localStorage.length + sessionStorage.length);
  expect(await count()).toBe(0);
  await page.evaluate(() => window.volpe?.consent("granted"));
  expect(await count()).toBe(1);
  expect(await context.cookies()).toEqual([]);
});

test("an undo brings back the oldest favourite that the nineteenth replaced", async ({
  page,
  partner,
}) => {
  const many = Array.from({ length: 19 }, (_, at) => toButton(`o-${at}`));
  await page.goto(partner.serve(toPage(LIST + many.join(""))));
  const find = (at: number) => findHeart(page, `o-${at}`);
  for (let at = 0; at < 19; at += 1) {
    await find(at).click();
  }
  await expect(page.getByText(/I preferiti sono al massimo 18/)).toBeVisible();
  await expect(find(0)).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Annulla" }).click();
  await expect(find(0)).toHaveAttribute("aria-pressed", "true");
  await expect(find(18)).toHaveAttribute("aria-pressed", "false");
});

test("works by method and property in memory where storage is blocked", async ({
  page,
  partner,
}) => {
  await blockStorage(page);
  await page.goto(
    partner.serve(toPage('<volpe-favourites-button id="late"></volpe-favourites-button>')),
  );
  await page.evaluate(() => Object.assign(document.querySelector("#late") ?? {}, { slug: "b" }));
  const element = page.locator("#late");
  await expect(element.getByRole("button")).toBeVisible();
  await element.evaluate((it: HTMLElementTagNameMap["volpe-favourites-button"]) => it.toggle());
  await expect(element.getByRole("button")).toHaveAttribute("aria-pressed", "true");
  expect(
    await element.evaluate((it: HTMLElementTagNameMap["volpe-favourites-button"]) => [
      it.pressed,
      it.favourites,
    ]),
  ).toEqual([true, ["b"]]);
});

test("a page's script saves an offer as soon as the element is defined", async ({
  page,
  partner,
}) => {
  await page.addInitScript(async () => {
    const tag = "volpe-favourites-button";
    await customElements.whenDefined(tag);
    document.querySelector<HTMLElementTagNameMap[typeof tag]>(tag)?.toggle();
  });
  await page.goto(partner.serve(toPage(toButton("a"))));
  await expect(findHeart(page, "a")).toHaveAttribute("aria-pressed", "true");
});

test("a malformed slug saves nothing and causes one warning", async ({
  page,
  partner,
  watched,
}) => {
  const tag = "volpe-favourites-button";
  await page.goto(partner.serve(toPage(`<${tag} slug="non esiste!" count></${tag}>`)));
  await expect(page.getByRole("link", { name: /^Preferiti ?0$/ })).toBeVisible();
  await expect(page.locator(tag).getByRole("button")).toHaveCount(0);
  const toggled = await page.locator(tag).evaluate((button: HTMLElementTagNameMap[typeof tag]) => {
    button.toggle();
    button.setAttribute("label", "Offerta");
    return button.favourites;
  });
  expect(toggled).toEqual([]);
  expect(watched.warnings.filter((text) => text.includes("is no slug"))).toEqual([
    'Volpe: slug="non esiste!" is no slug.',
  ]);
});

test("button, count and the link to the privacy notice stand on one line of a phone", async ({
  page,
  partner,
  host,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const counted = toButton("a").replace(" slug", " count slug");
  await page.goto(partner.serve(toPage(counted)));
  const privacy = page.getByRole("link", { name: "Privacy" });
  await expect(privacy).toHaveAttribute(
    "href",
    `${host.url}/privacy-policy?tracking=AFF-1&widget=preferiti`,
  );
  // Two digits are the widest count.
  await page.locator("volpe-favourites-button").evaluate((element) => {
    const count = element.shadowRoot?.querySelector("[part=count]");
    count?.replaceChildren("18");
  });
  const box = await page.locator("volpe-favourites-button").boundingBox();
  expect(box?.height).toBe(46);
  const [site] = await Promise.all([page.waitForEvent("popup"), privacy.click()]);
  await expect(site.getByRole("heading", { level: 1 })).toContainText(/privacy/i);
});
