import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { setUp } from "../test-setup.ts";
import { showTicket } from "../tickets/operate-ticket.ts";
import { type ListedTicket, listTickets } from "../tickets/ticket-repository.ts";
import { toThread } from "../tickets/ticket-view.ts";
import { startTestAssistant } from "./test-assistant.ts";
import { answerAll, connectVisitor, type TestVisitor } from "./test-visitor.ts";

const HANDOVER = [
  "voglio parlare con qualcuno",
  "La voltura è a nome di mio padre",
  "sì, allega",
  ["privacy"],
  "Anna Bianchi",
  "anna@esempio.it",
];

let visitor: TestVisitor;

const open = setUp("test", createTestDatabase);
const assistant = setUp("test", () => startTestAssistant(open));
beforeEach(async () => {
  visitor = await connectVisitor(assistant.url);
  await visitor.begun();
});
afterEach(() => {
  visitor.close();
});

test("opens a ticket of the conversation and then asks the same question again", async () => {
  await answerAll(visitor, ["casa", "luce"]);
  const step = visitor.asked();
  await answerAll(visitor, HANDOVER);
  const [ticket] = await listTickets(open.db, {});
  const { account, messages } = await showTicket(assistant.services, ticket?.number ?? 0);
  const said = visitor.heard.at(-1);

  expect(account).toEqual({ name: "Anna Bianchi", email: "anna@esempio.it" });
  expect(ticket?.subject).toBe("Dalla chat: luce");
  const { messages: shown, excerpt } = toThread(ticket as ListedTicket, messages);
  expect([shown[0]?.isFromChat, excerpt]).toEqual([true, "La voltura è a nome di mio padre"]);
  expect(messages[0]?.text).toBe(
    "La voltura è a nome di mio padre\n\nDetto in chat:\nPer: Casa mia\nChe cosa: Luce",
  );
  expect(said?.messages.join(" ")).toContain(`Richiesta V-${ticket?.number} aperta`);
  expect(said).toMatchObject({ step });
  expect(await visitor.answer("sì, ci abito")).toEqual({ ok: true });
});

test("a second request adds to the ticket, also after an earlier answer was changed", async () => {
  await answerAll(visitor, ["casa", "luce", ...HANDOVER]);
  await visitor.rewind(0);
  await answerAll(visitor, ["casa", "voglio parlare con qualcuno", "Scade domani"]);
  const all = await listTickets(open.db, {});

  expect(all).toHaveLength(1);
  expect(all[0]?.newest.text).toBe("Scade domani");
  expect(visitor.heard.at(-1)?.messages[0]).toMatch(/^Aggiunto alla richiesta V-\d+/);
});
