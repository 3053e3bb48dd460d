import { randomBytes } from "node:crypto";
import pg from "pg";
import { readTestConfig } from "../process/config.ts";
import { silentLog } from "../process/log.ts";
import { type OpenDatabase, toPostgresDatabase } from "./database.ts";
import { migrateDatabase } from "./migrate.ts";
import { createTestPglite, migrationsHash } from "./test-pglite.ts";

/** The advisory lock under which the template is made. */
const TEMPLATE_LOCK = 7_264_801;

/**
 * An empty, migrated database: PGlite in memory, or a separate database on the server that
 * `DATABASE_URL` names. It is dropped on close.
 */
export async function createTestDatabase(): Promise<OpenDatabase> {
  const { databaseUrl } = readTestConfig();
  return databaseUrl === null ? createTestPglite() : createOnPostgres(databaseUrl);
}

async function createOnPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const template = await findTemplate(databaseUrl);
  const name = `volpe_test_${randomBytes(8).toString("hex")}`;
  await runOn(databaseUrl, (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  const open = toPostgresDatabase(toUrl(databaseUrl, name));
  return {
    ...open,
    async close() {
      await open.close();
      await runOn(databaseUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

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
    // Ends the advisory lock too.
    await client.end();
  }
}
