import { createConversation } from "./conversation-page.ts";
import { findFaults } from "./find-faults.ts";
import { expect, test } from "./fixtures.ts";

const MONZA = { latitude: 45.5801, longitude: 9.2725 };
const AT_MONZA = /provincia=MB&comune=108033$/;

test.describe("a visitor who says where they are", () => {
  test.use({ geolocation: MONZA, permissions: ["geolocation"] });

  test("a confirmed guess of the place applies to list, item and assistant", async ({
    page,
    host,
  }) => {
    const foreign: string[] = [];
    page.on("request", (asked) => {
      if (!asked.url().startsWith(host.url)) foreign.push(asked.url());
    });
    await page.goto("/localizza-affare");
    await page.getByRole("button", { name: "Usa la mia posizione" }).click();
    await expect(page.getByText("Sembra la provincia di Monza e della Brianza")).toBeVisible();
    await page.getByRole("link", { name: "Monza (MB)" }).click();
    await expect(page).toHaveURL(AT_MONZA);
    await expect(page.getByRole("heading", { name: "Monza (MB)" })).toBeVisible();
    expect(foreign).toEqual([]);

    await page.getByRole("link", { name: "Confronta la luce qui" }).click();
    await expect(page.getByText(/Monza \(MB\)/).first()).toBeVisible();
    await page.locator(".offers__cards .v-card-action").first().click();
    await expect(page).toHaveURL(AT_MONZA);

    await page.goto("/offerte/gas");
    await expect(page).toHaveURL(AT_MONZA);
    await expect(page.getByLabel("Comune o provincia")).toHaveValue("Monza (MB)");

    await page.goto("/calcola-preventivo?tipo=luce");
    const conversation = createConversation(page);
    await conversation.isAsked("Per chi cerchi?");
    await conversation.give({ choose: "Casa mia" });
    await conversation.give({ choose: "Sì, ci ho la residenza" });
    await conversation.isAsked("In che comune si trova la fornitura?");
    await expect(conversation.dock.getByLabel("Comune")).toHaveValue("Monza (MB)");
  });
});

test("a place told to the assistant applies to the lists, and a list's place stays after it", async ({
  page,
}) => {
  await page.goto("/calcola-preventivo?tipo=luce");
  const conversation = createConversation(page);
  await conversation.isAsked("Per chi cerchi?");
  await conversation.giveAll([
    { choose: "Casa mia" },
    { choose: "Sì, ci ho la residenza" },
    { type: "Palermo" },
  ]);
  await page.goto("/offerte/luce");
  await expect(page).toHaveURL(/provincia=PA&comune=082053$/);
  await expect(page.getByLabel("Comune o provincia")).toHaveValue("Palermo (PA)");

  // The replay of the conversation on another page does not bring the earlier place back.
  await page.goto("/offerte/luce?luogo=Monza");
  await expect(page).toHaveURL(AT_MONZA);
  await page.goto("/calcola-preventivo");
  await conversation.isAsked("Con chi hai la luce adesso?");
  await page.goto("/offerte/gas");
  await expect(page).toHaveURL(AT_MONZA);
});

test("after a refused position the comune can be typed with suggestions", async ({ page }) => {
  await page.goto("/localizza-affare");
  await page.getByRole("button", { name: "Usa la mia posizione" }).click();
  await expect(page.getByText("va bene così")).toBeVisible();
  const field = page.getByLabel("Comune o provincia");
  await field.click();
  await expect(field).toHaveRole("combobox");
  await field.pressSequentially("lecc");
  const options = page.getByRole("listbox", { name: "Luoghi" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(field).toHaveValue("Lecce (LE)");
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: "Lecce (LE)" })).toBeVisible();
});

test("the place that the home page fills in can be cleared for good", async ({ page, context }) => {
  await page.goto("/localizza-affare?luogo=Monza");
  await page.goto("/");
  await expect(page.getByLabel("Comune o provincia")).toHaveValue("Monza (MB)");
  await page.getByLabel("Comune o provincia").fill("");
  await page.getByRole("button", { name: "Confronta le offerte" }).click();
  await expect(page).toHaveURL("/offerte/luce?destinazione=privati");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("place");
  await page.goto("/offerte/gas");
  await expect(page).toHaveURL("/offerte/gas");
});

test("the map's regions can be reached by keyboard", async ({ page }) => {
  await page.goto("/localizza-affare");
  const region = page.getByRole("navigation", { name: "mappa" }).getByRole("link", {
    name: "Puglia",
  });
  await region.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/regione=Puglia/);
  await page.getByRole("link", { name: "Lecce", exact: true }).click();
  await expect(page).toHaveURL(/provincia=LE$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a typed place can be applied, chosen among several and removed", async ({
    page,
    context,
  }) => {
    await page.goto("/localizza-affare");
    await expect(page.getByRole("button", { name: "Usa la mia posizione" })).toBeHidden();
    await page.getByLabel("Comune o provincia").fill("20900");
    await page.getByRole("button", { name: "Guarda qui" }).click();
    await expect(page).toHaveURL(AT_MONZA);

    await page.goto("/offerte/luce?consumo=1800");
    await expect(page).toHaveURL(/consumo=1800&provincia=MB&comune=108033$/);

    await page.goto("/offerte/luce?luogo=samone");
    await page.getByRole("link", { name: "Samone (TN)" }).click();
    await expect(page).toHaveURL(/provincia=TN&comune=022165$/);

    await page.goto("/offerte/luce?luogo=Xyzzy");
    await expect(page.getByText("Non conosco «Xyzzy»")).toBeVisible();
    await expect(page.getByLabel("Comune o provincia")).toHaveValue("Xyzzy");

    await page.getByLabel("Comune o provincia").fill("");
    await page.getByRole("button", { name: "Ricalcola" }).click();
    await expect(page).not.toHaveURL(/provincia/);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain("place");
  });
});

test("the page of a place passes axe in both themes and fits a phone", async ({ page }) => {
  for (const path of ["?provincia=MB", "?regione=Lombardia", "?luogo=samone"]) {
    await page.goto(`/localizza-affare${path}`);
    expect(await findFaults(page, { widths: [1280, 360] }), path).toEqual([]);
  }
});

test.describe("on a first visit", () => {
  test.use({ cookiesAccepted: null });

  test("the cookie question covers no suggested place on a phone and a desktop", async ({
    page,
  }) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto("/localizza-affare");
      const question = page.getByRole("region", { name: "Scelta sui cookie" });
      await expect(question).toBeVisible();
      await page.getByLabel("Comune o provincia").pressSequentially("mil");
      const options = page.getByRole("listbox", { name: "Luoghi" }).getByRole("option");
      await expect(options).toHaveCount(8);
      const covering = await question.boundingBox();
      const boxes = await Promise.all((await options.all()).map((each) => each.boundingBox()));
      expect(boxes.some((box) => box !== null && covering !== null && box.y > covering.y)).toBe(
        true,
      );
      const isCovered = await options.evaluateAll((all) =>
        all.map((option) => {
          const { x, y, width, height } = option.getBoundingClientRect();
          const [top] = document.elementsFromPoint(x + width / 2, y + height / 2);
          return top?.closest(".cookie-banner") instanceof HTMLElement;
        }),
      );
      expect(isCovered, `${viewport.width} px`).not.toContain(true);
    }
  });
});
