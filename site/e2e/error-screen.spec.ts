import type { Page } from "@playwright/test";
import { findBuiltFile } from "./built-file.ts";
import { expect, test } from "./fixtures.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { waitUntilQuiet } from "./quiet.ts";

// Chromium logs an error for any document with status 404.
const NOT_FOUND = /status of 404/;

const DOORS = ["Luce", "Gas", "Internet", "POS", "Noleggio"];

async function hasWaysOut(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("search", { name: "Cerca quello che volevi" })).toBeVisible();
  const doors = page.getByRole("region", { name: "Dimmi che cosa cerchi" }).getByRole("listitem");
  await expect(doors).toHaveText(DOORS);
}

test.describe("an unknown address", () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  test("the error screen of a 404 names the path", async ({ page }) => {
    const response = await page.goto("/questa/pagina?non=esiste");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
    await expect(page.getByText("Page Not Found: /questa/pagina", { exact: true })).toBeVisible();
    await expect(page.getByText("Questa pagina non c’è")).toBeVisible();
    await hasWaysOut(page);
    expect(await page.title()).toBe("404 | Volpe");
  });

  test("Go Back clears the error and goes to the home page", async ({ page }) => {
    await page.goto("/questa-no");
    await waitUntilQuiet(page);
    await page.getByRole("button", { name: "Go Back" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Page Not Found")).toHaveCount(0);
  });

  test("the search and the links to the lists lead on", async ({ page }) => {
    await page.goto("/questa-no");
    const search = page.getByRole("search", { name: "Cerca quello che volevi" });
    await search.getByRole("textbox").fill("voltura");
    await search.getByRole("button").click();
    await expect(page).toHaveURL("/search?q=voltura");
    await page.goto("/questa-no");
    await page.getByRole("main").getByRole("link", { name: "Gas" }).click();
    await expect(page).toHaveURL(/^[^?]*\/offerte\/gas/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [NOT_FOUND] });

  test("Go Back leads to / without a question mark", async ({ page }) => {
    await page.goto("/questa-no");
    await hasWaysOut(page);
    await page.getByRole("button", { name: "Go Back" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner")).toBeVisible();
  });
});

test.describe("a failing API", () => {
  test.use({ expectedErrors: [/status of 50\d/] });

  for (const status of [500, 503]) {
    test(`an answer ${status} to a navigation shows the screen with all ways out`, async ({
      page,
    }) => {
      await page.goto("/blog");
      await waitUntilHydrated(page);
      await waitUntilQuiet(page);
      await page.route("**/api/v1/faqs*", (route) => route.fulfill({ status, body: "{}" }));
      await page.locator('footer a[href="/faqs"]').click();
      await expect(page.getByRole("heading", { name: String(status) })).toBeVisible();
      await hasWaysOut(page);
      await page.unroute("**/api/v1/faqs*");
      await page.getByRole("link", { name: "Riprova" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Domande" })).toBeVisible();
    });
  }
});

test("an uncaught error shows the error screen until Go Back clears it", async ({
  page,
  consoleErrors,
}) => {
  await page.goto("/");
  await waitUntilQuiet(page);
  await page.evaluate(() => {
    void Promise.reject(new Error("secret of the machine"));
  });
  await expect(page.getByRole("heading", { name: "500" })).toBeVisible();
  await expect(page.getByText("secret of the machine")).toHaveCount(0);
  await hasWaysOut(page);
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page.getByRole("heading", { name: "500" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: /costa meno/ })).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual(["Error: secret of the machine"]);
});

const HOW_IT_WORKS = findBuiltFile("src/routes/how-it-works/how-it-works-page.tsx");

test("a missing chunk after a new build reloads the wanted page once", async ({
  page,
  consoleErrors,
}) => {
  await page.goto("/");
  await waitUntilHydrated(page);
  await waitUntilQuiet(page);
  let refused = 0;
  await page.route(`**${HOW_IT_WORKS}`, async (route) => {
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
  // The server renders the page; a second failure within ten seconds causes no further reload.
  const heading = page.getByRole("heading", { level: 1, name: /calcol/i });
  await expect(heading).toBeVisible();
  await waitUntilQuiet(page);
  await page.getByRole("link", { name: "Apri la chat con Volpe" }).click();
  await expect(page.getByRole("alert")).toContainText("non si carica");
  await expect(heading).toBeVisible();
  expect(documents).toEqual(["/come-funziono"]);
  expect(refused).toBeGreaterThan(1);
  // The page still leads on.
  await page.locator('footer a[href="/blog"]').click();
  await expect(page).toHaveURL("/blog");
  expect(consoleErrors.splice(0).every((text) => /404|dynamically imported/.test(text))).toBe(true);
});

test("a chunk that fails twice within ten seconds shows the error screen, which leads on", async ({
  page,
  consoleErrors,
}) => {
  // The clock stands still, so that a busy machine does not reach the end of the ten seconds.
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await page.goto("/");
  await waitUntilHydrated(page);
  await waitUntilQuiet(page);
  await page.route(`**${HOW_IT_WORKS}`, (route) => route.fulfill({ status: 404, body: "" }));
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const link = page.getByRole("link", { name: "Come calcolo" }).first();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: /calcol/i })).toBeVisible();

  await page.goto("/");
  await waitUntilHydrated(page);
  await waitUntilQuiet(page);
  await link.click();
  await expect(page.getByRole("heading", { name: "500" })).toBeVisible();
  await expect(page).toHaveURL("/come-funziono");
  await hasWaysOut(page);
  expect(documents).toEqual(["/come-funziono", "/"]);
  const doors = page.getByRole("region", { name: "Dimmi che cosa cerchi" });
  await doors.getByRole("link", { name: "Gas" }).click();
  await expect(page).toHaveURL("/offerte/gas");
  await expect(page.getByRole("heading", { level: 1, name: /gas/i })).toBeVisible();
  expect(consoleErrors.splice(0).every((text) => /404|dynamically imported/.test(text))).toBe(true);
});

test("a page past the last one of any list answers 404 and says that it does not exist", async ({
  request,
}) => {
  const lists = ["/offerte/luce?", "/offerte/gas?", "/offerte/internet?", "/pos?", "/noleggio?"];
  for (const list of [...lists, "/search?q=prezzo&gruppo=luce&"]) {
    const first = await request.get(`${list}pagina=1`);
    expect(first.status(), list).toBe(200);
    const past = await request.get(`${list}pagina=999`);
    expect(past.status(), list).toBe(404);
    expect((await past.text()).replaceAll("<!-- -->", ""), list).toContain("pagina 999 non c’è");
  }
});
