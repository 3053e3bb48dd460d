import { readFile } from "node:fs/promises";
import { DAY_SECONDS } from "@volpe/contract";
import { expect, test } from "./fixtures.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { waitUntilQuiet } from "./quiet.ts";

test("an arrival with a tracking value is recorded once and stored for thirty days", async ({
  page,
  context,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.goto("/?tracking=AFF-123");
  await waitUntilQuiet(page);
  const cookie = (await context.cookies()).find(({ name }) => name === "tracking");
  expect(cookie?.value).toBe("AFF-123");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  // The server recorded the arrival, so the browser does not record it again.
  expect(calls.filter((url) => url.includes("/frontend/tracking"))).toEqual([]);
});

test("the browser records a tracking value of a navigation inside the site", async ({
  page,
  context,
}) => {
  await page.goto("/come-funziono");
  await waitUntilHydrated(page);
  const call = page.waitForRequest("**/api/v1/frontend/tracking");
  await page.evaluate(() => {
    history.pushState(history.state, "", "/offerte/gas?tracking=AFF-9");
    history.pushState(history.state, "", "/come-funziono");
    history.back();
  });
  expect((await call).postDataJSON()).toEqual({
    tracking: "AFF-9",
    cookie: null,
    page: "/offerte/gas",
  });
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === "tracking")?.value)
    .toBe("AFF-9");
});

test("an invalid tracking value is ignored", async ({ page, context }) => {
  await page.goto(`/?tracking=${encodeURIComponent("<script>")}`);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("tracking");
});

test("the server follows the build manifest's redirects and keeps the query", async ({
  request,
}) => {
  const latest = await (await request.get("/builds/latest.json")).json();
  const { redirects } = await (await request.get(`/builds/meta/${latest.id}.json`)).json();
  for (const [from, to] of Object.entries<string>(redirects)) {
    const answer = await request.get(`${from}?consumo=2700`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `${to}?consumo=2700`]);
  }
  expect(Object.keys(redirects).length).toBeGreaterThan(0);
});

test("the browser follows the build manifest's redirects", async ({ page }) => {
  await page.goto("/come-funziono");
  await waitUntilHydrated(page);
  await page.evaluate(() => {
    history.pushState(history.state, "", "/index.html");
    history.pushState(history.state, "", "/come-funziono");
    history.back();
  });
  await expect(page).toHaveURL("/");
});

test("a damaged login cookie is removed and the page is shown", async ({ page, context, host }) => {
  await context.addCookies([{ name: "auth", value: "%7Bnot-json", url: host.url }]);
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("auth");
});

test("exactly the addresses of the route table answer", async ({ request }) => {
  const table = await readFile(new URL("../src/routes.tsx", import.meta.url), "utf8");
  const paths = [...table.matchAll(/(page|absent)\("([^":*]+)"/g)];
  for (const [, kind, path] of paths) {
    const answer = await request.get(path ?? "", { maxRedirects: 0 });
    const expected = kind === "page" ? [200, 301, 302, 303, 308] : [404];
    expect(expected, `${path}`).toContain(answer.status());
  }
  expect(paths.length).toBeGreaterThan(30);
});
