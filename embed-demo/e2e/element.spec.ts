import type { Page } from "@playwright/test";
import { choose, findLauncher, openAssistant } from "./assistant-steps.ts";
import { findHeart, findOffer, SCRIPT, toPage as toSuitePage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";
import { watchListeners } from "./page-scripts.ts";

const TAG = "volpe-quote-assistant";

function toPage(body: string, head = SCRIPT): string {
  return toSuitePage(`<div id="one">${body}</div><div id="two"></div>`, { head });
}

/** A WebSocket may stay open for a moment after its element was removed. */
function countOpenSockets(page: Page): { open: () => number } {
  let open = 0;
  page.on("websocket", (socket) => {
    open += 1;
    socket.on("close", () => {
      open -= 1;
    });
  });
  return { open: () => open };
}

test("the first of two scripts configures the page while the other warns", async ({
  page,
  partner,
  watched,
}) => {
  // Deferred scripts run in the page's order; async ones in the order of their arrival.
  const first = SCRIPT.replace("async", "defer");
  const second = first.replace("AFF-1", "AFF-2");
  await page.goto(partner.serve(toPage(`<${TAG}></${TAG}>`, first + second)));
  await openAssistant(page);
  expect(watched.warnings).toHaveLength(1);
  expect(await page.evaluate(() => window.volpe?.tracking)).toBe("AFF-1");
});

test("a pinned file works with the manifest's integrity hash", async ({
  page,
  host,
  partner,
  request,
}) => {
  const latest = await (await request.get(`${host.url}/embed/v1/manifest.json`)).json();
  const address = `/embed/${latest.release}`;
  const manifest = await (await request.get(`${host.url}${address}/manifest.json`)).json();
  expect(manifest).toEqual(latest);
  const { integrity } = manifest.files["quote-assistant.js"];
  const pinned = `<script src="%VOLPE_HOST%${address}/quote-assistant.js" integrity="${integrity}" crossorigin="anonymous" data-tracking="PIN-1"></script>`;
  const opener = '<button type="button" data-volpe-open>Chiedi un preventivo</button>';
  await page.goto(partner.serve(toPage(`${opener}<${TAG}></${TAG}>`, pinned + SCRIPT)));
  await openAssistant(page);
  expect(await page.evaluate(() => window.volpe?.tracking)).toBe("PIN-1");
  // The button works without the loader, whose listener would stand in for the pinned file's.
  await page.goto(partner.serve(toPage(`${opener}<${TAG}></${TAG}>`, pinned)));
  await page.getByRole("button", { name: "Chiedi un preventivo" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("pinned files of cards and favourites work with the manifest's integrity hashes", async ({
  page,
  host,
  partner,
  request,
}) => {
  const { release, files } = await (await request.get(`${host.url}/embed/v1/manifest.json`)).json();
  const scripts = ["favourites-button.js", "offer-cards.js"].map(
    (file) =>
      `<script defer src="%VOLPE_HOST%/embed/${release}/${file}" integrity="${files[file].integrity}" crossorigin="anonymous"></script>`,
  );
  const body =
    '<volpe-favourites-button slug="a" label="a"></volpe-favourites-button><volpe-offer-cards></volpe-offer-cards>';
  await page.goto(partner.serve(toPage(body, scripts.join(""))));
  await expect(findHeart(page, "a")).toBeVisible();
  await expect(findOffer(page)).toHaveCount(3);
});

test("adds one global to the page and changes neither head nor style sheets", async ({
  page,
  partner,
}) => {
  await page.goto(partner.serve(toPage(`<${TAG}></${TAG}>`, "")));
  const read = () =>
    page.evaluate(() => ({
      globals: Object.keys(window).filter((name) => !/^\d+$/.test(name)),
      head: document.head.children.length,
      sheets: document.adoptedStyleSheets.length + document.styleSheets.length,
    }));
  const before = await read();
  await page.goto(partner.serve(toPage(`<${TAG}></${TAG}>`)));
  await openAssistant(page);
  const after = await read();
  expect(after.globals.filter((name) => !before.globals.includes(name))).toEqual(["volpe"]);
  expect([after.head, after.sheets]).toEqual([before.head + 1, before.sheets]);
});

test("a moved element keeps its conversation", async ({ page, partner }) => {
  await page.goto(partner.serve(toPage("")));
  await page.evaluate((tag) => {
    document.querySelector("#one")?.append(document.createElement(tag));
  }, TAG);
  await openAssistant(page);
  await choose(page, "Casa mia");
  await expect(page.locator(".v-said-user")).toHaveCount(1);
  const { open } = countOpenSockets(page);
  await page.evaluate((tag) => {
    const element = document.querySelector(tag) as Element;
    document.querySelector("#two")?.append(element);
    const one = document.querySelector("#one") as Element & {
      moveBefore?: (node: Element, before: null) => void;
    };
    one.moveBefore?.(element, null);
  }, TAG);
  await page.waitForTimeout(500);
  await expect(page.locator(".v-said-user")).toHaveCount(1);
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(open()).toBe(0);
});

test("a hundred removals leave no socket, listener or node behind", async ({ page, partner }) => {
  const { open } = countOpenSockets(page);
  const count = await watchListeners(page);
  await page.goto(partner.serve(toPage(`<${TAG}></${TAG}>`)));
  await openAssistant(page);
  const before = await count();
  await page.evaluate(async (tag) => {
    const element = document.querySelector(tag) as Element;
    for (let round = 0; round < 100; round += 1) {
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 5));
      document.querySelector("#two")?.append(element);
    }
    element.remove();
  }, TAG);
  await expect.poll(open).toBe(0);
  expect(await count()).toBeLessThanOrEqual(before);
  expect(await page.evaluate(() => document.querySelector("#two")?.childNodes.length)).toBe(0);
});

test("Escape closes the panel, returns the focus and fires the close event", async ({
  page,
  partner,
}) => {
  await page.goto(partner.serve(toPage(`<${TAG}></${TAG}>`)));
  await page.evaluate(() => {
    const events: string[] = [];
    Object.assign(globalThis, { events });
    for (const name of ["volpe-open", "volpe-close"]) {
      document.addEventListener(name, () => events.push(name));
    }
  });
  await openAssistant(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(findLauncher(page)).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(globalThis, "events"))).toEqual([
    "volpe-open",
    "volpe-close",
  ]);
  expect(await page.locator(TAG).getAttribute("open")).toBeNull();
});

test("Escape returns the focus to the page's own button that opened the panel", async ({
  page,
  partner,
}) => {
  const opener = '<button type="button" data-volpe-open>Chiedi un preventivo</button>';
  await page.goto(partner.serve(toPage(`<${TAG}></${TAG}>${opener}`)));
  await findLauncher(page).waitFor();
  const button = page.getByRole("button", { name: "Chiedi un preventivo" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("method, attribute and property open and close the panel", async ({ page, partner }) => {
  await page.goto(partner.serve(toPage(`<${TAG}></${TAG}>`)));
  await findLauncher(page).waitFor();
  const element = page.locator(TAG);
  const panel = page.getByRole("dialog");
  await element.evaluate((it: HTMLElementTagNameMap[typeof TAG]) => it.open());
  await expect(panel).toBeVisible();
  await element.evaluate((it: HTMLElementTagNameMap[typeof TAG]) => it.close());
  await expect(panel).toBeHidden();
  await element.evaluate((it) => Object.assign(it, { open: true }));
  await expect(panel).toBeVisible();
  await element.evaluate((it) => it.removeAttribute("open"));
  await expect(panel).toBeHidden();
  await element.evaluate((it) =>
    it.addEventListener("volpe-open", (event) => event.preventDefault()),
  );
  await findLauncher(page).click();
  expect(await element.getAttribute("open")).toBeNull();
  await expect(panel).toBeHidden();
});

test("an assistant that starts open takes no focus and scrolls nothing", async ({
  page,
  partner,
}) => {
  await page.goto(partner.serve(toPage(`<input id="field" autofocus><${TAG} open></${TAG}>`)));
  await expect(page.getByRole("button", { name: "Casa mia" })).toBeVisible({ timeout: 15_000 });
  await expect(page.locator("#field")).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const isPerson of [true, false]) {
  test(`${isPerson ? "a button" : "a script"} of the page that opens the inline assistant far below ${isPerson ? "leads to it" : "moves nothing"}`, async ({
    page,
    partner,
  }) => {
    // Playwright's own calls count as a person's act.
    await page.addInitScript((isActive) => {
      Object.defineProperty(navigator, "userActivation", { value: { isActive } });
    }, isPerson);
    const opener = '<button type="button" data-volpe-open>Chiedi un preventivo</button>';
    const body = `${opener}<p id="far">Testo.</p><${TAG} variant="inline"></${TAG}>`;
    await page.goto(partner.serve(toPage(body)));
    await page.locator("#far").evaluate((it) => it.style.setProperty("block-size", "3000px"));
    await page.getByRole("button", { name: "Cominciamo" }).waitFor();
    await page.getByRole("button", { name: "Chiedi un preventivo" }).click();
    const question = page.getByRole("button", { name: "Casa mia" });
    await question.waitFor({ timeout: 15_000 });
    if (isPerson) {
      await expect(question).toBeInViewport();
      await expect(page.locator(TAG)).toBeFocused();
    } else {
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
}

test("twenty assistants with different tracking values keep separate conversations", async ({
  page,
  partner,
  host,
}) => {
  const many = Array.from({ length: 20 }, (_, at) => `<${TAG} tracking="MANY-${at}"></${TAG}>`);
  await page.goto(partner.serve(toPage(many.join(""))));
  await findLauncher(page).first().waitFor();
  for (const at of [3, 17]) {
    const element = page.locator(`[tracking="MANY-${at}"]`);
    await element.evaluate((it: HTMLElementTagNameMap[typeof TAG]) => it.open());
    await expect(element.getByRole("button", { name: "Casa mia" })).toBeVisible({
      timeout: 15_000,
    });
    expect(await element.getByRole("link", { name: "Privacy" }).getAttribute("href")).toBe(
      `${host.url}/privacy-policy?tracking=MANY-${at}&widget=assistente`,
    );
  }
  const names = await page.evaluate(() => Object.keys(localStorage).sort());
  const name = new URL(host.url).host;
  expect(names).toEqual([`${name}/volpe-chat:MANY-17`, `${name}/volpe-chat:MANY-3`]);
});
