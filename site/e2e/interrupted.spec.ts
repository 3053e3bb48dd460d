import type { Page } from "@playwright/test";
import { openBegunConversation } from "./begun-conversation.ts";
import { createConversation, TO_CHANNEL, TO_QUOTE } from "./conversation-page.ts";
import { expect, test as plain } from "./fixtures.ts";
import { type HostProcess, startHost } from "./host-process.ts";
import { listLeads } from "./run-admin.ts";
import { readStoredAnswers, readStoredConversation } from "./stored-conversation.ts";

/**
 * A host that a test may kill. Socket.IO ignores the browser's offline event if the host is
 * `localhost` itself.
 */
const startOwnHost = () => startHost({}, { hostName: "volpe.localhost" });

const test = plain.extend<{ ownHost: HostProcess }>({
  ownHost: async ({ keep }, use) => use(await keep(startOwnHost)),
});

const FIRST = TO_CHANNEL.slice(0, 4);
const FIRST_SAID = ["Casa mia", "Luce", "Sì, ci ho la residenza", "Milano"];
const ALL = [...TO_CHANNEL, ...TO_QUOTE];
const REST_SAID = ["A2A", "circa 2.700 kWh", "Non lo so, usa 3 kW", "1.100", "E-mail"];
const ALL_SAID = [...FIRST_SAID, ...REST_SAID, "Continua", "Anna Bianchi", "anna@esempio.it"];

test("a reload during the conversation neither loses nor repeats an answer", async ({
  page,
  host,
}) => {
  const conversation = await openBegunConversation(page, { host, answers: ALL.slice(0, -2) });
  await conversation.giveAll(ALL.slice(-2, -1));
  await conversation.isAsked("A quale indirizzo e-mail");
  const before = await conversation.read();

  await page.reload();
  await conversation.isAsked("A quale indirizzo e-mail");
  expect(await conversation.read()).toEqual(before);
  expect((await readStoredConversation(page)).flatMap(({ messages }) => messages)).toEqual(
    before.map((line) => line.replace(/^(Tu|Volpe): /, "")),
  );

  await conversation.giveAll(ALL.slice(-1));
  expect(await conversation.readAnswers()).toEqual(ALL_SAID);
  const after = await conversation.read();
  await page.reload();
  await expect(page.getByRole("link", { name: "Scarica il PDF" })).toBeVisible();
  expect(await conversation.read()).toEqual(after);
  expect(await readStoredAnswers(page)).toEqual(ALL_SAID);
});

test("the launcher continues the conversation of the assistant's page", async ({ page, host }) => {
  const conversation = await openBegunConversation(page, { host, answers: FIRST.slice(0, -1) });
  await conversation.giveAll(FIRST.slice(-1));
  const before = await conversation.read();
  await page.getByRole("link", { name: "Come calcolo" }).first().click();
  await page.getByRole("link", { name: "Apri la chat con Volpe" }).click();
  const panel = createConversation(page, page.getByRole("dialog", { name: "Volpe" }));
  await panel.isAsked("Con chi hai la luce adesso?");
  expect(await panel.read()).toEqual(before);
});

test("two tabs show one conversation", async ({ page, context, host }) => {
  const first = await openBegunConversation(page, { host, answers: FIRST });
  const other = await context.newPage();
  await other.goto("/calcola-preventivo");
  const second = createConversation(other);
  await second.isAsked("Con chi hai la luce adesso?");
  await second.giveAll([{ type: "A2A" }]);
  await first.isAsked("Sai quanta luce consumi in un anno?");
  await first.giveAll([{ type: "2.700" }]);
  await second.isAsked("Che potenza ha il contatore?");
  expect(await first.readAnswers()).toEqual([...FIRST_SAID, "A2A", "2.700"]);
  expect(await second.read()).toEqual(await first.read());
});

test("starting over deletes every answer after a confirmation", async ({ page, host }) => {
  const conversation = await openBegunConversation(page, { host, answers: FIRST });
  await page.getByRole("button", { name: "Ricomincia" }).click();
  await page.getByRole("button", { name: "Sì, ricomincia" }).click();
  await conversation.isAsked("Per chi cerchi?");
  expect(await conversation.readAnswers()).toEqual([]);
  expect(await readStoredAnswers(page)).toEqual([]);
  await page.reload();
  await conversation.isAsked("Per chi cerchi?");
  expect(await conversation.readAnswers()).toEqual([]);
});

/**
 * On a slow machine the host may return after the fifth attempt; a person then starts another
 * round.
 */
