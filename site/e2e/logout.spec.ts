import { expect, test } from "./fixtures.ts";
import { holdApplication } from "./hydrated.ts";
import { waitUntilQuiet } from "./quiet.ts";
import { logIn, register } from "./registered-person.ts";

// A page may ask for its lists in the moment in which the server ends the login.
test.use({ expectedErrors: [/status of 401 .*\/auth\/lists/] });

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
  await page.evaluate(() => localStorage.setItem("volpe-chat", "Una cosa mia"));
  const readStored = () =>
    page.evaluate(() => ["volpe-forms", "volpe-chat"].map((name) => localStorage.getItem(name)));
  const typed = [1, 1].map(() => expect.stringContaining("Una cosa mia"));
  expect(await readStored()).toEqual(typed);

  // Scripts that never arrive leave the page as the server rendered it.
  const scripts = /\.js$/;
  await page.route(scripts, () => undefined);
  await page.goto("/profilo", { waitUntil: "commit" });
  const sent = page.waitForRequest((request) => request.url().endsWith("/auth/logout"));
  await page.getByRole("button", { name: "Esci dal profilo" }).click({ noWaitAfter: true });
  expect((await sent).isNavigationRequest()).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sei uscito dal profilo");
  expect(await readStored()).toEqual(typed);

  await page.unroute(scripts);
  await page.goto(page.url());
  await expect.poll(readStored).toEqual([null, null]);
});

test("a logout pressed while the page hydrates does not end at the login", async ({
  page,
  context,
  host,
}) => {
  const email = "piano@esempio.it";
  await register(host, email);
  for (const lateMs of [300, 2000]) {
    await logIn(context, { host, email });
    const application = await holdApplication(page);
    await page.route("**/auth/logout", async (route) => {
      const headers = { ...route.request().headers(), origin: host.url };
      // The cookie is removed now, the page hydrates, and the next page is still to come.
      const response = await route.fetch({ headers, maxRedirects: 0 });
      application.release();
      await page.waitForTimeout(lateMs);
      await route.fulfill({ response });
    });
    await page.goto("/profilo");
    await page.getByRole("button", { name: "Esci dal profilo" }).click({ noWaitAfter: true });
    await expect(page).toHaveURL("/auth/logout?fatto");
    await waitUntilQuiet(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sei uscito dal profilo");
    await page.unrouteAll({ behavior: "wait" });
  }
});
