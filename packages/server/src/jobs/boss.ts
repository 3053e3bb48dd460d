import type { FastifyBaseLogger } from "fastify";
import type { QueryResultRow } from "pg";
import { type ConstructorOptions, fromPglite, PgBoss } from "pg-boss";
import type { DatabaseClient } from "../db/database.ts";

/** pg-boss uses the same database, in a separate schema. */
const SCHEMA = "jobs";

/** The version of the tables that this release of pg-boss makes. */
export const QUEUE_VERSION = 43;

export function createBoss(
  client: DatabaseClient,
  log: FastifyBaseLogger,
  options: ConstructorOptions = {},
): PgBoss {
  const boss = new PgBoss({
    ...toConnection(client),
    schema: SCHEMA,
    useListenNotify: true,
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 20,
    // Deletes finished jobs that their queue no longer keeps. The default is once a day.
    maintenanceIntervalSeconds: 60,
    // `migrateJobs` made the schema.
    migrate: false,
    ...options,
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  boss.on("warning", (warning) => log.warn({ warning: warning.message }, "job queue"));
  return boss;
}

function toConnection(client: DatabaseClient): ConstructorOptions {
  return client.kind === "pglite"
    ? { db: fromPglite(client.pglite), backend: "pglite" }
    : { connectionString: client.connectionString, max: 3, application_name: "volpe-jobs" };
}

/** Creates or upgrades the tables of pg-boss. */
export async function migrateJobs(client: DatabaseClient, log: FastifyBaseLogger): Promise<void> {
  const boss = createBoss(client, log, {
    migrate: true,
    useListenNotify: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** The version of pg-boss' tables; 0 = there are none. */
export async function readQueueVersion(client: DatabaseClient): Promise<number> {
  const text = `select to_regclass('${SCHEMA}.version')::text as name`;
  const query = <Row extends QueryResultRow>(statement: string): Promise<{ rows: Row[] }> =>
    client.kind === "pglite"
      ? client.pglite.query<Row>(statement)
      : client.pool.query<Row>(statement);
  const { rows: tables } = await query<{ name: string | null }>(text);
  if (tables[0]?.name == null) {
    return 0;
  }
  const { rows } = await query<{ version: number }>(`select version from ${SCHEMA}.version`);
  return rows[0]?.version ?? 0;
}

/**
 * Queues again immediately the jobs of a killed process, instead of waiting for the missed
 * heartbeat. Call it only if no other process shares the database, as with PGlite.
 */
export async function freeOrphans(boss: PgBoss): Promise<void> {
  await boss
    .getDb()
    .executeSql(
      `update ${SCHEMA}.job set state = 'retry', start_after = now() where state = 'active'`,
    );
}
