import { createConversation } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";
import { listItems } from "./listed-items.ts";
import { runAdmin } from "./run-admin.ts";

test("the conversation about a rental names the car and takes an answer", async ({
  page,
  host,
}) => {
  const [car] = await listItems(host, "vehicles");
  await page.goto(`/calcola-preventivo?tipo=noleggio&offerta=${car?.slug}`);
  const conversation = createConversation(page);
  await conversation.isAsked("Per chi è il noleggio?");
  await expect(page.getByRole("log")).toContainText(car?.name ?? "-");
  await conversation.giveAll([{ choose: "Per me" }]);
  await expect(
    conversation.dock.getByRole("button", { name: "Ho già in mente questa" }),
  ).toBeVisible();
});

test("a phone shows every usual mix of cards whole", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/calcola-preventivo?tipo=pos");
  const conversation = createConversation(page);
  await conversation.isAsked("Quanto incassi");
  await conversation.giveAll([{ type: "5.000 €" }, { type: "18 €" }, { choose: "Fisso" }]);
  await conversation.isAsked("Con che carte ti pagano?");
  await conversation.dock.scrollIntoViewIfNeeded();
  const choices = await conversation.dock.locator(".v-answer").all();
  expect(choices).toHaveLength(5);
  for (const choice of choices) {
    await expect(choice).toBeInViewport({ ratio: 1 });
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  test("the page of an item request has a form that makes a quote and a lead", async ({
    page,
    host,
  }) => {
    const [car] = await listItems(host, "vehicles");
    await page.goto(`/calcola-preventivo?tipo=noleggio&offerta=${car?.slug}`);
    await expect(page.locator(".v-assistant")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(car?.name ?? "-");
    await page.getByLabel("Durata").selectOption("36 mesi");
    await page.getByLabel("Chilometri l’anno").fill("tanti");
    await page.getByLabel("Nome e cognome").fill("Ugo Neri");
    await page
      .getByLabel("E-mail", { exact: true })
      .and(page.locator(".v-input"))
      .fill("ugo.neri@esempio.it");
    await page.getByRole("checkbox", { name: /Ho letto l’informativa/ }).check();
    await page.getByRole("button", { name: "Manda la richiesta" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "Scrivi una cifra sola, per esempio 15.000",
    );

    await page.getByLabel("Chilometri l’anno").fill("15.000");
    await page.getByRole("button", { name: "Manda la richiesta" }).click();
    await expect(page).toHaveURL(/\/preventivo\/[\w-]{22}\?posta=inviata$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`«${car?.name}»`);
    await expect(page.locator(`.quote__offers a[href^="${car?.path}?"]`)).toBeVisible();
    expect(await runAdmin(host, "leads")).toMatch(/noleggio privati +Ugo Neri/);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("a long value of a quote leaves its label on one line", async ({ page }) => {
      await page.goto("/calcola-preventivo?tipo=pos");
      await page.getByLabel("Nome e cognome").fill("Ugo Neri");
      await page
        .getByLabel("E-mail", { exact: true })
        .and(page.locator(".v-input"))
        .fill("ugo.pos@esempio.it");
      await page.getByLabel("Incasso con carta in un mese").fill("5.000");
      await page.getByLabel("Con che carte ti pagano").selectOption({ index: 1 });
      await page.getByRole("checkbox", { name: /Ho letto l’informativa/ }).check();
      await page.getByRole("button", { name: "Manda la richiesta" }).click();
      const lines = await page
        .locator("dt")
        .filter({ hasText: /^Carte$/ })
        .evaluate((label) => {
          const text = document.createRange();
          text.selectNodeContents(label);
          return text.getClientRects().length;
        });
      expect(lines).toBe(1);
    });
  });

  test("the form of the calculator is open and links to those of other typologies", async ({
    page,
  }) => {
    await page.goto("/calcola-preventivo");
    await expect(page.getByLabel("Consumo in un anno")).toBeVisible();
    await page.getByRole("link", { name: "Noleggio auto" }).click();
    await expect(page.getByLabel("Che auto")).toBeVisible();
  });
});
