import { expect, test, vi } from "vitest";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { setUp } from "../test-setup.ts";
import { TEST_CONSUMER } from "./rules/test-parts.ts";
import { startTestContracts } from "./test-contracts.ts";

vi.setConfig({ testTimeout: 60_000 });

const contracts = setUp("file", startTestContracts);

type Begun = Awaited<ReturnType<typeof contracts.begin>>;
const toKeys = ({ id, key }: Begun) => [{ contract: id, key }];
const begin = (given: Parameters<typeof contracts.begin>[1] = {}) =>
  contracts.begin(contracts.offer, given);

test("a cart sent twice from one browser makes one draft", async () => {
  const first = await begin();
  const again = await begin({ contractKeys: toKeys(first) });
  expect([again.made.status, again.id, again.key]).toEqual([201, first.id, first.key]);
});

test("a cart sent twice by one account makes one draft, in either browser", async () => {
  const headers = await signIn("due.volte@example.it");
  const first = await begin({ headers });
  expect((await begin({ headers })).id).toBe(first.id);
  expect((await contracts.call("GET", "/contracts", undefined, headers)).body.data).toHaveLength(1);
});

test.each([
  ["for another use", { per: "consumo=1500&potenza=3&provincia=MB" }],
  ["at another place", { per: "consumo=2700&potenza=3&provincia=PA" }],
])("an order %s is another draft", async (_name, given) => {
  const first = await begin();
  const other = await begin({ ...given, contractKeys: toKeys(first) });
  expect([other.made.status, other.id === first.id]).toEqual([201, false]);
});

test("a wrong key opens no draft", async () => {
  const first = await begin();
  const wrong = { contract: first.id, key: (await begin()).key };
  expect((await begin({ contractKeys: [wrong] })).id).not.toBe(first.id);
});

test("an order that waits for its code is no draft", async () => {
  const ordered = await contracts.submitted();
  expect((await begin({ contractKeys: toKeys(ordered) })).id).not.toBe(ordered.id);
});

test("an account continues this browser's draft only while it names nobody", async () => {
  const headers = await signIn("chi.entra@example.it");
  const unnamed = await begin();
  expect((await begin({ headers, contractKeys: toKeys(unnamed) })).id).toBe(unnamed.id);
  const [listed] = (await contracts.call("GET", "/contracts", undefined, headers)).body.data;
  expect(listed.id).toBe(unnamed.id);

  const others = await signIn("un.altro@example.it");
  expect((await begin({ headers: others, contractKeys: toKeys(unnamed) })).id).not.toBe(unnamed.id);
  const named = await begin();
  await named.call("PATCH", "", { consumer: TEST_CONSUMER });
  const third = await signIn("un.terzo@example.it");
  expect((await begin({ headers: third, contractKeys: toKeys(named) })).id).not.toBe(named.id);
});

async function signIn(email: string) {
  const account = await createTestAccount(contracts.services, { email });
  return await signInForTest(contracts.services, account.id);
}
