import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { setUpBills } from "./test-bill-assistant.ts";
import { uploadFiles } from "./upload-test-files.ts";

vi.setConfig({ testTimeout: 60_000 });

const { open, assistant } = setUpBills();

const upload = (key: string, text: string, name = "bolletta.pdf") =>
  uploadFiles(assistant, [{ name, content: Buffer.from(`%PDF-1.7 ${text}`) }], {
    "idempotency-key": key,
  });

const readRows = async (statement: string) => (await open.db.execute(statement)).rows;

test("stores a bill and its answer in one transaction", async () => {
  expect((await upload(randomUUID(), "una")).status).toBe(201);
  // If a process were killed between two transactions, a second try would store a second bill.
  expect(
    await readRows(
      "select bills.id from bills join idempotent_calls as calls on calls.xmin = bills.xmin where calls.status = 201",
    ),
  ).toHaveLength(1);
});

test("stores no second bill for a form that is sent again with its key", async () => {
  const key = randomUUID();
  const { status, body } = await upload(key, "prima");
  expect(status).toBe(201);
  const before = await readRows("select id from bills");
  expect(await upload(key, "prima")).toEqual({ status, body });
  for (const other of [await upload(key, "terza"), await upload(key, "prima", "bollettb.pdf")]) {
    expect(other).toMatchObject({
      status: 422,
      body: { errors: [{ code: "idempotency-key-reused" }] },
    });
  }
  expect(await readRows("select id from bills")).toEqual(before);
});

test("recognises a form that is sent again by the content of a refused file too", async () => {
  const key = randomUUID();
  const send = (note: string) => {
    const files = [
      { name: "nota.txt", content: Buffer.from(note.repeat(9)) },
      { name: "bolletta.pdf", content: Buffer.from("%PDF-1.7 una") },
    ];
    return uploadFiles(assistant, files, { "idempotency-key": key });
  };
  const first = await send("Cara Anna");
  expect(first.status).toBe(201);
  expect(await send("Cara Anna")).toEqual(first);
  expect((await send("Cara Elsa")).status).toBe(422);
});
