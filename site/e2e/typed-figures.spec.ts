import { TYPED_FIGURES } from "../src/routes/testing/typed-figures.ts";
import { expect, test } from "./fixtures.ts";

// A number field of the browser would read the comma as this language does.
test.use({ locale: "en-US" });

test("the list reads and shows typed figures as Italians write them", async ({ request }) => {
  for (const { text, shown, ...read } of TYPED_FIGURES) {
    const key = "consumption" in read ? "consumo" : "potenza";
    const page = await request.get("/offerte/luce", { params: { provincia: "TO", [key]: text } });
    const [field = ""] =
      new RegExp(`<input[^>]* name="${key}"[^>]*>`).exec(await page.text()) ?? [];
    expect(field, text).toContain(` value="${shown}"`);
    const answer = await request.get("/api/v1/offers", {
      params: { tipology: "luce", [key]: text },
    });
    const { profile } = (await answer.json()).data;
    const { annualConsumption, capacityKw } = profile;
    expect({ text, annualConsumption, capacityKw }).toMatchObject(
      "consumption" in read ? { annualConsumption: read.consumption } : read,
    );
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });

    test("the list's form sends figures as they were typed and shows them as read", async ({
      page,
    }) => {
      await page.goto("/offerte/luce?provincia=TO");
      for (const [label, key, text, shown] of [
        ["Consumo annuo", "consumo", "12.000,50", "12.000,5"],
        ["Consumo annuo", "consumo", "3 100", "3.100"],
        ["Consumo annuo", "consumo", "tremila", "3.000"],
        ["Potenza", "potenza", "4.5", "4,5"],
      ] as const) {
        if (!(await page.getByLabel(label).isVisible())) {
          await page.locator(".use > summary").click();
        }
        await page.getByLabel(label).fill(text);
        await page.getByRole("button", { name: "Ricalcola" }).click();
        await expect(page).toHaveURL((url) => url.searchParams.get(key) === text);
        await expect(page.getByLabel(label)).toHaveValue(shown);
      }
    });

    test("an implausible figure causes a question until it is corrected", async ({ page }) => {
      await page.goto("/offerte/luce?provincia=TO&consumo=2,7&potenza=45");
      await expect(page.getByText(/^2,7\skWh · 45\skW/)).toBeVisible();
      await page.getByRole("link", { name: "2.700 kWh" }).click();
      await expect(page).toHaveURL(/consumo=2\.700/);
      await expect(page.getByText(/^2\.700\skWh · 45\skW/)).toBeVisible();
      await page.getByRole("link", { name: "4,5 kW" }).click();
      await expect(page).toHaveURL(/potenza=4,5/);
      await expect(page.getByText("Intendevi")).toHaveCount(0);
    });
  });
}

test("a shop's takings keep their thousands and cents", async ({ page }) => {
  await page.goto("/pos");
  await page.locator(".use > summary").click();
  await page.getByLabel("Quanto incassi al mese con il POS?").fill("12.000,50");
  await page.getByRole("button", { name: "Ricalcola" }).click();
  await expect(page.getByLabel("Quanto incassi al mese con il POS?")).toHaveValue("12.000,5");
  await expect(page.getByText(/^Incasso 12\.000,50\s€/)).toBeVisible();
});

test("the home's calculator asks about a small consumption before sending", async ({ page }) => {
  await page.goto("/");
  const field = page.getByLabel("Quanto consumi in un anno");
  await field.fill("2,7");
  await page.getByRole("button", { name: "2.700 kWh" }).click();
  await expect(field).toHaveValue("2.700");
  await page.getByRole("button", { name: "Confronta le offerte" }).click();
  await expect(page).toHaveURL(/consumo=2700/);
});

test("a question below a field leaves the field beside it in its place", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/offerte/luce?provincia=TO");
  await page.locator(".use > summary").click();
  const beside = page.getByLabel("Consumo annuo");
  const before = await beside.boundingBox();
  await page.getByLabel("Potenza").fill("45");
  await expect(page.getByText("Intendevi 4,5 kW?")).toBeVisible();
  expect(await beside.boundingBox()).toEqual(before);
});
