import { BUSINESS_GAS_SENTENCE, type RateRequest, type RateView } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { startTestAssistant } from "../chat/test-assistant.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { listLeads } from "../leads/lead-repository.ts";
import { callApi } from "../test-call.ts";
import { setUp } from "../test-setup.ts";
import { TEST_RATE_FORM } from "./test-rate-form.ts";

const open = setUp("test", createTestDatabase);
const assistant = setUp("test", () =>
  startTestAssistant(open, { config: { operatorEmail: "op@volpe.example" } }),
);

const REQUEST: RateRequest = { ...TEST_RATE_FORM, presentSpendEur: 1100 };

const post = (change: Partial<RateRequest> = {}, headers: Record<string, string> = {}) =>
  callApi(assistant, "POST /rates", { headers, body: { ...REQUEST, ...change } });

async function listMails(): Promise<string[]> {
  const { rows } = await open.db.execute<{ mail: { to: string; kind: string } }>(
    sql`select data as mail from jobs.job where name = 'mail' order by created_on`,
  );
  return rows.map(({ mail }) => `${mail.kind} ${mail.to}`);
}

describe("GET /rates/{rate}/holder", () => {
  const ask = async (rate: string, key?: string) => {
    const headers = key === undefined ? {} : { "owner-key": key };
    const reply = await assistant.inject({ url: `/api/v1/rates/${rate}/holder`, headers });
    return { status: reply.statusCode, data: reply.json().data };
  };

  test("gives the contacts left with a quote only to the holder of its key", async () => {
    const { rate, key } = (await post()).body.data;
    const other = (await post({ email: "bruno@esempio.it" })).body.data;

    expect(await ask(rate, key)).toEqual({
      status: 200,
      data: {
        name: "Anna Bianchi",
        email: "anna@esempio.it",
        phone: "",
        city: expect.any(String),
        province: "MI",
        ...{ point: "", billHolder: "", billFiscalCode: "" },
        ...{ billStreet: "", billPostalCode: "", billCity: "" },
      },
    });
    expect((await ask(rate)).status).toBe(404);
    expect((await ask(rate, other.key)).status).toBe(404);
  });
});

describe("POST /rates", () => {
  test("stores the quote and the lead and queues both mails", async () => {
    const { status, body } = await post({}, { tracking: "AFF-1" });

    expect(status).toBe(201);
    expect(body.data).toEqual({
      rate: expect.stringMatching(/^[\w-]{22}$/),
      key: expect.stringMatching(/^[\w-]{22}$/),
      mailed: true,
    });
    const [lead] = await listLeads(open.db, null);
    expect(lead).toMatchObject({
      name: "Anna Bianchi",
      status: "complete",
      tracking: "AFF-1",
      rateId: body.data.rate,
      phone: "",
    });
    expect((await listMails()).sort()).toEqual([
      "lead op@volpe.example",
      "quote-ready anna@esempio.it",
    ]);
  });

  test.each<[string, Partial<RateRequest>, string]>([
    ["a power out of range", { capacityKw: 45 }, "capacityKw"],
    ["an impossible consumption", { consumption: 900_000 }, "consumption"],
    ["an invalid spend", { presentSpendEur: 0 }, "presentSpendEur"],
    ["an unknown province", { province: "XX" }, "province"],
    ["an invalid e-mail", { email: "anna" }, "email"],
    ["a request for a call without a phone number", { communication: "telefono" }, "phone"],
    ["a name without letters", { name: "<b>" }, "name"],
  ])("refuses %s with the message of the assistant", async (_, change, field) => {
    const { status, body } = await post(change);

    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ code: "invalid-field", field }]);
    expect(await listLeads(open.db, null)).toEqual([]);
  });

  test("names every missing field of an empty form", async () => {
    const empty = { province: "", consumption: null, name: "", email: "", communication: "" };
    const consents = { privacy: false, marketing: false };
    const { body } = await post({ ...empty, consents } as unknown as RateRequest);

    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      "consumption",
      "province",
      "name",
      "email",
      "communication",
      "consents.privacy",
    ]);
  });

  test.each<[string, Partial<RateRequest>, string]>([
    ["a second header", { email: "anna@esempio.it\r\nBcc: altra@esempio.it" }, "email"],
    ["a line's end", { email: "anna@esempio.it\n" }, "email"],
    ["two addresses", { email: "anna@esempio.it,altra@esempio.it" }, "email"],
    ["an address in a sentence", { email: "scrivi ad anna@esempio.it" }, "email"],
    ["half a number", { phone: "333" }, "phone"],
    ["a number in a sentence", { phone: "tel 333 1234567" }, "phone"],
    ["a name on two lines", { name: "Anna\r\nBianchi" }, "name"],
  ])("refuses a contact that is only partly valid: %s", async (_, change, field) => {
    const { status, body } = await post(change);

    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { code: "invalid-field", field, message: expect.stringMatching(/^\p{Lu}.*\.$/u) },
    ]);
    expect(await listLeads(open.db, null)).toEqual([]);
    expect(await listMails()).toEqual([]);
  });

  test("accepts a phone number that no channel needs and ignores a bare prefix", async () => {
    expect((await post({ phone: "+39 333 123 4567" })).status).toBe(201);
    expect((await post({ phone: "+39" })).status).toBe(201);
  });

  test("stores the request to be called with its scope and time", async () => {
    await post({ communication: "telefono", phone: "333 123 4567" });
    const [lead] = await listLeads(open.db, null);

    expect(lead?.recalls).toMatchObject([
      {
        scope: expect.stringMatching(/^Una telefonata sulle offerte luce del preventivo/),
        preferredTime: "qualsiasi ora",
        phone: "+393331234567",
        requestedAt: new Date("2026-11-21T10:00:00Z"),
      },
    ]);
  });

  test("stores each consent with its text, policy version and time", async () => {
    await post({ consents: { privacy: true, marketing: true } });
    const [lead] = await listLeads(open.db, null);

    expect(lead?.consents.map(({ category, granted }) => `${category} ${granted}`).sort()).toEqual([
      "marketing true",
      "privacy true",
    ]);
    expect(lead?.consents[0]).toMatchObject({
      text: expect.stringMatching(/\w/),
      policyVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      givenAt: new Date("2026-11-21T10:00:00Z"),
    });
  });

  test("answers a filled honeypot with the figures only", async () => {
    const { status, body } = await post({ website: "https://spam.example" });

    expect(status).toBe(201);
    expect((await assistant.inject(`/api/v1/rates/${body.data.rate}`)).statusCode).toBe(200);
    expect(await listLeads(open.db, null)).toEqual([]);
    expect(await listMails()).toEqual([]);
  });

  test("sends a mailbox three mails a day, whatever tag its address has", async () => {
    const mailed = [];
    for (const email of ["a@esempio.it", "a+1@esempio.it", "A@esempio.it", "a+2@esempio.it"]) {
      const { body } = await post({ email });
      mailed.push(body.data.mailed);
    }

    expect(mailed).toEqual([true, true, true, false]);
  });

  test("delays only the mails beyond sixty leads an hour of one address", async () => {
    const mailed: boolean[] = [];
    for (let index = 0; index < 62; index += 1) {
      mailed.push((await post({ email: `anna${index}@esempio.it` })).body.data.mailed);
    }

    expect(mailed.indexOf(false)).toBe(60);
    expect(await listLeads(open.db, null)).toHaveLength(62);
  });

  test("says that there are no gas offers for businesses", async () => {
    const { status, body } = await post({ destination: "aziende", type: "gas", consumption: 1400 });

    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { code: "invalid-field", message: BUSINESS_GAS_SENTENCE, field: "type" },
    ]);
  });
});

