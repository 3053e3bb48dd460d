import type { Page } from "@playwright/test";
import { openAssistant } from "./assistant-steps.ts";
import { ELEMENTS, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

/** A browser of somebody who reads English. */
test.use({ locale: "en-GB" });

/** The texts of an element, each with whether its language is said to be Italian. */
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

for (const { tag, markup, find } of ELEMENTS) {
  test(`${tag} speaks Italian and says so, in whatever language page and browser are`, async ({
    page,
    partner,
  }) => {
    const shown: (readonly (readonly [string | null, boolean])[])[] = [];
    for (const [own, html] of [
      ["", 'lang="it"'],
      ["", 'lang="en"'],
      ['lang="de"', ""],
    ]) {
      await page.goto(partner.serve(toPage(markup(own), { html: html ?? "" })));
      await find(page).first().waitFor();
      if (tag === "volpe-quote-assistant") {
        await openAssistant(page);
      }
      await page.waitForTimeout(300);
      shown.push(await readTexts(page, tag));
      await page.evaluate(() => localStorage.clear());
    }
    const [italian = [], english, own] = shown;
    expect(italian.length).toBeGreaterThan(2);
    expect(italian.filter(([, isItalian]) => !isItalian)).toEqual([]);
    expect(english).toEqual(italian);
    expect(own).toEqual(italian);
  });
}
