import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startTestContracts, type TestContracts } from "./test-contracts.ts";

let contracts: TestContracts;
beforeAll(async () => {
  contracts = await startTestContracts();
});
beforeEach(() => contracts.reset());
afterAll(() => contracts.close());

// The machine of a test may draw its documents slowly.
vi.setConfig({ testTimeout: 60_000 });

test("the right code is refused once a frozen document is another", async () => {
  const { db } = contracts.services;
  const { id, call } = await contracts.submitted();
  const code = await contracts.lastCode();
  const setSheet = (sha256: string) =>
    db.execute(
      sql`update contract_documents set sha256 = ${sha256} where contract_id = ${id} and kind = 'sheet'`,
    );
  const { rows } = await db.execute<{ sha256: string }>(
    sql`select sha256 from contract_documents where contract_id = ${id} and kind = 'sheet'`,
  );
  await setSheet("0".repeat(64));
  expect(await call("POST", "/sign", { code })).toMatchObject({
    status: 422,
    body: { errors: [{ field: "code" }] },
  });
  await setSheet(rows[0]?.sha256 ?? "");
  expect((await call("POST", "/sign", { code })).status).toBe(200);
});

test("the mailed code is not among what is stored of it", async () => {
  const { id } = await contracts.submitted();
  const code = await contracts.lastCode();
  expect(code).toMatch(/^\d{6}$/);
  const { rows } = await contracts.services.db.execute<{ code_hash: string }>(
    sql`select * from contract_codes where contract_id = ${id}`,
  );
  expect(rows).toHaveLength(1);
  // HMAC-SHA-256 in base64url: six figures alone would be guessed from a plain hash.
  expect(rows[0]?.code_hash).toMatch(/^[\w-]{43}$/);
  expect(Object.values(rows[0] ?? {}).map(String)).not.toContain(code);
  expect(rows[0]?.code_hash).not.toContain(code);
});
