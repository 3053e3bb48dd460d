import type { Page, Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { waitUntilQuiet } from "./quiet.ts";
import { logIn, register } from "./registered-person.ts";

test.use({
  expectedErrors: [
    // The last one is the refusal of a form that had waited.
    /ERR_INTERNET_DISCONNECTED|dynamically imported|preload CSS|ERR_CONNECTION_RESET|422 \(/,
  ],
});

const list = (page: Page) => page.getByRole("region", { name: /attesa/ });

async function writeMessage(page: Page, text: string): Promise<void> {
  await page.goto("/contatti");
  await waitUntilQuiet(page);
  await page.getByRole("textbox", { name: /nome/i }).fill("Anna Bianchi");
  await page.getByRole("textbox", { name: /e-mail/i }).fill("anna@esempio.it");
  await page.getByRole("textbox", { name: /messaggio/i }).fill(text);
  await page.getByRole("combobox").selectOption({ label: "Altro" });
  await page.getByRole("checkbox").first().check();
}

/** Sends the message while its call finds no network; other calls do. */
async function sendInVain(page: Page): Promise<void> {
  await page.route("**/api/v1/contacts", (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: /invia/i }).click();
  await expect(list(page)).toContainText("parte da solo");
}

/** Collects the POST requests to this path that finish from now on. */
function watchCalls(page: Page, path: string): Request[] {
  const calls: Request[] = [];
  page.context().on("requestfinished", (call) => {
    if (call.method() === "POST" && new URL(call.url()).pathname === path) calls.push(call);
  });
  return calls;
}

test("a message that was sent offline goes out once when the connection is back", async ({
  page,
  context,
}) => {
  const calls = watchCalls(page, "/api/v1/contacts");
  await writeMessage(page, "Mandato dal treno.");
  await context.setOffline(true);
  await page.getByRole("button", { name: /invia/i }).click();
  await expect(list(page)).toContainText(
    "Il messaggio per Volpe «Mandato dal treno.»: parte da solo",
  );
  await expect(page.getByRole("button", { name: /invia/i })).toHaveCount(0);
  // A second tab of the same browser hears of the connection too.
  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto("/contatti");
  await expect(list(page)).toContainText("l’ho ricevuto");
  await expect(list(other)).toContainText("l’ho ricevuto");
  await page.reload();
  await waitUntilQuiet(page);
  expect(calls.map((call) => call.postDataJSON().message)).toEqual(["Mandato dal treno."]);
  await list(page).getByRole("button", { name: "Chiudi" }).click();
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /invia/i })).toBeVisible();
});

test("a message whose answer was lost is not sent a second time", async ({ page, context }) => {
  await writeMessage(page, "Mandato due volte?");
  const keys: (string | undefined)[] = [];
  const statuses: number[] = [];
  await page.route("**/api/v1/contacts", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const reply = await route.fetch();
    statuses.push(reply.status());
    // The first answer is lost on its way.
    await (keys.length === 1 ? route.abort("connectionreset") : route.fulfill({ response: reply }));
  });
  await page.getByRole("button", { name: /invia/i }).click();
  await expect(list(page)).toContainText("l’ho ricevuto");
  expect(keys.length).toBe(2);
  expect(new Set(keys).size).toBe(1);
  expect(statuses).toEqual([statuses[0], statuses[0]]);
  await context.unrouteAll();
});

test("a message waits through a reload on another page", async ({ page, context }) => {
  const calls = watchCalls(page, "/api/v1/contacts");
  await writeMessage(page, "Resto in attesa.");
  await sendInVain(page);
  await page.unroute("**/api/v1/contacts");
  await page.goto("/chi-sono");
  await expect.poll(() => calls.length).toBe(1);
  await page.goto("/contatti");
  await expect(list(page)).toContainText("l’ho ricevuto");
  expect(calls.length).toBe(1);
  await context.clearCookies();
});