describe("GET /rates/{rate}", () => {
  test("shows figures and nothing about the person", async () => {
    const { body } = await post({ presentSpendEur: 1100 }, { tracking: "AFF-1" });
    const reply = await assistant.inject(`/api/v1/rates/${body.data.rate}`);
    const view: RateView = reply.json().data;

    expect(view).toMatchObject({
      type: "luce",
      subtype: "residente",
      destination: "privati",
      province: "MI",
      capacityKw: 3,
      reference: "present-contract",
      referenceSpendEur: 1100,
      figures: { cma: "2700", total: "1100", gain: "176", percent: "16" },
      updatedAt: "2026-11-20",
      demonstration: false,
      quotePdf: `/api/v1/rates/${body.data.rate}/quote.pdf`,
    });
    expect(view.offers).toHaveLength(3);
    expect(reply.body).not.toMatch(/Anna|esempio\.it|AFF-1|A2A/);
    expect(reply.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
  });

  test("compares with the median offer if today's spend is unknown", async () => {
    const { presentSpendEur: _, ...request } = REQUEST;
    const reply = await assistant.inject({
      method: "POST",
      url: "/api/v1/rates",
      payload: request,
    });
    expect(reply.headers["cache-control"]).toBe("no-store");
    const view = await assistant.inject(`/api/v1/rates/${reply.json().data.rate}`);

    expect(view.json().data).toMatchObject({
      reference: "median-offer",
      referenceSpendEur: 999.9,
      figures: { total: "" },
    });
  });

  test.each(["AbCdEfGhIjKlMnOpQrStUv", "1", "..%2f..", "a'b"])(
    "answers 404 for the rate %s",
    async (rate) => {
      for (const path of [`/api/v1/rates/${rate}`, `/api/v1/rates/${rate}/quote.pdf`]) {
        const reply = await assistant.inject(path);
        expect(reply.statusCode).toBe(404);
        expect(reply.json().errors).toMatchObject([{ code: "not-found" }]);
      }
    },
  );

  test("serves the document inline and privately, without the person's name", async () => {
    const { body } = await post();
    const reply = await assistant.inject(`/api/v1/rates/${body.data.rate}/quote.pdf`);
    const document = await getDocumentProxy(new Uint8Array(reply.rawPayload));
    const { text } = await extractText(document, { mergePages: true });

    expect(reply.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="preventivo-volpe-luce.pdf"',
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    expect(text).toContain("924,00 €");
    expect(text).not.toMatch(/Anna|esempio\.it/);
  });
});
