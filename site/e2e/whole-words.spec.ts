import { expect, test } from "./fixtures.ts";
import { listItems } from "./listed-items.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const WIDTHS = [320, 360, 390, 820, 1440];

test("no word is broken without a hyphen at any width from 320 pixels", async ({ page, host }) => {
  test.setTimeout(120_000);
  const [offers, [car]] = await Promise.all([
    listItems(host, "offers?tipology=luce"),
    listItems(host, "vehicles"),
  ]);
  const compared = offers.slice(0, 3).map(({ slug }) => slug);
  const broken: string[] = [];
  for (const path of [
    "/",
    "/offerte",
    "/offerte/luce?spesa=900",
    "/noleggio",
    "/pos",
    offers[0]?.path ?? "",
    car?.path ?? "",
    `/offerte/luce?spesa=900&confronta=${compared.join(",")}`,
    "/brands",
    "/contatti",
    "/faqs",
  ]) {
    await page.setViewportSize({ width: WIDTHS[0] ?? 320, height: 800 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const words = await page.evaluate(findBrokenWords);
      broken.push(...words.map((word) => `${path} ${width}: ${word}`));
    }
  }
  expect(broken).toEqual([]);
});

/**
 * Words of letters whose parts are on two lines without a hyphen. Codes and addresses do not count
 * as words: they contain digits, dots or an at sign.
 */
function findBrokenWords(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || getComputedStyle(parent).hyphens === "auto") continue;
    // Text only for screen readers is in a box of one pixel.
    let box: HTMLElement | null = parent;
    while (box !== null && box.offsetWidth !== 1) box = box.parentElement;
    if (box !== null) continue;
    for (const match of (node.nodeValue ?? "").matchAll(/(?<!\S)[\p{L}’]{3,}(?!\S)/gu)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(match[0]);
    }
  }
  return found;
}
