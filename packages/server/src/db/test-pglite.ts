import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { silentLog } from "../process/log.ts";
import type { OpenDatabase } from "./database.ts";
import { migrateDatabase } from "./migrate.ts";
import { knownHashes } from "./migration-state.ts";
import { PGLITE_OPTIONS, toPgliteDatabase } from "./pglite-database.ts";
import { createEmptier, type Emptier } from "./test-emptier.ts";

type PooledDatabase = { pglite: PGlite; emptier: Emptier };

// This module has state, unlike the others: loading a database takes ten times as long as emptying
// one, and only this process's own tests can reach it.
const free: PooledDatabase[] = [];

/** A hash of everything that a migrated database is made from. */
export function migrationsHash(): string {
  return createHash("sha256").update(knownHashes().join()).digest("hex").slice(0, 16);
}

/**
 * A migrated, empty PGlite in memory. On close it is emptied for the next test of this process, or
 * discarded if its tables or the rows of the migrations were changed.
 */
export async function createTestPglite(): Promise<OpenDatabase> {
  const pooled = free.pop() ?? (await load());
  // Code that still holds a closed database must not write into the next test's database.
  const { proxy, revoke } = Proxy.revocable(pooled.pglite, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    ...toPgliteDatabase(proxy),
    async close() {
      const emptied = await pooled.emptier.empty();
      revoke();
      if (emptied) {
        free.push(pooled);
      } else {
        await pooled.pglite.close();
      }
    },
  };
}

/**
 * Like `createTestPglite`, but really closed on close. For a process that must end by itself: an
 * open PGlite keeps its process alive with a timer that it sets again every ten seconds.
 */
export async function createUnpooledPglite(): Promise<OpenDatabase> {
  return toPgliteDatabase((await load()).pglite);
}

async function load(): Promise<PooledDatabase> {
  const pglite = await PGlite.create({ ...PGLITE_OPTIONS, loadDataDir: await readDump() });
  return { pglite, emptier: await createEmptier(pglite) };
}

async function readDump(): Promise<Blob> {
  return new Blob([await readFile(await makeTestDump())]);
}

/**
 * Makes a dump of a migrated database unless one exists, and returns its path: a temporary file
 * named after the migrations.
 */
export async function makeTestDump(): Promise<string> {
  const path = join(tmpdir(), `volpe-test-${migrationsHash()}.tar`);
  if (!existsSync(path)) {
    const pglite = await PGlite.create(PGLITE_OPTIONS);
    await migrateDatabase(toPgliteDatabase(pglite), silentLog);
    const dump = await pglite.dumpDataDir("none");
    await pglite.close();
    const draft = `${path}.${randomBytes(6).toString("hex")}`;
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, path);
  }
  return path;
}
