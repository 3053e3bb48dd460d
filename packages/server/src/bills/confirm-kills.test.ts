import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { TestBill } from "../bill-reading/test-bills/draw-bill.ts";
import { RECEIPT_BILLS } from "../bill-reading/test-bills/receipt-bills.ts";
import type { Database } from "../db/database.ts";
import { Killed, toFaultyDatabase } from "../db/test-faulty-db.ts";
import { callApi } from "../test-call.ts";
import { setUpBills } from "./test-bill-assistant.ts";
import { confirmReceipt, uploadTestBill } from "./upload-test-files.ts";

/** A confirmation has fewer statements than this. */
const STATEMENTS_MAX = 40;

const { open, assistant } = setUpBills();

async function readAll() {
  const tables = ["bills", "bill_files", "rates", "leads", "idempotent_calls"];
  const rows = [];
  for (const table of tables) {
    rows.push((await open.db.execute(`select * from ${table}`)).rows);
  }
  return rows;
}

type Work = (within: Database) => Promise<unknown>;

/** Confirms a bill while `run` handles the server's transactions. */
async function confirmWith<T>(send: () => Promise<T>, run: (work: Work) => Work): Promise<T> {
  const { db } = assistant.services;
  const transaction = db.transaction.bind(db);
  const faulty = vi
    .spyOn(db, "transaction")
    .mockImplementation(((work: Work) => transaction(run(work))) as never);
  try {
    return await send();
  } finally {
    faulty.mockRestore();
  }
}

test("confirms once with a key if any statement or the commit fails", async () => {
  const [receipt] = RECEIPT_BILLS as [TestBill, ...TestBill[]];
  const created = await uploadTestBill(assistant, receipt);
  const { bill, key } = created;
  const headers = { "owner-key": key, "idempotency-key": randomUUID() };
  const confirm = () =>
    callApi(assistant, `POST /bills/${bill}/rate`, { headers, body: confirmReceipt(created) });
  const before = await readAll();
  let last = 0;
  for (let isSent = false; !isSent && last < STATEMENTS_MAX; ) {
    last += 1;
    const reply = await confirmWith(confirm, (work) => async (within) => {
      await work(toFaultyDatabase(within, last));
      isSent = true;
      throw new Killed("at the commit, after all statements");
    });
    expect(reply.status).toBe(500);
    expect(await readAll()).toEqual(before);
  }
  // At least the bill, its file, the quote and the answer are stored.
  expect(last).toBeGreaterThan(4);

  const done = await confirm();
  expect(done.status).toBe(201);
  const after = await readAll();
  expect(after.map((rows) => rows.length)).toEqual([0, 0, 1, expect.any(Number), 1]);
  expect(await confirm()).toEqual(done);
  expect(await readAll()).toEqual(after);
}, 90_000);
