import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TEST_SUPPLY } from "./rules/test-parts.ts";
import { startTestContracts, type TestContracts, TICKED } from "./test-contracts.ts";

let contracts: TestContracts;
beforeAll(async () => {
  contracts = await startTestContracts();
});
beforeEach(() => contracts.reset());
afterAll(() => contracts.close());

test("an ended offer has no figure and takes no data", async () => {
  const { call, view } = await contracts.begin(contracts.offer);
  contracts.setNow("2031-01-01T10:00:00Z");
  expect(await view()).toMatchObject({
    way: { kind: "ended", text: "Questa offerta non si vende più." },
    offer: { price: null },
  });
  expect((await contracts.preview(contracts.offer)).offer.price).toBeNull();
  expect(await call("PATCH", "", { supply: TEST_SUPPLY })).toMatchObject({
    status: 409,
    body: { errors: [{ code: "offer-not-orderable" }] },
  });
  expect((await view()).supply).toBeNull();
});

test("orders only the shown data, not those of another tab", async () => {
  const { call, view } = await contracts.filled();
  const { offerHash, version } = await view();
  contracts.passMs(1000);
  const supply = { ...TEST_SUPPLY, address: { ...TEST_SUPPLY.address, street: "Via Lecco 99" } };
  await call("PATCH", "", { supply });
  expect(await call("POST", "/submit", { offerHash, version, boxes: TICKED })).toMatchObject({
    status: 409,
    body: {
      errors: [
        {
          code: "contract-state",
          message: expect.stringMatching(/i dati di quest’ordine sono cambiati.*ordina di nuovo/),
        },
      ],
    },
  });
  expect(await contracts.mails()).toEqual([]);
  const shown = await view();
  const order = { offerHash, version: shown.version, boxes: TICKED };
  expect((await call("POST", "/submit", order)).status).toBe(200);
});

test("asks again for the reason of a draft if the stored one is no longer a choice", async () => {
  const { call, id, view } = await contracts.filled();
  await contracts.services.db.execute(
    sql`update contracts set data = jsonb_set(data, '{supply,reason}', '"transfer"') where id = ${id}`,
  );
  const { missing, offerHash, supply, version } = await view();
  expect([missing, supply?.reason]).toEqual([["supply"], "transfer"]);
  expect(await call("POST", "/submit", { offerHash, version, boxes: TICKED })).toMatchObject({
    status: 409,
    body: { errors: [{ code: "contract-incomplete" }] },
  });
  await call("PATCH", "", { supply: { ...TEST_SUPPLY, reason: "name-change" } });
  expect((await view()).missing).toEqual([]);
});

test("gives no code or signature to an order whose offer changed or ended", async () => {
  const { call, id, view } = await contracts.submitted();
  const { db } = contracts.services;
  const code = await contracts.lastCode();
  const refusals = async () => [
    (await call("POST", "/code", { kind: "new" })).body.errors?.[0]?.code,
    (await call("POST", "/sign", { code })).body.errors?.[0]?.code,
  ];
  const { offerHash } = await view();
  const setHash = (hash: string) =>
    db.execute(sql`update contracts set offer_hash = ${hash} where id = ${id}`);
  await setHash("0".repeat(64));
  expect(await refusals()).toEqual(["offer-changed", "offer-changed"]);
  await setHash(offerHash);
  contracts.setNow("2031-01-01T10:00:00Z");
  expect(await refusals()).toEqual(["offer-not-orderable", "offer-not-orderable"]);
  expect(await view()).toMatchObject({ state: "submitted", way: { kind: "ended" } });
  expect(await contracts.mails("contract-code")).toHaveLength(1);
});
