import type { Page } from "@playwright/test";
import { ELEMENTS, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

type Counters = { nodes: number; jsEventListeners: number };

/** Returns a function that collects the garbage and then counts what the page still holds. */
async function createCounter(page: Page): Promise<() => Promise<Counters>> {
  const devtools = await page.context().newCDPSession(page);
  return async () => {
    await page.waitForTimeout(300);
    await devtools.send("HeapProfiler.collectGarbage");
    await devtools.send("HeapProfiler.collectGarbage");
    return await devtools.send("Memory.getDOMCounters");
  };
}

test("a hundred routes that each create every element anew leave nothing in memory", async ({
  page,
  partner,
}) => {
  test.setTimeout(120_000);
  const all = ELEMENTS.map(({ markup }) => `<div>${markup()}</div>`).join("");
  await page.goto(partner.serve(toPage(`<div id="route">${all}</div>`)));
  const count = await createCounter(page);
  const follow = async (routes: number) => {
    for (let route = 0; route < routes; route += 1) {
      await page.evaluate((html) => {
        const place = document.querySelector("#route");
        place?.replaceChildren();
        place?.append(document.createRange().createContextualFragment(html));
      }, all);
      for (const { find } of ELEMENTS) {
        await find(page).first().waitFor();
      }
    }
  };
  // The first few routes load files and fill caches, which later ones share.
  await follow(10);
  const before = await count();
  await follow(100);
  const after = await count();
  // If each route left its elements in memory, these numbers would be far larger.
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(20);
});
