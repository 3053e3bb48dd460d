import { expect, test } from "./fixtures.ts";
import { waitUntilQuiet } from "./quiet.ts";
import { logIn, register } from "./registered-person.ts";

test("a logout pressed before the script is there removes what was typed on the device", async ({
  page,
  context,
  host,
}) => {
  const email = "presto@esempio.it";
  await register(host, email);
  await logIn(context, { host, email });
  await page.goto("/tickets/create/nuovo");
  await waitUntilQuiet(page);
  await page.getByLabel("Messaggio").fill("Una cosa mia");
  const readStored = () => page.evaluate(() => localStorage.getItem("volpe-forms"));
  expect(await readStored()).toContain("Una cosa mia");

  // Scripts that never arrive leave the page as the server rendered it.
  const scripts = /\.js$/;
  await page.route(scripts, () => undefined);
  await page.goto("/profilo", { waitUntil: "commit" });
  const sent = page.waitForRequest((request) => request.url().endsWith("/auth/logout"));
  await page.getByRole("button", { name: "Esci dal profilo" }).click({ noWaitAfter: true });
  expect((await sent).isNavigationRequest()).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sei uscito dal profilo");
  expect(await readStored()).toContain("Una cosa mia");

  await page.unroute(scripts);
  await page.goto(page.url());
  await expect(page).toHaveURL("/");
  expect(await readStored()).toBeNull();
});

test("a logout whose next page comes late does not end at the login", async ({
  page,
  context,
  host,
}) => {
  const email = "piano@esempio.it";
  await register(host, email);
  await logIn(context, { host, email });
  await page.goto("/profilo");
  await waitUntilQuiet(page);
  await page.route("**/auth/logout", async (route) => {
    // The cookie is removed now, and the page that follows is still to come.
    const headers = { ...route.request().headers(), origin: host.url };
    const response = await route.fetch({ headers, maxRedirects: 0 });
    await page.waitForTimeout(2000);
    await route.fulfill({ response });
  });
  await page.locator("form[action='/auth/logout']").evaluate((form: HTMLFormElement) => {
    form.submit();
  });
  await expect(page).toHaveURL("/");
});
