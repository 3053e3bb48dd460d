import { openBegunConversation } from "./begun-conversation.ts";
import { TO_CHANNEL, TO_CONSUMPTION, TO_QUOTE } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";
import { readStoredAnswers } from "./stored-conversation.ts";

test("changing an earlier answer makes another quote without further questions", async ({
  page,
  host,
}) => {
  const answers = [...TO_CHANNEL, ...TO_QUOTE];
  const conversation = await openBegunConversation(page, { host, answers });
  const figures = page.locator(".v-said-offers .v-card-figure");
  await expect(figures).toHaveCount(3);
  const before = await figures.allTextContents();

  await page.getByRole("button", { name: "Modifica la risposta: circa 2.700 kWh" }).click();
  await conversation.isAsked("Sai quanta luce consumi in un anno?");
  await expect(figures).toHaveCount(0);
  await expect(conversation.field).toBeVisible();
  await conversation.giveAll([{ type: "5.400" }]);
  await expect(figures).toHaveCount(3);
  const after = await figures.allTextContents();
  expect(after).not.toEqual(before);
  // Messages above the step are removed; the first answer to the step itself stays visible.
  const left = await conversation.readAnswers();
  expect(left.slice(5)).toEqual(["circa 2.700 kWh", "5.400"]);
  expect(await readStoredAnswers(page)).toEqual(left);
  const draft = page.getByRole("complementary", { name: "Quello che so di te" });
  await expect(draft).toContainText("5.400 kWh l’anno");
  await expect(draft).toContainText("anna@esempio.it");
});

test("after electricity the gas of the same home is compared, and a reload keeps it", async ({
  page,
  host,
}) => {
  const answers = [...TO_CHANNEL, { choose: "No, grazie" }];
  const conversation = await openBegunConversation(page, { host, answers });
  const quote = await page.getByRole("link", { name: "Apri il preventivo" }).getAttribute("href");
  // The answer goes with the messages of the first quote.
  await conversation.give({ choose: "Ora il gas" });
  await conversation.isAsked("Con chi hai il gas adesso?");
  const draft = page.getByRole("complementary", { name: "Quello che so di te" });
  await expect(draft).toContainText("Milano");
  await page.reload();
  await conversation.isAsked("Con chi hai il gas adesso?");
  await conversation.giveAll([{ type: "A2A" }, { type: "900" }, { type: "1.000" }]);
  await conversation.giveAll([{ choose: "No, grazie" }]);
  await expect(conversation.log.locator(".v-said-offers .v-card")).toHaveCount(3);
  await expect(conversation.dock.getByRole("button")).toHaveText([
    "Ora la luce",
    "Ricomincia da capo",
  ]);
  expect((await page.request.get(quote ?? "")).status()).toBe(200);
});

test("a line of the draft links to its question", async ({ page, host }) => {
  const conversation = await openBegunConversation(page, { host, answers: TO_CONSUMPTION });
  const draft = page.getByRole("complementary", { name: "Quello che so di te" });
  await expect(draft).toContainText("Milano");
  await draft.getByRole("button", { name: "Modifica: Dove" }).click();
  await conversation.isAsked("In che comune si trova la fornitura?");
  await expect(conversation.field).toBeFocused();
  await conversation.giveAll([{ type: "Torino" }]);
  await conversation.isAsked("Sai quanta luce consumi in un anno?");
  await expect(draft).toContainText("Torino");
  await expect(draft).toContainText("A2A");
  await expect(draft).not.toContainText("Milano");
});