async function reconnect(page: Page): Promise<void> {
  const retry = page.getByRole("button", { name: "Riprova", exact: true });
  await expect(async () => {
    if (await retry.isVisible()) {
      // Meanwhile the page may connect by itself, which removes the button.
      await retry.click({ timeout: 5_000 });
    }
    // Each click begins a new attempt, for which a slow machine needs time.
    await expect(page.getByText("Ti ascolto")).toBeVisible({ timeout: 15_000 });
  }).toPass({ timeout: 90_000 });
}

test.describe("a host that was killed", () => {
  // Chromium logs an error when the other end of a socket disappears.
  test.use({
    expectedErrors: [/WebSocket connection to .* failed|ERR_CONNECTION_(REFUSED|RESET)/],
  });

  test("continues the conversation on the open page and stores the answer at the kill once", async ({
    page,
    ownHost,
  }) => {
    // Only browsers resolve names below `localhost`.
    const address = `http://localhost:${new URL(ownHost.url).port}/offerte/luce`;
    const list = await (await fetch(address)).text();
    const begun = { host: ownHost, answers: ALL.slice(0, -2) };
    const conversation = await openBegunConversation(page, begun);
    const before = [...(await conversation.read()), "Tu: Anna Bianchi"];
    // The kill may happen before or after the answer was stored.
    await conversation.give({ type: "Anna Bianchi" });
    await ownHost.kill();
    await expect(page.getByText("Senza connessione", { exact: true })).toBeVisible();
    expect((await conversation.read()).slice(0, before.length)).toEqual(before);

    await ownHost.start();
    expect(await (await fetch(address)).text()).toBe(list);
    await reconnect(page);
    await conversation.isAsked("A quale indirizzo e-mail");
    expect((await conversation.read()).slice(0, before.length)).toEqual(before);
    await conversation.giveAll(ALL.slice(-1));
    expect(await conversation.readAnswers()).toEqual(ALL_SAID);
    expect(await readStoredAnswers(page)).toEqual(ALL_SAID);
    expect(await listLeads(ownHost)).toMatchObject([{ email: "anna@esempio.it" }]);
  });
});

test.describe("a lost connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("keeps an answer given offline and sends it once when online", async ({
    page,
    context,
    ownHost,
  }) => {
    const conversation = await openBegunConversation(page, { host: ownHost, answers: FIRST });
    await context.setOffline(true);
    await conversation.give({ type: "A2A" });
    await expect(page.getByText("Senza connessione", { exact: true })).toBeVisible();
    await expect(page.getByText("tengo le tue risposte")).toBeVisible();
    await expect(conversation.log.locator(".v-said-pending")).toContainText("A2A");
    expect(await conversation.readAnswers()).toEqual([...FIRST_SAID, "A2A"]);

    await context.setOffline(false);
    await conversation.isAsked("Sai quanta luce consumi in un anno?");
    await expect(conversation.log.locator(".v-said-pending")).toHaveCount(0);
    expect(await conversation.readAnswers()).toEqual([...FIRST_SAID, "A2A"]);
    expect(await readStoredAnswers(page)).toEqual([...FIRST_SAID, "A2A"]);
  });

  test("an answer that is taken back while it waits is never sent", async ({
    page,
    context,
    ownHost,
  }) => {
    const conversation = await openBegunConversation(page, { host: ownHost, answers: FIRST });
    await context.setOffline(true);
    await conversation.give({ type: "A2A" });
    await expect(conversation.log.locator(".v-said-pending")).toContainText("A2A");
    await conversation.log.getByRole("button", { name: "Modifica la risposta: A2A" }).click();
    await expect(conversation.log.locator(".v-said-pending")).toHaveCount(0);
    const field = page.getByRole("group", { name: "La tua risposta" }).getByRole("combobox");
    await expect(field).toHaveValue("A2A");
    await field.fill("Enel Energia");
    await field.press("Enter");
    await expect(conversation.log.locator(".v-said-pending")).toContainText("Enel Energia");

    await context.setOffline(false);
    await conversation.isAsked("Sai quanta luce consumi in un anno?");
    expect(await readStoredAnswers(page)).toEqual([...FIRST_SAID, "Enel Energia"]);
  });
});

for (const signal of ["SIGTERM", "SIGHUP"] as const) {
  test(`a host exits with 0 on ${signal}`, async ({ ownHost }) => {
    expect(await ownHost.stop(signal)).toBe(0);
  });
}
