import { createConversation, TO_CHANNEL } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";
import { readMailedLink } from "./registered-person.ts";

const FIRST = TO_CHANNEL.slice(0, 3);
const FIRST_SAID = ["Casa mia", "Luce", "Sì, ci ho la residenza"];
const WHERE = /Dove|comune/i;

test("a conversation continues once on the device that opens its mailed link", async ({
  browser,
  host,
  page,
}) => {
  const email = "altrove@esempio.it";
  await page.goto("/calcola-preventivo");
  const laptop = createConversation(page);
  await laptop.isAsked("Per chi cerchi?");
  await laptop.giveAll([...FIRST, { type: "continuo dal telefono" }, { type: email }]);
  await laptop.isAsked(WHERE);
  const token = await readMailedLink(host, { kind: "continue-chat", to: email, name: "chiave" });

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const opened = await phone.newPage();
  await opened.goto(`${host.url}/continua?chiave=${token}`);
  await expect(opened.locator("main")).not.toContainText(/Milano|Luce|residenza/);
  await opened.getByRole("button", { name: "Continua su questo dispositivo" }).click();
  await opened.waitForURL("**/calcola-preventivo");
  const resumed = createConversation(opened);
  await resumed.isAsked(WHERE);
  expect(await resumed.readOwn()).toEqual([...FIRST_SAID, "continuo dal telefono", email]);
  await resumed.giveAll([{ type: "Milano" }]);
  await phone.close();

  const other = await browser.newContext();
  const late = await other.newPage();
  await late.goto(`${host.url}/continua?chiave=${token}`);
  await late.getByRole("button", { name: "Continua su questo dispositivo" }).click();
  await expect(late.getByRole("alert")).toContainText("Questo link è già stato usato");
  await expect(late.getByRole("link", { name: "Comincia una conversazione nuova" })).toBeVisible();
  await other.close();
});

test("a request for a person leaves the interview open", async ({ page }) => {
  await page.goto("/calcola-preventivo");
  const conversation = createConversation(page);
  await conversation.isAsked("Per chi cerchi?");
  await conversation.giveAll(FIRST);
  await page.getByRole("button", { name: "Voglio parlare con una persona" }).click();
  await conversation.isAsked("Scrivimi in una riga");
  await conversation.giveAll([
    { type: "La voltura è a nome di mio padre" },
    { choose: "Sì, allega" },
    { tick: ["Ho letto"] },
    { type: "Anna Bianchi" },
    { type: "voltura@esempio.it" },
  ]);
  await expect(conversation.log).toContainText(/Richiesta V-\d+ aperta/);
  await conversation.isAsked(WHERE);
  await conversation.giveAll([{ type: "Milano" }]);
});
