import { AFFILIATE_TERMS, type BillCreated } from "@volpe/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestAccount, signInForTest } from "./accounts/sessions/test-session.ts";
import { drawBill } from "./bill-reading/test-bills/draw-bill.ts";
import { RECEIPT_BILLS } from "./bill-reading/test-bills/receipt-bills.ts";
import { confirmReceipt } from "./bills/upload-test-files.ts";
import { TEST_CONSUMER } from "./contracts/rules/test-parts.ts";
import {
  startTestContracts,
  type TestContracts,
  TICKED,
  WITHDRAWAL,
} from "./contracts/test-contracts.ts";
import { TEST_RATE_FORM } from "./forms/test-rate-form.ts";
import { listRoutes } from "./test-routes.ts";
import { toForm } from "./tickets/test-tickets.ts";

/** The credentials of a person: a login, and the key of each thing that they made. */
type Holder = {
  headers: Record<string, string>;
  rate: string;
  offer: string;
  bill: { id: string; key: string; files: BillCreated["files"] };
  contract: { id: string; key: string };
  signed: { id: string; key: string };
  ticket: { slug: string; message: string; file: string };
  session: string;
  hook: string;
};
type Call = { path: string; payload?: object; headers?: Record<string, string> };

let contracts: TestContracts;
let anna: Holder;
let bruno: Holder;
beforeAll(async () => {
  contracts = await startTestContracts();
  anna = await createHolder("anna@example.it");
  bruno = await createHolder("bruno@example.it");
}, 120_000);
afterAll(() => contracts.close());

// Drawing documents may be slow on a test machine.
vi.setConfig({ testTimeout: 60_000 });

