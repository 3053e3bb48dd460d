import { type SQL, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { runAdmin } from "../admin/test-admin.ts";
import { erasePerson } from "../privacy/erase-person.ts";
import { findPersonByEmail } from "../privacy/person-repository.ts";
import { setUp } from "../test-setup.ts";
import { startTestContracts } from "./test-contracts.ts";

vi.setConfig({ testTimeout: 90_000 });

const contracts = setUp("file", startTestContracts);

const db = () => contracts.services.db;
const listEvents = async (id: string) =>
  (
    await db().execute<{ reason: string }>(
      sql`select * from contract_events where contract_id = ${id} order by sequence`,
    )
  ).rows;

test("refuses to change or delete an event of a contract", async () => {
  const { id } = await contracts.begin(contracts.offer);
  const before = await listEvents(id);
  expect(before).toHaveLength(1);
  const refused = { cause: { message: "contract_events is append-only" } };
  for (const statement of [
    sql`update contract_events set reason = 'altro' where contract_id = ${id}`,
    sql`update contract_events set details = '{}' where contract_id = ${id}`,
    sql`delete from contract_events where contract_id = ${id}`,
  ]) {
    await expect(db().execute(statement)).rejects.toMatchObject(refused);
  }
  // Even an erasure can change only the reason.
  await expect(
    db().transaction(async (within) => {
      await within.execute(sql`select set_config('volpe.erasure', 'on', true)`);
      await within.execute(sql`update contract_events set kind = 'sign' where contract_id = ${id}`);
    }),
  ).rejects.toMatchObject(refused);
  for (const table of ["contract_events", "contract_documents", "contracts"]) {
    await expect(
      db().execute(sql`truncate ${sql.identifier(table)} cascade`),
    ).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/^contract_\w+ cannot be truncated$/) },
    });
  }
  expect(await listEvents(id)).toEqual(before);
});

test("deletes the events with their contract", async () => {
  const { id } = await contracts.begin(contracts.offer);
  await db().execute(sql`delete from contracts where id = ${id}`);
  expect(await listEvents(id)).toEqual([]);
});

test("lets an erasure change only the address in a reason", async () => {
  const { id } = await contracts.signed();
  const reason = "lo dice vicina@esempio.it";
  const args = ["contracts", "refuse", id, "--motivo", reason];
  expect(await runAdmin(contracts.services, args)).toMatchObject({ code: 0 });
  const before = await listEvents(id);
  expect(before.at(-1)?.reason).toBe(reason);
  await erasePerson(contracts.services, await findPersonByEmail(db(), "vicina@esempio.it"));
  const after = await listEvents(id);
  expect(after.at(-1)?.reason).not.toContain("vicina@");
  const rest = (rows: typeof before) => rows.map((row) => ({ ...row, reason: "" }));
  expect(rest(after)).toEqual(rest(before));
});

test("refuses to change, add or delete a document of a signed contract", async () => {
  const { id } = await contracts.signed();
  const list = async () =>
    (
      await db().execute(
        sql`select kind, version, sha256, md5(bytes) as content from contract_documents
          where contract_id = ${id} order by kind`,
      )
    ).rows;
  const before = await list();
  expect(before.length).toBeGreaterThan(6);
  for (const statement of [
    sql`update contract_documents set bytes = 'altro' where contract_id = ${id} and kind = 'contract'`,
    sql`update contract_documents set sha256 = 'altro' where contract_id = ${id}`,
    sql`delete from contract_documents where contract_id = ${id} and kind = 'conditions'`,
    sql`insert into contract_documents select contract_id, 'seller-summary', title, version, sha256,
      bytes, created_at from contract_documents where contract_id = ${id} and kind = 'contract'`,
  ]) {
    await expect(db().execute(statement)).rejects.toMatchObject({
      cause: { message: "contract_documents of a signed contract cannot change" },
    });
  }
  expect(await list()).toEqual(before);
  await db().execute(sql`delete from contracts where id = ${id}`);
  expect(await list()).toEqual([]);
});

test("lets an erasure change the title of a signed document but not its bytes", async () => {
  const { id } = await contracts.signed();
  const erase = (change: SQL) =>
    db().transaction(async (within) => {
      await within.execute(sql`select set_config('volpe.erasure', 'on', true)`);
      await within.execute(
        sql`update contract_documents set ${change} where contract_id = ${id} and kind = 'contract'`,
      );
    });
  await erase(sql`title = 'senza indirizzo'`);
  await expect(erase(sql`bytes = 'altro'`)).rejects.toThrow();
});

test("answers no document whose bytes differ from the frozen ones", async () => {
  const order = await contracts.submitted();
  const path = `/contracts/${order.id}/contract.pdf`;
  const open = () =>
    contracts.app.inject({ url: `/api/v1${path}`, headers: { "owner-key": order.key } });
  expect((await open()).statusCode).toBe(200);
  await db().transaction(async (within) => {
    await within.execute(sql`set local session_replication_role = replica`);
    await within.execute(
      sql`update contract_documents set bytes = 'altro' where contract_id = ${order.id}`,
    );
  });
  expect((await open()).statusCode).toBe(500);
});
