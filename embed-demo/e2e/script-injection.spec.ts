import { SCRIPT_STRINGS } from "../../site/e2e/script-strings.ts";
import { ELEMENTS, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

/** Every attribute that takes any text or figure (`custom-elements.json`), and `typology`. */
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

test("none of 1,000 scripts in an attribute of any element runs", async ({ page, partner }) => {
  let ran = 0;
  await page.exposeFunction("hit", () => {
    ran += 1;
  });
  await page.goto(partner.serve(toPage(ELEMENTS.map(({ markup }) => markup()).join(""))));
  for (const { find } of ELEMENTS) {
    await find(page).first().waitFor();
  }
  await page.evaluate(
    async ({ tags, names, texts }) => {
      const elements = document.querySelectorAll(tags.join());
      for (const [index, text] of texts.entries()) {
        for (const element of elements) {
          element.setAttribute(names[index % names.length] ?? "", text);
        }
        // Each twentieth text leaves the elements time to draw.
        if (index % 20 === 0) await new Promise((resolve) => setTimeout(resolve));
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    },
    { tags: ELEMENTS.map(({ tag }) => tag), names: ATTRIBUTES, texts: [...SCRIPT_STRINGS] },
  );
  expect(ran).toBe(0);
});
