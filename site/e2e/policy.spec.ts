import { ERRORS } from "@volpe/contract";
import { expect, test } from "./fixtures.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { waitUntilQuiet } from "./quiet.ts";

// A policy violation is logged as a console error, for which the fixture fails the test.
test("a walk through the site violates no security policy", async ({ page }) => {
  await page.goto("/");
  for (const link of await page.getByRole("banner").getByRole("link").all()) {
    await link.click();
    await waitUntilQuiet(page);
  }
  await page.goBack();
  await waitUntilQuiet(page);
});

test("the cookie policy names all that a walk leaves in the browser", async ({ page, context }) => {
  await page.goto("/offerte/luce?tracking=AFF-1");
  await page.getByRole("button", { name: "Salva" }).first().click();
  await page.getByRole("link", { name: "Vedi l’offerta" }).first().click();
  await waitUntilQuiet(page);
  // Only a hydrated page keeps its scroll position when it is left.
  await waitUntilHydrated(page);
  await page.goto("/contatti");
  await page.getByLabel("Nome e cognome").fill("Anna");
  await page.goto("/calcola-preventivo");
  await page.getByRole("button", { name: "Casa mia" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("volpe-chat"))).not.toBeNull();
  await waitUntilQuiet(page);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name = "" }) => name),
  ]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  await page.goto("/cookie-policy");
  const rows = await page.getByRole("rowheader").allInnerTexts();
  const named = rows.flatMap((row) => row.split(", "));
  expect(cookies).toContain("labels");
  expect(stored).toEqual(expect.arrayContaining(["volpe-chat", "react-router-scroll-positions"]));
  expect([...stored, ...cookies].filter((name) => !named.includes(name))).toEqual([]);
});

test("a form from another origin is refused", async ({ request }) => {
  const answer = await request.post("/calcola-preventivo", {
    headers: { origin: "https://evil.example" },
    form: { consumo: "2700" },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.text()).toContain(ERRORS["foreign-origin"].message);
});

test("a post to a page without an action answers 405", async ({ request }) => {
  const answer = await request.post("/come-funziono", { form: { a: "1" } });
  expect(answer.status()).toBe(405);
});

test("an unsupported method answers 405 with the allowed methods", async ({ request }) => {
  const answer = await request.delete("/");
  expect([answer.status(), answer.headers().allow]).toEqual([405, "GET, HEAD, POST"]);
});
