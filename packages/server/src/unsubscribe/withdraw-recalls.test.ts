import { RECALL_CONSENT } from "@volpe/contract";
import { beforeEach, expect, test } from "vitest";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { runAdmin } from "../admin/test-admin.ts";
import { startTestAssistant } from "../chat/test-assistant.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { TEST_RATE_FORM } from "../forms/test-rate-form.ts";
import { insertRecallRequest, listLeads } from "../leads/lead-repository.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import { toUnsubscribeUrl } from "../mail/unsubscribe-key.ts";
import { callApi } from "../test-call.ts";
import { setUp } from "../test-setup.ts";

const OPERATOR = "op@volpe.example";
const TEXT = "Registro la tua richiesta di ricontatto: una telefonata, solo sul POS.";
const open = setUp("test", createTestDatabase);
const assistant = setUp("test", () =>
  startTestAssistant(open, { config: { operatorEmail: OPERATOR } }),
);

async function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const { status, body } = await callApi(assistant, `POST ${path}`, { headers, body: payload });
  expect([status, body.errors]).toEqual([
    path === "/rates" || path === "/contacts" ? 201 : 200,
    undefined,
  ]);
  return body.data;
}

let rate = "";
/** A request and a message of Anna, and a request of Bruno, all of which ask for a call. */
beforeEach(async () => {
  ({ rate } = await post("/rates", { ...TEST_RATE_FORM, email: "Anna@esempio.it" }));
  await post("/rates", { ...TEST_RATE_FORM, email: "bruno@esempio.it" });
  for (const { id } of await listLeads(open.db, null)) {
    await insertRecallRequest(open.db, {
      ...{ leadId: id, scope: "il POS", text: TEXT, policyVersion: RECALL_CONSENT.version },
      ...{ preferredTime: "sera", phone: "+393331234567" },
      requestedAt: new Date("2026-11-21T10:00:00Z"),
    });
  }
  await post("/contacts", {
    ...{ topic: "altro", message: "Chiamatemi", name: "Anna", email: "anna@esempio.it" },
    ...{ phone: "333 1234567", communication: "telefono" },
    consents: { privacy: true, marketing: false },
  });
});

const readRecalls = async () =>
  Object.fromEntries(
    (await listLeads(open.db, null)).map(({ email, recalls }) => [email, recalls.length]),
  );
const readWarnings = async () =>
  (await listQueuedMails(assistant.services)).filter(({ subject }) =>
    subject.startsWith("Da non richiamare più"),
  );
const readContacts = async () => (await runAdmin(assistant.services, ["contacts"])).out.join("\n");

test("a mailed link withdraws every call request of its mailbox and tells the operator", async () => {
  expect(await readContacts()).toContain("da chiamare: +393331234567");
  const url = new URL(toUnsubscribeUrl(assistant.services.config, rate));
  const request = { reference: rate, key: url.searchParams.get("chiave") };
  await post("/unsubscribe", request);
  await post("/unsubscribe", request);
  expect(await readRecalls()).toEqual({ "Anna@esempio.it": 0, "bruno@esempio.it": 1 });
  expect(await readContacts()).not.toContain("da chiamare");
  const warnings = await readWarnings();
  expect(warnings.map(({ to }) => to)).toEqual([OPERATOR]);
  const lead = (await listLeads(open.db, null)).find(({ rateId }) => rateId === rate);
  expect(warnings[0]?.text).toContain(lead?.id);
  expect(JSON.stringify(warnings)).not.toMatch(/anna|3331234567/i);
});

test("the profile lists and withdraws the call requests in force", async () => {
  const { id } = await createTestAccount(assistant.services, { email: "anna@esempio.it" });
  const headers = await signInForTest(assistant.services, id);
  const read = async () => {
    const reply = await assistant.inject({ url: "/api/v1/auth/consents", headers });
    const consents = reply.json().data as { category: string; text: string }[];
    return consents.filter(({ category }) => category === "recall").map(({ text }) => text);
  };
  expect((await read()).toSorted()).toEqual([TEXT, RECALL_CONSENT.contacts].toSorted());
  await post("/auth/consents", { marketing: false }, headers);
  expect(await read()).toHaveLength(2);
  expect(await readWarnings()).toEqual([]);
  await post("/auth/consents", { marketing: false, recall: false }, headers);
  expect(await read()).toEqual([]);
  expect(await readRecalls()).toEqual({ "Anna@esempio.it": 0, "bruno@esempio.it": 1 });
  expect(await readWarnings()).toHaveLength(1);
});

test("the profile also withdraws consents given with a former or another address", async () => {
  const { id } = await createTestAccount(assistant.services, {
    email: "anna@nuovo.it",
    formerEmails: ["anna@esempio.it"],
  });
  const headers = await signInForTest(assistant.services, id);
  const request = { ...TEST_RATE_FORM, email: "ufficio@esempio.it" };
  const consents = { privacy: true, marketing: true };
  await post("/rates", { ...request, consents }, headers);
  await post("/auth/consents", { marketing: false, recall: false }, headers);
  expect(await readRecalls()).toMatchObject({ "Anna@esempio.it": 0, "bruno@esempio.it": 1 });
  expect(await readContacts()).not.toContain("da chiamare");
  const lead = (await listLeads(open.db, null)).find(({ email }) => email === request.email);
  const marketing = lead?.consents.filter(({ category }) => category === "marketing");
  expect(marketing?.map(({ granted }) => granted)).toEqual([true, false]);
});
