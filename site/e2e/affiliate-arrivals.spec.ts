import type { Page } from "@playwright/test";
import { AFFILIATE_TERMS, type AuthSession, isUuid } from "@volpe/contract";
import { BROWSER, openVisitor, PANEL, part } from "./affiliate-fixture.ts";
import { visit } from "./cached-pages.ts";
import { expect } from "./fixtures.ts";
import type { HostProcess } from "./host-process.ts";
import { readCookie } from "./listed-items.ts";
import { startLocalServer } from "./local-server.ts";
import { test } from "./real-offers-fixture.ts";
import { createLoginCookie, register } from "./registered-person.ts";
import { runAdmin } from "./run-admin.ts";

test.use({ userAgent: BROWSER, expectedErrors: [/status of 4\d\d|frame-ancestors|Framing/] });

/** Another site, whose every page has this text and a link that a person may press. */
async function startOtherSite(link: string, text = "") {
  const { port, stop } = await startLocalServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<title>Altro</title>${text}<a href="${link}">Volpe</a>`);
  });
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Makes an affiliate whose browser is the page's, and returns the code. */
async function join(page: Page, host: HostProcess, name: string): Promise<string> {
  const email = `${name}@esempio.it`;
  await register(host, email);
  const value = await createLoginCookie(host, email);
  await page.context().addCookies([{ name: "auth", value, url: host.url }]);
  const { jwt } = JSON.parse(decodeURIComponent(value)) as AuthSession;
  const { version } = AFFILIATE_TERMS;
  const answer = await page.request.post("/api/v1/affiliates", {
    headers: { authorization: `Bearer ${jwt.accessToken}` },
    data: { site: `www.${name}.example`, accepted: true, version },
  });
  const [code] = (await answer.json()).data.codes;
  await runAdmin(host, "affiliates", "approve", code);
  return code;
}

/** The two totals of arrivals in the panel: those that count, and those that are set aside. */
async function countArrivals(page: Page): Promise<(string | null)[]> {
  await page.goto(PANEL);
  const cells = part(page, "I conti").locator("tfoot td");
  return [await cells.first().textContent(), await cells.last().textContent()];
}

test("a page that another site requests but nobody opens counts as no arrival", async ({
  page,
  browser,
  host,
}) => {
  const code = await join(page, host, "nascosti");
  const at = (path: string) => `${host.url}${path}?tracking=${code}--nessuno`;
  const asked = [at("/"), at("/offerte/luce")];
  const rules = { prefetch: [{ urls: [at("/faqs"), at("/chi-sono")], eagerness: "immediate" }] };
  const other = await startOtherSite(
    at("/chi-sono"),
    `<img src="${asked[0]}"><iframe src="${asked[0]}"></iframe><object data="${asked[1]}"></object>
    <link rel="prefetch" href="${asked[1]}">
    <script type="speculationrules">${JSON.stringify(rules)}</script>
    <script>fetch("${asked[1]}", { mode: "no-cors" })</script>`,
  );
  const somebody = await openVisitor(browser, host);
  await somebody.goto(at("/faqs"));
  await somebody.context().close();
  expect(await countArrivals(page)).toEqual(["1", "0"]);

  const visitor = await openVisitor(browser, host);
  const answered: string[] = [];
  visitor.context().on("response", (response) => answered.push(response.url()));
  await visitor.goto(other.url, { waitUntil: "domcontentloaded" });
  await expect
    .poll(() => answered.filter((url) => url.startsWith(host.url)).length)
    .toBeGreaterThan(3);
  await page.request.head(at("/"));
  await visitor.goto(at("/non-esiste"));
  expect(await countArrivals(page)).toEqual(["1", "0"]);

  await visitor.goto(other.url, { waitUntil: "domcontentloaded" });
  await visitor.getByRole("link", { name: "Volpe" }).click();
  await expect(visitor).toHaveURL(at("/chi-sono"));
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await countArrivals(page)).toEqual(["2", "0"]);
  await visitor.context().close();
  await other.stop();
});

test("a visit that goes through the site's service worker counts as an arrival", async ({
  page,
  browser,
  host,
}) => {
  const code = await join(page, host, "ritorni");
  const visitor = await openVisitor(browser, host, { serviceWorkers: "allow" });
  await visit(visitor, "/chi-sono");
  const other = await startOtherSite(`${host.url}/offerte/luce?tracking=${code}`);
  await visitor.goto(other.url, { waitUntil: "domcontentloaded" });
  await visitor.getByRole("link", { name: "Volpe" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await visitor.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await countArrivals(page)).toEqual(["1", "0"]);
  await visitor.context().close();
  await other.stop();
});

test("an arrival whose cookies are accepted before the script is loaded keeps its id", async ({
  page,
  browser,
  host,
}) => {
  const code = await join(page, host, "subito");
  const visitor = await openVisitor(browser, host, { javaScriptEnabled: false });
  await visitor.goto(`/noleggio?durata=48&tracking=${code}`);
  await visitor.getByRole("button", { name: "Accetta" }).click();
  await expect(visitor).toHaveURL("/noleggio?durata=48");
  expect(isUuid(String(await readCookie(visitor.context(), "clic")))).toBe(true);
  expect(await countArrivals(page)).toEqual(["1", "0"]);
  await visitor.context().close();
});
