import { type BillCreated, CONTRACT_DRAFT_KEPT_DAYS, DAY_MS } from "@volpe/contract";
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
const HOLDER = "Mario Rossi";
const CODE = "RSSMRA85T10A562S";
const STREET = "via Roma 12";
const PERSONAL = new RegExp(`${POD}|${HOLDER}|${CODE}|${STREET}`);
const [RECEIPT] = RECEIPT_BILLS as [TestBill, ...TestBill[]];
const NAMED: TestBill = {
  ...RECEIPT,
  marks: [
    ...RECEIPT.marks,
    { x: 40, y: 790, text: `Intestatario: ${HOLDER}` },
    { x: 300, y: 790, text: `Codice fiscale: ${CODE}` },
  ],
};

/** The corrected postal code; the bill prints 20100, which Milano had before it was divided. */
const PLACE = { street: STREET, postalCode: "20121", city: "Milano" };

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

const upload = () => uploadTestBill({ inject: server.app.inject.bind(server.app) } as never, NAMED);

async function confirm(
  created: BillCreated,
  { headers = {}, change = {} }: { headers?: Record<string, string>; change?: object } = {},
) {
  const { bill, key } = created;
  return await server.app.inject({
    method: "POST",
    url: `/api/v1/bills/${bill}/rate`,
    headers: { ...headers, "owner-key": key },
    payload: {
      ...confirmReceipt(created),
      holder: HOLDER,
      keepsFiscalCode: true,
      ...PLACE,
      ...change,
    },
  });
}

/** The quote of a confirmed bill, and its key. */
async function quoteBill(headers: Record<string, string> = {}) {
  const reply = await confirm(await upload(), { headers });
  return reply.json().data as { rate: string; key: string };
}

const BILLED = { point: POD, holder: HOLDER, fiscalCode: CODE, ...PLACE };

const supplyOf = async (rate: string, headers: Record<string, string>) => {
  const { status, body } = await get(`/rates/${rate}/holder`, headers);
  if (status !== 200) {
    return status;
  }
  const {
    point,
    billHolder: holder,
    billFiscalCode: fiscalCode,
    ...others
  } = JSON.parse(body).data;
  const { billStreet: street, billPostalCode: postalCode, billCity: city } = others;
  return { point, holder, fiscalCode, street, postalCode, city };
};

test("stores the holder of a bill sealed", async () => {
  const { files } = await upload();
  expect(files[0]?.supplies[0]?.fields).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: "holder", value: HOLDER, confidence: "sure" }),
      expect.objectContaining({ name: "fiscalCode", value: CODE, confidence: "sure" }),
      expect.objectContaining({ name: "street", value: STREET, confidence: "sure" }),
      expect.objectContaining({ name: "postalCode", value: "20100", confidence: "doubtful" }),
      expect.objectContaining({ name: "city", value: "Milano", confidence: "sure" }),
    ]),
  );
  const { rows } = await server.services.db.execute(sql`select * from bill_files`);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(PERSONAL);
});

test("stores neither removed values nor a fiscal code that was not asked for", async () => {
  const created = await upload();
  const change = { holder: "", street: "", keepsFiscalCode: false };
  const reply = await confirm(created, { change });
  const { rate, key } = reply.json().data;
  expect(await supplyOf(rate, { "owner-key": key })).toEqual({
    ...{ ...BILLED, holder: "", fiscalCode: "", street: "" },
  });
});

test("refuses a doubtful part of an address until it is confirmed", async () => {
  const created = await upload();
  const asRead = { change: { postalCode: "20100" } };
  const refused = await confirm(created, asRead);
  expect([
    refused.statusCode,
    refused.json().errors.map(({ field }: { field: string }) => field),
  ]).toEqual([422, ["postalCode"]]);
  const change = { postalCode: "20100", checked: ["operator", "postalCode"] };
  expect((await confirm(created, { change })).statusCode).toBe(201);
});

test("shows supply point and holder of a confirmed bill only to the quote's owner", async () => {
  const { rate, key } = await quoteBill();
  expect(await supplyOf(rate, { "owner-key": key })).toEqual(BILLED);
  expect(await supplyOf(rate, {})).toBe(404);
  expect(await supplyOf(rate, { "owner-key": "AbCdEfGhIjKlMnOpQrStUv" })).toBe(404);
  expect((await get(`/rates/${rate}`, { "owner-key": key })).body).not.toMatch(PERSONAL);
  const { rows } = await server.services.db.execute(sql`select * from rates`);
  expect(JSON.stringify(rows)).not.toMatch(PERSONAL);
  expect(logged.join()).not.toMatch(PERSONAL);
});

test("deletes supply point and holder after a month and keeps the quote", async () => {
  const { rate, key } = await quoteBill();
  server.passMs(CONTRACT_DRAFT_KEPT_DAYS * DAY_MS);
  await sweepContracts(server.services);
  expect(await supplyOf(rate, { "owner-key": key })).toEqual(BILLED);
  server.passMs(1);
  await sweepContracts(server.services);
  expect(await supplyOf(rate, { "owner-key": key })).toBe(404);
  expect((await get(`/rates/${rate}`)).status).toBe(200);
  await server.reset();
});

test("exports and erases supply point and holder with the account", async () => {
  const { services } = server;
  const anna = await createTestAccount(services, { email: "anna@esempio.it" });
  const { rate, key } = await quoteBill(await signInForTest(services, anna.id));
  const person = await findPersonByEmail(services.db, "anna@esempio.it");
  const { quotes } = await exportPerson(services, person);
  expect(quotes).toMatchObject([{ id: rate, billedSupply: BILLED }]);
  expect(JSON.stringify(quotes)).not.toContain("sealed");
  const bill = await upload();
  await services.db.execute(sql`update bills set account_id = ${anna.id} where id = ${bill.bill}`);
  expect(JSON.stringify((await exportPerson(services, person)).bills)).toContain(CODE);
  await erasePerson(services, person);
  expect((await get(`/bills/${bill.bill}`, { "owner-key": bill.key })).status).toBe(404);
  expect(await supplyOf(rate, { "owner-key": key })).toBe(404);
});
