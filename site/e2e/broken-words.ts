import type { Page } from "@playwright/test";

/** Widths of the window in pixels, from the narrowest phone to a desktop. */
const WIDTHS = [320, 360, 390, 820, 1440];

/** The words of the open page that are broken without a hyphen, each with its width. */
export async function listBrokenWords(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  await page.evaluate(() => document.fonts.ready);
  const broken: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const words = await page.evaluate(findBrokenWords);
    broken.push(...words.map((word) => `${pathname} ${width}: ${word}`));
  }
  return broken;
}

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
