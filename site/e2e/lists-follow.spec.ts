import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { toChoiceCookie } from "./cookie-choice.ts";
import { expect, test } from "./fixtures.ts";
import type { HostProcess } from "./host-process.ts";
import { keepList, listItems, readCookie } from "./listed-items.ts";
import { waitUntilQuiet } from "./quiet.ts";
import { logIn, register } from "./registered-person.ts";

const hearts = (page: Page) => page.locator(".offers__cards .v-card .v-favourite");

/** Clicks a heart and waits until the account has stored it. */
async function toggle(page: Page, index: number) {
  const synced = page.waitForResponse("**/api/v1/auth/syncdata");
  await hearts(page).nth(index).click();
  await synced;
}

async function expectPressed(page: Page, index: number, pressed: boolean) {
  await expect(hearts(page).nth(index)).toHaveAttribute("aria-pressed", String(pressed));
}

/** Another browser in which the same person is logged in. */
async function openOtherDevice(
  browser: Browser,
  host: HostProcess,
  email: string,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ baseURL: host.url, ...options });
  await context.addCookies([toChoiceCookie(host.url, true)]);
  await logIn(context, { host, email });
  return context;
}

const findCookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name);

test("adding and removing a favourite shows on the person's other device", async ({
  page,
  context,
  browser,
  host,
}) => {
  const email = "elena.due@esempio.it";
  await register(host, email);
  await logIn(context, { host, email });
  const desk = await openOtherDevice(browser, host, email);
  const other = await desk.newPage();
  await other.goto("/offerte/luce");
  await expectPressed(other, 0, false);

  await page.goto("/offerte/luce");
  await toggle(page, 0);
  await toggle(page, 1);
  await other.reload();
  await expectPressed(other, 0, true);
  await expectPressed(other, 1, true);
  await toggle(other, 0);
  await page.reload();
  await expectPressed(page, 0, false);
  await expectPressed(page, 1, true);

  // An item removed on the page of the favourites disappears on the other device too.
  const names = (await listItems(host, "offers?tipology=luce")).map(({ name }) => name);
  await other.goto("/preferiti");
  await expect(other.locator(".item-list__rows h2")).toHaveText([names[1] ?? ""]);
  await other
    .getByRole("button", { name: /^Togli / })
    .first()
    .click();
  await expect(other.locator(".item-list__rows h2")).toHaveCount(0);
  await page.reload();
  await expectPressed(page, 1, false);
  await desk.close();
});

test("a favourite removed without JavaScript leaves the account too", async ({
  page,
  context,
  browser,
  host,
}) => {
  const email = "elena.sei@esempio.it";
  await register(host, email);
  await logIn(context, { host, email });
  await page.goto("/offerte/luce");
  await toggle(page, 0);
  await toggle(page, 1);
  const plain = await openOtherDevice(browser, host, email, { javaScriptEnabled: false });
  // This device has the list already: without a script a new one does not get it.
  const items = (await listItems(host, "offers?tipology=luce")).slice(0, 2);
  const slugs = items.map(({ slug }) => slug);
  await keepList(plain, { url: host.url, name: "preferiti", slugs });
  const other = await plain.newPage();
  await other.goto("/preferiti");
  await expect(other.locator(".item-list__rows h2")).toHaveCount(2);
  await other
    .getByRole("button", { name: /^Togli / })
    .first()
    .click();
  await expect(other.locator(".item-list__rows h2")).toHaveCount(1);
  const kept = await other.locator(".item-list__rows h2").textContent();
  const isFirstKept = kept === items[0]?.name;

  await page.reload();
  await expectPressed(page, 0, isFirstKept);
  await expectPressed(page, 1, !isFirstKept);
  await plain.close();
});

test("favourites whose cookie was lost are restored from the account", async ({
  page,
  context,
  browser,
  host,
}) => {
  const email = "elena.cinque@esempio.it";
  await register(host, email);
  await logIn(context, { host, email });
  await page.goto("/offerte/luce");
  await toggle(page, 0);
  await toggle(page, 1);
  const stored = await readCookie(context, "preferiti");
  const desk = await openOtherDevice(browser, host, email);
  const other = await desk.newPage();
  await other.goto("/offerte/luce");
  await expectPressed(other, 1, true);

  await context.clearCookies({ name: "preferiti" });
  await page.reload();
  await expectPressed(page, 0, true);
  await expectPressed(page, 1, true);
  await expect.poll(() => readCookie(context, "preferiti")).toBe(stored);
  await other.reload();
  await waitUntilQuiet(other);
  await expectPressed(other, 0, true);
  expect(await readCookie(desk, "preferiti")).toBe(stored);

  await page.goto("/preferiti");
  await page.getByRole("button", { name: "Togli tutti i preferiti" }).click();
  await expect(
    page.locator("#contenuto").getByText("Fuori dai preferiti: 2 elementi."),
  ).toBeVisible();
  await expect.poll(() => readCookie(context, "preferiti")).toBe("[]");
  await other.reload();
  await expectPressed(other, 0, false);
  await expectPressed(other, 1, false);
  await page.goto("/offerte/luce");
  await waitUntilQuiet(page);
  await expectPressed(page, 0, false);
  await desk.close();
});

test("earlier lists move to the account at a login and leave the device at the logout", async ({
  page,
  context,
  host,
}) => {
  const email = "elena.tre@esempio.it";
  await register(host, email);
  await page.goto("/offerte/luce");
  await hearts(page).first().click();
  await page.locator(".offers__cards .v-card-action").first().click();
  await expect(page.getByText("Quanto spendi in un anno")).toBeVisible();
  await logIn(context, { host, email });
  const synced = page.waitForResponse("**/api/v1/auth/syncdata");
  await page.goto("/profilo");
  await synced;
  await waitUntilQuiet(page);
  await page.getByRole("button", { name: "Esci dal profilo" }).click();
  await expect(page).not.toHaveURL("/profilo");
  const left = await findCookieNames(context);
  expect(
    left.filter((name) => ["auth", "preferiti", "items", "labels", "brands"].includes(name)),
  ).toEqual([]);

  await logIn(context, { host, email });
  await page.goto("/offerte/luce");
  await expectPressed(page, 0, true);
  await expect.poll(() => readCookie(context, "items")).not.toBeNull();
});

test("a heart pressed in one tab shows in the other without a reload", async ({
  page,
  context,
}) => {
  await page.goto("/offerte/luce");
  await expectPressed(page, 0, false);
  const other = await context.newPage();
  await other.goto("/offerte/luce");
  await hearts(other).first().click();
  await expectPressed(page, 0, true);
  await hearts(page).first().click();
  await expectPressed(other, 0, false);
});

test.describe("a server that refuses", () => {
  test.use({ expectedErrors: [/status of (429|500)/] });

  test("a heart that cannot be saved is reset with a notice", async ({ page, context, host }) => {
    const email = "elena.quattro@esempio.it";
    await register(host, email);
    await logIn(context, { host, email });
    await page.goto("/offerte/luce");
    await expectPressed(page, 0, false);
    await waitUntilQuiet(page);
    await page.route("**/api/v1/auth/syncdata", (route) =>
      route.fulfill({
        status: 429,
        contentType: "application/json",
        body: JSON.stringify({
          errors: [{ code: "too-many-requests", message: "Aspetta qualche minuto e riprova." }],
        }),
      }),
    );
    await hearts(page).first().click();
    await expect(page.locator(".favourite-notice")).toContainText(
      "i preferiti sono come prima. Aspetta qualche minuto",
    );
    await expectPressed(page, 0, false);
    expect(await readCookie(context, "preferiti")).toBeNull();
  });
});
