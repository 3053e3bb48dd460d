import { createConversation, TO_CHANNEL, TO_QUOTE } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";
import { readStoredAnswers } from "./stored-conversation.ts";

test("changing an earlier answer changes the result, and what came after is asked again", async ({
  page,
}) => {
  await page.goto("/calcola-preventivo");
  const conversation = createConversation(page);
  await conversation.isAsked("Per chi cerchi?");
  await conversation.giveAll([...TO_CHANNEL, ...TO_QUOTE]);
  const figures = page.locator(".v-said-offers .v-card-figure");
  await expect(figures).toHaveCount(3);
  const before = await figures.allTextContents();

  await page.getByRole("button", { name: "Modifica la risposta: circa 2.700 kWh" }).click();
  await conversation.isAsked("Sai quanta luce consumi in un anno?");
  await expect(figures).toHaveCount(0);
  await expect(conversation.field).toBeVisible();
  await conversation.giveAll([{ type: "5.400" }, ...TO_CHANNEL.slice(6)]);
  await conversation.giveAll(TO_QUOTE);
  await expect(figures).toHaveCount(3);
  const after = await figures.allTextContents();
  expect(after).not.toEqual(before);
  // Above the step everything was removed; at the step what was said first stays to be read.
  const own = await conversation.readOwn();
  expect(own.slice(5)).toEqual([
    "circa 2.700 kWh",
    "5.400",
    "Non lo so, usa 3 kW",
    "1.100",
    "E-mail",
    "Continua",
    "Anna Bianchi",
    "anna@esempio.it",
  ]);
  expect(await readStoredAnswers(page)).toEqual(own);
  const draft = page.getByRole("complementary", { name: "Quello che so di te" });
  await expect(draft).toContainText(/5\.400\skWh all’anno/);
});

test("a line of the draft leads back to its question", async ({ page }) => {
  await page.goto("/calcola-preventivo");
  const conversation = createConversation(page);
  await conversation.isAsked("Per chi cerchi?");
  await conversation.giveAll(TO_CHANNEL.slice(0, 5));
  const draft = page.getByRole("complementary", { name: "Quello che so di te" });
  await expect(draft).toContainText("Milano");
  await draft.getByRole("button", { name: "Modifica: Dove" }).click();
  await conversation.isAsked("In che comune si trova la fornitura?");
  await conversation.giveAll([{ type: "Torino" }]);
  await conversation.isAsked("Con chi hai la luce adesso?");
  await expect(draft).toContainText("Torino");
  await expect(draft).not.toContainText("Milano");
});

test("a wrong answer is refused at its field, in Italian, and stays there to be mended", async ({
  page,
}) => {
  await page.goto("/calcola-preventivo");
  const conversation = createConversation(page);
  const refused = async (typed: string, words: RegExp) => {
    await conversation.give({ type: typed });
    await expect(conversation.dock.getByRole("alert")).toHaveText(words);
    await expect(conversation.field).toHaveValue(typed);
    await expect(conversation.field).toHaveAttribute("aria-invalid", "true");
    await expect(conversation.field).toHaveAccessibleDescription(words);
  };
  await conversation.isAsked("Per chi cerchi?");
  await refused("per il mio gatto", /una casa o per un’azienda/);
  await conversation.giveAll(TO_CHANNEL.slice(0, 5));
  await refused("centomila euro", /kWh/);
  await conversation.giveAll(TO_CHANNEL.slice(5));
  await conversation.giveAll([{ choose: "E-mail" }]);

  // The notice is needed, the consents are not.
  await conversation.dock.getByRole("button", { name: "Continua" }).click();
  await expect(conversation.dock.getByRole("alert")).toHaveText(/serve questa spunta/);
  await conversation.giveAll([{ tick: ["Ho letto"] }, { type: "Anna Bianchi" }]);
  await refused("anna@", /nome@esempio\.it/);
  await refused("anna@esempio", /nome@esempio\.it/);
  await conversation.giveAll([{ type: "anna@esempio.it" }]);
  await expect(page.getByRole("link", { name: "Scarica il preventivo" })).toBeVisible();
  expect(await readStoredAnswers(page)).toEqual(await conversation.readOwn());
});
