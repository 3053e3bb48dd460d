import { HOUR_MS } from "@volpe/contract";
import { beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { createKey } from "../keys/owner-key.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import { TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { startTestAssistant } from "./test-assistant.ts";
import { answerAll, setUpVisitors } from "./test-visitor.ts";

let now = TEST_NOW;

beforeEach(() => {
  now = TEST_NOW;
});
const open = setUp("test", createTestDatabase);
const assistant = setUp("test", () => startTestAssistant(open, { clock: { now: () => now } }));
const connectTo = setUpVisitors();

const connect = (auth: Record<string, unknown> = {}) => connectTo(assistant.url, auth);

async function readMails() {
  const mails = await listQueuedMails(assistant.services);
  return mails.filter(({ kind }) => kind === "continue-chat");
}

/** A conversation with answers, whose link was mailed; returns its id and the link's token. */
async function mailLink() {
  const first = await connect();
  const { conversation } = await first.begun();
  await answerAll(first, ["casa", "luce", "continuo dal telefono", "anna@esempio.it"]);
  const [mail] = await readMails();
  const token = /continua\?chiave=([\w-]{22})/.exec(mail?.text ?? "")?.[1] ?? "";
  return { first, conversation, token };
}

async function take(token: string, key = createKey()) {
  const reply = await assistant.inject({
    method: "POST",
    url: "/api/v1/assistant/continue",
    payload: { token, key },
  });
  return { status: reply.statusCode, ...reply.json() };
}

test("gives the conversation to the device that opens the mailed link", async () => {
  const { conversation, token } = await mailLink();
  const { status, data } = await take(token);
  const phone = await connect({ resuming: true });

  expect(status).toBe(200);
  expect(data.conversation).toBe(conversation);
  expect(await phone.resume(data)).toEqual({ ok: true });
  expect(phone.heard.at(-1)?.dto).toMatchObject({ destination: "privati", type: "luce" });
  expect(await phone.answer("sì, ci abito")).toEqual({ ok: true });
});

test("keeps the conversation on the device that asked for the link", async () => {
  const { first, token } = await mailLink();
  const { data } = await take(token);
  const phone = await connect({ resuming: true });
  await phone.resume(data);
  await phone.answer("sì, ci abito");

  expect(await first.answer("Milano", { step: phone.asked() })).toEqual({ ok: true });
});

test("accepts a link from one device, which may retry", async () => {
  const { token } = await mailLink();
  const { data } = await take(token);

  expect(await take(token, data.key)).toMatchObject({ status: 200, data });
  expect(await take(token)).toMatchObject({ status: 410, errors: [{ code: "link-expired" }] });
});

test("refuses an unknown link and one after a day", async () => {
  const { token } = await mailLink();
  now = new Date(TEST_NOW.getTime() + 24 * HOUR_MS);

  expect(await take(token)).toMatchObject({ status: 410 });
  expect(await take(createKey())).toMatchObject({ status: 410 });
});

test("opens no other conversation with the key of a link", async () => {
  const { token } = await mailLink();
  const { data } = await take(token);
  const other = await connect();
  const { conversation } = await other.begun();
  const phone = await connect({ resuming: true });

  expect(await phone.resume({ conversation, key: data.key })).toMatchObject({
    errors: [{ code: "conversation-unknown" }],
  });
});

test("mails at most three links a day to a mailbox", async () => {
  const visitor = await connect();
  await visitor.begun();
  for (const _ of [1, 2, 3, 4]) {
    await answerAll(visitor, ["continuo dopo", "anna@esempio.it"]);
  }

  expect(await readMails()).toHaveLength(3);
  expect(visitor.heard.at(-1)?.messages[0]).toMatch(/troppi link: riprova domani/);
});

test("repeats no text of the conversation in the mail", async () => {
  await mailLink();
  const [mail] = await readMails();

  expect(mail?.to).toBe("anna@esempio.it");
  expect(mail?.text).not.toMatch(/luce|privati|casa/i);
});
