import { PGlite, types } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database, OpenDatabase } from "./database.ts";

/** PGlite parses int8 as a number or bigint; node-postgres leaves it as text. */
export const PGLITE_OPTIONS = {
  parsers: { [types.INT8]: (text: string) => text },
  relaxedDurability: false,
  startParams: [
    ...PGlite.defaultStartParams,
    // The default of 128 MB would be memory of this process, in use from the start. Pages beyond
    // the buffers are read from the system's file cache.
    "-c",
    "shared_buffers=16MB",
  ],
};

/** Opens the database of a folder, which must exist and be locked by this process. */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  return toPgliteDatabase(await PGlite.create(folder, PGLITE_OPTIONS));
}

export function toPgliteDatabase(pglite: PGlite): OpenDatabase {
  return {
    db: drizzle({ client: pglite }) as unknown as Database,
    kind: "pglite",
    client: { kind: "pglite", pglite },
    close: () => pglite.close(),
  };
}
