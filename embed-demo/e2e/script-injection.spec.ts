import { SCRIPT_STRINGS } from "../../site/e2e/script-strings.ts";
import { ELEMENTS, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

/** Every attribute of the elements (`custom-elements.json`), but those with a fixed set of values. */
const ATTRIBUTES = [
  "tracking",
  "slug",
  "label",
  "typology",
  "slugs",
  "brand",
  "consumption",
  "limit",
];

// Cards whose attributes are wrong say so in the console.
test.use({ expectedErrors: [/status of 4\d\d/] });

for (const { tag, markup, find } of ELEMENTS) {
  test(`none of 1,000 scripts in an attribute of ${tag} runs`, async ({ page, partner }) => {
    const ran: string[] = [];
    await page.exposeFunction("hit", () => ran.push(tag));
    await page.goto(partner.serve(toPage(markup())));
    await find(page).first().waitFor();
    await page.evaluate(
      async ({ selector, names, texts }) => {
        const element = document.querySelector(selector);
        for (const [index, text] of texts.entries()) {
          element?.setAttribute(names[index % names.length] ?? "", text);
          // The element draws itself in between.
          if (index % 20 === 0) await new Promise((resolve) => setTimeout(resolve));
        }
        await new Promise((resolve) => setTimeout(resolve, 500));
      },
      { selector: tag, names: ATTRIBUTES, texts: [...SCRIPT_STRINGS] },
    );
    expect(ran).toEqual([]);
  });
}
