import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { setUp } from "../test-setup.ts";
import { startTestAssistant } from "./test-assistant.ts";
import { answerAll, setUpVisitors, type TestVisitor, TO_QUOTE } from "./test-visitor.ts";

const open = setUp("test", createTestDatabase);
const assistant = setUp("test", () => startTestAssistant(open));
const connectTo = setUpVisitors();

const connect = (auth: Record<string, unknown> = {}) => connectTo(assistant.url, auth);

const said = ({ heard }: TestVisitor) => heard.map(({ id }) => id);

test("greets a new connection and gives it a conversation with its key", async () => {
  const visitor = await connect();
  const { conversation, key } = await visitor.begun();

  expect(conversation).toMatch(/^[0-9a-f-]{36}$/);
  expect(key).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(visitor.heard).toHaveLength(1);
  expect(visitor.heard[0]).toMatchObject({ owner: "volpe", step: 0 });
});

test("leads to three offers, a saved quote and its document", async () => {
  const visitor = await connect({ tracking: "AFF-1" });
  await visitor.begun();
  await answerAll(visitor, TO_QUOTE);
  await visitor.until(() => visitor.uploads.length > 0, "the upload");

  const [pdf = ""] = visitor.uploads;
  const draft = visitor.heard.at(-1)?.dto;
  expect(draft).toMatchObject({ tracking: "AFF-1", name: "Anna Bianchi", operator: "A2A Energia" });
  expect(pdf).toBe(`/api/v1/rates/${draft?.preventivo}/quote.pdf`);
  expect((await assistant.inject(pdf)).statusCode).toBe(200);
  expect(visitor.heard.at(-1)?.messages).toEqual([
    "Te l’ho mandato anche ad anna@esempio.it.",
    expect.stringMatching(/Il preventivo è qui\.$/),
  ]);
});

describe("a wrong answer", () => {
  test("is answered in the conversation without closing its question", async () => {
    const visitor = await connect();
    const conversation = await visitor.begun();

    expect(await visitor.answer("boh")).toEqual({ ok: true });
    await visitor.until(() => visitor.heard.length > 1, "the reply");
    expect(visitor.heard.at(-1)).toMatchObject({
      owner: "volpe",
      step: 0,
      messages: ["Nessun problema, capita.", "Dimmi se è per una casa o per un’azienda."],
    });
    const other = await connect({ resuming: true });
    await other.resume(conversation);
    expect(other.heard.map(({ owner }) => owner)).toEqual(["volpe", "user", "volpe"]);
    expect(await visitor.answer("casa", { step: 0 })).toEqual({ ok: true });
  });

  test("that can be corrected is refused with a hint and stores nothing", async () => {
    const visitor = await connect();
    await visitor.begun();
    await answerAll(visitor, TO_QUOTE.slice(0, -1));
    const heard = said(visitor);
    const id = randomUUID();

    expect(await visitor.answer("anna@esempio", { id })).toEqual({
      ok: false,
      errors: [
        {
          code: "invalid-answer",
          message: "Questo indirizzo non è completo: ha la forma «nome@esempio.it».",
          field: "email",
        },
      ],
    });
    expect(said(visitor)).toEqual(heard);
    expect(await visitor.answer("anna@esempio.it", { id })).toEqual({ ok: true });
  });

  test("leaves no offered meanings after its question is asked again", async () => {
    const visitor = await connect();
    await visitor.begun();
    await answerAll(visitor, ["casa", "luce", "sì", "Milano", "A2A", "2,7"]);
    await visitor.rewind(60);
    await visitor.answer("sì", { step: 60 });
    await visitor.until(() => visitor.asked() > 60, "the question for the consumption");

    expect(visitor.asked()).toBe(70);
  });

  test("to a question that was not asked is refused", async () => {
    const visitor = await connect();
    await visitor.begun();

    expect(await visitor.answer("Milano", { step: 30 })).toMatchObject({
      ok: false,
      errors: [{ code: "question-not-asked" }],
    });
  });
});

