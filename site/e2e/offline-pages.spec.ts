import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { RETIRED_WORKER } from "../src/host/service-worker.ts";
import { WORKER_PATH } from "../src/page/worker-policy.ts";
import { listCached, visit } from "./cached-pages.ts";
import { toHomeRequest } from "./contract-steps.ts";
import { expect, test } from "./fixtures.ts";
import type { HostProcess } from "./host-process.ts";
import { keepList, listItems } from "./listed-items.ts";
import { startLocalServer } from "./local-server.ts";
import { waitUntilQuiet } from "./quiet.ts";

test.use({ serviceWorkers: "allow", expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const BILL = join(import.meta.dirname, "files/bolletta.pdf");

const line = (page: Page) =>
  page.getByText("La rete non ha risposto: questa pagina è di oggi, ore");

async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await waitUntilQuiet(page);
  await context.setOffline(true);
}

test("without a connection a visited page says its age", async ({ page, context }) => {
  await visit(page, "/chi-sono");
  await page.locator('footer a[href="/faqs"]').click();
  await expect.poll(() => listCached(page)).toContain("/faqs");
  await goOffline(page, context);

  // The pages were visited as a document and by a link inside the site; the list was never opened.
  for (const path of ["/chi-sono", "/faqs", "/offerte/internet"]) {
    await page.goto(path);
    await expect(line(page)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await expect(line(page)).toBeInViewport();
  }
  await page.goto("/brands?lettera=A");
  await expect(
    page.getByRole("heading", { level: 1, name: "Sei senza connessione" }),
  ).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("search", { name: "Cerca quando torna la rete" })).toBeVisible();
  const doors = page.getByRole("region", { name: "Dimmi che cosa cerchi" }).getByRole("listitem");
  await expect(doors).toHaveText(["Luce", "Gas", "Internet", "POS", "Noleggio"]);
  await expect(page.getByText(/problema nostro/)).toHaveCount(0);

  await context.setOffline(false);
  await expect(page).toHaveURL("/brands?lettera=A");
  await expect(line(page)).toHaveCount(0);

  // A link inside the site opens the cached page too, which can be loaded again.
  await page.goto("/chi-sono");
  await goOffline(page, context);
  await page.locator('footer a[href="/offerte"]').first().click();
  await expect(line(page)).toBeVisible();
  await expect(page).toHaveURL("/offerte");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Aggiorna la pagina" }).click();
  await expect(line(page)).toHaveCount(0);
  await expect(page).toHaveURL("/offerte");

  // The next page, from the network, has no line about the cached one.
  await page.goto("/chi-sono");
  await goOffline(page, context);
  await page.reload();
  await expect(line(page)).toBeVisible();
  await waitUntilQuiet(page);
  await context.setOffline(false);
  await page.locator('footer a[href="/faqs"]').click();
  await expect(page).toHaveURL("/faqs");
  await expect(line(page)).toHaveCount(0);
});

/** Starts a front of the host whose `/sw.js` is the retired worker once it is switched off. */
async function startSwitchedFront({ url }: HostProcess) {
  let isOn = true;
  const { port, stop } = await startLocalServer(async ({ url: path = "", headers }, response) => {
    if (path === WORKER_PATH && !isOn) {
      response.setHeader("content-type", "text/javascript").end(RETIRED_WORKER);
      return;
    }
    const { accept = "", cookie = "" } = headers;
    const answer = await fetch(url + path, { headers: { accept, cookie }, redirect: "manual" });
    for (const name of ["cache-control", "content-type", "date", "location"]) {
      const value = answer.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  });
  return {
    url: `http://localhost:${port}`,
    switchOff: () => {
      isOn = false;
    },
    stop,
  };
}

test("switching the service worker off removes it, its caches and its databases", async ({
  page,
  host,
}) => {
  const front = await startSwitchedFront(host);
  await page.goto(`${front.url}/chi-sono`);
  await expect.poll(() => listCached(page)).toContain("/noleggio");
  front.switchOff();
  await page.goto(`${front.url}/faqs`);
  const listLeft = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]);
  await expect.poll(listLeft).toEqual([]);
  await front.stop();
});

test("a quote with its PDF and the favourites can be read without a connection", async ({
  page,
  context,
  host,
}) => {
  const [item] = await listItems(host, "offers?tipology=luce");
  await keepList(context, { url: host.url, name: "preferiti", slugs: [item?.slug ?? ""] });
  const saved = await page.request.post("/api/v1/rates", {
    data: toHomeRequest("senza.rete@esempio.it"),
  });
  const { rate } = (await saved.json()).data;
  const pdf = `/api/v1/rates/${rate}/quote.pdf`;
  await visit(page, `/preventivo/${rate}`);
  await expect.poll(() => listCached(page)).toContain("/preferiti");
  await expect.poll(() => listCached(page, "volpe-documenti")).toEqual([pdf]);
  await goOffline(page, context);

  await page.goto("/preferiti");
  await expect(line(page)).toBeVisible();
  await expect(page.locator(".item-list__rows h2")).toHaveText([item?.name ?? ""]);
  await page.goto(`/preventivo/${rate}`);
  await expect(line(page)).toBeVisible();
  await expect(page.locator(`a[href="${pdf}"]:not([download])`).first()).toBeVisible();
  const cached = await page.evaluate(async (path) => {
    const reply = await fetch(path);
    return [reply.headers.get("content-type"), (await reply.text()).slice(0, 5)];
  }, pdf);
  expect(cached).toEqual(["application/pdf", "%PDF-"]);
});

test("only the newest 80 visited pages are cached", async ({ page }) => {
  await visit(page, "/chi-sono");
  await waitUntilQuiet(page);
  const tell = (paths: string[]) =>
    page.evaluate(async (all) => {
      const { active } = await navigator.serviceWorker.ready;
      const cache = await caches.open("volpe-visita");
      const known = await (await cache.match("/visita"))?.json();
      for (const href of all) active?.postMessage({ ...known, href: location.origin + href });
    }, paths);
  const toPaths = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `/chi-sono?n=${from + at}`);
  const listAddresses = () =>
    page.evaluate(async () => {
      const cached = await (await caches.open("volpe-pagine")).keys();
      return cached.map(({ url }) => url.slice(location.origin.length));
    });
  const older = toPaths(2000, 2);
  await tell(older);
  await expect.poll(listAddresses).toEqual(expect.arrayContaining(older));
  const newer = toPaths(3000, 80);
  await tell(newer);
  const sorted = async () => (await listAddresses()).toSorted();
  await expect.poll(sorted, { timeout: 30_000 }).toEqual(newer.toSorted());
});

test.describe("a form that is posted by its page", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/] });

  test("is sent again as it was typed if the connection breaks", async ({ page, context }) => {
    await visit(page, "/chi-sono");
    await page.goto("/preventivo/upload");
    await page.locator("#campo-files").setInputFiles(BILL);
    await page.getByRole("button", { name: "Leggi la bolletta" }).click();
    await page.getByRole("textbox", { name: "Totale della bolletta" }).fill("123,45");
    for (const box of await page.getByRole("checkbox", { name: /giusto così/ }).all()) {
      await box.check();
    }
    await goOffline(page, context);
    await page.getByRole("button", { name: "Confermo: calcola il preventivo" }).click();
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("La connessione si è interrotta");
    await expect(page.getByRole("banner")).toBeVisible();
    await page.getByRole("button", { name: "Manda di nuovo" }).click();
    await expect(title).toHaveText("La connessione si è interrotta");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Manda di nuovo" }).click();
    await expect(page).toHaveURL(/\/preventivo\/risultato\?/);
  });
});
