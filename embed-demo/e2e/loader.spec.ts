import { findLauncher, openAssistant } from "./assistant-steps.ts";
import { ELEMENTS, findHeart, findOffer, SCRIPT, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";
import { delayLoader, watchErrors, watchShift } from "./page-scripts.ts";
import { toStrictPolicy } from "./partner-server.ts";

const ASSISTANT = "<volpe-quote-assistant></volpe-quote-assistant>";
const ALL = ELEMENTS.map(({ markup }) => markup()).join("");

test("an element with data-volpe-open opens the assistant that it names, else the first", async ({
  page,
  partner,
}) => {
  const html = `<p><a href="/altrove" data-volpe-open>Chiedi <b>alla volpe</b></a></p>
    <button type="button" data-volpe-open="#second">Apri l’altra</button>
    ${ASSISTANT}<volpe-quote-assistant id="second" tracking="B-2"></volpe-quote-assistant>`;
  await page.goto(partner.serve(toPage(html)));
  await findLauncher(page).first().waitFor();
  const isOpen = () =>
    page
      .locator("volpe-quote-assistant")
      .evaluateAll((all) => all.map((one) => one.hasAttribute("open")));
  await page.getByText("alla volpe").click();
  expect(await isOpen()).toEqual([true, false]);
  expect(page.url()).toContain(partner.origin);
  expect(page.url()).not.toContain("/altrove");
  await page.evaluate(() => document.dispatchEvent(new MouseEvent("click")));
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  // The opener gets the focus back.
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByText("Apri l’altra").focus();
  await page.keyboard.press("Enter");
  await expect.poll(isOpen).toEqual([false, true]);
});

test("a tag manager may add the script and the elements long after the page", async ({
  page,
  partner,
  host,
}) => {
  await page.goto(partner.serve(toPage("", { head: "" })));
  await page.evaluate(
    ([address, html]) => {
      const script = document.createElement("script");
      script.src = `${address}/embed/v1/embed.js`;
      script.dataset.tracking = "GTM-1";
      document.body.append(script);
      const place = document.createElement("div");
      place.innerHTML = html ?? "";
      document.querySelector("main")?.append(place);
    },
    [host.url, ALL],
  );
  for (const { find } of ELEMENTS) {
    await find(page).first().waitFor();
  }
  expect(await page.evaluate(() => window.volpe?.tracking)).toBe("GTM-1");
});

test("an element alone on its page comes in one file, unlike those that are added later", async ({
  page,
  partner,
}) => {
  const files: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/chunks\/([\w-]+)-[\w-]{6}\.js$/.exec(request.url()) ?? [];
    files.push(...(name ? [name] : []));
  });
  // A deferred script runs once the whole page is read.
  const head = SCRIPT.replace("async", "defer");
  for (const { tag, markup, find } of ELEMENTS.slice(1)) {
    files.length = 0;
    await page.goto(partner.serve(toPage(markup(), { head })));
    await find(page).first().waitFor();
    expect(files).toEqual([`${tag.replace("volpe-", "")}-alone`]);
    const others = ELEMENTS.filter((other) => other.tag !== tag);
    await page.evaluate(
      (html) => {
        const place = document.createElement("div");
        place.innerHTML = html;
        document.querySelector("main")?.append(place);
      },
      others.map((other) => other.markup()).join(""),
    );
    for (const other of others) {
      await other.find(page).first().waitFor();
    }
    expect(files.filter((name) => /-alone$/.test(name))).toHaveLength(1);
    expect(files).toContain("base");
    expect(new Set(files).size).toBe(files.length);
  }
  files.length = 0;
  await page.goto(partner.serve(toPage(ALL, { head })));
  for (const { find } of ELEMENTS) {
    await find(page).first().waitFor();
  }
  expect(files.filter((name) => name === "base" || /-alone$/.test(name))).toEqual(["base"]);
});

test("of two versions on a page the first stays while the other warns once", async ({
  page,
  partner,
  watched,
}) => {
  await page.route(/embed\.js\?altra/, async (route) => {
    const answer = await route.fetch();
    const other = (await answer.text()).replaceAll(/\b0\.\d+\.\d+-[0-9a-f]{6}/g, "9.9.9");
    await route.fulfill({ response: answer, body: other });
  });
  const other = SCRIPT.replace("async", "defer").replace("embed.js", "embed.js?altra");
  const first = SCRIPT.replace("async ", "");
  await page.goto(partner.serve(toPage(ALL, { head: first + other })));
  for (const { find } of ELEMENTS) {
    await find(page).first().waitFor();
  }
  expect(watched.warnings).toEqual([
    expect.stringMatching(/^Volpe: \d+\.\d+\.\d+-[0-9a-f]{6} is on this page before 9\.9\.9\.$/),
  ]);
});

test("every element is there after the visitor goes back to a page", async ({ page, partner }) => {
  const address = partner.serve(toPage(ALL));
  await page.goto(address);
  for (const { find } of ELEMENTS) {
    await find(page).first().waitFor();
  }
  await page.goto(partner.serve(toPage("", { head: "" })));
  await page.goBack();
  for (const { find } of ELEMENTS) {
    await expect(find(page).first()).toBeVisible();
  }
});

test("no element keeps anything before the page's event gives consent", async ({
  page,
  partner,
  context,
  watched,
}) => {
  const pending = SCRIPT.replace("async", 'async data-consent="pending"');
  await page.goto(partner.serve(toPage(ALL, { head: pending })));
  for (const { find } of ELEMENTS) {
    await find(page).first().waitFor();
  }
  await findHeart(page, "Luce Facile").click();
  const count = () => page.evaluate(() => localStorage.length + sessionStorage.length);
  expect(await context.cookies()).toEqual([]);
  expect(await count()).toBe(0);
  expect(watched.sockets).toEqual([]);
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent("volpe-consent", { detail: "granted" })),
  );
  expect(await count()).toBe(1);
  await openAssistant(page);
  expect(await context.cookies()).toEqual([]);
});

