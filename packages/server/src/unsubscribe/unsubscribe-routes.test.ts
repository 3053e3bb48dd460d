import { CONSENT_TEXTS, CONSENT_VERSIONS, type RateRequest } from "@volpe/contract";
import { beforeEach, expect, test } from "vitest";
import { readAccountConsents, storeAccountConsents } from "../accounts/account-consents.ts";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { startTestAssistant } from "../chat/test-assistant.ts";
import { insertContactMessage, listContactMessages } from "../contacts/contact-repository.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { letSupplier } from "../forms/test-let-supplier.ts";
import { TEST_RATE_FORM } from "../forms/test-rate-form.ts";
import { listLeads, storeConsents } from "../leads/lead-repository.ts";
import { mailSuppressions } from "../mail/suppression-tables.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import { toUnsubscribeUrl } from "../mail/unsubscribe-key.ts";
import { toShownConsents } from "../person/consent-texts.ts";
import { callApi } from "../test-call.ts";
import { setUp } from "../test-setup.ts";

const REQUEST: RateRequest = {
  ...TEST_RATE_FORM,
  email: "Anna@esempio.it",
  consents: { privacy: true, marketing: true },
};

let nowMs: number;
beforeEach(() => {
  nowMs = Date.parse("2026-11-21T10:00:00Z");
});
// Each reading of the clock is a second later, so that rows have an order.
const clock = {
  now() {
    nowMs += 1000;
    return new Date(nowMs);
  },
};
const open = setUp("test", createTestDatabase);
const assistant = setUp("test", () => startTestAssistant(open, { clock }));

const post = (path: string, body: object) => callApi(assistant, `POST ${path}`, { body });

function toRequest(url: string) {
  const { pathname, searchParams } = new URL(url);
  return {
    reference: pathname.replace("/disiscrivimi/", ""),
    key: searchParams.get("chiave") ?? "",
  };
}

const listMails = () => listQueuedMails(assistant.services);

async function listConsents() {
  const leads = await listLeads(open.db, null);
  return leads.map(({ consents }) =>
    consents.map(({ category, granted, source }) => `${category} ${granted} ${source}`),
  );
}

const GIVEN = ["marketing true box", "privacy true box"];
const WITH_SUPPLIER = [...GIVEN, "thirdParties true box"];
const TAKEN_BACK = [...WITH_SUPPLIER, "marketing false link", "thirdParties false link"];

const countSuppressed = () => open.db.$count(mailSuppressions);

test("a mailed link withdraws every marketing consent of its mailbox and may be used again", async () => {
  const { id: accountId } = await createTestAccount(assistant.services, {
    email: "anna@esempio.it",
  });
  await storeAccountConsents(open.db, {
    accountId,
    choices: { privacy: true, marketing: true },
    givenAt: new Date(nowMs),
  });
  const rate = await letSupplier(assistant, REQUEST);
  await letSupplier(assistant, { ...REQUEST, email: "anna@esempio.it" });
  await post("/rates", { ...REQUEST, email: "bruno@esempio.it" });
  const [mail] = await listMails();
  const url = mail?.unsubscribeUrl ?? "";
  expect(mail?.text).toContain(url);
  expect(mail?.html).toContain(url);

  const request = toRequest(url);
  const done = { status: 200, body: { data: { mailbox: "A•••@esempio.it" } } };
  expect(await post("/unsubscribe", request)).toEqual(done);
  expect(await post("/unsubscribe", request)).toEqual(done);
  const byRate = toRequest(toUnsubscribeUrl(assistant.services.config, rate));
  expect(await post("/unsubscribe", byRate)).toEqual(done);

  expect(await listConsents()).toEqual([TAKEN_BACK, TAKEN_BACK, GIVEN]);
  expect(await readAccountConsents(open.db, accountId)).toMatchObject([
    { category: "marketing", granted: false, text: CONSENT_TEXTS.marketing },
    { category: "privacy", granted: true },
  ]);
  const suppressed = await open.db.select().from(mailSuppressions);
  expect(suppressed).toEqual([
    { mailbox: expect.stringMatching(/^[\w-]{43}$/), createdAt: expect.any(Date) },
  ]);

  await letSupplier(assistant, REQUEST);
  await insertContactMessage(open.db, {
    topic: "altro",
    message: "Ciao",
    name: "Anna",
    email: "ANNA@esempio.it",
    phone: "",
    communication: "email",
    consents: toShownConsents({ privacy: true, marketing: true }),
    tracking: "",
    createdAt: assistant.services.clock.now(),
  });
  const tick = async (payload: { marketing: boolean; thirdParties?: false }) =>
    assistant.inject({
      method: "POST",
      url: "/api/v1/auth/consents",
      headers: await signInForTest(assistant.services, accountId),
      payload,
    });
  const readThirdParties = async () => {
    const reply = await assistant.inject({
      url: "/api/v1/auth/consents",
      headers: await signInForTest(assistant.services, accountId),
    });
    const consents: { category: string; granted: boolean }[] = reply.json().data;
    return consents.find(({ category }) => category === "thirdParties")?.granted;
  };
  await tick({ marketing: false });
  expect(await countSuppressed()).toBe(1);
  const readMessage = async () => {
    const [message] = await listContactMessages(open.db, null);
    return message?.consents.map(({ granted }) => granted);
  };
  expect(await readMessage()).toEqual([true, false]);
  expect((await listConsents()).at(-1)).toEqual([...WITH_SUPPLIER, "marketing false link"]);
  expect(await readThirdParties()).toBe(true);
  await tick({ marketing: true, thirdParties: false });
  expect(await countSuppressed()).toBe(0);
  expect(await readMessage()).toEqual([true, false]);
  expect((await listConsents()).at(-1)).toEqual(TAKEN_BACK);
  expect(await readThirdParties()).toBeUndefined();
});

