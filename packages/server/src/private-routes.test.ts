import { expect, test, vi } from "vitest";
import { confirmReceipt } from "./bills/upload-test-files.ts";
import { TEST_CONSUMER } from "./contracts/rules/test-parts.ts";
import { TICKED, WITHDRAWAL } from "./contracts/test-contracts.ts";
import { type Call, type Holder, startTestHolders } from "./test-holders.ts";
import { BY_BODY, BY_LOGIN, BY_SECRET, PUBLIC, PUBLIC_BY_ID } from "./test-route-classes.ts";
import { listRoutes } from "./test-routes.ts";
import { setUp } from "./test-setup.ts";
import { toForm } from "./tickets/test-tickets.ts";

const people = setUp("file", startTestHolders);

/** Sends a call, for tests that run once `people` is set. */
const send = (method: string, call: Call) => people.send(method, call);

// Drawing documents may be slow on a test machine.
vi.setConfig({ testTimeout: 60_000 });

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
 * Routes of things that belong to a holder; `by` is the caller. The last routes delete the thing
 * that they name.
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

test("classifies every route as public or by what names its object", async () => {
  const routes = await listRoutes(people.contracts.app);
  const byId = [...PUBLIC_BY_ID, ...Object.keys(BY_ADDRESS), ...Object.keys(OWN)];
  const others = [...Object.keys(BY_LOGIN), ...Object.keys(BY_SECRET), ...BY_BODY];
  const toNames = (hasId: boolean) =>
    routes.filter((route) => route.hasId === hasId).map(({ name }) => name);
  expect(byId.sort()).toEqual(toNames(true).sort());
  expect([...PUBLIC, ...others].sort()).toEqual(toNames(false).sort());
});

test.each(Object.keys(OWN))(
  "refuses %s to another account and to a caller without a login",
  async (name) => {
    const [method = ""] = name.split(" ");
    const toCall = OWN[name] as (typeof OWN)[string];
    const other = toCall(people.anna, people.bruno);
    expect(
      (await send(method, { ...other, headers: { ...people.bruno.headers, ...other.headers } }))
        .status,
    ).toBe(404);
    // The key of another thing gives no more access than a login without a key.
    const keyless = toCall(people.anna, null);
    expect(
      (await send(method, { ...keyless, headers: { ...people.bruno.headers, ...keyless.headers } }))
        .status,
    ).toBe(404);
    const needsLogin = /\/(tickets|auth|affiliates)\//.test(name);
    expect((await send(method, keyless)).status).toBe(needsLogin ? 401 : 404);
  },
);

test.each(Object.entries(BY_ADDRESS))("returns no personal data from %s", async (_name, toPath) => {
  const { status, text } = await send("GET", { path: toPath(people.anna) });
  expect(status).toBe(200);
  expect(text).not.toMatch(/anna|bianchi|example\.it/i);
  expect((await send("GET", { path: toPath({ ...people.anna, rate: UNKNOWN_KEY }) })).status).toBe(
    404,
  );
});

test.each(Object.keys(OWN))("answers %s for its holder", async (name) => {
  const [method = ""] = name.split(" ");
  // A confirmed bill is already deleted, so the test deletes another one.
  const holder = method === "DELETE" ? people.bruno : people.anna;
  const call = (OWN[name] as (typeof OWN)[string])(holder, holder);
  const headers = { ...holder.headers, ...call.headers };
  const { status } = await send(method, { ...call, headers });
  expect(status).not.toBe(404);
  expect(status).toBeLessThan(500);
});
