import { CONTRACT_DRAFT_KEPT_DAYS, DAY_MS } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import type { TestBill } from "../bill-reading/test-bills/draw-bill.ts";
import { RECEIPT_BILLS } from "../bill-reading/test-bills/receipt-bills.ts";
import { startTestContracts, type TestContracts } from "../contracts/test-contracts.ts";
import { erasePerson } from "../privacy/erase-person.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { findPersonByEmail } from "../privacy/person-repository.ts";
import { sweepContracts } from "../privacy/retention-jobs.ts";
import { createLog } from "../process/log.ts";
import { confirmReceipt, uploadTestBill } from "./upload-test-files.ts";

const POD = "IT001E12345678";
const [RECEIPT] = RECEIPT_BILLS as [TestBill, ...TestBill[]];

const logged: string[] = [];
let server: TestContracts;
beforeAll(async () => {
  const log = createLog("trace", { write: (line) => void logged.push(line) });
  server = await startTestContracts({ log });
});
afterAll(() => server.close());

async function get(path: string, headers: Record<string, string> = {}) {
  const reply = await server.app.inject({ url: `/api/v1${path}`, headers });
  return { status: reply.statusCode, body: reply.body };
}

/** The quote of a confirmed bill, and its key. */
async function quoteBill(headers: Record<string, string> = {}) {
  const inject = server.app.inject.bind(server.app);
  const created = await uploadTestBill({ inject } as never, RECEIPT);
  const { bill, key } = created;
  const reply = await server.app.inject({
    method: "POST",
    url: `/api/v1/bills/${bill}/rate`,
    headers: { ...headers, "owner-key": key },
    payload: confirmReceipt(created),
  });
  return reply.json().data as { rate: string; key: string };
}

const pointOf = async (rate: string, headers: Record<string, string>) => {
  const { status, body } = await get(`/rates/${rate}/holder`, headers);
  return status === 200 ? JSON.parse(body).data.point : status;
};

test("shows the POD of a confirmed bill only to the quote's owner", async () => {
  const { rate, key } = await quoteBill();
  expect(await pointOf(rate, { "owner-key": key })).toBe(POD);
  expect(await pointOf(rate, {})).toBe(404);
  expect(await pointOf(rate, { "owner-key": "AbCdEfGhIjKlMnOpQrStUv" })).toBe(404);
  expect((await get(`/rates/${rate}`, { "owner-key": key })).body).not.toContain(POD);
  const { rows } = await server.services.db.execute(sql`select * from rates`);
  expect(JSON.stringify(rows)).not.toContain(POD);
  expect(logged.join()).not.toContain(POD);
});

test("deletes the POD after a month and keeps the quote", async () => {
  const { rate, key } = await quoteBill();
  server.passMs(CONTRACT_DRAFT_KEPT_DAYS * DAY_MS);
  await sweepContracts(server.services);
  expect(await pointOf(rate, { "owner-key": key })).toBe(POD);
  server.passMs(1);
  await sweepContracts(server.services);
  expect(await pointOf(rate, { "owner-key": key })).toBe(404);
  expect((await get(`/rates/${rate}`)).status).toBe(200);
  await server.reset();
});

test("exports and erases the POD with the account", async () => {
  const { services } = server;
  const anna = await createTestAccount(services, { email: "anna@esempio.it" });
  const { rate, key } = await quoteBill(await signInForTest(services, anna.id));
  const person = await findPersonByEmail(services.db, "anna@esempio.it");
  const { quotes } = await exportPerson(services, person);
  expect(quotes).toMatchObject([{ id: rate, supplyPoint: POD }]);
  expect(JSON.stringify(quotes)).not.toContain("sealed");
  await erasePerson(services, person);
  expect(await pointOf(rate, { "owner-key": key })).toBe(404);
});
