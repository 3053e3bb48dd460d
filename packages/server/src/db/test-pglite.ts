import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { silentLog } from "../log.ts";
import { type OpenDatabase, PGLITE_OPTIONS, toPgliteDatabase } from "./database.ts";
import { migrateDatabase } from "./migrate.ts";
import { knownHashes } from "./migration-state.ts";
import { createEmptier, type Emptier } from "./test-emptier.ts";
import { TEXT_SEARCH_SQL } from "./text-search.ts";

type Kept = { pglite: PGlite; emptier: Emptier };

// The one exception to no state in modules: loading a database takes ten times as long as emptying
// one, and nothing but this process's own tests can reach what is kept here.
const free: Kept[] = [];

/** Names what a migrated database is made from. */
export function migrationsHash(): string {
  return createHash("sha256")
    .update([...knownHashes(), TEXT_SEARCH_SQL].join())
    .digest("hex")
    .slice(0, 16);
}

/**
 * A migrated, empty PGlite in memory. On close it is emptied and given to the next test of this
 * process, unless its tables or what the migrations wrote were changed: then it is thrown away.
 */
export async function createTestPglite(): Promise<OpenDatabase> {
  const kept = free.pop() ?? (await load());
  // What still holds a closed database must not write into the next test's.
  const { proxy, revoke } = Proxy.revocable(kept.pglite, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    ...toPgliteDatabase(proxy),
    async close() {
      const emptied = await kept.emptier.empty();
      revoke();
      if (emptied) {
        free.push(kept);
      } else {
        await kept.pglite.close();
      }
    },
  };
}

async function load(): Promise<Kept> {
  const pglite = await PGlite.create({ ...PGLITE_OPTIONS, loadDataDir: await readDump() });
  return { pglite, emptier: await createEmptier(pglite) };
}

// Kept beside other temporary files and named after the migrations: each process loads what the
// first one made.
async function readDump(): Promise<Blob> {
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
  return new Blob([await readFile(path)]);
}
