import { randomUUID } from "node:crypto";
import { AFFILIATE_TERMS, CONSENT_VERSIONS } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { createTestAccount, signInForTest } from "./accounts/sessions/test-session.ts";
import { toSignin } from "./accounts/test-accounts.ts";
import { drawBill, type TestBill } from "./bill-reading/test-bills/draw-bill.ts";
import { RECEIPT_BILLS } from "./bill-reading/test-bills/receipt-bills.ts";
import { confirmReceipt } from "./bills/upload-test-files.ts";
import { TEST_CONSUMER, TEST_PAYMENT, TEST_SUPPLY } from "./contracts/rules/test-parts.ts";
import { startTestContracts, TICKED, WITHDRAWAL } from "./contracts/test-contracts.ts";
import { TEST_RATE_FORM } from "./forms/test-rate-form.ts";
import { listRoutes } from "./test-routes.ts";
import { TEST_NOW } from "./test-server.ts";
import { setUp } from "./test-setup.ts";
import { toForm } from "./tickets/test-tickets.ts";

let login: { authorization: string };
const contracts = setUp("file", startTestContracts);
beforeAll(async () => {
  const account = await createTestAccount(contracts.services);
  login = await signInForTest(contracts.services, account.id);
});

// Drawing the documents of an order may be slow on a test machine.
vi.setConfig({ testTimeout: 60_000 });

/** POST routes that need no key, because a second call does no harm. */
const HARMLESS_TWICE: Record<string, string> = {
  "POST /affiliates": "an account joins once",
  "POST /affiliates/me/hooks/{hook}/test": "asks only the affiliate's own server",
  "POST /menu": "only reads",
  "POST /bills/{bill}/offer": "only reads",
  "POST /items/visualizzati": "only reads",
  "POST /reminders/confirm": "sets a state",
  "POST /unsubscribe": "sets a state",
  "POST /auth/consents": "sets a state",
  "POST /rates/{rate}/offers/{offer}/consent": "sets a state",
  "POST /auth/saveposition": "sets a state",
  "POST /auth/syncdata": "the last writer of each entry wins",
  "POST /tickets/{slug}/read": "sets a state",
  "POST /tickets/{slug}/close": "sets a state",
  "POST /auth/login": "a session ends by itself, and no answer with one is kept",
  "POST /auth/loginbytoken": "the link is good once",
  "POST /auth/google": "the code is good once",
  "POST /auth/facebook": "the code is good once",
  "POST /auth/refreshtoken": "the token is good once",
  "POST /auth/logout": "sets a state",
  "POST /assistant/continue": "the link is good once",
  "POST /auth/logintoken": "the newest mailed link is good",
  "POST /auth/ripristino": "the newest mailed link is good",
  "POST /auth/erasure/link": "the newest mailed link is good",
  "POST /auth/erasure": "sets a state",
};

test("accepts an idempotency key on every route that creates something", async () => {
  const routes = (await listRoutes(contracts.app)).filter(({ method }) => method === "POST");
  const unprotected = routes.filter(
    ({ name, takesIdempotencyKey }) => !takesIdempotencyKey && !(name in HARMLESS_TWICE),
  );
  expect(unprotected.map(({ name }) => name)).toEqual([]);
  expect(routes.filter(({ name, creates }) => creates && name in HARMLESS_TWICE)).toEqual([]);
});

type Sent = { payload: object | Buffer; headers?: Record<string, string> };

const toTicket = (fields: Record<string, string>): Sent => {
  const form = toForm({ id: randomUUID(), message: "Che cos’è la quota fissa?", ...fields }, []);
  return { payload: form.payload, headers: { ...form.headers, ...login } };
};

