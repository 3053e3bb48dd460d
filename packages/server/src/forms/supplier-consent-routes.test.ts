import { CONSENT_VERSIONS, type RateView } from "@volpe/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestAssistant, type TestAssistant } from "../chat/test-assistant.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { listLeads } from "../leads/lead-repository.ts";
import { toLeadsCsv } from "../leads/leads-export.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import { setUp } from "../test-setup.ts";
import { TEST_RATE_FORM } from "./test-rate-form.ts";

let assistant: TestAssistant;
let nowMs: number;
beforeEach(() => {
  nowMs = Date.parse("2026-11-21T10:00:00Z");
});
const open = setUp("test", createTestDatabase);
beforeEach(async () => {
  const clock = {
    now() {
      nowMs += 1000;
      return new Date(nowMs);
    },
  };
  const config = { operatorEmail: "op@volpe.example" };
  assistant = await startTestAssistant(open, { clock, config });
});
afterEach(async () => {
  await assistant.close();
});

/** Creates a quote of a person who also left a telephone number. */
async function createQuote(change: object = {}) {
  const payload = {
    ...TEST_RATE_FORM,
    communication: "telefono",
    phone: "+393331234567",
    ...change,
  };
  const saved = await assistant.inject({ method: "POST", url: "/api/v1/rates", payload });
  const { rate, key } = saved.json().data as { rate: string; key: string };
  const view: RateView = (await assistant.inject(`/api/v1/rates/${rate}`)).json().data;
  const [first, second] = view.offers;
  if (first === undefined || second === undefined) {
    throw new Error("the quote has fewer than two offers");
  }
  return { rate, key, first, second };
}

type Quote = Awaited<ReturnType<typeof createQuote>>;

async function send({ rate, key }: Quote, offer: string, payload?: object) {
  const reply = await assistant.inject({
    method: payload === undefined ? "GET" : "POST",
    url: `/api/v1/rates/${rate}/offers/${offer}/consent`,
    headers: { "owner-key": key },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const listSupplierRows = async () => {
  const [lead] = await listLeads(open.db, null);
  return lead?.consents.filter(({ category }) => category === "thirdParties") ?? [];
};
const listTold = async () =>
  (await listQueuedMails(assistant.services)).filter(({ subject }) =>
    subject.startsWith("Recapiti"),
  );

test("a request for a quote gives no consent to a supplier", async () => {
  const quote = await createQuote();
  expect(await listSupplierRows()).toEqual([]);
  const { data } = await send(quote, quote.first.slug);
  expect(data.given).toBeNull();
});

test("each choice names supplier, channel, offer and its kind", async () => {
  const quote = await createQuote();
  const { data } = await send(quote, quote.first.slug);
  const { name, brand, seller } = quote.first;
  const supplier = seller ?? brand.name;
  expect(data.supplier).toBe(supplier);
  expect(data.choices).toEqual([
    {
      channel: "email",
      text: `Acconsento a passare nome ed e-mail al fornitore ${supplier}, perché mi scriva una e-mail per l’offerta di luce «${name}», e solo per questo.`,
    },
    {
      channel: "telefono",
      text: `Acconsento a passare nome e telefono al fornitore ${supplier} e chiedo che mi telefoni per l’offerta di luce «${name}», e solo per questo.`,
    },
    {
      channel: "whatsapp",
      text: `Acconsento a passare nome e telefono al fornitore ${supplier} e chiedo che mi scriva su WhatsApp per l’offerta di luce «${name}», e solo per questo.`,
    },
  ]);
});

test("stores a consent for one offer with its text and tells the operator", async () => {
  const quote = await createQuote();
  const { data } = await send(quote, quote.first.slug, { channel: "telefono" });
  const text = data.choices[1].text;
  expect(data.given).toEqual({ channel: "telefono", text, givenAt: expect.any(String) });
  expect((await send(quote, quote.second.slug)).data.given).toBeNull();
  expect(await listSupplierRows()).toMatchObject([
    {
      offer: quote.first.slug,
      channel: "telefono",
      granted: true,
      text,
      policyVersion: CONSENT_VERSIONS.thirdParties,
    },
  ]);
  expect(toLeadsCsv(await listLeads(open.db, null))).toContain(text);
  const [told] = await listTold();
  expect(told?.subject).toBe(`Recapiti da passare: ${data.supplier}, telefono`);
  expect(told?.text).not.toMatch(/Anna|333/);
});

test("stores each changed choice once, also the withdrawal", async () => {
  const quote = await createQuote();
  const { slug } = quote.first;
  await send(quote, slug, { channel: "email" });
  await send(quote, slug, { channel: "email" });
  await send(quote, slug, { channel: "whatsapp" });
  expect((await send(quote, slug, { channel: null })).data.given).toBeNull();
  expect((await listSupplierRows()).map(({ channel, granted }) => [channel, granted])).toEqual([
    ["email", true],
    ["whatsapp", true],
    ["whatsapp", false],
  ]);
  const csv = toLeadsCsv(await listLeads(open.db, null));
  expect(csv).not.toContain("Acconsento");
  expect((await listTold()).at(-1)?.subject).toMatch(/^Recapiti da non passare più: /);
});

test("without a number only the e-mail can be chosen", async () => {
  const quote = await createQuote({ communication: "email", phone: "" });
  const { slug } = quote.first;
  expect((await send(quote, slug)).data.choices).toHaveLength(1);
  const refused = await send(quote, slug, { channel: "telefono" });
  expect(refused).toMatchObject({ status: 422, errors: [{ field: "channel" }] });
  expect(await listSupplierRows()).toEqual([]);
});

test("an offer that the quote does not have is not found", async () => {
  const quote = await createQuote();
  expect((await send(quote, "un-altra")).status).toBe(404);
});
