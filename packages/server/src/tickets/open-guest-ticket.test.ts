import { afterEach, beforeEach, expect, test } from "vitest";
import { runAdmin } from "../admin/test-admin.ts";
import { addGuestMessage, openGuestTicket } from "./open-guest-ticket.ts";
import { startTestTickets } from "./test-tickets.ts";
import { toTicketNumber } from "./ticket-number.ts";

let tickets: Awaited<ReturnType<typeof startTestTickets>>;
beforeEach(async () => {
  tickets = await startTestTickets();
});
afterEach(() => tickets.close());

const open = (email = "anna@esempio.it", visitorAddress = "1.1.1.1") =>
  tickets.services.db.transaction((within) =>
    openGuestTicket(within, tickets.services, {
      name: "Anna Bianchi",
      email,
      rateId: null,
      subject: "Dalla chat: luce",
      text: "La voltura è a nome di mio padre",
      visitorAddress,
    }),
  );

const admin = async (...args: string[]) =>
  (await runAdmin(tickets.services, ["tickets", ...args], tickets.dataDir)).out.join("\n");

test("the operator hears of it, sees who asks and answers by mail", async () => {
  const number = toTicketNumber((await open()).number);
  expect(await admin("show", number)).toMatch(
    /Dalla chat: luce {2}Anna Bianchi <anna@esempio.it>[\s\S]*La voltura è a nome di mio padre/,
  );
  await admin("reply", number, "Basta la delega.");
  const [told, answer] = await tickets.mails();

  expect(told).toMatchObject({ to: "op@volpe.example", kind: "ticket" });
  expect(told?.text).toContain("Anna Bianchi <anna@esempio.it>");
  expect(answer).toMatchObject({ to: "anna@esempio.it", kind: "ticket-answer" });
  expect(answer?.text).toContain("Basta la delega.");
});

test("the account with the same address reads and answers it, another does not", async () => {
  const { slug } = await open("ANNA@esempio.it");
  const anna = await tickets.person("anna@esempio.it");
  const bruno = await tickets.person("bruno@esempio.it");

  expect((await anna.get("/tickets")).body.data).toMatchObject([{ slug, isFromChat: true }]);
  await bruno.open();
  expect((await anna.get(`/tickets/${slug}`)).status).toBe(200);
  expect((await bruno.get("/tickets")).body.data).toMatchObject([{ isFromChat: false }]);
  expect((await bruno.get(`/tickets/${slug}`)).status).toBe(404);
});

const add = (to: number) =>
  tickets.services.db.transaction((within) =>
    addGuestMessage(within, tickets.services, { number: to, text: "Scade domani" }),
  );

test("a second message stands in the same ticket", async () => {
  const { number } = await open();

  expect(await add(number)).toBe(true);
  expect(await add(number + 1)).toBe(false);
  expect(await admin("show", toTicketNumber(number))).toContain("Scade domani");
});

test("a mailbox opens ten a day, from wherever", async () => {
  for (let count = 1; count <= 10; count += 1) {
    await open("anna@esempio.it", `1.1.1.${count}`);
  }

  await expect(open("anna@esempio.it", "2.2.2.2")).rejects.toMatchObject({
    code: "too-many-requests",
  });
});

test("twenty messages an hour go into a ticket, and none counts as a new one", async () => {
  const { number } = await open();
  for (let count = 1; count <= 20; count += 1) {
    expect(await add(number)).toBe(true);
  }

  await expect(add(number)).rejects.toMatchObject({
    code: "too-many-requests",
    message: expect.stringContaining("molti messaggi"),
  });
  const another = await open();
  expect(await add(another.number)).toBe(true);
});