test.each([
  ["no JSON", "{"],
  ["no string", { id: 1 }],
  ["another shape", JSON.stringify({ id: "1", step: 0 })],
  ["two texts", JSON.stringify({ id: randomUUID(), owner: "user", step: 0, messages: ["a", "b"] })],
  [
    "a text too long",
    JSON.stringify({ id: randomUUID(), owner: "user", step: 0, messages: ["a".repeat(2001)] }),
  ],
  ["nothing", undefined],
])("continues after it refused a payload that is %s", async (_, payload) => {
  const visitor = await connect();
  await visitor.begun();

  expect(await visitor.send("message", payload)).toMatchObject({
    ok: false,
    errors: [{ code: "bad-request" }],
  });
  expect(await visitor.answer("casa")).toEqual({ ok: true });
});

test("serves clients that do not ask for an acknowledgement", async () => {
  const visitor = await connect();
  await visitor.begun();
  const answer = { id: randomUUID(), owner: "user", step: 0, messages: ["casa"] };
  visitor.emit("message", JSON.stringify(answer));
  await visitor.until(() => visitor.asked() === 10, "the next question");

  expect(visitor.asked()).toBe(10);
});

test("removes characters that the database cannot store", async () => {
  const visitor = await connect();
  const conversation = await visitor.begun();
  await answerAll(visitor, ["casa", "luce", "sì", "Milano"]);

  expect(await visitor.answer("Luce\u0000Buona \ud800")).toEqual({ ok: true });
  const other = await connect({ resuming: true });
  await other.resume(conversation);
  expect(other.heard.at(-1)?.dto?.operator).toBe("Luce Buona \ufffd");
  expect(await visitor.rewind(10, "a\u0000b")).toMatchObject({
    ok: false,
    errors: [{ code: "bad-request" }],
  });
});

describe("the same id twice", () => {
  test("is stored once and acknowledged again with its replies", async () => {
    const visitor = await connect();
    const conversation = await visitor.begun();
    const id = randomUUID();
    await visitor.answer("casa", { id });
    const reply = visitor.heard.at(-1)?.id;

    expect(await visitor.answer("casa", { id, step: 0 })).toEqual({ ok: true });
    expect(visitor.heard.at(-1)?.id).toBe(reply);

    const other = await connect({ resuming: true });
    await other.resume(conversation);
    expect(other.heard).toHaveLength(3);
  });
});

describe("tracking", () => {
  test("comes from the handshake and not from the client's draft", async () => {
    const visitor = await connect({ tracking: "PARTNER_7" });
    await visitor.begun();
    await visitor.answer("casa");

    expect(visitor.heard.at(-1)?.dto?.tracking).toBe("PARTNER_7");
  });

  test("is ignored if it is invalid", async () => {
    const visitor = await connect({ tracking: "<script>" });
    await visitor.begun();

    expect(visitor.heard[0]?.dto?.tracking).toBe("");
  });
});

test("skips the typology if the opening names one", async () => {
  const visitor = await connect({ opening: { type: "gas" } });
  await visitor.begun();
  await visitor.answer("casa");

  expect(visitor.asked()).toBe(30);
  expect(visitor.heard.at(-1)?.dto?.type).toBe("gas");
});

test("accepts an answer from one of two sockets and sends it to both", async () => {
  const one = await connect();
  const conversation = await one.begun();
  const other = await connect({ resuming: true });
  await other.resume(conversation);
  const answers = await Promise.all([
    one.answer("casa", { step: 0 }),
    other.answer("azienda", { step: 0 }),
  ]);
  await one.until(() => one.asked() > 0, "the next question");
  await other.until(() => other.asked() > 0, "the next question");

  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  const refused = answers.find(({ ok }) => !ok);
  expect(refused).toMatchObject({ errors: [{ code: "question-not-asked" }] });
  expect(one.heard.at(-1)).toEqual(other.heard.at(-1));
});

test("limits the messages of one socket", async () => {
  const visitor = await connect();
  await visitor.begun();
  const answers = await Promise.all(
    Array.from({ length: 80 }, () => visitor.answer("boh", { step: 0 })),
  );

  const codes = answers.flatMap((answer) =>
    answer.ok ? [] : answer.errors.map(({ code }) => code),
  );
  expect(codes).toContain("too-many-requests");
  expect(answers.some(({ ok }) => ok)).toBe(true);
});