async function send(method: string, { path, payload, headers = {} }: Call) {
  const reply = await contracts.app.inject({
    method: method as "GET",
    url: `/api/v1${path}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, text: reply.body };
}

async function createHolder(email: string): Promise<Holder> {
  const account = await createTestAccount(contracts.services, { email });
  const headers = await signInForTest(contracts.services, account.id);
  const make = async (method: string, call: Call) =>
    JSON.parse((await send(method, { ...call, headers: { ...headers, ...call.headers } })).text)
      .data;
  const { rate } = await make("POST", { path: "/rates", payload: { ...TEST_RATE_FORM, email } });
  const { offers } = await make("GET", { path: `/rates/${rate}` });
  const [receipt] = RECEIPT_BILLS;
  const pdf = receipt === undefined ? Buffer.alloc(0) : await drawBill(receipt);
  const files = [{ name: "bolletta.pdf", content: pdf }];
  const bill = await make("POST", { path: "/bills", ...toForm({}, files) });
  const order = await contracts.begin(contracts.offer, { headers });
  await order.call("PATCH", "", { consumer: { ...TEST_CONSUMER, email } });
  const fields = {
    id: crypto.randomUUID(),
    message: "Guardate il file.",
    subject: "Aiuto",
    rate: "",
  };
  const { slug: ticket } = await make("POST", { path: "/tickets", ...toForm(fields, files) });
  const { messages } = await make("GET", { path: `/tickets/${ticket}` });
  const [session] = await make("GET", { path: "/auth/sessions" });
  const joining = { site: "www.esempio.it", accepted: true, version: AFFILIATE_TERMS.version };
  await make("POST", { path: "/affiliates", payload: joining });
  const { hook } = await make("POST", {
    path: "/affiliates/me/hooks",
    // Nobody answers there, and a test of the route needs no answer.
    payload: { kind: "webhook", url: "https://ricevente.invalid/eventi" },
  });
  return {
    headers,
    rate,
    offer: offers[0].slug,
    bill: { id: bill.bill, key: bill.key, files: bill.files },
    contract: { id: order.id, key: order.key },
    signed: await contracts.concluded(),
    ticket: { slug: ticket, message: messages[0].id, file: messages[0].attachments[0].id },
    session: session.id,
    hook: hook.id,
  };
}

/** Routes whose id names something that everybody may read. */
const PUBLIC = [
  "GET /seller-papers/{sha256}.pdf",
  "GET /offers/{slug}",
  "GET /vehicles/{slug}",
  "GET /vehicles/{vehicle}/{variant}",
  "GET /terminals/{slug}",
  "GET /internet/{slug}",
  "GET /posts/{slug}",
  "GET /faqs/{slug}",
  "GET /places/regions/{region}",
  "GET /places/{province}",
  "GET /frontend/brand/{id}",
  "GET /contracts/offers/{slug}",
];

/**
 * Routes that anybody with the address may read. It cannot be guessed, and the answer names nobody.
 */
const BY_ADDRESS: Record<string, (of: Holder) => string> = {
  "GET /rates/{rate}": ({ rate }) => `/rates/${rate}`,
  "GET /rates/{rate}/offers/{offer}": ({ rate, offer }) => `/rates/${rate}/offers/${offer}`,
  "GET /rates/{rate}/offers/{offer}/expiry.ics": ({ rate, offer }) =>
    `/rates/${rate}/offers/${offer}/expiry.ics`,
  "GET /rates/{rate}/quote.pdf": ({ rate }) => `/rates/${rate}/quote.pdf`,
};

/**
 * Routes of one holder's things; `by` is the caller. The last ones delete the thing that they name.
 */
const OWN: Record<string, (of: Holder, by: Holder | null) => Call> = {
  "GET /rates/{rate}/holder": ({ rate }, by) => ({
    path: `/rates/${rate}/holder`,
    headers: by?.headers ?? {},
  }),
  "GET /rates/{rate}/offers/{offer}/consent": toConsent(undefined),
  "POST /rates/{rate}/offers/{offer}/consent": toConsent({ channel: "email" }),
  "GET /bills/{bill}": toBill(""),
  "POST /bills/{bill}/offer": (of, by) => {
    const { file, type } = confirmReceipt(of.bill);
    return toBill("/offer", { file, type, offerCode: "NESSUNA" })(of, by);
  },
  "POST /bills/{bill}/rate": (of, by) => toBill("/rate", confirmReceipt(of.bill))(of, by),
  "GET /contracts/{contract}": toContract("", undefined),
  "GET /contracts/{contract}/{kind}.pdf": toContract("/sheet.pdf", undefined),
  "GET /contracts/{contract}/withdrawal.ics": (of, by) =>
    toContract("/withdrawal.ics", undefined)(
      { ...of, contract: of.signed },
      by && { ...by, contract: by.signed },
    ),
  "PATCH /contracts/{contract}": toContract("", { consumer: TEST_CONSUMER }),
  "POST /contracts/{contract}/submit": toContract("/submit", {
    offerHash: "0".repeat(64),
    version: "",
    boxes: TICKED,
  }),
  "POST /contracts/{contract}/code": toContract("/code", { kind: "new" }),
  "POST /contracts/{contract}/sign": toContract("/sign", { code: "123456" }),
  "POST /contracts/{contract}/withdraw": toContract("/withdraw", WITHDRAWAL),
  "GET /tickets/{slug}": (of) => ({ path: `/tickets/${of.ticket.slug}` }),
  "GET /tickets/{slug}/attachments/{id}": (of) => ({
    path: `/tickets/${of.ticket.slug}/attachments/${of.ticket.file}`,
  }),
  "POST /tickets/{slug}/messages": (of) => ({
    path: `/tickets/${of.ticket.slug}/messages`,
    ...toForm({ id: crypto.randomUUID(), message: "Ancora una cosa." }, []),
  }),
  "POST /tickets/{slug}/read": (of) => ({
    path: `/tickets/${of.ticket.slug}/read`,
    payload: { message: of.ticket.message },
  }),
  "POST /tickets/{slug}/close": (of) => ({ path: `/tickets/${of.ticket.slug}/close` }),
  "POST /affiliates/me/hooks/{hook}/test": (of) => ({
    path: `/affiliates/me/hooks/${of.hook}/test`,
  }),
  "DELETE /affiliates/me/hooks/{hook}": (of) => ({ path: `/affiliates/me/hooks/${of.hook}` }),
  "DELETE /bills/{bill}": toBill(""),
  "DELETE /auth/sessions/{id}": (of) => ({ path: `/auth/sessions/${of.session}` }),
};

const UNKNOWN_KEY = "AbCdEfGhIjKlMnOpQrStUv";
function toBill(rest: string, payload?: object) {
  return ({ bill }: Holder, by: Holder | null): Call => ({
    path: `/bills/${bill.id}${rest}`,
    ...(payload === undefined ? {} : { payload }),
    headers: by === null ? {} : { "owner-key": by.bill.key },
  });
}

function toConsent(payload: object | undefined) {
  return ({ rate, offer }: Holder, by: Holder | null): Call => ({
    path: `/rates/${rate}/offers/${offer}/consent`,
    ...(payload === undefined ? {} : { payload }),
    headers: by?.headers ?? {},
  });
}

function toContract(rest: string, payload: object | undefined) {
  return ({ contract }: Holder, by: Holder | null): Call => ({
    path: `/contracts/${contract.id}${rest}`,
    ...(payload === undefined ? {} : { payload }),
    headers: by === null ? {} : { "owner-key": by.contract.key },
  });
}

test("classifies every route with an id as public, by its address, or private", async () => {
  const named = (await listRoutes(contracts.app)).filter(({ hasId }) => hasId);
  const known = [...PUBLIC, ...Object.keys(BY_ADDRESS), ...Object.keys(OWN)];
  expect(known.sort()).toEqual(named.map(({ name }) => name).sort());
});

test.each(Object.keys(OWN))(
  "answers %s with not found for another account and for nobody",
  async (name) => {
    const [method = ""] = name.split(" ");
    const toCall = OWN[name] as (typeof OWN)[string];
    const other = toCall(anna, bruno);
    expect(
      (await send(method, { ...other, headers: { ...bruno.headers, ...other.headers } })).status,
    ).toBe(404);
    // A key of another thing gives no more access than a login without one.
    const keyless = toCall(anna, null);
    expect(
      (await send(method, { ...keyless, headers: { ...bruno.headers, ...keyless.headers } }))
        .status,
    ).toBe(404);
    const needsLogin = /\/(tickets|auth|affiliates)\//.test(name);
    expect((await send(method, keyless)).status).toBe(needsLogin ? 401 : 404);
  },
);

test.each(Object.entries(BY_ADDRESS))("returns no personal data from %s", async (_name, toPath) => {
  const { status, text } = await send("GET", { path: toPath(anna) });
  expect(status).toBe(200);
  expect(text).not.toMatch(/anna|bianchi|example\.it/i);
  expect((await send("GET", { path: toPath({ ...anna, rate: UNKNOWN_KEY }) })).status).toBe(404);
});

test.each(Object.keys(OWN))("answers %s for its holder", async (name) => {
  const [method = ""] = name.split(" ");
  // A confirmed bill is already deleted, so the test deletes another one.
  const holder = method === "DELETE" ? bruno : anna;
  const call = (OWN[name] as (typeof OWN)[string])(holder, holder);
  const headers = { ...holder.headers, ...call.headers };
  const { status } = await send(method, { ...call, headers });
  expect(status).not.toBe(404);
  expect(status).toBeLessThan(500);
});
