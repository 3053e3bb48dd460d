import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { answerToChannel, findLauncher, openAssistant } from "./assistant-steps.ts";
import { ELEMENTS, findHeart, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";
import { extendBuiltIns, watchShift } from "./page-scripts.ts";

const WIDGETS = resolve(import.meta.dirname, "../../packages/widgets");
test("the affiliate's snippet shifts nothing on a page without a height for it", async ({
  page,
  partner,
}) => {
  const readme = await readFile(`${WIDGETS}/README.md`, "utf8");
  const snippet = /<volpe-quote-assistant variant="inline">[^`]*<\/volpe-quote-assistant>/.exec(
    readme,
  )?.[0];
  const bare = snippet?.replaceAll(/>\s+</g, "><") ?? "";
  const manifest = await readFile(`${WIDGETS}/custom-elements.json`, "utf8");
  expect(manifest.replaceAll("\\", "")).toContain(bare);
  // The script arrives long after the first paint.
  await page.route("**/v1/embed.js", async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    await route.continue();
  });
  const readShift = await watchShift(page);
  await page.goto(partner.serve(toPage(snippet ?? "")));
  const below = page.getByText("Sotto");
  const before = (await below.boundingBox())?.y ?? 0;
  expect(before).toBeGreaterThan(700);
  await page.getByRole("button", { name: "Cominciamo" }).waitFor();
  expect((await below.boundingBox())?.y).toBe(before);
  expect(await readShift()).toBe(0);
  await page.getByRole("button", { name: "Cominciamo" }).click();
  await page.getByRole("button", { name: "Casa mia" }).waitFor();
  expect((await below.boundingBox())?.y).toBe(before);
});

test("all elements work on a page with Prototype.js and a property on all objects", async ({
  page,
  partner,
}) => {
  await extendBuiltIns(page);
  const all = ELEMENTS.map(({ markup }) => `<div>${markup()}</div>`).join("");
  await page.goto(partner.serve(toPage(all)));
  for (const { find } of ELEMENTS) {
    await find(page).first().waitFor();
  }
  const heart = findHeart(page, "Luce Facile");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await openAssistant(page);
  await answerToChannel(page);
  await expect(page.getByRole("button", { name: "E-mail" })).toBeVisible();
});

test("the open assistant is not printed over the page", async ({ page, partner }) => {
  await page.goto(partner.serve(toPage("<volpe-quote-assistant></volpe-quote-assistant>")));
  await openAssistant(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".v-assistant")).toBeHidden();
});

test("a typed answer moves the focus to the field of the next question", async ({
  page,
  partner,
}) => {
  await page.goto(partner.serve(toPage("<volpe-quote-assistant></volpe-quote-assistant>")));
  await openAssistant(page);
  const field = page.getByRole("textbox", { name: "Oppure scrivilo a parole tue" });
  await field.fill("casa mia");
  await field.press("Enter");
  await expect(page.getByRole("button", { name: "Luce" })).toBeVisible();
  await expect(field).toBeFocused();
});

test("elements and openers work in an open shadow root of the page", async ({
  page,
  partner,
  host,
}) => {
  const { release } = await (await fetch(`${host.url}/embed/v1/manifest.json`)).json();
  const assistant = "<volpe-quote-assistant></volpe-quote-assistant>";
  await page.goto(partner.serve(toPage(`<div></div>${assistant}`)));
  await findLauncher(page).waitFor();
  await page.evaluate(
    ({ markup, src }) => {
      const root = document.querySelector("div")?.attachShadow({ mode: "open" });
      if (root) root.innerHTML = `<p><button data-volpe-open>Chiedi</button></p>${markup}`;
      document.head.append(Object.assign(document.createElement("script"), { src }));
    },
    {
      markup: '<volpe-offer-cards limit="1"></volpe-offer-cards>',
      src: `${host.url}/embed/${release}/offer-cards.js`,
    },
  );
  await expect(page.getByRole("article")).toBeVisible();
  await page.getByRole("button", { name: "Chiedi" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
