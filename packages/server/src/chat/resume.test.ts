import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { conversationAliases, conversations } from "../conversations/conversation-tables.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { setUp } from "../test-setup.ts";
import { startTestAssistant, type TestAssistant } from "./test-assistant.ts";
import { answerAll, setUpVisitors, type TestVisitor, TO_QUOTE } from "./test-visitor.ts";

let assistant: TestAssistant;
const open = setUp("test", createTestDatabase);
beforeEach(async () => {
  assistant = await startTestAssistant(open);
});
afterEach(async () => {
  await assistant.close();
});
const connectTo = setUpVisitors();

const connect = (auth: Record<string, unknown> = {}) => connectTo(assistant.url, auth);

const steps = ({ heard }: TestVisitor) => heard.map(({ step }) => step);

describe("resume", () => {
  test("moves the conversation to the new socket and keeps the old id as an alias", async () => {
    const first = await connect();
    const conversation = await first.begun();
    const firstId = first.socketId();
    const second = await connect({ resuming: true });

    expect(await second.resume(conversation)).toEqual({ ok: true });
    const [row] = await open.db
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversation.conversation));
    expect(row?.socketId).toBe(second.socketId());
    const aliases = await open.db.select().from(conversationAliases);
    expect(aliases.map(({ socketId }) => socketId).sort()).toEqual(
      [firstId, second.socketId()].sort(),
    );
  });

  test("starts a new conversation if nothing was answered and another item is opened", async () => {
    const first = await connect();
    const conversation = await first.begun();
    const second = await connect({ resuming: true, opening: { type: "pos" } });

    expect(await second.resume(conversation)).toMatchObject({
      errors: [{ code: "conversation-unknown" }],
    });
    await second.begun();
    expect(second.heard[0]?.step).toBe(170);
  });

  test.each([
    { type: "pos" },
    { type: "noleggio", query: "durata=48&km=20000" },
    { type: "luce", query: "consumo=3100" },
  ])("continues an answered conversation, whatever list is opened: %o", async (opening) => {
    const first = await connect({ opening: { type: "luce", query: "consumo=2700" } });
    const conversation = await first.begun();
    await answerAll(first, ["sì"]);
    const second = await connect({ resuming: true, opening });

    expect(await second.resume(conversation)).toEqual({ ok: true });
    expect(second.asked()).toBe(first.asked());
  });

  test("starts a new conversation about an item that is pressed", async () => {
    const first = await connect();
    const conversation = await first.begun();
    await answerAll(first, ["casa"]);
    const opening = { type: "noleggio", offer: "lince-uno-12" };
    const second = await connect({ resuming: true, opening });

    expect(await second.resume(conversation)).toMatchObject({
      errors: [{ code: "conversation-unknown" }],
    });
  });

  test("replays the messages after the last received one", async () => {
    const first = await connect();
    const conversation = await first.begun();
    await answerAll(first, ["casa", "luce"]);
    const [, question] = first.heard;
    const second = await connect({ resuming: true });
    await second.resume(conversation, question?.id ?? null);
    await second.until(() => second.heard.length === 2, "the replay");

    expect(second.heard.map(({ owner, step }) => [owner, step])).toEqual([
      ["user", 10],
      ["volpe", 20],
    ]);
    expect(second.heard.at(-1)?.dto).toMatchObject({ destination: "privati", type: "luce" });
  });

  test.each([null, "unknown"])("replays everything after %s", async (after) => {
    const first = await connect();
    const conversation = await first.begun();
    await answerAll(first, TO_QUOTE);
    await first.until(() => first.uploads.length > 0, "the upload");
    const second = await connect({ resuming: true });
    await second.resume(conversation, after);
    await second.until(() => second.uploads.length > 0, "the upload");

    expect(second.uploads).toEqual(first.uploads);
    // These are the greeting, twelve answers, eleven questions and the end.
    expect(second.heard).toHaveLength(25);
    expect(second.heard.at(-1)?.dto).toEqual(first.heard.at(-1)?.dto);
  });

  test.each([
    ["the wrong key", (given: { key: string }) => ({ ...given, key: "0".repeat(22) })],
    ["an unknown id", (given: object) => ({ ...given, conversation: randomUUID() })],
    ["a malformed id", (given: object) => ({ ...given, conversation: "1' or '1'='1" })],
  ])("with %s is refused and a new conversation begins", async (_, change) => {
    const first = await connect();
    const conversation = await first.begun();
    await first.answer("casa");
    const second = await connect({ resuming: true });
    const refused = await second.resume({ ...conversation, ...change(conversation) });

    expect(refused).toMatchObject({ ok: false, errors: [{ code: "conversation-unknown" }] });
    const begun = await second.begun();
    expect(begun.conversation).not.toBe(conversation.conversation);
    expect(steps(second)).toEqual([0]);
  });

  test("delays an earlier answer until the conversation is known", async () => {
    const first = await connect();
    const conversation = await first.begun();
    first.close();
    const second = await connect({ resuming: true });
    const answer = { id: randomUUID(), owner: "user", step: 0, messages: ["casa"] };
    const early = second.send("message", JSON.stringify(answer));
    await second.resume(conversation, first.heard[0]?.id ?? null);

    expect(await early).toEqual({ ok: true });
    await second.until(() => second.asked() === 10, "the next question");
    expect(second.conversations).toEqual([]);
  });
});

