import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { type Balancer, startBalancer } from "./balancer.ts";
import { buildEarlierCheckout, type Checkout } from "./earlier-checkout.ts";
import { test as base, expect } from "./fixtures.ts";
import { type HostProcess, startHost } from "./host-process.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { lendDatabase } from "./lent-database.ts";
import { waitUntilQuiet } from "./quiet.ts";
import { createLoginCookie, logIn, register } from "./registered-person.ts";

const HEADING = "Domande frequenti";
const EARLIER_HEADING = "Le domande di prima";
const TYPED = "Una domanda sulla bolletta.";
const PATHS = ["/", "/offerte/luce", "/faqs", "/blog", "/api/v1/offers?tipology=gas"];
const PERSONS = ["uno@esempio.it", "due@esempio.it", "tre@esempio.it"];

type Site = {
  balancer: Balancer;
  earlier: Checkout;
  dataDir: string;
  started: readonly HostProcess[];
  /** Starts a process of this build, or of the one in the folder `checkout`. */
  start(checkout?: string): Promise<HostProcess>;
};

const test = base.extend<{ site: Site }>({
  site: async ({ browserName: _ }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), "volpe-deploy-"));
    const [balancer, database, earlier] = await Promise.all([
      startBalancer(),
      lendDatabase(),
      buildEarlierCheckout({
        file: "site/src/routes/faqs/faqs-page.tsx",
        from: `<h1>${HEADING}</h1>`,
        to: `<h1>${EARLIER_HEADING}</h1>`,
      }),
    ]);
    const started: HostProcess[] = [];
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PUBLIC_URL: balancer.url,
      DEMO_PORT: "off",
      TRUST_PROXY: "127.0.0.1",
      DRAIN_SECONDS: "2",
      // Logins are renewed several times while the processes are replaced.
      ACCESS_TOKEN_SECONDS: "1",
    };
    await use({
      balancer,
      earlier,
      dataDir,
      started,
      async start(checkout) {
        const host = await startHost(env, checkout === undefined ? {} : { checkout });
        started.push(host);
        await balancer.add(host.url);
        return host;
      },
    });
    await Promise.all(started.map((host) => host.dispose()));
    await balancer.close();
    await Promise.all([database.drop(), earlier.dispose(), rm(dataDir, { recursive: true })]);
  },
  host: async ({ site }, use) => {
    const first = await site.start(site.earlier.root);
    await use({ ...first, url: site.balancer.url, dataDir: site.dataDir });
  },
});

/** Asks for pages with all that they load, again and again. `stop` returns what failed. */
function visit(url: string) {
  const failed: string[] = [];
  let answered = 0;
  let isOver = false;
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, { headers, redirect: "manual" }).catch(String);
    const text = typeof answer === "string" ? answer : await answer.text();
    if (typeof answer !== "string" && answer.status === 200) answered += 1;
    else failed.push(`${path}: ${typeof answer === "string" ? "" : answer.status} ${text}`);
    return { answer, text };
  };
  const strangers = PATHS.map(async (path) => {
    while (!isOver) {
      const { text } = await read(path);
      const files = new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
      await Promise.all([...files].map((file) => read(file)));
    }
  });
  return {
    /** Asks for a person's page again and again, with the login that the last answer gave. */
    async person(host: HostProcess, email: string) {
      let cookie = await createLoginCookie(host, email);
      strangers.push(
        (async () => {
          while (!isOver) {
            const { answer, text } = await read("/profilo", { cookie: `auth=${cookie}` });
            if (!text.includes(email)) failed.push(`${email} is logged out`);
            const setCookies = typeof answer === "string" ? [] : answer.headers.getSetCookie();
            const renewed = setCookies.find((each) => each.startsWith("auth="));
            cookie = renewed?.slice("auth=".length).split(";")[0] ?? cookie;
            await delay(100);
          }
        })(),
      );
    },
    async stop() {
      isOver = true;
      await Promise.all(strangers);
      return { failed, answered };
    },
  };
}

// A token of one second may expire on its way; the client then renews it and asks again.
test.use({ expectedErrors: [/status of 401/] });

const toHeading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a new build replaces every process without anybody noticing", async ({
  site,
  host,
  page,
  context,
}) => {
  test.setTimeout(400_000);
  const { balancer, earlier } = site;
  await site.start(earlier.root);
  const old = [...site.started];
  for (const email of PERSONS) await register(host, email);
  await logIn(context, { host, email: PERSONS[0] ?? "" });
  // Two tabs of the old build stay open through the deploy.
  const reader = await context.newPage();
  for (const [tab, path] of [
    [page, "/contatti"],
    [reader, "/blog"],
  ] as const) {
    await tab.goto(path);
    await waitUntilHydrated(tab);
    await waitUntilQuiet(tab);
  }
  await page.getByLabel("Messaggio").fill(TYPED);

  const visitors = visit(balancer.url);
  for (const email of PERSONS) await visitors.person(host, email);
  for (const each of old) {
    await site.start();
    expect(await each.stop()).toBe(0);
    balancer.remove(each.url);
  }
  await delay(1000);
  const { failed, answered } = await visitors.stop();
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(100);

  // Every chunk of the old build is there, also those that nobody asked for yet.
  const chunks = await readdir(join(earlier.root, "site/dist/client/assets"));
  for (const chunk of chunks) {
    expect([chunk, (await fetch(`${balancer.url}/assets/${chunk}`)).status]).toEqual([chunk, 200]);
  }

  // A tab that has not noticed the new build goes on with the old one.
  await reader.locator('footer a[href="/faqs"]').click();
  await expect(toHeading(reader, EARLIER_HEADING)).toBeVisible();
  // A tab that has noticed the new build loads a document. Back restores what was typed.
  const checked = page.waitForResponse("**/builds/latest.json");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await checked;
  await page.locator('footer a[href="/faqs"]').click();
  await expect(toHeading(page, HEADING)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Messaggio")).toHaveValue(TYPED);
  await page.goto("/profilo");
  await expect(page).toHaveURL("/profilo");
  await expect(page.getByText(PERSONS[0] ?? "").first()).toBeVisible();
});
