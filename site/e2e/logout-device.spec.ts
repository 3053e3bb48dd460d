import type { BrowserContext, Page } from "@playwright/test";
import { listCached, visit } from "./cached-pages.ts";
import { toHomeRequest } from "./contract-steps.ts";
import { expect, test } from "./fixtures.ts";
import type { HostProcess } from "./host-process.ts";
import { listItems } from "./listed-items.ts";
import { waitUntilQuiet } from "./quiet.ts";
import { logIn, register } from "./registered-person.ts";

test.use({ serviceWorkers: "allow", expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

type Traced = { page: Page; context: BrowserContext; host: HostProcess };

/** The places of the device where one of the texts is stored. */
function findStored(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const found: string[] = [];
    const look = (place: string, stored: string | undefined) => {
      const plain = (stored ?? "").replaceAll("\\", "");
      const has = (text: string) =>
        plain.includes(text) || plain.includes(encodeURIComponent(text));
      if (all.some(has)) found.push(place);
    };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const reply = await cache.match(request, { ignoreVary: true });
        look(`${name} ${request.url}`, request.url + (await reply?.text()));
      }
    }
    for (const { name = "" } of await indexedDB.databases()) {
      const open = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      for (const store of open.objectStoreNames) {
        const asked = open.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => asked.addEventListener("success", resolve));
        look(`${name} ${store}`, JSON.stringify(asked.result));
      }
      open.close();
    }
    look("localStorage", JSON.stringify(localStorage));
    look("sessionStorage", JSON.stringify(sessionStorage));
    look("cookies", document.cookie);
    return found;
  }, texts);
}

/**
 * Logs a person in who has a favourite and a request, and opens pages that the device caches.
 * Returns the texts that identify the person.
 */
async function leaveTraces({ page, context, host }: Traced): Promise<string[]> {
  const email = `tracce.${crypto.randomUUID().slice(0, 8)}@esempio.it`;
  const [item] = await listItems(host, "offers?tipology=luce");
  await register(host, email);
  await logIn(context, { host, email });
  await page.goto(item?.path ?? "");
  await waitUntilQuiet(page);
  await page.locator(".item__header .v-favourite").click();
  const saved = await page.request.post("/api/v1/rates", { data: toHomeRequest(email) });
  const { rate } = (await saved.json()).data;
  await visit(page, `/preventivo/${rate}`);
  await page.goto("/preferiti");
  await page.goto("/profilo");
  await expect.poll(() => listCached(page)).toContain("/preferiti");
  await waitUntilQuiet(page);
  const account = await page.evaluate(async () => {
    const cached = await caches.match("/visita", { cacheName: "volpe-visita" });
    return (await cached?.json())?.account;
  });
  return [email, account, rate, `["${item?.slug}"`];
}

test("a logout leaves nothing of the person on the device, whether or not a page follows it", async ({
  page,
  context,
  host,
}) => {
  const logOut = [
    () => page.getByRole("button", { name: "Esci dal profilo" }).click(),
    // Sends the form as the browser does before the page's script is there.
    () =>
      page.evaluate(() => {
        void fetch("/auth/logout", { method: "POST", redirect: "manual" });
      }),
  ];
  for (const leave of logOut) {
    const texts = await leaveTraces({ page, context, host });
    const before = await findStored(page, texts);
    expect(before.map((place) => place.split(" ")[0])).toEqual(
      expect.arrayContaining(["volpe-pagine", "volpe-documenti", "volpe-visita", "cookies"]),
    );
    await leave();
    await expect(page).not.toHaveURL(/\/profilo$/);
    await waitUntilQuiet(page);
    // The worker first forgets its entries and then the ages of the entries.
    await expect.poll(() => findStored(page, texts)).toEqual([]);
  }
});

test("a logout replaces the cached pages with the first lists", async ({ page, context, host }) => {
  const email = `tieni.${crypto.randomUUID().slice(0, 8)}@esempio.it`;
  await visit(page, "/chi-sono");
  await register(host, email);
  await logIn(context, { host, email });
  await page.goto("/richieste");
  await expect.poll(() => listCached(page)).toContain("/richieste");
  expect(await listCached(page)).not.toContain("/profilo");
  await page.goto("/profilo");
  await waitUntilQuiet(page);
  await page.getByRole("button", { name: "Esci dal profilo" }).click();
  await expect(page).toHaveURL("/auth/logout?fatto");
  await waitUntilQuiet(page);
  await expect.poll(() => listCached(page)).not.toContain("/richieste");
  await expect.poll(() => listCached(page)).toContain("/noleggio");
  for (const path of ["/richieste", "/profilo", "/chi-sono"]) {
    expect(await listCached(page)).not.toContain(path);
  }
});

test("a logout without a connection leaves nothing of the person on the device", async ({
  page,
  context,
  host,
}) => {
  const texts = await leaveTraces({ page, context, host });
  // The device caches the scripts of the page after the page was shown.
  const isReady = () =>
    page.evaluate(async () => {
      const scripts = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
      const found = await Promise.all([...scripts].map(({ href }) => caches.match(href)));
      return found.length > 0 && found.every(Boolean);
    });
  await expect.poll(isReady).toBe(true);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Esci dal profilo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sei uscito dal profilo");
  await expect.poll(() => findStored(page, texts)).toEqual([]);
  // The cached page of the person can no longer be opened.
  await page.goto("/preferiti");
  await expect(
    page.getByRole("heading", { level: 1, name: "Sei senza connessione" }),
  ).toBeVisible();
  await context.setOffline(false);
});
