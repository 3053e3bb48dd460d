import { randomUUID } from "node:crypto";
import { HOUR_MS } from "@volpe/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { replyAsOperator, showTicket, takeInCharge } from "./operate-ticket.ts";
import { startTestTickets, type TestPerson } from "./test-tickets.ts";
import { parseTicketNumber } from "./ticket-number.ts";

let anna: TestPerson;
let bruno: TestPerson;
const tickets = setUp("test", startTestTickets);
beforeEach(async () => {
  anna = await tickets.person("anna@esempio.it");
  bruno = await tickets.person("bruno@esempio.it");
});

const NOW = TEST_NOW.toISOString();

const toNumber = (text: string) => parseTicketNumber(text) ?? 0;

async function open(person = anna, fields = {}) {
  const { status, body } = await person.open(fields);
  expect(status).toBe(201);
  const { data } = await (await person.get(`/tickets/${body.data.slug}`)).body;
  return data;
}

describe("a person", () => {
  test("opens a ticket, reads the answer, replies and closes it", async () => {
    const { status, body } = await anna.open({
      message: " Che cos’è\u0007\r\nla quota fissa? ",
      subject: "  La\tbolletta\u202e ",
    });
    expect(status).toBe(201);
    const { slug, message } = body.data;
    const first = {
      id: message,
      author: "customer",
      isFromChat: false,
      text: "Che cos’è\nla quota fissa?",
      attachments: [],
      sentAt: NOW,
      readAt: null,
    };
    const summary = {
      slug,
      number: expect.stringMatching(/^V-\d+$/),
      subject: "La bolletta",
      state: "open",
      isFromChat: false,
      rate: null,
      unread: 0,
      lastMessage: message,
      excerpt: "Che cos’è la quota fissa?",
      createdAt: NOW,
      changedAt: NOW,
    };
    expect(slug).toMatch(/^[\w-]{22}$/);
    expect((await anna.get("/tickets")).body).toEqual({ data: [summary] });
    const thread = await anna.get(`/tickets/${slug}`);
    expect(thread.body).toEqual({ data: { ...summary, messages: [first] } });

    tickets.pass(1000);
    const number = toNumber(thread.body.data.number);
    await takeInCharge(tickets.services, number);
    await showTicket(tickets.services, number);
    await replyAsOperator(tickets.services, { number, text: "È quello che paghi\nanche a zero." });
    const answered = (await anna.get(`/tickets/${slug}`)).body.data;
    expect(answered).toMatchObject({ state: "answered", unread: 1 });
    expect(answered.messages).toMatchObject([
      { id: message, readAt: "2026-11-21T10:00:01.000Z" },
      { author: "operator", text: "È quello che paghi\nanche a zero.", readAt: null },
    ]);
    const answer = answered.messages[1].id;
    expect((await anna.post(`/tickets/${slug}/read`, { message })).status).toBe(200);
    expect((await anna.get("/tickets")).body.data).toMatchObject([{ unread: 1 }]);
    await anna.post(`/tickets/${slug}/read`, { message: answer });
    expect((await anna.get("/tickets")).body.data).toMatchObject([{ unread: 0 }]);

    expect((await anna.post(`/tickets/${slug}/close`)).status).toBe(200);
    const again = await anna.post(`/tickets/${slug}/close`);
    expect([again.status, again.body.errors[0].code]).toEqual([409, "ticket-closed"]);
    expect((await anna.reply(slug, { message: "Anzi" })).status).toBe(201);
    expect((await anna.get("/tickets")).body.data).toMatchObject([
      { state: "open", excerpt: "Anzi" },
    ]);
  });

  test("stores a message once, even if it is sent twice at the same time", async () => {
    const id = randomUUID();
    const both = await Promise.all([anna.open({ id }), anna.open({ id })]);
    const places = both.map(({ body }) => body.data);
    expect(places[0]).toEqual(places[1]);
    expect((await anna.open({ id })).body.data).toEqual(places[0]);
    const reply = randomUUID();
    const { slug } = places[0];
    const replies = await Promise.all([1, 2, 3].map(() => anna.reply(slug, { id: reply })));
    expect(new Set(replies.map(({ body }) => body.data.message)).size).toBe(1);
    const { data } = (await anna.get(`/tickets/${slug}`)).body;
    expect(data.messages).toHaveLength(2);
    expect((await tickets.mails()).map(({ kind }) => kind)).toEqual(["ticket", "ticket"]);
    expect((await bruno.open({ id })).body.data.slug).not.toBe(slug);
  });

  test("finds no ticket of another person on any path", async () => {
    const { slug, messages } = await open();
    const [{ id: message }] = messages;
    expect((await bruno.get("/tickets")).body).toEqual({ data: [] });
    const tried = [
      bruno.get(`/tickets/${slug}`),
      bruno.reply(slug),
      bruno.post(`/tickets/${slug}/read`, { message }),
      bruno.post(`/tickets/${slug}/close`),
      bruno.get(`/tickets/${slug}/attachments/${slug}`),
      bruno.get("/tickets/nessuno"),
      bruno.get("/tickets/%00"),
      anna.post(`/tickets/${slug}/read`, { message: "0000000000" }),
      anna.get(`/tickets/${slug}/attachments/${slug}`),
    ];
    expect((await Promise.all(tried)).map(({ status }) => status)).toEqual(tried.map(() => 404));
    expect((await anna.get(`/tickets/${slug}`)).body.data).toMatchObject({
      state: "open",
      messages: [{ id: message }],
    });
  });

  test("is refused on every path without a login", async () => {
    const { slug } = await open();
    const calls = [
      ["GET", "/tickets"],
      ["POST", "/tickets"],
      ["GET", `/tickets/${slug}`],
      ["POST", `/tickets/${slug}/messages`],
      ["POST", `/tickets/${slug}/read`],
      ["POST", `/tickets/${slug}/close`],
      ["GET", `/tickets/${slug}/attachments/${slug}`],
      ["GET", "/requests"],
    ] as const;
    const replies = calls.map(([method, path]) =>
      tickets.app.inject({
        method,
        url: `/api/v1${path}`,
        ...(path.endsWith("read") ? { payload: { message: "0000000000" } } : {}),
      }),
    );
    expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual(
      calls.map(() => 401),
    );
  });

  test("gets an error for each wrong field", async () => {
    const refusals = await Promise.all([
      anna.open({ subject: " \u0007a\u202e " }),
      anna.open({ message: "Che cos’è\0?" }),
      anna.open({ message: " \r\n " }),
      anna.open({ message: "a".repeat(5001) }),
      anna.open({ id: "uno" }),
    ]);
    expect(refusals.map(({ status, body }) => [status, body.errors[0].field])).toEqual([
      [422, "subject"],
      [422, "message"],
      [422, "message"],
      [422, "message"],
      [422, "id"],
    ]);
    expect((await anna.open({ message: "a\r\n".repeat(2500) })).status).toBe(201);
    expect((await anna.post("/tickets")).status).toBe(415);
    expect((await anna.open({ rate: "AAAAAAAAAAAAAAAAAAAAAA" })).status).toBe(404);
  });

  test("is refused an eleventh ticket in a day while others are not", async () => {
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await anna.open()).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    expect((await bruno.open()).status).toBe(201);
  });
});

