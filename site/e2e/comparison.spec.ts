import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { HostProcess } from "./host-process.ts";
import { listItems } from "./listed-items.ts";

/** Opens a comparison of four offers and returns their names. */
async function openComparison(page: Page, host: HostProcess): Promise<string[]> {
  const offers = (await listItems(host, "offers?tipology=luce")).slice(0, 4);
  await page.goto(`/offerte/luce?confronta=${offers.map(({ slug }) => slug).join(",")}`);
  return offers.map(({ name }) => name);
}

/** The names at the head of the visible columns, from left to right. */
async function readColumns(page: Page): Promise<string[]> {
  const boxes = await page.locator(".compared__table th[scope=col]").evaluateAll((heads) =>
    heads.flatMap((head) => {
      const { left, right, width } = head.getBoundingClientRect();
      const name = head.querySelector("a")?.textContent ?? "";
      return width === 0 ? [] : [{ name, left, isWhole: left >= 0 && right <= innerWidth }];
    }),
  );
  expect(boxes.every(({ isWhole }) => isWhole)).toBe(true);
  return boxes.sort((one, other) => one.left - other.left).map(({ name }) => name);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without a script", () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 720 } });

    test("a phone shows the two of four columns that a person chooses", async ({ page, host }) => {
      const [first = "", second = "", , fourth = ""] = await openComparison(page, host);
      expect(await readColumns(page)).toEqual([first, second]);
      const few = page.getByText("Qui ne vedi 2 su 4: con «Cambia» scegli quali.");
      await expect(few).toBeInViewport();
      await page.getByLabel("Cambia la seconda colonna").selectOption({ label: fourth });
      await expect.poll(() => readColumns(page)).toEqual([first, fourth]);
      await page.locator(".compared__table tbody").last().scrollIntoViewIfNeeded();
      await expect(
        page.locator(".compared__table th[scope=col]:visible", { hasText: fourth }),
      ).toBeInViewport();
    });
  });
}

test("choosing the entry of the other column swaps the two columns", async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [first = "", second = ""] = await openComparison(page, host);
  await page.getByLabel("Cambia la prima colonna").selectOption({ label: second });
  await expect.poll(() => readColumns(page)).toEqual([second, first]);
});

test("the table of a comparison begins on the first screen", async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const names = await openComparison(page, host);
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  expect(await top(".compared__table")).toBeLessThan(450);
  expect(await top(".compared-bars")).toBeGreaterThan(await top(".compared__table"));
  await page.setViewportSize({ width: 820, height: 900 });
  expect(await readColumns(page)).toEqual(names);
  await expect(page.getByLabel("Cambia la prima colonna")).toBeHidden();
  await expect(page.getByText("Qui ne vedi")).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await top(".compared-bars")).toBeLessThan(await top(".compared__table"));
});

test("a comparison that shows only differences has no heading without a row below it", async ({
  page,
  host,
}) => {
  const cars = await listItems(host, "vehicles");
  const isPanda = ({ slug }: { slug: string }) => slug.startsWith("fiat-panda");
  const pair = cars.filter(isPanda).slice(0, 2);
  const four = [...pair, ...cars.filter((car) => !isPanda(car)).slice(0, 2)];
  const readHeadings = () =>
    page.locator(".compared__table tbody").evaluateAll((bodies) =>
      bodies.flatMap((body) => {
        const shown = [...body.querySelectorAll("tr")].filter((row) => row.offsetHeight > 0);
        return shown[0]?.matches(":has(.compared__group)") ? [{ rows: shown.length - 1 }] : [];
      }),
    );
  for (const compared of [pair, four]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/noleggio?confronta=${compared.map(({ slug }) => slug).join(",")}`);
    const whole = await readHeadings();
    await page.getByLabel("Mostra solo le differenze").check();
    const different = await readHeadings();
    const counted = different.reduce((sum, { rows }) => sum + rows, 0);
    await expect(page.locator("#annunci")).toHaveText(
      new RegExp(`^${counted} righe diverse su \\d+$`),
    );
    expect(different.filter(({ rows }) => rows === 0)).toEqual([]);
    expect(different.length).toBeLessThan(whole.length);
  }
});

test("neither the fox nor the notice of a favourite covers the bar of the comparison", async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/offerte/luce");
    await page.locator("input[name=confronta]").first().check();
    await page.locator(".v-card .v-favourite").first().click();
    const notice = page.locator(".favourite-notice p");
    await expect(notice).toBeVisible();
    const bar = await page.locator(".compare-bar").boundingBox();
    const fox = await page.locator(".v-launch-fox").boundingBox();
    for (const over of [await notice.boundingBox(), ...(width < 768 ? [] : [fox])]) {
      expect((over?.y ?? 0) + (over?.height ?? 0), `${width} px`).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  }
});

test("ticked entries stay after a reload, Back and the link to the list", async ({ page }) => {
  await page.goto("/offerte/luce");
  const boxes = page.locator("input[name=confronta]");
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  const status = page.locator(".compare-bar [role=status]");
  await expect(status).toHaveText("2 scelte su 4");
  const areKept = async () => {
    await expect(status).toHaveText("2 scelte su 4");
    await expect(boxes.nth(0)).toBeChecked();
    await expect(boxes.nth(2)).toBeChecked();
    await expect(page.locator("input[name=confronta]:checked")).toHaveCount(2);
  };
  await page.reload();
  await areKept();
  const compare = () => page.getByRole("button", { name: "Confronta le scelte" }).click();
  await compare();
  await expect(page).toHaveURL(/confronta=/);
  await page.goBack();
  await areKept();
  await compare();
  await page.getByRole("link", { name: "Torna alla lista" }).click();
  await areKept();
  await compare();
  await page
    .getByRole("link", { name: /^Togli .* dal confronto$/ })
    .first()
    .click();
  await expect(page.locator(".compared__table th[scope=col]")).toHaveCount(1);
  await page.getByRole("link", { name: "Torna alla lista" }).click();
  await expect(status).toHaveText("1 scelta su 4");
  await expect(boxes.nth(2)).toBeChecked();
});

test.describe("before the cookie question is answered", () => {
  test.use({ cookiesAccepted: null });

  test("the question lies above the bar of the comparison", async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [820, 1180],
      [390, 780],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/offerte/luce");
      await page.locator("input[name=confronta]").first().check();
      const bar = await page.locator(".compare-bar").boundingBox();
      const question = await page.locator(".cookie-banner").boundingBox();
      const end = (question?.y ?? 0) + (question?.height ?? Number.NaN);
      expect(end, `${width} px`).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });
});
