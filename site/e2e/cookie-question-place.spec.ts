import { banner, button, findLiveQuestion } from "./cookie-question.ts";
import { expect, test as plain } from "./fixtures.ts";

const test = plain.extend({ cookiesAccepted: null });

/** What a first visit must see, above the question, on the first screen of a phone. */
const FIRST_SEEN = [
  ["/", "#fornitura"],
  ["/offerte", ".door h2"],
  ["/preventivo/upload", "main form button[type=submit]"],
  ["/preventivo/calcolo", "form label:has(input[name=tipologia])"],
] as const;

test("the cookie question leaves the first thing to use uncovered on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  for (const [path, wanted] of FIRST_SEEN) {
    await page.goto(path);
    await findLiveQuestion(page);
    const box = await page.locator(wanted).first().boundingBox();
    const question = await banner(page).boundingBox();
    expect(question?.height, path).toBeLessThanOrEqual(104);
    const end = (box?.y ?? 0) + (box?.height ?? Number.NaN);
    expect(end, path).toBeLessThanOrEqual(question?.y ?? 0);
  }
});

test("the cookie question is one row on a tablet and covers no heading of the assistant", async ({
  page,
}) => {
  for (const [width, height, highest] of [
    [320, 568, 121],
    [390, 780, 104],
    [768, 1180, 64],
    [820, 1180, 64],
    [1024, 1180, 64],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/calcola-preventivo");
    await findLiveQuestion(page);
    const question = await banner(page).boundingBox();
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(question?.height, `${width} px`).toBeLessThanOrEqual(highest);
    const end = (question?.y ?? 0) + (question?.height ?? Number.NaN);
    expect(end, `${width} px`).toBeLessThanOrEqual(heading?.y ?? 0);
    await button(page, "Scegli").click();
    await expect(button(page, "Salva le scelte")).toBeInViewport({ ratio: 1 });
  }
});

test("the cookie question leaves an item's price and action uncovered on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/offerte/luce");
  await page.goto((await page.locator(".v-card-action").first().getAttribute("href")) ?? "");
  await findLiveQuestion(page);
  const box = await banner(page).boundingBox();
  const action = await page.locator(".item__action").boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(action?.y ?? 0);
});
