import { randomBytes } from "node:crypto";
import pg from "pg";
import { readTestConfig } from "../process/config.ts";
import { silentLog } from "../process/log.ts";
import { type OpenDatabase, toPostgresDatabase } from "./database.ts";
import { migrateDatabase } from "./migrate.ts";
import { createEmptier, type Emptier } from "./test-emptier.ts";
import { createTestPglite, migrationsHash } from "./test-pglite.ts";

/** The advisory lock under which the template is made. */
const TEMPLATE_LOCK = 7_264_801;

/**
 * An empty, migrated database: PGlite in memory, or a separate database on the server that
 * `DATABASE_URL` names. On close it is emptied for the next test of this process.
 */
export async function createTestDatabase(): Promise<OpenDatabase> {
  const { databaseUrl } = readTestConfig();
  return databaseUrl === null ? createTestPglite() : createOnPostgres(databaseUrl);
}

type PooledDatabase = { name: string; url: string; client: pg.Client; emptier: Emptier };

// Emptied databases for the next tests, as for PGlite: emptying one takes a fraction of the time of
// creating and dropping one.
const free: PooledDatabase[] = [];

async function createOnPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pooled = free.pop() ?? (await createFromTemplate(databaseUrl));
  const open = toPostgresDatabase(pooled.url);
  return {
    ...open,
    async close() {
      await open.close();
      // Code that still uses a closed database must not write into that of the next test.
      await pooled.client.query(END_OTHERS);
      if (await pooled.emptier.empty()) {
        free.push(pooled);
      } else {
        await pooled.client.end();
        await runOn(databaseUrl, (client) => dropDatabase(client, pooled.name));
      }
    },
  };
}

const END_OTHERS = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

async function createFromTemplate(databaseUrl: string): Promise<PooledDatabase> {
  const template = await findTemplate(databaseUrl);
  const name = `${toRunName(process.ppid)}${randomBytes(8).toString("hex")}`;
  await runOn(databaseUrl, (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  const url = toUrl(databaseUrl, name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const emptier = await createEmptier({
    query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      client.query<Row>(text, values),
    exec: (text) => client.query(text),
  });
  return { name, url, client, emptier };
}

/** Name prefix of the databases that a run's workers create. */
const toRunName = (runner: number) => `volpe_test_${runner}_`;

/** Drops what the workers of this process created. */
export async function dropTestDatabases(): Promise<void> {
  const { databaseUrl } = readTestConfig();
  if (databaseUrl === null) {
    return;
  }
  await runOn(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where starts_with(datname, $1)",
      [toRunName(process.pid)],
    );
    for (const { name } of rows) {
      await dropDatabase(client, name);
    }
  });
}

const dropDatabase = (client: pg.Client, name: string) =>
  client.query(`drop database ${name} with (force)`);

// A database that is migrated once, named after the migrations, and copied by each test. It gets
// its name last, so that an incomplete one is never used.
async function findTemplate(databaseUrl: string): Promise<string> {
  const name = `volpe_template_${migrationsHash()}`;
  await runOn(databaseUrl, async (client) => {
    const exists = async () =>
      (await client.query("select from pg_database where datname = $1", [name])).rowCount === 1;
    if (await exists()) {
      return;
    }
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    if (await exists()) {
      return;
    }
    await client.query(`drop database if exists ${name}_draft with (force)`);
    await client.query(`create database ${name}_draft`);
    const draft = toPostgresDatabase(toUrl(databaseUrl, `${name}_draft`));
    await migrateDatabase(draft, silentLog);
    await draft.close();
    await client.query(`alter database ${name}_draft rename to ${name}`);
  });
  return name;
}

function toUrl(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function runOn(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    // Closing the session also releases the advisory lock.
    await client.end();
  }
}
