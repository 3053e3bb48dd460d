import { DAY_SECONDS } from "@volpe/contract";
import { expect, test } from "./fixtures.ts";
import { keepList, listItems, readCookie } from "./listed-items.ts";

const ROWS = ".item-list__rows h2";

test("pressing a heart updates the count and can be undone", async ({ page, context }) => {
  await page.goto("/offerte/luce");
  const card = page.locator(".offers__cards .v-card").first();
  const name = (await card.locator(".v-card-name").textContent()) ?? "";
  const heart = card.getByRole("button", { name: /preferiti/i });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const notice = page.locator(".favourite-notice");
  await expect(notice).toContainText(`Nei preferiti: «${name}». Ne hai 1 su 18.`);
  await notice.getByRole("button", { name: "Annulla" }).click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  expect(await readCookie(context, "preferiti")).toBeNull();

  await heart.click();
  await notice.getByRole("link", { name: "Vedi tutti" }).click();
  await expect(page).toHaveURL("/preferiti");
  await expect(page.locator(ROWS)).toHaveText([name]);
});

test("a heart with words keeps its name while it is pressed", async ({ page, host }) => {
  const [item] = await listItems(host, "offers?tipology=luce");
  await page.goto(item?.path ?? "");
  const heart = page.locator(".item__header .v-favourite");
  const name = new RegExp(`^Salva nei preferiti ?: ${item?.name} di `);
  const readShown = () =>
    heart.evaluate((button) => [
      Math.round(button.querySelector("span")?.getBoundingClientRect().width ?? 0) > 1,
      getComputedStyle(button, "::after").content.includes("Nei preferiti"),
    ]);
  const stays = () => expect(heart).toHaveAccessibleName(name);
  await stays();
  expect(await readShown()).toEqual([true, false]);
  const width = (await heart.boundingBox())?.width ?? 0;

  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await stays();
  expect((await heart.boundingBox())?.width).toBeLessThan(width);
  expect(await readShown()).toEqual([false, true]);
});

test("the nineteenth favourite replaces the oldest", async ({ page, context, host }) => {
  const [first, ...others] = (await listItems(host, "offers?tipology=luce")).map(
    ({ slug }) => slug,
  );
  const full = [...others, ...(await listItems(host, "vehicles")).map(({ slug }) => slug)];
  const slugs = full.slice(0, 18);
  await keepList(context, { url: host.url, name: "preferiti", slugs });
  await page.goto("/offerte/luce");
  await page.locator(".offers__cards .v-card .v-favourite").first().click();
  const notice = page.locator(".favourite-notice");
  await expect(notice).toContainText("I preferiti sono al massimo 18");
  expect(JSON.parse((await readCookie(context, "preferiti")) ?? "")).toEqual([
    first,
    ...slugs.slice(0, 17),
  ]);
  await notice.getByRole("button", { name: "Annulla" }).click();
  expect(JSON.parse((await readCookie(context, "preferiti")) ?? "")).toEqual(slugs);
});

test("two tabs show the same favourites without a reload", async ({ page, context, host }) => {
  const [one] = await listItems(host, "offers?tipology=luce");
  await page.goto("/preferiti");
  await expect(page.getByText("Qui metti le offerte da tenere d’occhio")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/offerte/luce");
  await other.locator(".offers__cards .v-card .v-favourite").first().click();
  await expect(page.locator(ROWS)).toHaveText([one?.name ?? ""]);
  await page
    .getByRole("button", { name: /^Togli / })
    .first()
    .click();
  await expect(other.locator(".offers__cards .v-card .v-favourite").first()).toHaveAttribute(
    "aria-pressed",
    "false",
  );
});

test("a damaged cookie is read as an empty list", async ({ page, context, host }) => {
  await context.addCookies([{ name: "preferiti", value: "%5B%22a%22%2C", url: host.url }]);
  await page.goto("/preferiti");
  await expect(page.getByText("Qui metti le offerte da tenere d’occhio")).toBeVisible();
  await page.goto("/offerte/luce");
  await page.locator(".offers__cards .v-card .v-favourite").first().click();
  const [first] = await listItems(host, "offers?tipology=luce");
  expect(JSON.parse((await readCookie(context, "preferiti")) ?? "")).toEqual([first?.slug]);
  const cookie = (await context.cookies()).find(({ name }) => name === "preferiti");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS;
  expect(Math.round(days)).toBe(365);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("favourites can be listed, removed, restored and cleared", async ({
    page,
    context,
    host,
  }) => {
    const items = [
      ...(await listItems(host, "vehicles")).slice(0, 1),
      ...(await listItems(host, "offers?tipology=luce")).slice(0, 2),
    ];
    const slugs = items.map(({ slug }) => slug);
    await keepList(context, { url: host.url, name: "preferiti", slugs });
    await page.goto("/preferiti");
    await expect(page.locator(ROWS)).toHaveCount(3);
    await page
      .getByRole("button", { name: /^Togli / })
      .first()
      .click();
    await expect(page.getByText(/^Fuori dai preferiti: «/)).toBeVisible();
    await expect(page.locator(ROWS)).toHaveCount(2);
    await page.getByRole("button", { name: "Annulla" }).click();
    await expect(page.locator(ROWS)).toHaveCount(3);
    await page.getByRole("link", { name: "Luce: confronta queste 2" }).click();
    await expect(page).toHaveURL(/\/offerte\/luce\?confronta=/);
    await page.goto("/preferiti");
    await page.getByRole("button", { name: "Togli tutti i preferiti" }).click();
    await expect(page.getByText("Fuori dai preferiti: 3 elementi.")).toBeVisible();
    expect(await readCookie(context, "preferiti")).toBeNull();
  });
});
