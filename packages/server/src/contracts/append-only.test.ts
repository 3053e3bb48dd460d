import { sql } from "drizzle-orm";
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
