import { expect, test } from "vitest";
import { runAdmin } from "../admin/test-admin.ts";
import { setUp } from "../test-setup.ts";
import { addGuestMessage, openGuestTicket } from "./open-guest-ticket.ts";
import { startTestTickets } from "./test-tickets.ts";
import { toTicketNumber } from "./ticket-number.ts";

const tickets = setUp("test", startTestTickets);

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

test("notifies the operator and the person, and answers by mail", async () => {
  const number = toTicketNumber((await open()).number);
  expect(await admin("show", number)).toMatch(
    /Dalla chat: luce {2}Anna Bianchi <anna@esempio.it>[\s\S]*La voltura è a nome di mio padre/,
  );
  await admin("reply", number, "Basta la delega.");
  const mails = await tickets.mails();
  // Two mails are queued in one transaction, so they have the same time and no order.
  const [told, answer, opened] = mails.toSorted((one, other) => (one.kind < other.kind ? -1 : 1));

  expect(mails).toHaveLength(3);
  expect(told).toMatchObject({ to: "op@volpe.example", kind: "ticket" });
  expect(told?.text).toContain("Anna Bianchi <anna@esempio.it>");
  expect(opened).toMatchObject({ to: "anna@esempio.it", kind: "ticket-opened" });
  expect(opened?.text).toContain(`la richiesta ${number}`);
  // Anybody may type an address, so nobody can send words to it.
  expect(opened?.text).not.toMatch(/voltura|Anna|Bianchi/);
  expect(answer).toMatchObject({ to: "anna@esempio.it", kind: "ticket-answer" });
  expect(answer?.text).toContain("Basta la delega.");
  for (const { subject, text } of [told, opened, answer].filter((mail) => mail !== undefined)) {
    expect(`${subject} ${text}`).not.toMatch(/\bTu\b/);
  }
  const shown = await admin("show", number);
  expect(shown).toMatch(/ {2}dalla chat {2}letto/);
  expect(shown).not.toMatch(/\bTu\b/);
});

test("lets only the account with the same address read and answer it", async () => {
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

test("adds a second message to the same ticket", async () => {
  const { number } = await open();

  expect(await add(number)).toBe(true);
  expect(await add(number + 1)).toBe(false);
  expect(await admin("show", toTicketNumber(number))).toContain("Scade domani");
});

const listOperatorMails = async () =>
  (await tickets.mails()).filter(({ kind }) => kind === "ticket").map(({ text }) => text);

test("mails the numbers of three tickets a day to one mailbox", async () => {
  for (let count = 1; count <= 5; count += 1) {
    await open("anna@esempio.it", `1.1.1.${count}`);
  }
  const mailed = (await tickets.mails()).filter(({ kind }) => kind === "ticket-opened");
  expect(mailed).toHaveLength(3);
});

test("uses up no limit of the mailbox that a stranger names", async () => {
  for (let count = 1; count <= 15; count += 1) {
    await open("anna@esempio.it", "6.6.6.6");
  }
  const before = (await listOperatorMails()).length;
  const { number } = await open("anna@esempio.it", "1.1.1.1");
  const anna = await tickets.person("anna@esempio.it");

  expect((await anna.open()).status).toBe(201);
  const told = (await listOperatorMails()).slice(before);
  expect(told.find((text) => text.includes(toTicketNumber(number)))).not.toContain("Attenzione");
});

test.each([
  ["ten a day with one mailbox", 10, () => "anna@esempio.it"],
  ["twenty an hour with any", 20, (count: number) => `a${count}@esempio.it`],
])(
  "stores tickets and warns the operator once past %s from one address",
  async (_limit, max, toEmail) => {
    for (let count = 1; count <= max + 3; count += 1) {
      const { number } = await open(toEmail(count), "6.6.6.6");
      expect(await admin("show", toTicketNumber(number))).toContain(toEmail(count));
    }

    const told = await listOperatorMails();
    expect(told).toHaveLength(max + 1);
    expect(told.filter((text) => text.includes("arrivano troppe richieste"))).toEqual([
      told.at(-1),
    ]);
  },
);

test("accepts twenty messages an hour in a ticket", async () => {
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
