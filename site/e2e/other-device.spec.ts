import { converse, openBegunConversation } from "./begun-conversation.ts";
import { createConversation, TO_CHANNEL } from "./conversation-page.ts";
import { expect, test } from "./fixtures.ts";
import { readMailedLink } from "./registered-person.ts";

const FIRST = TO_CHANNEL.slice(0, 3);
const FIRST_SAID = ["Casa mia", "Luce", "Sì, ci ho la residenza"];
const WHERE = /Dove|comune/i;

// A used link is answered with 410.
test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/status of 410/] });

test("a conversation continues once on the device that opens its mailed link", async ({
  host,
  page,
}) => {
  const email = "altrove@esempio.it";
  await converse(host.url, [...FIRST, { type: "continuo dal telefono" }, { type: email }]);
  const token = await readMailedLink(host, { kind: "continue-chat", to: email, name: "chiave" });

  const open = () => page.getByRole("button", { name: "Continua su questo dispositivo" }).click();
  await page.goto(`/continua?chiave=${token}`);
  await expect(page.locator("main")).not.toContainText(/Milano|Luce|residenza/);
  await open();
  await page.waitForURL("**/calcola-preventivo");
  const resumed = createConversation(page);
  await resumed.isAsked(WHERE);
  expect(await resumed.readAnswers()).toEqual([...FIRST_SAID, "continuo dal telefono", email]);
  await resumed.giveAll([{ type: "Milano" }]);

  // Another device has none of the data that this browser has stored.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(`/continua?chiave=${token}`);
  await open();
  await expect(page.getByRole("alert")).toContainText("Questo link è già stato usato");
  await expect(page.getByRole("link", { name: "Comincia una conversazione nuova" })).toBeVisible();
});

test("a request for a person leaves the interview open", async ({ page, host }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const person = "Voglio parlare con una persona";
  const request = [
    { type: person },
    { type: "La voltura è a nome di mio padre" },
    { choose: "Sì, allega" },
    { tick: ["Ho letto"] },
    { type: "Anna Bianchi" },
    { type: "voltura@esempio.it" },
  ];
  const begun = { host, answers: [...FIRST, ...request] };
  const conversation = await openBegunConversation(page, begun);
  await expect(conversation.log).toContainText(/Richiesta V-\d+ aperta/);
  await page.getByRole("button", { name: person, exact: true }).click();
  await conversation.isAsked("Scrivimi in una riga");
  await conversation.giveAll([{ type: "Scade domani" }]);
  await expect(conversation.log).toContainText(/Aggiunto alla richiesta V-\d+/);
  await conversation.isAsked(WHERE);
  await conversation.giveAll([{ type: "Milano" }]);
});
