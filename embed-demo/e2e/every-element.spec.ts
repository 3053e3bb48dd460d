import { findFaults } from "../../site/e2e/find-faults.ts";
import { choose, openAssistant } from "./assistant-steps.ts";
import { ELEMENTS, findHeart, SCRIPT, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";
import {
  delayLoader,
  readLook,
  readTraces,
  watchBuiltIns,
  watchListeners,
  watchShift,
} from "./page-scripts.ts";
import { toStrictPolicy } from "./partner-server.ts";

// Each element has a block of its own, because an element that is not defined yet is inline.
const ALL = ELEMENTS.map(({ markup }) => `<div>${markup()}</div>`).join("");

test("all elements work under the strictest policy and leave the page as it was", async ({
  page,
  partner,
  host,
  context,
  watched,
}) => {
  const readShift = await watchShift(page);
  const listPatched = await watchBuiltIns(page);
  const policy = toStrictPolicy(host.url, {
    socket: false,
    extra: "require-trusted-types-for 'script'; trusted-types 'none'",
  });
  const read = () => page.evaluate(readTraces);
  await page.goto(partner.serve(toPage(ALL, { head: "" }), policy));
  const before = await read();
  await delayLoader(page);
  await page.goto(partner.serve(toPage(ALL), policy));
  const below = page.getByText("Sotto", { exact: true });
  const place = await below.boundingBox();
  for (const { find } of ELEMENTS) {
    await find(page).first().waitFor();
  }
  await page.waitForTimeout(300);
  expect(await below.boundingBox()).toEqual(place);
  const after = await read();
  expect(after.globals.filter((name) => !before.globals.includes(name))).toEqual(["volpe"]);
  expect({ ...after, globals: [] }).toEqual({ ...before, globals: [], head: before.head + 1 });
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(watched.sockets).toEqual([]);
  expect(await readShift()).toBe(0);
  expect(await listPatched()).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Sotto", { exact: true })).toBeVisible();
});

test("using the elements adds nothing to the page that loading them does not add", async ({
  page,
  partner,
  host,
  context,
  watched,
}) => {
  const listPatched = await watchBuiltIns(page);
  const policy = toStrictPolicy(host.url, {
    socket: false,
    extra: "require-trusted-types-for 'script'; trusted-types 'none'",
  });
  const filtered = ALL.replace("<volpe-offer-cards", "<volpe-offer-cards filters");
  const read = () => page.evaluate(readTraces);
  await page.goto(partner.serve(toPage(filtered, { head: "" }), policy));
  const before = await read();
  const head = SCRIPT.replace("async", 'async data-transports="polling"');
  await page.goto(partner.serve(toPage(filtered, { head }), policy));
  await findHeart(page, "Luce Facile").click();
  await page.getByLabel("Fornitore").selectOption({ index: 1 });
  await openAssistant(page);
  await choose(page, "Casa mia");
  await page.locator(".v-answer").filter({ hasText: "Luce" }).first().waitFor();
  const after = await read();
  expect(after.globals.filter((name) => !before.globals.includes(name))).toEqual(["volpe"]);
  const { handlers, sheets } = before;
  expect(after).toMatchObject({ handlers, sheets, head: before.head + 1 });
  expect(await listPatched()).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(watched.sockets.filter((url) => url.startsWith("ws"))).toEqual([]);
});

test("each element looks the same on a hostile page that reads from right to left", async ({
  page,
  partner,
}) => {
  const looks: Record<string, string[]>[] = [];
  const hostile = `<link rel="stylesheet" href="/test/hostile.css">${SCRIPT}`;
  for (const options of [{}, { head: hostile, html: 'lang="ar" dir="rtl"' }]) {
    await page.goto(partner.serve(toPage(ALL, options)));
    const look: Record<string, string[]> = {};
    for (const { tag, find } of ELEMENTS) {
      await find(page).first().waitFor();
      // Sets the same width on both pages, because the hostile page has no paddings.
      await page.locator(tag).evaluate((element) => {
        element.style.setProperty("width", "600px", "important");
        element.style.setProperty("font-size", "10px", "important");
      });
      look[tag] = await readLook(page, tag, ".v-scope, .v-scope :is(a, p, button, svg, h3)");
    }
    looks.push(look);
  }
  const [plain, changed] = looks;
  for (const { tag } of ELEMENTS) {
    expect(plain?.[tag]?.length, tag).toBeGreaterThan(20);
    expect(changed?.[tag], tag).toEqual(plain?.[tag]);
  }
});

test("a page of every element passes axe on a phone and a desktop, in both schemes", async ({
  page,
  partner,
}) => {
  await page.goto(partner.serve(toPage(ALL)));
  for (const { find } of ELEMENTS) {
    await find(page).first().waitFor();
  }
  expect(await findFaults(page, { widths: [360, 1280] })).toEqual([]);
});

test("twenty of each element keep their tracking values apart on a page with two scripts", async ({
  page,
  partner,
  host,
  watched,
}) => {
  const many = ELEMENTS.flatMap(({ markup }) =>
    Array.from({ length: 20 }, (_, at) => markup(`tracking="MANY-${at}"`)),
  );
  const twice = SCRIPT + SCRIPT.replace("AFF-1", "AFF-2");
  await page.goto(partner.serve(toPage(many.join(""), { head: twice })));
  for (const { tag, find } of ELEMENTS) {
    for (const at of [0, 7, 19]) {
      const element = page.locator(`${tag}[tracking="MANY-${at}"]`);
      await element.scrollIntoViewIfNeeded();
      await find(element).first().waitFor();
      for (const link of await element.getByRole("link").all()) {
        const { origin, searchParams } = new URL((await link.getAttribute("href")) ?? "");
        expect([origin, searchParams.get("tracking")], tag).toEqual([host.url, `MANY-${at}`]);
      }
    }
  }
  expect(watched.warnings).toHaveLength(1);
});

test("a hundred mounts of each element leave no listener or node behind", async ({
  page,
  partner,
}) => {
  const count = await watchListeners(page);
  await page.goto(partner.serve(toPage(ALL)));
  for (const { find } of ELEMENTS) {
    await find(page).first().waitFor();
  }
  for (const { tag, find } of ELEMENTS) {
    const before = await count();
    await page.evaluate(async (name) => {
      const element = document.querySelector(name) as Element;
      const parent = element.parentElement;
      for (let round = 0; round < 100; round += 1) {
        element.remove();
        await new Promise((resolve) => setTimeout(resolve, 2));
        parent?.prepend(element);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      Object.assign(globalThis, { detached: element });
    }, tag);
    await find(page).first().waitFor();
    expect(await count(), tag).toBeLessThanOrEqual(before);
    const left = await page.evaluate(async () => {
      const element = Reflect.get(globalThis, "detached") as Element;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return element.shadowRoot?.childElementCount;
    });
    expect(left, tag).toBe(0);
    expect(await count(), tag).toBeLessThan(before + 1);
  }
});