describe("a server that stops during a conversation", () => {
  test("loses and duplicates no acknowledged answer", async () => {
    const first = await connect();
    const conversation = await first.begun();
    const id = randomUUID();
    await answerAll(first, ["casa", "luce"]);
    await first.answer("sì", { id });
    await assistant.close();
    assistant = await startTestAssistant(open);
    const second = await connect({ resuming: true });
    await second.resume(conversation);

    expect(second.heard.map(({ owner, step }) => `${owner} ${step}`)).toEqual([
      "volpe 0",
      "user 0",
      "volpe 10",
      "user 10",
      "volpe 20",
      "user 20",
      "volpe 30",
    ]);
    expect(second.heard[5]?.id).toBe(id);
    expect(await second.answer("sì", { id, step: 20 })).toEqual({ ok: true });
    expect(await second.answer("Milano", { step: 30 })).toEqual({ ok: true });
    expect(second.heard.at(-1)?.dto?.address.city).toBe("Milano");
  });
});

describe("rewind", () => {
  test("asks a changed question again and deletes the messages after it", async () => {
    const first = await connect();
    const conversation = await first.begun();
    await answerAll(first, ["casa", "luce", "sì", "Milano"]);

    expect(await first.rewind(20)).toEqual({ ok: true });
    await first.until(() => first.asked() === 20, "the question again");
    expect(first.heard.at(-1)?.dto).toMatchObject({
      type: "luce",
      subtype: "residente",
      address: { city: "Milano" },
    });

    const second = await connect({ resuming: true });
    await second.resume(conversation);
    expect(Math.max(...steps(second))).toBe(20);
    expect(second.asked()).toBe(20);
    expect(await second.answer("seconda casa")).toEqual({ ok: true });
    expect(second.asked()).toBe(50);
    expect(second.heard.at(-1)?.dto).toMatchObject({
      subtype: "non-residente",
      address: { city: "Milano" },
    });
  });

  test("changes nothing when repeated with the same id", async () => {
    const visitor = await connect();
    const conversation = await visitor.begun();
    await answerAll(visitor, ["casa", "luce"]);
    const id = randomUUID();
    await visitor.rewind(10, id);
    await visitor.until(() => visitor.asked() === 10, "the question again");
    await visitor.answer("gas");

    expect(await visitor.rewind(10, id)).toEqual({ ok: true });
    const other = await connect({ resuming: true });
    await other.resume(conversation);
    expect(other.asked()).toBe(30);
  });

  test("is refused for a question that was not asked yet", async () => {
    const visitor = await connect();
    await visitor.begun();

    expect(await visitor.rewind(200)).toMatchObject({
      ok: false,
      errors: [{ code: "question-not-asked" }],
    });
  });

  test("after the quote leads to a new quote in the same conversation", async () => {
    const visitor = await connect();
    await visitor.begun();
    await answerAll(visitor, TO_QUOTE);
    const before = visitor.heard.at(-1)?.dto?.preventivo;
    await visitor.rewind(210);
    await visitor.until(() => visitor.asked() === 210, "the question again");
    await answerAll(visitor, ["non lo so"]);
    await visitor.until(() => visitor.asked() === 900, "the end");

    const draft = visitor.heard.at(-1)?.dto;
    expect(draft?.preventivo).not.toBe(before);
    expect(draft?.rates[0]?.total).toBe("");
    expect(visitor.heard.map(({ messages }) => messages.join(" ")).join(" ")).toContain("mediana");
  });
});

test("starts again on request without the earlier answers", async () => {
  const visitor = await connect({ tracking: "AFF-1" });
  const conversation = await visitor.begun();
  await answerAll(visitor, TO_QUOTE);
  await visitor.until(() => visitor.asked() === 900, "the end");
  await visitor.answer("ricominciamo");
  const other = await connect({ resuming: true });
  await other.resume(conversation);

  expect(steps(other)).toEqual([0]);
  expect(other.uploads).toEqual([]);
  expect(other.heard[0]?.dto).toMatchObject({ name: "", email: "", tracking: "AFF-1" });
});

test("«indietro» removes the last answer from the conversation, and «ricomincia» all of them", async () => {
  const visitor = await connect();
  const conversation = await visitor.begun();
  await answerAll(visitor, ["casa", "luce", "sì, ci abito", "Rho"]);
  await visitor.answer("indietro");
  expect(visitor.asked()).toBe(30);
  const back = await connect({ resuming: true });
  await back.resume(conversation);
  expect(back.asked()).toBe(30);
  expect(back.heard.flatMap(({ messages }) => messages)).not.toContain("indietro");
  expect(Math.max(...steps(back))).toBe(30);

  await answerAll(back, ["Milano", "ricomincia"]);
  expect(back.heard.at(-1)?.dto).toBeUndefined();
  await answerAll(back, ["sì"]);
  expect(back.heard.filter(({ above }) => above !== undefined)).toMatchObject([
    { step: 0, above: -1 },
  ]);
  const begun = await connect({ resuming: true });
  await begun.resume(conversation);
  expect(steps(begun)).toEqual([0]);
  expect(begun.heard[0]).not.toHaveProperty("above");
});

test("a reply names the place of its answer once, and no replay names it", async () => {
  const visitor = await connect();
  const conversation = await visitor.begun();
  await answerAll(visitor, ["casa", "luce", "sì, ci abito", "Rho", "A2A"]);
  const places = ({ heard }: TestVisitor) => heard.flatMap(({ place = null }) => place ?? []);
  expect(places(visitor)).toEqual([{ province: "MI", comune: "015182", label: "Rho (MI)" }]);
  const other = await connect({ resuming: true });
  await other.resume(conversation);
  expect(places(other)).toEqual([]);

  await other.rewind(30);
  await answerAll(other, ["provincia di Lecco"]);
  expect(places(other)).toEqual([{ province: "LC", label: "Provincia di Lecco" }]);
});
