import type { Locator } from "@playwright/test";
import { toHomeRequest } from "./contract-steps.ts";
import { expect, test } from "./fixtures.ts";
import { listItems } from "./listed-items.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const toBoxes = (parts: Locator) =>
  parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { top, bottom, left, right };
    }),
  );

test("the names of two filters that take two lines each do not touch", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto("/offerte/luce");
  const names = await toBoxes(page.locator(".facet__value:visible > span:not(.facet__count)"));
  const gaps = names.flatMap(({ bottom, left }, at) => {
    const next = names[at + 1];
    return next === undefined || next.left !== left ? [] : [next.top - bottom];
  });
  expect(gaps.length).toBeGreaterThan(5);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
});

test("the drawings of a new conversation are whole or not shown", async ({ page }) => {
  for (const size of [DESKTOP, { width: 1366, height: 768 }, { width: 820, height: 1180 }]) {
    await page.setViewportSize(size);
    await page.goto("/calcola-preventivo");
    await expect(page.locator(".v-asked")).toBeVisible();
    const [scroller] = await toBoxes(page.locator(".v-log-scroller"));
    for (const { top } of await toBoxes(page.locator(".v-welcome svg:visible"))) {
      expect(top, `${size.height} px`).toBeGreaterThanOrEqual(scroller?.top ?? Number.NaN);
    }
  }
});

test("the two fields of the present spend stand at one height on a phone", async ({ page }) => {
  for (const width of [360, 390, 414]) {
    await page.setViewportSize({ ...PHONE, width });
    await page.goto("/");
    const fields = await toBoxes(page.locator(".calculator__spend :is(input, select)"));
    expect(fields[0]?.top, `${width} px`).toBe(fields[1]?.top);
  }
});

test("the words below the button of a login link are centred under it", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto("/auth/login");
  const [button] = await toBoxes(page.getByRole("button", { name: "Mandami un link per entrare" }));
  const [hint] = await toBoxes(page.getByText("Senza password: basta"));
  const toMiddle = (box: typeof hint) => ((box?.left ?? 0) + (box?.right ?? Number.NaN)) / 2;
  expect(toMiddle(hint)).toBeCloseTo(toMiddle(button), 0);
});

test("the terms of a quote's offers side by side begin at one height", async ({ page, host }) => {
  await page.setViewportSize(DESKTOP);
  const made = await page.request.post(`${host.url}/api/v1/rates`, {
    data: toHomeRequest("anna@esempio.it"),
  });
  const { rate, key } = (await made.json()).data;
  await page.goto(`/preventivo/${rate}?chiave=${key}`);
  const feet = await toBoxes(page.locator(".quote__offers .v-card-foot"));
  expect(feet).toHaveLength(3);
  expect(new Set(feet.map(({ top }) => Math.round(top))).size).toBe(1);
});

test("the figures of a car's other versions end at one edge", async ({ page, host }) => {
  await page.setViewportSize(PHONE);
  const cars = await listItems(host, "vehicles?marca=citroen");
  await page.goto(cars.find(({ name }) => name.includes("C3"))?.path ?? "");
  const figures = await toBoxes(page.locator(".product-sheet__siblings .v-money"));
  expect(figures.length).toBeGreaterThan(1);
  expect(new Set(figures.map(({ right }) => Math.round(right))).size).toBe(1);
});

test("a button of two lines has no single word on its second line", async ({ page, host }) => {
  await page.setViewportSize(DESKTOP);
  const [offer] = await listItems(host, "offers?tipology=luce");
  await page.goto(offer?.path ?? "");
  const button = page.getByRole("link", { name: "Chiedi un preventivo su questa offerta" });
  const widths = await button.first().evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const lines = Map.groupBy(words.getClientRects(), ({ top }) => top).values();
    return [...lines].map((parts) => {
      const ends = parts.flatMap(({ left, right }) => [left, right]);
      return Math.max(...ends) - Math.min(...ends);
    });
  });
  expect(widths).toHaveLength(2);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
});
