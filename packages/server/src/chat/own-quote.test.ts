import { OWNER_KEY_HEADER, type RateHolder } from "@volpe/contract";
import { expect, test } from "vitest";
import { endSessions } from "../accounts/sessions/session-repository.ts";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { listMessages } from "../conversations/conversation-repository.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { findRate } from "../quote/rate-repository.ts";
import { setUp } from "../test-setup.ts";
import { startTestAssistant } from "./test-assistant.ts";
import { answerAll, setUpVisitors, type TestVisitor, TO_QUOTE } from "./test-visitor.ts";

const open = setUp("file", createTestDatabase);
const assistant = setUp("file", () => startTestAssistant(open));
const connectTo = setUpVisitors();

const connect = (auth: Record<string, unknown> = {}) => connectTo(assistant.url, auth);

/** A conversation up to its quote. */
async function quote(auth: Record<string, unknown> = {}) {
  const visitor = await connect(auth);
  const begun = await visitor.begun();
  await answerAll(visitor, TO_QUOTE);
  await visitor.until(() => visitor.uploads.length > 0, "the quote");
  return { visitor, begun, own: toOwnLink(visitor) };
}

const toOwnLink = ({ heard }: TestVisitor) => {
  const pdf = heard.flatMap(({ addons }) => addons).findLast(({ kind }) => kind === "pdf");
  const link = pdf?.kind === "pdf" ? (pdf.own ?? "") : "";
  const [, rate = "", key = ""] =
    /^\/preventivo\/([\w-]{22})\?chiave=([\w-]{22})$/.exec(link) ?? [];
  return { rate, key };
};

const askHolder = async (rate: string, key: string) => {
  const headers = { [OWNER_KEY_HEADER]: key };
  const reply = await assistant.inject({ url: `/api/v1/rates/${rate}/holder`, headers });
  return { status: reply.statusCode, holder: reply.json().data as RateHolder };
};

async function signIn(email: string) {
  const account = await createTestAccount(assistant.services, { email });
  const { authorization } = await signInForTest(assistant.services, account.id);
  return { account, authorization, token: authorization.replace("Bearer ", "") };
}

test("the link of a quote made in the chat has its owner's key, which nothing stores", async () => {
  const { begun, own } = await quote();
  expect(await askHolder(own.rate, own.key)).toMatchObject({
    status: 200,
    holder: { name: "Anna Bianchi", email: "anna@esempio.it" },
  });
  const { rate: other } = (await quote()).own;
  expect((await askHolder(other, own.key)).status).toBe(404);
  const stored = await listMessages(open.db, begun.conversation);
  expect(JSON.stringify(stored)).not.toContain(own.key);
});

test("a device that resumes the conversation gets the owner's key again", async () => {
  const { begun, own } = await quote();
  const back = await connect({ resuming: true });
  await back.send("resume", JSON.stringify({ ...begun, after: null }));
  await back.until(() => back.uploads.length > 0, "the quote");
  expect(toOwnLink(back)).toEqual(own);
});

test("a quote made in the chat by a logged-in person belongs to the account", async () => {
  const { account, token, authorization } = await signIn("altra@example.it");
  const { own } = await quote({ token });
  expect((await findRate(open.db, own.rate))?.accountId).toBe(account.id);
  const url = "/api/v1/requests";
  const listed = await assistant.inject({ url, headers: { authorization } });
  expect(JSON.stringify(listed.json())).toContain(own.rate);
});

test("a login that has ended owns no later quote", async () => {
  const { account, token } = await signIn("uscita@example.it");
  const visitor = await connect({ token });
  await visitor.begun();
  await answerAll(visitor, TO_QUOTE.slice(0, 5));
  const now = assistant.services.clock.now();
  await endSessions(open.db, { accountId: account.id, keep: null, now });
  await answerAll(visitor, TO_QUOTE.slice(5));
  await visitor.until(() => visitor.uploads.length > 0, "the quote");
  expect((await findRate(open.db, toOwnLink(visitor).rate))?.accountId).toBeNull();
});