test("the link of a message's acknowledgement withdraws its consents", async () => {
  await post("/contacts", {
    topic: "altro",
    message: "Buongiorno",
    name: "Anna",
    email: "anna@esempio.it",
    phone: "",
    communication: "email",
    consents: { privacy: true, marketing: true },
  });
  const mail = (await listMails()).find(({ unsubscribeUrl }) => unsubscribeUrl !== null);
  const done = await post("/unsubscribe", toRequest(mail?.unsubscribeUrl ?? ""));
  expect(done.status).toBe(200);
  const [message] = await listContactMessages(open.db, null);
  expect(message?.consents.map(({ granted }) => granted)).toEqual([true, false]);
});

test("a wrong key changes nothing and a deleted request is reported", async () => {
  const { body } = await post("/rates", REQUEST);
  const { rate: reference } = body.data;
  const wrong = await post("/unsubscribe", { reference, key: "x".repeat(22) });
  expect(wrong).toMatchObject({ status: 404, body: { errors: [{ code: "not-found" }] } });
  expect(wrong.body.errors[0].message).toContain("Apri di nuovo il link dalla mail");
  expect(await listConsents()).toEqual([GIVEN]);
  const gone = toRequest(toUnsubscribeUrl(assistant.services.config, "never-there"));
  expect(await post("/unsubscribe", gone)).toMatchObject({
    status: 410,
    body: { errors: [{ code: "link-expired" }] },
  });
  expect(await countSuppressed()).toBe(0);
});

test("a new consent counts, but only a confirmed mailbox gets marketing again", async () => {
  await post("/rates", REQUEST);
  const [mail] = await listMails();
  await post("/unsubscribe", toRequest(mail?.unsubscribeUrl ?? ""));
  const [lead] = await listLeads(open.db, null);
  const show = (granted: boolean, policyVersion: string = CONSENT_VERSIONS.marketing) =>
    storeConsents(open.db, lead?.id ?? "", [
      {
        category: "marketing",
        granted,
        text: CONSENT_TEXTS.marketing,
        policyVersion,
        givenAt: assistant.services.clock.now(),
      },
    ]);
  expect(await show(true)).toEqual([]);
  expect(await show(true, "2027-01-01")).toEqual([]);
  expect(await show(false)).toHaveLength(1);
  expect(await show(true)).toHaveLength(1);

  // The address is not confirmed: anybody could have typed it.
  await post("/rates", REQUEST);
  expect(await countSuppressed()).toBe(1);
});
