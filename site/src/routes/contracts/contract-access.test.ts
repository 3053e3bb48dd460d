import { DAY_MS } from "@volpe/contract";
import { ApiError } from "@volpe/core";
import { RouterContextProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { clientContext } from "../../page/client-context.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { findEarlierContract, findOpenOrder } from "./contract-access.ts";
import { loader } from "./contract-page.tsx";

afterEach(() => vi.useRealTimers());

const RATE = "q".repeat(22);
const OTHER = "o".repeat(22);
const MADE = "c".repeat(22);
const KEYED = "h".repeat(22);

const toCookie = (contracts: readonly string[]) => {
  const keys = contracts.map((contract) => `${contract}.${"k".repeat(22)}.c`);
  return `chiavi=${encodeURIComponent(JSON.stringify(keys))}`;
};

/** Opens the page of a contract without its key and returns the redirect. */
async function open(
  id: string,
  { loggedIn = false, keysOf = [] as string[] } = {},
): Promise<string | null> {
  const fail = () => {
    throw new ApiError(404, [{ code: "not-found", message: "" }]);
  };
  const client = createFakeClient({
    ...(loggedIn && { cookies: { auth: TEST_LOGIN } }),
    calls: {
      [`GET /rates/${RATE}`]: () => ({ rate: RATE }),
      [`GET /rates/${OTHER}`]: () => ({ rate: OTHER }),
      [`GET /rates/${MADE}`]: fail,
      [`GET /contracts/${RATE}`]: fail,
      [`GET /contracts/${OTHER}`]: fail,
      "GET /contracts": () => [{ id: MADE, rate: RATE, createdAt: "2026-11-20T10:00:00.000Z" }],
      [`GET /contracts/${KEYED}`]: () => ({
        id: KEYED,
        rate: RATE,
        createdAt: "2026-11-21T10:00:00.000Z",
      }),
    },
  });
  const context = new RouterContextProvider();
  context.set(clientContext, client);
  const headers = { cookie: toCookie(keysOf) };
  const request = new Request(`https://volpe.example/contratto/${id}`, { headers });
  const args = { request, params: { rate: id }, context };
  const thrown = await loader(args as unknown as Parameters<typeof loader>[0]).catch(
    (failure: unknown) => failure,
  );
  return thrown instanceof Response ? thrown.headers.get("location") : null;
}

test("redirects from the id of a quote to the choice of its offer", async () => {
  expect(await open(RATE)).toBe(`/cart/${RATE}`);
});

test("redirects from the id of a quote to the logged-in person's contract", async () => {
  expect(await open(RATE, { loggedIn: true })).toBe(`/contratto/${MADE}`);
  expect(await open(OTHER, { loggedIn: true })).toBe(`/cart/${OTHER}`);
});

test("redirects from the id of a quote to the newest contract of this browser", async () => {
  expect(await open(RATE, { keysOf: [KEYED] })).toBe(`/contratto/${KEYED}`);
  expect(await open(RATE, { keysOf: [KEYED], loggedIn: true })).toBe(`/contratto/${KEYED}`);
  // First the browser holds the key of a deleted contract, then that of another quote's contract.
  expect(await open(RATE, { keysOf: [OTHER] })).toBe(`/cart/${RATE}`);
  expect(await open(OTHER, { keysOf: [KEYED] })).toBe(`/cart/${OTHER}`);
});

test("redirects from the id of a contract to the login, as from an unknown one", async () => {
  expect(await open(MADE)).toBe(`/auth/login?da=%2Fcontratto%2F${MADE}`);
});

test("finds the order of an offer that this browser began and did not sign", async () => {
  const toContract = (id: string, slug: string, state: string) => () => ({
    id,
    state,
    offer: { slug },
  });
  const context = new RouterContextProvider();
  const calls = {
    [`GET /contracts/${KEYED}`]: toContract(KEYED, "serena", "draft"),
    [`GET /contracts/${MADE}`]: toContract(MADE, "lieta", "signed"),
  };
  context.set(clientContext, createFakeClient({ calls }));
  const headers = { cookie: toCookie([KEYED, MADE]) };
  const request = new Request("https://volpe.example/offerte/cart/serena", { headers });
  const args = { request, context } as unknown as Parameters<typeof findOpenOrder>[0];
  expect(await findOpenOrder(args, "serena")).toBe(`/contratto/${KEYED}`);
  expect(await findOpenOrder(args, "lieta")).toBeNull();
});

const NOW = Date.parse("2026-11-27T10:00:00.000Z");
const toParty = (email: string, daysAgo = 1) => ({
  consumer: { email },
  business: null,
  createdAt: new Date(NOW - daysAgo * DAY_MS).toISOString(),
});

/** The earlier contract that is found while this browser begins a new one. */
async function findEarlier(
  account: { email: string } | null,
  { begunDaysAgo = 30, email = "anna@esempio.it", ofAccount = [OTHER, MADE] } = {},
): Promise<string | undefined> {
  vi.setSystemTime(NOW);
  const draft = "n".repeat(22);
  const client = createFakeClient({
    calls: {
      "GET /contracts": () => [draft, ...ofAccount].map((id) => ({ id })),
      [`GET /contracts/${draft}`]: () => ({ id: draft, consumer: null, business: null }),
      [`GET /contracts/${OTHER}`]: () => ({ id: OTHER, consumer: null, business: null }),
      [`GET /contracts/${MADE}`]: () => ({ id: MADE, ...toParty("bruno@esempio.it") }),
      [`GET /contracts/${KEYED}`]: () => ({
        id: KEYED,
        ...toParty(email, begunDaysAgo),
      }),
    },
  });
  const context = new RouterContextProvider();
  context.set(clientContext, client);
  const headers = { cookie: toCookie([draft, KEYED]) };
  const request = new Request(`https://volpe.example/contratto/${draft}`, { headers });
  const args = { request, context } as unknown as Parameters<typeof findEarlierContract>[0];
  return (await findEarlierContract(args, { id: draft, account }))?.id;
}

test("finds the newest other contract with a person, of the account or of this browser", async () => {
  expect(await findEarlier(null)).toBe(KEYED);
  expect(await findEarlier({ email: "bruno@esempio.it" })).toBe(MADE);
});

test("takes no data from an order of this browser that was begun more than 30 days ago", async () => {
  expect(await findEarlier(null, { begunDaysAgo: 31 })).toBeUndefined();
});

test("takes data from this browser's order in whatever case its e-mail was typed", async () => {
  const order = { email: " Anna@Esempio.IT", ofAccount: [] };
  expect(await findEarlier({ email: "anna@esempio.it" }, order)).toBe(KEYED);
  expect(await findEarlier({ email: "bruno@esempio.it" }, order)).toBeUndefined();
});
