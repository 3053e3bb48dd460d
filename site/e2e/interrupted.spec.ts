import { createConversation, TO_CHANNEL, TO_QUOTE } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";
import { startHost } from "./host-process.ts";
import { listLeads } from "./run-admin.ts";
import { readStoredAnswers, readStoredConversation } from "./stored-conversation.ts";

const FIRST = TO_CHANNEL.slice(0, 4);
const FIRST_SAID = ["Casa mia", "Luce", "Sì, ci ho la residenza", "Milano"];
const REST = [...TO_CHANNEL.slice(4), ...TO_QUOTE];
const REST_SAID = ["A2A", "circa 2.700 kWh", "Non lo so, usa 3 kW", "1.100", "E-mail"];
const ALL_SAID = [...FIRST_SAID, ...REST_SAID, "Continua", "Anna Bianchi", "anna@esempio.it"];

test("a reload in the middle loses nothing and doubles nothing", async ({ page }) => {
  await page.goto("/calcola-preventivo");
  const conversation = createConversation(page);
  await conversation.isAsked("Per chi cerchi?");
  await conversation.giveAll(FIRST);
  await conversation.isAsked("Con chi hai la luce adesso?");
  const before = await conversation.read();

  await page.reload();
  await conversation.isAsked("Con chi hai la luce adesso?");
  expect(await conversation.read()).toEqual(before);
  expect((await readStoredConversation(page)).flatMap(({ messages }) => messages)).toEqual(
    before.map((line) => line.replace(/^(Tu|Volpe): /, "")),
  );

  await conversation.giveAll(REST);
  expect(await conversation.readOwn()).toEqual(ALL_SAID);
  const after = await conversation.read();
  await page.reload();
  await expect(page.getByRole("link", { name: "Scarica il preventivo" })).toBeVisible();
  expect(await conversation.read()).toEqual(after);
  expect(await readStoredAnswers(page)).toEqual(ALL_SAID);
});

test("the assistant over a page takes up the conversation of the assistant's own page", async ({
  page,
}) => {
  await page.goto("/calcola-preventivo");
  const conversation = createConversation(page);
  await conversation.isAsked("Per chi cerchi?");
  await conversation.giveAll(FIRST);
  const before = await conversation.read();
  await page.getByRole("link", { name: "Come calcolo" }).first().click();
  await page.getByRole("link", { name: "Apri la chat con Volpe" }).click();
  const panel = createConversation(page, page.getByRole("dialog", { name: "Volpe" }));
  await panel.isAsked("Con chi hai la luce adesso?");
  expect(await panel.read()).toEqual(before);
});

test("two tabs show one conversation, whichever of them answers", async ({ page, context }) => {
  await page.goto("/calcola-preventivo");
  const first = createConversation(page);
  await first.isAsked("Per chi cerchi?");
  await first.giveAll(FIRST);
  const other = await context.newPage();
  await other.goto("/calcola-preventivo");
  const second = createConversation(other);
  await second.isAsked("Con chi hai la luce adesso?");
  await second.giveAll([{ type: "A2A" }]);
  await first.isAsked("Sai quanta luce consumi in un anno?");
  await first.giveAll([{ type: "2.700" }]);
  await second.isAsked("Che potenza ha il contatore?");
  expect(await first.readOwn()).toEqual([...FIRST_SAID, "A2A", "2.700"]);
  expect(await second.read()).toEqual(await first.read());
});

test("starting over forgets every answer, after asking", async ({ page }) => {
  await page.goto("/calcola-preventivo");
  const conversation = createConversation(page);
  await conversation.isAsked("Per chi cerchi?");
  await conversation.giveAll(FIRST);
  await page.getByRole("button", { name: "Ricomincia" }).click();
  await page.getByRole("button", { name: "Sì, ricomincia" }).click();
  await conversation.isAsked("Per chi cerchi?");
  expect(await conversation.readOwn()).toEqual([]);
  expect(await readStoredAnswers(page)).toEqual([]);
  await page.reload();
  await conversation.isAsked("Per chi cerchi?");
  expect(await conversation.readOwn()).toEqual([]);
});

test.describe("a host that is killed", () => {
  // What Chromium writes of a socket whose other end is gone.
  test.use({ expectedErrors: [/WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/] });

  test("goes on with the conversation in the open page when it is back", async ({ page }) => {
    const host = await startHost();
    try {
      await page.goto(`${host.url}/calcola-preventivo`);
      const conversation = createConversation(page);
      await conversation.isAsked("Per chi cerchi?");
      await conversation.giveAll(FIRST);
      const before = await conversation.read();
      await host.kill();
      await expect(page.getByText("Senza connessione", { exact: true })).toBeVisible();
      expect(await conversation.read()).toEqual(before);

      await host.start();
      await expect(page.getByText("Ti ascolto")).toBeVisible({ timeout: 15_000 });
      expect(await conversation.read()).toEqual(before);
      await conversation.giveAll(REST);
      expect(await conversation.readOwn()).toEqual(ALL_SAID);
      expect(await readStoredAnswers(page)).toEqual(ALL_SAID);
      expect(await listLeads(host)).toMatchObject([{ email: "anna@esempio.it" }]);
    } finally {
      await host.dispose();
    }
  });

  test("takes once the answer that was given while it was down", async ({ page }) => {
    const host = await startHost();
    try {
      await page.goto(`${host.url}/calcola-preventivo`);
      const conversation = createConversation(page);
      await conversation.isAsked("Per chi cerchi?");
      await conversation.giveAll(FIRST);
      // The moment of the kill may fall before or after the answer was stored.
      await conversation.give({ type: "A2A" });
      await host.kill();
      await host.start();
      await conversation.isAsked("Sai quanta luce consumi in un anno?");
      expect(await conversation.readOwn()).toEqual([...FIRST_SAID, "A2A"]);
      expect(await readStoredAnswers(page)).toEqual([...FIRST_SAID, "A2A"]);
    } finally {
      await host.dispose();
    }
  });
});

test.describe("a connection that is lost", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("keeps the answer, lets the fox sleep, and sends it once on its return", async ({
    page,
    context,
  }) => {
    // Socket.IO does not heed a browser that goes offline where the host is `localhost` itself.
    const host = await startHost({}, { hostName: "volpe.localhost" });
    try {
      await page.goto(`${host.url}/calcola-preventivo`);
      const conversation = createConversation(page);
      await conversation.isAsked("Per chi cerchi?");
      await conversation.giveAll(FIRST);
      await context.setOffline(true);
      await conversation.give({ type: "A2A" });
      await expect(page.getByText("Senza connessione", { exact: true })).toBeVisible();
      await expect(page.getByText("tengo le tue risposte")).toBeVisible();
      await expect(conversation.log.locator(".v-said-pending")).toContainText("A2A");
      expect(await conversation.readOwn()).toEqual([...FIRST_SAID, "A2A"]);

      await context.setOffline(false);
      await conversation.isAsked("Sai quanta luce consumi in un anno?");
      await expect(conversation.log.locator(".v-said-pending")).toHaveCount(0);
      expect(await conversation.readOwn()).toEqual([...FIRST_SAID, "A2A"]);
      expect(await readStoredAnswers(page)).toEqual([...FIRST_SAID, "A2A"]);
    } finally {
      await host.dispose();
    }
  });
});