/** The body of each creating call, in an order in which each call is possible. */
const CALLS: Record<string, () => Promise<{ path: string } & Sent>> = {
  "POST /rates": async () => ({ path: "/rates", payload: TEST_RATE_FORM }),
  "POST /estimate": async () => ({
    path: "/estimate",
    payload: {
      tipology: "luce",
      query: "consumo=3100&potenza=3&provincia=TO&contratto=fisso&energia=0,25&quota=144",
    },
  }),
  "POST /reminders": async () => ({
    path: "/reminders",
    payload: { tipology: "luce", day: "2027-03-31", email: "anna@example.it", consent: true },
  }),
  "POST /contacts": async () => ({
    path: "/contacts",
    payload: {
      topic: "errore",
      message: "La quota fissa dell’offerta non è quella del fornitore.",
      name: "Anna Bianchi",
      email: "anna@example.it",
      communication: "email",
      phone: "+39",
      consents: { privacy: true, marketing: false },
    },
  }),
  "POST /auth/signin": async () => ({
    path: "/auth/signin",
    payload: toSignin({ email: "nuova@example.it" }),
  }),
  "POST /frontend/tracking": async () => ({
    path: "/frontend/tracking",
    payload: { tracking: "AFF-1", cookie: null },
  }),
  "POST /frontend/consents": async () => ({
    path: "/frontend/consents",
    payload: {
      id: randomUUID(),
      version: CONSENT_VERSIONS.cookies,
      at: TEST_NOW.getTime() / 1000 - 60,
      tracking: true,
      source: "accept",
    },
  }),
  "POST /tickets": async () => ({ path: "/tickets", ...toTicket({ subject: "Aiuto", rate: "" }) }),
  "POST /tickets/{slug}/messages": async () => {
    const { body } = await send({ path: "/tickets", ...toTicket({ subject: "Aiuto", rate: "" }) });
    return { path: `/tickets/${body.data.slug}/messages`, ...toTicket({}) };
  },
  "POST /contracts": async () => {
    const { offer, offerHash } = await contracts.preview(contracts.offer);
    const payload = { offer: offer.slug, per: offer.query, offerHash, regime: "consumer" };
    return { path: "/contracts", payload };
  },
  "POST /contracts/{contract}/submit": async () => {
    const draft = await contracts.filled();
    const { offerHash, version } = await draft.view();
    return toStep(draft, "submit", { offerHash, version, boxes: TICKED });
  },
  "POST /contracts/{contract}/code": async () =>
    toStep(await contracts.submitted(), "code", { kind: "new" }),
  "POST /contracts/{contract}/sign": async () => {
    const order = await contracts.submitted();
    return toStep(order, "sign", { code: await contracts.lastCode() });
  },
  "POST /contracts/{contract}/withdraw": async () =>
    toStep(await contracts.signed(), "withdraw", WITHDRAWAL),
  "POST /affiliates/me/hooks": async () => {
    const joining = { site: "www.esempio.it", accepted: true, version: AFFILIATE_TERMS.version };
    await send({ path: "/affiliates", payload: joining, headers: login });
    const payload = { kind: "postback", url: "https://esempio.it/s2s?e={type}" };
    return { path: "/affiliates/me/hooks", payload, headers: login };
  },
  "POST /bills": async () => ({ path: "/bills", ...(await toBillForm()) }),
  "POST /bills/{bill}/rate": async () => {
    const { body } = await send({ path: "/bills", ...(await toBillForm()) });
    const { bill, key } = body.data;
    return {
      path: `/bills/${bill}/rate`,
      payload: confirmReceipt(body.data),
      headers: { "owner-key": key },
    };
  },
  "PATCH /contracts/{contract}": async () => {
    const { id, key } = await contracts.begin(contracts.offer);
    const payload = { consumer: TEST_CONSUMER, supply: TEST_SUPPLY, payment: TEST_PAYMENT };
    return { path: `/contracts/${id}`, payload, headers: { "owner-key": key } };
  },
};

async function toBillForm(): Promise<Sent> {
  const [bill] = RECEIPT_BILLS as [TestBill, ...TestBill[]];
  return toForm({}, [{ name: "bolletta.pdf", content: await drawBill(bill) }]);
}

function toStep({ id, key }: { id: string; key: string }, step: string, payload: object) {
  return { path: `/contracts/${id}/${step}`, payload, headers: { "owner-key": key } };
}

async function send(
  { path, payload, headers = {} }: { path: string } & Sent,
  { key, method = "POST" }: { key?: string; method?: "PATCH" | "POST" } = {},
) {
  const reply = await contracts.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { ...headers, ...(key !== undefined && { "idempotency-key": key }) },
    payload,
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

test("has a case below for every route with a key", async () => {
  const keyed = (await listRoutes(contracts.app)).filter((route) => route.takesIdempotencyKey);
  expect(Object.keys(CALLS).sort()).toEqual(keyed.map(({ name }) => name).sort());
});

test.each(Object.entries(CALLS))(
  "happens once if %s is sent twice with one key",
  async (name, toCall) => {
    await contracts.reset();
    const call = await toCall();
    const method = name.startsWith("PATCH") ? "PATCH" : "POST";
    const key = randomUUID();
    const queued = async () => (await contracts.mails()).length;
    const first = await send(call, { key, method });
    const mailed = await queued();
    const second = await send(call, { key, method });
    expect([first.status, first.body.errors]).toEqual([
      first.status < 300 ? first.status : 201,
      undefined,
    ]);
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect({ status: second.status, body: second.body }).toEqual({
      status: first.status,
      body: first.body,
    });
    expect(await queued()).toBe(mailed);
  },
);

test("takes no data for a draft whose offer is no longer on sale", async () => {
  const { id, key } = await contracts.begin(contracts.offer);
  await contracts.services.db.execute(
    sql`update contracts set data = jsonb_set(data, '{offer,slug}', '"offerta-di-ieri"') where id = ${id}`,
  );
  const headers = { "owner-key": key, "idempotency-key": randomUUID() };
  const fill = () => contracts.call("PATCH", `/contracts/${id}`, { supply: TEST_SUPPLY }, headers);
  expect([await fill(), await fill()].map(({ status }) => status)).toEqual([409, 409]);
});
