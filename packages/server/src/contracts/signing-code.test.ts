import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { HOUR_MS, MINUTE_MS } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { toMailFolder } from "../mail/mail-files.ts";
import { sweepContracts } from "../privacy/retention-jobs.ts";
import { listTableTraces } from "../privacy/test-traces.ts";
import { setUp } from "../test-setup.ts";
import { CODE_MINUTES, EXTENSIONS_MAX } from "./signing-code.ts";
import { startTestContracts } from "./test-contracts.ts";

const contracts = setUp("file", startTestContracts);
beforeEach(() => contracts.reset());

// Drawing documents may be slow on a test machine.
vi.setConfig({ testTimeout: 60_000 });

test("refuses the right code once a frozen document changed", async () => {
  const { db } = contracts.services;
  const { id, call } = await contracts.submitted();
  const code = await contracts.lastCode();
  const setSheet = (sha256: string) =>
    db.transaction(async (within) => {
      // Disables the trigger that protects a frozen document, as the database's owner can.
      await within.execute(sql`set local session_replication_role = replica`);
      await within.execute(
        sql`update contract_documents set sha256 = ${sha256}
          where contract_id = ${id} and kind = 'sheet'`,
      );
    });
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

test("shows no code in the parts of the mail that a locked telephone shows", async () => {
  await contracts.submitted();
  const code = await contracts.lastCode();
  const mail = (await contracts.mails("contract-code")).at(-1);
  const preview = /<div class="preview">(.*?)<\/div>/.exec(mail?.html ?? "")?.[1];
  expect(preview).toContain("minuti");
  for (const shown of [mail?.subject, preview, mail?.text.split("\n")[0]]) {
    expect(shown).not.toContain(code);
  }
});

test("drops a mail with a code that could no longer be used", async () => {
  const { services } = contracts;
  await contracts.submitted();
  const { rows } = await services.db.execute<{ until: string }>(
    sql`select data->>'deliverUntil' as until from jobs.job
      where name = 'mail' and data->>'kind' = 'contract-code' order by created_on desc limit 1`,
  );
  const usableMs = (EXTENSIONS_MAX + 1) * CODE_MINUTES * MINUTE_MS;
  expect(Date.parse(rows[0]?.until ?? "")).toBe(services.clock.now().getTime() + usableMs);
});

test("deletes a file with a code after a day", async () => {
  const { services } = contracts;
  const folder = toMailFolder(services.config);
  mkdirSync(folder, { recursive: true });
  const names = ["20261121T100000Z-contract-code-a.eml", "20261121T100000Z-contract-signed-b.eml"];
  const write = (hours: number) => {
    const at = new Date(services.clock.now().getTime() - hours * HOUR_MS);
    for (const name of names) {
      writeFileSync(join(folder, name), "x");
      utimesSync(join(folder, name), at, at);
    }
  };
  write(23);
  await sweepContracts(services);
  expect(readdirSync(folder)).toEqual(names);
  write(25);
  await sweepContracts(services);
  expect(readdirSync(folder)).toEqual(names.slice(1));
});

const CODE_ENDED = { status: 409, body: { errors: [{ code: "code-ended" }] } };

/** Submits an order and enters five wrong codes. Returns the remaining attempts after each. */
async function submitAndMiss() {
  const { call, view } = await contracts.submitted();
  const right = await contracts.lastCode();
  const code = right === "000000" ? "111111" : "000000";
  const left: (number | undefined)[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await call("POST", "/sign", { code });
    left.push((await view()).code?.triesLeft);
  }
  expect(await call("POST", "/sign", { code })).toMatchObject({ status: 409 });
  return { call, view, right, left };
}

test("uses up an attempt with each wrong code", async () => {
  expect((await submitAndMiss()).left).toEqual([4, 3, 2, 1]);
});

test("voids a code after five wrong attempts", async () => {
  const { call, view, right } = await submitAndMiss();
  expect((await view()).code).toBeNull();
  expect(await call("POST", "/sign", { code: right })).toMatchObject(CODE_ENDED);
});

test("signs once with a newly requested code", async () => {
  const { call } = await submitAndMiss();
  await call("POST", "/code", { kind: "new" });
  const code = await contracts.lastCode();
  expect(await call("POST", "/sign", { code })).toMatchObject({ status: 200 });
  expect(await call("POST", "/sign", { code })).toMatchObject({ status: 409 });
});

test("ends a code after ten minutes", async () => {
  const { call } = await contracts.submitted();
  const code = await contracts.lastCode();
  contracts.passMs(10 * MINUTE_MS);
  expect(await call("POST", "/sign", { code })).toMatchObject(CODE_ENDED);
});

test("extends a code by ten minutes from the request", async () => {
  const { call } = await contracts.submitted();
  const code = await contracts.lastCode();
  contracts.passMs(9 * MINUTE_MS);
  expect((await call("POST", "/code", { kind: "more-time" })).body.data.code.expiresAt).toBe(
    "2026-11-21T10:19:00.000Z",
  );
  contracts.passMs(10 * MINUTE_MS);
  expect(await call("POST", "/sign", { code })).toMatchObject(CODE_ENDED);
});

test("no table contains the code while its mail waits", async () => {
  const { db } = contracts.services;
  await contracts.submitted();
  const code = await contracts.lastCode();
  expect(code).toMatch(/^\d{6}$/);
  const tables = await listTableTraces(db, "contract-code");
  expect(tables).toContain("jobs.job");
  // With other digits next to it, a found code would be part of a time or of a hash.
  expect(await listTableTraces(db, `(^|[^0-9a-zA-Z.])${code}($|[^0-9a-zA-Z])`)).toEqual([]);
});

test("the stored form of a code is a keyed hash", async () => {
  const { id } = await contracts.submitted();
  const code = await contracts.lastCode();
  const { rows } = await contracts.services.db.execute<{ code_hash: string }>(
    sql`select * from contract_codes where contract_id = ${id}`,
  );
  expect(rows).toHaveLength(1);
  // HMAC-SHA-256 in base64url: six figures alone would be guessed from a plain hash.
  expect(rows[0]?.code_hash).toMatch(/^[\w-]{43}$/);
  expect(Object.values(rows[0] ?? {}).map(String)).not.toContain(code);
  expect(rows[0]?.code_hash).not.toContain(code);
});
