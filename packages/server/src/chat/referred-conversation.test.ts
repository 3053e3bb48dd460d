import { COMMISSION_NOTICE } from "@volpe/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { affiliateReferrals } from "../affiliates/affiliate-tables.ts";
import { BROWSER, createTestAffiliate } from "../affiliates/test-affiliates.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { rates } from "../quote/rate-tables.ts";
import { setUp } from "../test-setup.ts";
import { startTestAssistant, type TestAssistant } from "./test-assistant.ts";
import { answerAll, connectVisitor, TO_QUOTE } from "./test-visitor.ts";

let assistant: TestAssistant;
const open = setUp("test", createTestDatabase);
beforeEach(async () => {
  assistant = await startTestAssistant(open);
  await createTestAffiliate(assistant.services);
});
afterEach(() => assistant.close());

/** The referral of the conversation that begins with this handshake. */
async function begin(auth: Record<string, unknown>, headers: Record<string, string> = {}) {
  const extraHeaders = { "user-agent": BROWSER, ...headers };
  const visitor = await connectVisitor(assistant.url, auth, { extraHeaders });
  await visitor.until(() => visitor.heard.length > 0, "the greeting");
  visitor.close();
  const rows = await open.db.select().from(affiliateReferrals);
  await open.db.delete(affiliateReferrals);
  return rows.map(({ kind, page, widget, flag }) => [kind, page, widget, flag]);
}

test("a conversation in an element counts for the element and its page", async () => {
  const own = { tracking: "sito", widget: "assistente", page: "/casa/conti.html" };
  const origin = "https://www.sito.example";
  expect(await begin(own, { origin })).toEqual([
    ["conversation", "www.sito.example/casa/conti.html", "assistente", null],
  ]);
  expect(await begin({ ...own, page: "/preventivo/AbCdEf" })).toEqual([
    ["conversation", "/preventivo", "assistente", null],
  ]);
  expect(await begin({ tracking: "sito", widget: "altro", page: "javascript:" })).toEqual([
    ["conversation", "", "", null],
  ]);
});

test("a conversation without an arrival names none of our pages", async () => {
  expect(await begin({ tracking: "sito", page: "/calcola-preventivo" })).toEqual([
    ["conversation", "", "", null],
  ]);
});

test("a quote without contacts counts only for an affiliate's visitor", async () => {
  const quote = async (auth: Record<string, unknown>) => {
    const visitor = await connectVisitor(assistant.url, auth, {
      extraHeaders: { "user-agent": BROWSER },
    });
    await visitor.begun();
    await answerAll(visitor, TO_QUOTE.slice(0, TO_QUOTE.indexOf("e-mail")));
    await visitor.until(() => visitor.uploads.length > 0, "the quote");
    visitor.close();
    const said = visitor.heard.flatMap(({ messages }) => messages);
    expect(said.filter((line) => line.includes("commissione")).length).toBeLessThan(2);
    return visitor.heard.findLast(({ addons }) => addons.some(({ kind }) => kind === "pdf"))
      ?.messages;
  };
  expect(await quote({})).not.toContain(COMMISSION_NOTICE);
  expect(await open.db.select().from(affiliateReferrals)).toEqual([]);
  // The best offer stands directly below.
  expect((await quote({ tracking: "sito", page: "/" }))?.[1]).toBe(COMMISSION_NOTICE);
  const rows = await open.db.select().from(affiliateReferrals);
  expect(rows.map(({ kind }) => kind)).toEqual(["conversation", "quote"]);
  expect(await open.db.select().from(rates)).toHaveLength(2);
});

test("a program's conversation is not counted", async () => {
  const bot = { "user-agent": "Googlebot/2.1" };
  expect(await begin({ tracking: "sito", page: "/" }, bot)).toEqual([
    ["conversation", "", "", "bot"],
  ]);
});
