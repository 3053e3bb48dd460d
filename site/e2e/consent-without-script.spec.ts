import { expect, test } from "./fixtures.ts";
import { readCookie } from "./listed-items.ts";

test.use({ cookiesAccepted: null, javaScriptEnabled: false });

test("the form of the cookie policy saves the choice without a script", async ({
  page,
  context,
}) => {
  await page.goto("/?tracking=AFF-1");
  await page.getByRole("link", { name: "Preferenze cookie" }).click();
  await expect(page.getByText("Non hai ancora scelto.")).toBeVisible();
  await page.getByRole("button", { name: "Salva le scelte" }).click();
  await expect(page).toHaveURL("/cookie-policy?salvate=si#scelte");
  await expect(page.getByText(/hai rifiutato il cookie/)).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["consensi"]);
  await page.goto("/?tracking=AFF-2");
  expect(await readCookie(context, "tracking")).toBeNull();
});

for (const [name, tracking] of [
  ["Rifiuta", null],
  ["Accetta", "AFF-1"],
  ["Chiudi e rifiuta", null],
] as const) {
  test(`«${name}» answers the question and stays on the page`, async ({ page, context }) => {
    await page.goto("/noleggio?durata=48&tracking=AFF-1");
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page).toHaveURL("/noleggio?durata=48");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("region", { name: "Scelta sui cookie" })).toHaveCount(0);
    expect(await readCookie(context, "tracking")).toBe(tracking);
  });
}

test("«Scegli» leads to the boxes of the cookie policy", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Scegli" }).click();
  await expect(page).toHaveURL("/cookie-policy#scelte");
});
