import { listLeads } from "../../site/e2e/run-admin.ts";
import { choose, openAssistant, walkToQuote } from "./assistant-steps.ts";
import { toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";
import { toStrictPolicy } from "./partner-server.ts";

// A visitor who asks for nothing sees each animation.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a visitor reaches a quote under the strictest policy", async ({ page, host }) => {
  test.setTimeout(90_000);
  await page.goto(`${host.demoUrl}/`);
  await page.evaluate(() => {
    const events: unknown[] = [];
    Object.assign(globalThis, { events });
    for (const name of ["volpe-open", "volpe-step", "volpe-quote"] as const) {
      document.addEventListener(name, (event) =>
        events.push([name, (event as CustomEvent).detail]),
      );
    }
  });
  await openAssistant(page);
  const link = await walkToQuote(page, "anna@websocket.example");

  const href = new URL((await link.getAttribute("href")) ?? "");
  expect(href.origin).toBe(host.url);
  expect(href.searchParams.get("tracking")).toBe("AFF-123");
  for (const other of await page.locator("volpe-quote-assistant").getByRole("link").all()) {
    expect(await other.getAttribute("href")).toContain("tracking=AFF-123");
  }

  const [quote] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await expect(quote.getByRole("heading", { level: 1 })).toBeVisible();
  expect(new URL(quote.url()).pathname).toBe(href.pathname);

  const leads = await listLeads(host);
  const lead = leads.find(({ email }) => email === "anna@websocket.example");
  expect(lead).toMatchObject({ tracking: "AFF-123", status: "complete" });
  expect(href.pathname).toBe(`/preventivo/${lead?.rateId}`);

  const events = JSON.stringify(await page.evaluate(() => Reflect.get(globalThis, "events")));
  expect(events).toContain('["volpe-quote",{"offers":3}]');
  expect(events).not.toMatch(/anna|bianchi|example|milano/i);
});

test("a visitor reaches a quote by polling if the policy forbids web sockets", async ({
  page,
  host,
  partner,
  watched,
}) => {
  test.setTimeout(90_000);
  const html = `<!doctype html><html lang="it"><title>x</title>
    <script async src="%VOLPE_HOST%/embed/v1/embed.js" data-tracking="POLL-1" data-transports="polling"></script>
    <volpe-quote-assistant></volpe-quote-assistant>`;
  await page.goto(partner.serve(html, toStrictPolicy(host.url, { socket: false })));
  await openAssistant(page);
  await walkToQuote(page, "anna@polling.example");
  expect(watched.sockets.filter((url) => url.startsWith("ws"))).toEqual([]);
  const leads = await listLeads(host);
  expect(leads.find(({ email }) => email === "anna@polling.example")?.tracking).toBe("POLL-1");
});

test("a suggested comune is in front of the conversation and can be pressed", async ({
  page,
  partner,
}) => {
  await page.goto(partner.serve(toPage("<volpe-quote-assistant></volpe-quote-assistant>")));
  await openAssistant(page);
  await choose(page, "Casa mia");
  await choose(page, "Luce");
  await choose(page, "Sì, ci ho la residenza");
  const field = page.getByRole("combobox", { name: "Comune" });
  const options = page.getByRole("option");
  for (const [width, height] of [
    [1000, 844],
    [390, 844],
    [390, 460],
  ] as const) {
    await page.setViewportSize({ width, height });
    await field.fill("monz");
    await expect(options.first()).toBeInViewport({ ratio: 1 });
    const name = (await options.first().textContent()) ?? "";
    await options.first().click();
    await expect(field).toHaveValue(name);
    await expect(field).toBeFocused();
  }
});