test.describe("with the self-check", () => {
  test.use({ expectedErrors: [/violation:|Content Security Policy|violates the following/] });

  test("names the directives that the page's policy lacks", async ({
    page,
    partner,
    host,
    watched,
  }) => {
    const debug = SCRIPT.replace("async", "async data-volpe-debug");
    const policy = toStrictPolicy(host.url, { socket: false }).replace(/img-src [^;]*;/, "");
    await page.goto(partner.serve(toPage("", { head: debug }), policy));
    const socket = host.url.replace(/^http/, "ws");
    await expect
      .poll(() => watched.warnings.toSorted())
      .toEqual([
        `Volpe: the page's policy lacks «connect-src ${socket}».`,
        `Volpe: the page's policy lacks «img-src ${host.url}».`,
      ]);
  });
});

test("nothing moves with the places that the self-check writes for elements without one", async ({
  page,
  partner,
  watched,
}) => {
  await delayLoader(page);
  const debug = SCRIPT.replace("async", "async data-volpe-debug");
  const toBody = (heart: string, cards: string) =>
    `<div><volpe-favourites-button slug="a">${heart}</volpe-favourites-button></div>
    <div><volpe-offer-cards limit="2">${cards}</volpe-offer-cards></div>
    <volpe-quote-assistant></volpe-quote-assistant>`;
  const readShift = await watchShift(page);
  await page.goto(partner.serve(toPage(toBody("", ""), { head: debug })));
  await findOffer(page).first().waitFor();
  await page.waitForTimeout(500);
  expect(await readShift()).toBeGreaterThan(0);
  const rooms = watched.warnings.map(
    (text) =>
      /^Volpe: (\S+) reserves no place,.*: write (.*) into it\.$/.exec(text)?.slice(1) ?? [],
  );
  expect(rooms.map(([tag]) => tag)).toEqual(["volpe-favourites-button", "volpe-offer-cards"]);

  const [heart, cards] = rooms.map(([, room = ""]) => room);
  watched.warnings.length = 0;
  await page.goto(partner.serve(toPage(toBody(heart ?? "", cards ?? ""), { head: debug })));
  await findOffer(page).first().waitFor();
  await page.waitForTimeout(500);
  expect(await readShift()).toBe(0);
  expect(watched.warnings).toEqual([]);
});

test("the self-check reports a policy that lacks nothing", async ({ page, partner, watched }) => {
  const debug = SCRIPT.replace("async", "async data-volpe-debug");
  await page.goto(partner.serve(toPage("", { head: debug })));
  await expect
    .poll(() => watched.warnings, { timeout: 10_000 })
    .toEqual([expect.stringContaining("the page's policy allows all that the elements need")]);
});

test.describe("where a module cannot be loaded", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("an element is shown although its module failed once", async ({ page, partner }) => {
    const asked: string[] = [];
    await page.route("**/embed/chunks/offer-cards-*", (route) => {
      const url = route.request().url();
      asked.push(url);
      return asked.length === 1 ? route.abort() : route.continue();
    });
    await page.goto(partner.serve(toPage('<volpe-offer-cards limit="1"></volpe-offer-cards>')));
    await expect(page.getByRole("article")).toBeVisible();
    expect(asked).toEqual([asked[0], `${asked[0]}?2`]);
  });

  test("an element added after two failures is shown, with the earlier one", async ({
    page,
    partner,
  }) => {
    const asked: string[] = [];
    await page.route("**/embed/chunks/offer-cards-*", (route) => {
      asked.push(route.request().url());
      return asked.length <= 2 ? route.abort() : route.continue();
    });
    const readErrors = await watchErrors(page);
    const cards = '<volpe-offer-cards limit="1"></volpe-offer-cards>';
    await page.goto(partner.serve(toPage(cards)));
    await expect.poll(readErrors).toEqual(["module"]);
    await page.evaluate(() => {
      document.querySelector("main")?.prepend(document.createElement("volpe-offer-cards"));
    });
    await expect(page.getByRole("article")).toHaveCount(4);
    expect(asked[1]).toBe(`${asked[0]}?2`);
  });

  test("the self-check names the code and the id of a call that failed", async ({
    page,
    partner,
    watched,
  }) => {
    await page.route("**/embed/offer-cards?*", (route) =>
      route.fulfill({
        status: 503,
        headers: {
          "access-control-allow-origin": "*",
          "access-control-expose-headers": "x-request-id",
          "x-request-id": "req-9",
        },
      }),
    );
    const debug = SCRIPT.replace("async", "async data-volpe-debug");
    const cards = '<volpe-offer-cards limit="1"></volpe-offer-cards>';
    await page.goto(partner.serve(toPage(cards, { head: debug })));
    await page.getByRole("alert").waitFor();
    await page.waitForFunction(() => customElements.get("volpe-offer-cards") !== undefined);
    await page
      .locator("volpe-offer-cards")
      .evaluate((cards: HTMLElement & { refresh(): void }) => cards.refresh());
    await expect
      .poll(() => watched.warnings)
      .toContain("Volpe: volpe-offer-cards failed with «http-503», request req-9.");
  });

  test("the page gets one error event for each element", async ({ page, partner }) => {
    await page.route("**/embed/chunks/**", (route) => route.fulfill({ status: 404 }));
    const readErrors = await watchErrors(page);
    await page.goto(partner.serve(toPage(ALL)));
    await expect.poll(readErrors).toEqual(ELEMENTS.map(() => "module"));
  });
});
