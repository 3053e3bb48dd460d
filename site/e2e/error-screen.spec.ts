import { expect, test } from "./fixtures.ts";

// What Chromium writes of any document that answers 404.
const NOT_FOUND = /status of 404/;

test.describe("an unknown address", () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  test("answers 404 with its path on a screen of its own", async ({ page }) => {
    const response = await page.goto("/questa/pagina?non=esiste");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
    await expect(page.getByText("Page Not Found: /questa/pagina", { exact: true })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    expect(await page.title()).toBe("404 | Volpe");
  });

  test("Go Back clears the error and goes to the home page", async ({ page }) => {
    await page.goto("/questa-no");
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Go Back" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByText("Page Not Found")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [NOT_FOUND] });

  test("Go Back goes to the home page, at its one address", async ({ page }) => {
    await page.goto("/questa-no");
    await page.getByRole("button", { name: "Go Back" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner")).toBeVisible();
  });
});

test("an error that nothing caught shows the screen, and Go Back clears it", async ({
  page,
  consoleErrors,
}) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    void Promise.reject(new Error("secret of the machine"));
  });
  await expect(page.getByRole("heading", { name: "500" })).toBeVisible();
  await expect(page.getByText("secret of the machine")).toHaveCount(0);
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page.getByRole("banner")).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual(["Error: secret of the machine"]);
});

test("a chunk that a new build took away reloads the page that was wanted, once", async ({
  page,
  consoleErrors,
}) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  let refused = 0;
  await page.route("**/assets/how-it-works-page-*.js", async (route) => {
    refused += 1;
    await route.fulfill({ status: 404, body: "" });
  });
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  await page.getByRole("link", { name: "Come calcolo" }).first().click();
  // The server draws it; the browser's second failure within ten seconds reloads nothing more.
  await expect(page.getByRole("heading", { level: 1, name: /calcol/i })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(documents).toEqual(["/come-funziono"]);
  expect(refused).toBeGreaterThan(1);
  expect(consoleErrors.splice(0).every((text) => /404|dynamically imported/.test(text))).toBe(true);
});
