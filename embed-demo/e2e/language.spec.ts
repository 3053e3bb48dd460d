import type { Page } from "@playwright/test";
import { openAssistant } from "./assistant-steps.ts";
import { ELEMENTS, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

// The browser is that of a visitor who reads English.
test.use({ locale: "en-GB" });

/** The texts of an element, each with whether it is marked as Italian. */
const readTexts = (page: Page, tag: string) =>
  page
    .locator(tag)
    .evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll("*") ?? [])].flatMap((each) =>
        [...each.childNodes]
          .filter((node) => node instanceof Text && /\p{L}/u.test(node.data))
          .map((node) => [node.textContent, each.matches(":lang(it)")] as const),
      ),
    );

test("each element marks its Italian text in a page and a browser of any language", async ({
  page,
  partner,
}) => {
  const shown: Record<string, (readonly [string | null, boolean])[]>[] = [];
  for (const [attributes, html] of [
    ["", 'lang="it"'],
    ["", 'lang="en"'],
    ['lang="de"', ""],
  ]) {
    const all = ELEMENTS.map(({ markup }) => `<div>${markup(attributes)}</div>`).join("");
    await page.goto(partner.serve(toPage(all, { html: html ?? "" })));
    for (const { find } of ELEMENTS) {
      await find(page).first().waitFor();
    }
    await openAssistant(page);
    await page.waitForTimeout(300);
    const texts: (typeof shown)[number] = {};
    for (const { tag } of ELEMENTS) {
      texts[tag] = await readTexts(page, tag);
    }
    shown.push(texts);
    await page.evaluate(() => localStorage.clear());
  }
  for (const { tag } of ELEMENTS) {
    const [italian = [], english, german] = shown.map((texts) => texts[tag]);
    expect(italian.length, tag).toBeGreaterThan(2);
    expect(italian.filter(([, isItalian]) => !isItalian)).toEqual([]);
    expect(english).toEqual(italian);
    expect(german).toEqual(italian);
  }
});
