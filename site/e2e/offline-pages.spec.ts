import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import { RETIRED_WORKER } from "../src/host/service-worker.ts";
import { WORKER_PATH } from "../src/page/worker-policy.ts";
import { expect, test } from "./fixtures.ts";
import type { HostProcess } from "./host-process.ts";
import { waitUntilQuiet } from "./quiet.ts";
import { logIn, register } from "./registered-person.ts";

test.use({ serviceWorkers: "allow", expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const line = (page: Page) => page.getByText("Senza connessione: questa pagina è di");

/** Paths of the pages that the device keeps. */
function listCached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await (await caches.open("volpe-pagine")).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  });
}

/** Opens a page and waits until the device has kept it, and the pages that everybody gets. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => listCached(page)).toEqual(expect.arrayContaining([path, "/noleggio"]));
}

async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await waitUntilQuiet(page);
  await context.setOffline(true);
}

test("without a connection a visited page says its age, another one says that it is not kept", async ({
  page,
  context,
}) => {
  await visit(page, "/chi-sono");
  await page.locator('footer a[href="/faqs"]').click();
  await expect.poll(() => listCached(page)).toContain("/faqs");
  await goOffline(page, context);

  // Visited as a document, visited by a link inside the site, and a list that was never opened.
  for (const path of ["/chi-sono", "/faqs", "/offerte/internet"]) {
    await page.goto(path);
    await expect(line(page)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
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
});

test("a link inside the site opens the kept page, which can be loaded again", async ({
  page,
  context,
}) => {
  await visit(page, "/chi-sono");
  await goOffline(page, context);
  await page.locator('footer a[href="/offerte"]').first().click();
  await expect(line(page)).toBeVisible();
  await expect(page).toHaveURL("/offerte");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Aggiorna la pagina" }).click();
  await expect(line(page)).toHaveCount(0);
  await expect(page).toHaveURL("/offerte");
});

test("the next page, from the network, has no line about the kept one", async ({
  page,
  context,
}) => {
  await visit(page, "/chi-sono");
  await goOffline(page, context);
  await page.reload();
  await expect(line(page)).toBeVisible();
  await waitUntilQuiet(page);
  await context.setOffline(false);
  await page.locator('footer a[href="/faqs"]').click();
  await expect(page).toHaveURL("/faqs");
  await expect(line(page)).toHaveCount(0);
});

/** The host's address behind which `/sw.js` is the worker of a host that is switched off. */
async function startSwitchedFront({ url }: HostProcess) {
  let isOn = true;
  const front = createServer(async ({ url: path = "", headers }, response) => {
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
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  const { port } = front.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    switchOff: () => {
      isOn = false;
    },
    stop: () => {
      front.close();
      front.closeAllConnections();
    },
  };
}

test("the switch removes the worker and what it kept", async ({ page, host }) => {
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
  front.stop();
});

test("a logout removes the kept pages, and keeps the first lists again", async ({
  page,
  context,
  host,
}) => {
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
  await expect.poll(() => listCached(page)).not.toContain("/richieste");
  await expect.poll(() => listCached(page)).toContain("/noleggio");
  for (const path of ["/richieste", "/profilo", "/chi-sono"]) {
    expect(await listCached(page)).not.toContain(path);
  }
});
