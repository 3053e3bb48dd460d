import { createConversation } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";
import { holdApplication, isHydrated } from "./hydrated.ts";
import { listItems, readCookie } from "./listed-items.ts";
import { waitUntilQuiet } from "./quiet.ts";

// A visitor who asks for nothing sees each animation.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("loads no application on a page of which only links are used", async ({ page }) => {
  const application = await holdApplication(page);
  await page.goto("/offerte/luce");
  await waitUntilQuiet(page);
  await page.locator('footer a[href="/faqs"]').click();
  await expect(page).toHaveURL("/faqs");
  await page.getByRole("textbox", { name: "Cerca nel sito" }).first().waitFor();
  expect(await isHydrated(page)).toBe(false);
  application.release();
});

test("keeps a press of the fox until the application is loaded", async ({ page }) => {
  const application = await holdApplication(page);
  await page.goto("/blog");
  await page.getByRole("link", { name: "Apri la chat con Volpe" }).click();
  await expect(page.getByRole("progressbar", { name: "Carico" })).toBeVisible();
  await expect(page).toHaveURL("/blog");
  application.release();
  const panel = page.getByRole("dialog", { name: "Volpe" });
  await createConversation(page, panel).isAsked("Per chi cerchi?");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("keeps text typed before, during and after hydration", async ({ page }) => {
  const application = await holdApplication(page);
  await page.goto("/");
  const field = page.getByLabel("Comune o provincia");
  await field.pressSequentially("mi");
  await expect.poll(application.isAsked).toBe(true);
  await field.pressSequentially("la");
  application.release();
  await expect(field).toHaveRole("combobox");
  await expect(
    page.getByRole("listbox", { name: "Luoghi" }).getByRole("option").first(),
  ).toContainText(/^Mila/);
  await field.pressSequentially("n");
  await expect(field).toHaveValue("milan");
});

test("counts a filter that was ticked before hydration", async ({ page }) => {
  const application = await holdApplication(page);
  await page.goto("/offerte/luce");
  await page.getByLabel("Prezzo fisso").check();
  application.release();
  await expect(page.locator(".filters__apply[data-changed]")).toHaveCount(1);
  await expect(page.getByLabel("Prezzo fisso")).toBeChecked();
});

test("shows a pressed heart without the application", async ({ page, context }) => {
  const application = await holdApplication(page);
  await page.goto("/offerte/luce");
  const heart = page.getByRole("button", { name: /^Salva nei preferiti/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  expect(await readCookie(context, "preferiti")).not.toBeNull();
  application.release();
  await expect(page.getByText(/^Nei preferiti: «/)).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(heart).toBeFocused();
});

test("adds the item of a page that nobody used to the viewed items", async ({
  page,
  context,
  host,
}) => {
  const [item] = await listItems(host, "offers?tipology=luce");
  await page.goto(item?.path ?? "");
  await expect.poll(() => readCookie(context, "items")).toContain(item?.slug ?? "-");
});

test("keeps the scroll position during hydration", async ({ page }) => {
  await page.goto("/offerte/luce");
  await page.evaluate(() => scrollTo(0, 1500));
  await page
    .getByRole("button", { name: /^Salva nei preferiti/ })
    .nth(5)
    .focus();
  await page.waitForTimeout(500);
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Nei preferiti: «/)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test.describe("on a first visit", () => {
  test.use({ cookiesAccepted: null });

  test("saves the answer about cookies without the application", async ({ page, context }) => {
    const application = await holdApplication(page);
    await page.goto("/offerte/luce");
    await waitUntilQuiet(page);
    const question = page.getByRole("region", { name: "Scelta sui cookie" });
    await question.getByRole("button", { name: "Rifiuta", exact: true }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL("/offerte/luce");
    expect(await isHydrated(page)).toBe(false);
    await expect.poll(async () => (await context.cookies()).length).toBeGreaterThan(0);
    application.release();
    await page.getByRole("link", { name: "Apri la chat con Volpe" }).click();
    await expect(page.getByRole("dialog", { name: "Volpe" })).toBeVisible();
    await expect(question).toHaveCount(0);
  });
});