test("the assistant's page lists waiting messages at once too", async ({ page }) => {
  await writeMessage(page, "Resto in attesa.");
  await sendInVain(page);
  await page.goto("/calcola-preventivo");
  await page.getByText("Preferisci un modulo?").click();
  await expect(list(page)).toContainText(
    "Il messaggio per Volpe «Resto in attesa.»: parte da solo",
  );
  await list(page).getByRole("link", { name: "Vai al modulo" }).click();
  await expect(page).toHaveURL("/contatti");
  await expect(list(page).getByRole("button", { name: "Annulla" })).toBeVisible();
});

test("a message that is refused after waiting can be rewritten from its own text", async ({
  page,
}) => {
  await writeMessage(page, "Accetto troppo tardi.");
  await page.getByRole("textbox", { name: /e-mail/i }).fill("anna@esempio");
  await sendInVain(page);
  await page.unroute("**/api/v1/contacts");
  await page.reload();
  await expect(list(page)).toContainText("non è partito");
  await list(page).getByRole("button", { name: "Riscrivi" }).click();
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: /messaggio/i })).toHaveValue(
    "Accetto troppo tardi.",
  );
});

test("an incomplete message is not promised, and a refused one is told on other pages", async ({
  page,
  context,
}) => {
  await writeMessage(page, "Manca qualcosa.");
  await page.getByRole("textbox", { name: /e-mail/i }).fill("ugo");
  await context.setOffline(true);
  await page.getByRole("button", { name: /invia/i }).click();
  await expect(page.getByRole("link", { name: "Controlla l’e-mail" })).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  await context.setOffline(false);
  // The device takes it for an address, the API does not.
  await page.getByRole("textbox", { name: /e-mail/i }).fill("anna@esempio");
  await sendInVain(page);
  await page.unroute("**/api/v1/contacts");
  await page.goto("/chi-sono");
  const told = page.getByText("Il messaggio per Volpe non è partito.");
  await expect(told).toBeVisible();
  await told.getByRole("link", { name: "Guarda perché" }).click();
  await expect(list(page).getByRole("button", { name: "Riscrivi" })).toBeVisible();
  await expect(told).toBeHidden();
});

test("a cancelled message keeps its text and is never sent", async ({ page, context }) => {
  const calls = watchCalls(page, "/api/v1/contacts");
  await writeMessage(page, "Ci ho ripensato.");
  await context.setOffline(true);
  await page.getByRole("button", { name: /invia/i }).click();
  await list(page).getByRole("button", { name: "Annulla" }).click();
  await expect(page.getByRole("textbox", { name: /messaggio/i })).toHaveValue("Ci ho ripensato.");
  await context.setOffline(false);
  await page.reload();
  await waitUntilQuiet(page);
  expect(calls).toEqual([]);
});

test("a message that is cancelled after a reload fills the form again", async ({ page }) => {
  const calls = watchCalls(page, "/api/v1/contacts");
  await writeMessage(page, "Ci ho ripensato più tardi.");
  await sendInVain(page);
  await page.reload();
  await waitUntilQuiet(page);
  const message = page.getByRole("textbox", { name: /messaggio/i });
  await expect(message).toHaveValue("");
  await list(page).getByRole("button", { name: "Annulla" }).click();
  await expect(list(page)).toHaveCount(0);
  await expect(message).toHaveValue("Ci ho ripensato più tardi.");
  await expect(page.getByRole("textbox", { name: /nome/i })).toHaveValue("Anna Bianchi");
  await expect(page.getByRole("combobox")).toHaveValue("altro");
  expect(calls).toEqual([]);
});

test("a logout removes waiting messages", async ({ page, context, host }) => {
  const email = "attesa@esempio.it";
  await register(host, email);
  await logIn(context, { host, email });
  await writeMessage(page, "Solo mio, di oggi.");
  await sendInVain(page);
  const readStored = () => page.evaluate(() => localStorage.getItem("volpe-attesa"));
  expect(await readStored()).toContain("Solo mio, di oggi.");
  await page.goto("/profilo");
  await waitUntilQuiet(page);
  await page.getByRole("button", { name: "Esci dal profilo" }).click();
  await expect(page).toHaveURL("/auth/logout?fatto");
  await expect.poll(readStored).toBeNull();
});