describe("mails", () => {
  test("go to the operator for messages and to the person for at most four answers an hour", async () => {
    const { slug, number } = await open();
    const [told] = await tickets.mails();
    expect(told).toMatchObject({
      to: "op@volpe.example",
      subject: `Nuova richiesta ${number}: La mia bolletta`,
    });
    expect(told?.text).toContain("Che cos’è la quota fissa?");
    expect(told?.text).toContain(`npm run admin -- tickets reply ${number} "testo"`);
    expect(told?.text).not.toContain("anna@");

    for (const text of ["uno", "due", "tre", "quattro", "cinque"]) {
      await replyAsOperator(tickets.services, { number: toNumber(number), text });
    }
    const answers = (await tickets.mails()).filter(({ kind }) => kind === "ticket-answer");
    const { messages } = (await anna.get(`/tickets/${slug}`)).body.data;
    expect(messages).toHaveLength(6);
    expect(answers).toHaveLength(4);
    expect(answers[0]).toMatchObject({ to: "anna@esempio.it" });
    expect(answers[0]?.text).toContain(`https://volpe.example/tickets/${slug}/${messages[1].id}\n`);
    expect(new Set(answers.map(({ messageId }) => messageId)).size).toBe(4);
    tickets.pass(HOUR_MS);
    await replyAsOperator(tickets.services, { number: toNumber(number), text: "sei" });
    expect(await tickets.mails()).toHaveLength(6);
  });
});
