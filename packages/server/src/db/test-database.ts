import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { readTestConfig } from "../config.ts";
import { silentLog } from "../log.ts";
import {
  type OpenDatabase,
  PGLITE_OPTIONS,
  toPgliteDatabase,
  toPostgresDatabase,
} from "./database.ts";
import { migrateDatabase } from "./migrate.ts";
import { knownHashes } from "./migration-state.ts";
import { TEXT_SEARCH_SQL } from "./text-search.ts";

/**
 * A fresh, migrated database: PGlite in memory, or a database of its own on the server that
 * `DATABASE_URL` names, dropped on close.
 */
export async function createTestDatabase(): Promise<OpenDatabase> {
  const { databaseUrl } = readTestConfig();
  return databaseUrl === null ? createOnPglite() : createOnPostgres(databaseUrl);
}

async function createOnPglite(): Promise<OpenDatabase> {
  const pglite = await PGlite.create({ ...PGLITE_OPTIONS, loadDataDir: await readDump() });
  return toPgliteDatabase(pglite);
}

// Kept beside other temporary files and named after the migrations: each process loads what the
// first one made.
async function readDump(): Promise<Blob> {
  const hash = createHash("sha256")
    .update([...knownHashes(), TEXT_SEARCH_SQL].join())
    .digest("hex");
  const path = join(tmpdir(), `volpe-test-${hash.slice(0, 16)}.tar`);
  if (!existsSync(path)) {
    const pglite = await PGlite.create(PGLITE_OPTIONS);
    await migrateDatabase(toPgliteDatabase(pglite), silentLog);
    const dump = await pglite.dumpDataDir("none");
    await pglite.close();
    const draft = `${path}.${randomBytes(6).toString("hex")}`;
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, path);
  }
  return new Blob([await readFile(path)]);
}

async function createOnPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const name = `volpe_test_${randomBytes(8).toString("hex")}`;
  await runOn(databaseUrl, `create database ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const open = toPostgresDatabase(url.href);
  await migrateDatabase(open, silentLog);
  return {
    ...open,
    async close() {
      await open.close();
      await runOn(databaseUrl, `drop database ${name} with (force)`);
    },
  };
}

async function runOn(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
