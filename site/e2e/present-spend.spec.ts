import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { waitUntilHydrated } from "./hydrated.ts";

const savings = (page: Page) => page.locator(".offers__cards .v-card-saving");

async function openForm(page: Page): Promise<void> {
  await page.locator(".use > summary").click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });

    test("today’s spend stays in the list through filters, order, pages and a reload", async ({
      page,
    }) => {
      await page.goto("/offerte/luce?consumo=3100&potenza=4,5&provincia=TO");
      await expect(savings(page).first()).toContainText("sotto l’offerta mediana");
      await openForm(page);
      await page.getByLabel("Quanto spendi oggi?").fill("1.200");
      await page.getByRole("button", { name: "Ricalcola" }).click();
      await expect(page).toHaveURL(/spesa=1\.200&periodo=anno/);
      await expect(savings(page).first()).toContainText(/Risparmi \d+,\d\d\s€.*confronto con oggi/);
      const figure = page.getByRole("figure", {
        name: /^Da .+ l’anno la tua 1\.200\s€: (\d+) su \1 costano meno$/,
      });
      await expect(figure).toBeVisible();
      await page.getByRole("link", { name: "Quota fissa, dalla più bassa" }).click();
      await expect(page).toHaveURL(/spesa=1\.200.*ordina=fissa/);
      await page.reload();
      await expect(figure).toBeVisible();
      await expect(page.getByLabel("Quanto spendi oggi?")).toHaveValue("1.200");
      await expect(savings(page).first()).toContainText("Risparmi");
    });

    test("a monthly spend is carried from the home page to an offer", async ({ page }) => {
      await page.goto("/");
      await page.getByLabel("Quanto consumi in un anno").fill("2.700");
      await page.getByLabel("Quanto spendi oggi?").fill("70,50");
      await page.getByLabel("Ogni quanto").selectOption("Al mese");
      await page.getByRole("button", { name: "Confronta le offerte" }).click();
      await expect(page).toHaveURL(/spesa=70(,|%2C)50&periodo=mese/);
      await expect(page.getByText(/la tua 846\s€:/)).toBeVisible();
      await expect(savings(page).last()).toContainText(/Spendi \d+,\d\d\s€ in più/);
      await page.locator(".offers__cards .v-card-action").first().click();
      await expect(page).toHaveURL(/spesa=70(,|%2C)50&periodo=mese/);
      await expect(
        page.getByText(/a confronto con la tua spesa di oggi \(846,00\s€\)/),
      ).toBeVisible();
    });

    test("an implausible spend gives no saving until a question about it is answered", async ({
      page,
    }) => {
      await page.goto("/offerte/gas?consumo=900&provincia=TO&spesa=90");
      await expect(savings(page).first()).toContainText("offerta mediana");
      await expect(page.getByText(/confronto con oggi|la tua 90/)).toHaveCount(0);
      await page.getByRole("link", { name: "La spesa è giusta così" }).click();
      await expect(savings(page).first()).toContainText("confronto con oggi");
      await expect(page.getByText("Intendevi")).toHaveCount(0);
      await page.goBack();
      await page.getByRole("link", { name: "1.080 €" }).click();
      await expect(page).toHaveURL(/spesa=1\.080/);
      await expect(page.getByText("Intendevi")).toHaveCount(0);
      await expect(savings(page).first()).toContainText("confronto con oggi");
    });
  });
}

test("a line’s present cost without its comma is asked about before it counts", async ({
  page,
}) => {
  await page.goto("/offerte/internet?provincia=MI&oggi=2990");
  await expect(page.locator(".v-card-saving").filter({ hasText: "Risparmi" })).toHaveCount(0);
  await page.getByRole("link", { name: "29,90 €" }).click();
  await expect(page).toHaveURL(/oggi=29,90/);
  await expect(page.getByText("Intendevi")).toHaveCount(0);
  await expect(page.getByText(/al mese\.$/).first()).toBeVisible();
});

test("the form checks a spend while it is typed", async ({ page }) => {
  await page.goto("/offerte/luce?provincia=TO");
  await waitUntilHydrated(page);
  await openForm(page);
  await page.getByLabel("Consumo annuo").fill("3.100");
  await page.getByLabel("Quanto spendi oggi?").fill("80");
  await page.getByRole("button", { name: "960 €" }).click();
  await expect(page.getByLabel("Quanto spendi oggi?")).toHaveValue("960");
  await page.getByLabel("Ogni quanto").selectOption("Al mese");
  await page.getByLabel("Quanto spendi oggi?").fill("900");
  await expect(page.getByRole("button", { name: "75 €" })).toBeVisible();
});

test("the visitor’s mark contrasts with dots and background in both themes and forced colours", async ({
  page,
}) => {
  await page.goto("/offerte/luce?spesa=900");
  for (const scheme of [
    { colorScheme: "light" },
    { colorScheme: "dark" },
    { colorScheme: "light", forcedColors: "active" },
  ] as const) {
    await page.emulateMedia(scheme);
    const colours = await page.locator(".spend-plot").evaluate((plot) => {
      const paint = (selector: string, property: "fill" | "stroke") => {
        const element = plot.querySelector(selector);
        return element === null ? "" : getComputedStyle(element)[property];
      };
      return [
        paint("line", "stroke"),
        paint("circle", "fill"),
        getComputedStyle(document.body).backgroundColor,
      ];
    });
    expect(new Set(colours).size, JSON.stringify(scheme)).toBe(3);
  }
});