test("a correction typed at the next question changes the answer before it", async ({
  page,
  host,
}) => {
  const answers = [...TO_CONSUMPTION, { type: "3000" }];
  const conversation = await openBegunConversation(page, { host, answers });
  await conversation.isAsked("Che potenza ha il contatore?");
  await conversation.giveAll([{ type: "anzi 2.700,5" }]);
  const draft = page.getByRole("complementary", { name: "Quello che so di te" });
  await expect(draft).toContainText("2.700,5 kWh l’anno");
  await page.reload();
  await conversation.isAsked("Che potenza ha il contatore?");
  await expect(draft).toContainText("2.700,5 kWh l’anno");
  await conversation.giveAll([{ type: "4,5" }]);
  await expect(draft).toContainText("4,5 kW");
  await expect(draft).toContainText("2.700,5 kWh l’anno");
});

test("an answer that is not understood is answered in the conversation", async ({ page, host }) => {
  const conversation = await openBegunConversation(page, { host, answers: TO_CONSUMPTION });
  await conversation.giveAll([{ type: "per il mio gatto" }]);
  await conversation.isAsked("Scegli una strada, oppure scrivi i kWh dell’anno");
  await expect(conversation.dock.getByRole("alert")).toHaveCount(0);
  await conversation.giveAll([{ type: "per il mio cane" }]);
  await conversation.isAsked("scrivi a una persona");

  await conversation.giveAll([{ type: "2,7" }]);
  await conversation.isAsked("Intendevi 2.700 kWh l’anno?");
  await conversation.giveAll([{ choose: "2.700 kWh l’anno" }, ...TO_CHANNEL.slice(6, 7)]);
  await conversation.isAsked("Quanto spendi adesso in un anno");
  expect(await readStoredAnswers(page)).toEqual(await conversation.readAnswers());
});

test("an address with a slip is refused at its field", async ({ page, host }) => {
  const answers = [...TO_CHANNEL, { choose: "E-mail" }];
  const conversation = await openBegunConversation(page, { host, answers });
  const refused = async (typed: string, words: RegExp) => {
    await conversation.give({ type: typed });
    await expect(conversation.dock.getByRole("alert")).toHaveText(words);
    await expect(conversation.field).toHaveValue(typed);
    await expect(conversation.field).toHaveAttribute("aria-invalid", "true");
    await expect(conversation.field).toHaveAccessibleDescription(words);
  };

  // The privacy box is required, the consents are not.
  await conversation.dock.getByRole("button", { name: "Continua" }).click();
  await expect(conversation.dock.getByRole("alert")).toHaveText(/serve questa spunta/);
  await conversation.giveAll([{ tick: ["Ho letto"] }, { type: "Anna Bianchi" }]);
  await refused("anna@", /nome@esempio\.it/);
  await refused("anna@esempio", /nome@esempio\.it/);
  await conversation.giveAll([{ type: "anna@esempio.it" }]);
  await expect(page.getByRole("link", { name: "Scarica il PDF" })).toBeVisible();
  expect(await readStoredAnswers(page)).toEqual(await conversation.readAnswers());
});

test("«indietro» takes the last answer back, and «ricomincia» asks before all are forgotten", async ({
  page,
  host,
}) => {
  const conversation = await openBegunConversation(page, { host, answers: TO_CONSUMPTION });
  await conversation.isAsked("Sai quanta luce consumi");

  await conversation.give({ type: "indietro" });
  await conversation.isAsked("Con chi hai la luce adesso?");
  expect(await conversation.readAnswers()).toEqual([
    ...["Casa mia", "Luce", "Sì, ci ho la residenza", "Milano", "A2A"],
  ]);
  await expect(
    conversation.dock.getByRole("button", { name: "Lascia com’era: A2A Energia" }),
  ).toBeVisible();

  await conversation.give({ type: "ricomincia" });
  await conversation.isAsked("Ricomincio da capo? Le risposte vanno perse.");
  await conversation.give({ choose: "Continua così" });
  await conversation.isAsked("Con chi hai la luce adesso?");
  await conversation.give({ type: "ricomincia" });
  await conversation.isAsked("Ricomincio da capo?");
  await conversation.give({ choose: "Sì, ricomincia" });
  await conversation.isAsked("Per chi cerchi?");
  expect(await conversation.readAnswers()).toEqual([]);
});
