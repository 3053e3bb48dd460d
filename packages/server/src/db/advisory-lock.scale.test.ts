import pg from "pg";
import { expect, it } from "vitest";
import { setUp } from "../test-setup.ts";
import { withImportLock } from "./advisory-lock.ts";
import type { DatabaseClient } from "./database.ts";
import { createTestDatabase } from "./test-database.ts";

const open = setUp("test", createTestDatabase);

it("excludes a second import until the session of the first ends", async () => {
  const other = new pg.Pool({ connectionString: addressOf(open.client), max: 1 });
  other.on("error", () => undefined);
  const otherClient: DatabaseClient = {
    kind: "postgres",
    pool: other,
    connectionString: addressOf(open.client),
  };
  const entered = Promise.withResolvers<void>();
  const staying = Promise.withResolvers<void>();
  const first = withImportLock(otherClient, async () => {
    entered.resolve();
    await staying.promise;
  });
  await entered.promise;
  expect(await withImportLock(open.client, async () => "in")).toBeNull();

  // Simulates a killed process: its database session ends.
  const { rows } = await poolOf(open.client).query(
    "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  );
  expect(rows).toHaveLength(1);
  await expect
    .poll(() => withImportLock(open.client, async () => "in"), { timeout: 5000 })
    .toBe("in");
  staying.resolve();
  await first;
  await other.end();
});

it("is free again as soon as an import has ended", async () => {
  const outcomes: (string | null)[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    outcomes.push(await withImportLock(open.client, async () => "in"));
  }
  expect(outcomes).toEqual(Array.from({ length: 20 }, () => "in"));
});

function poolOf(client: DatabaseClient): pg.Pool {
  if (client.kind !== "postgres") {
    throw new Error("this test is about Postgres");
  }
  return client.pool;
}

function addressOf(client: DatabaseClient): string {
  return client.kind === "postgres" ? client.connectionString : "";
}
