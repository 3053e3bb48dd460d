import { rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { createFilledFolder } from "../test-data-folder.ts";
import { listFileTraces } from "./test-traces.ts";
import { vacuum } from "./vacuum-repository.ts";

const ANNA = "anna@esempio.it";

let dataDir: string;
beforeEach(async () => {
  dataDir = await createFilledFolder();
}, 90_000);
afterEach(() => rm(dataDir, { recursive: true }));

test("leaves no deleted rows in the database's files", async () => {
  const open = await openDatabase({ databaseUrl: null, dataDir });
  try {
    await open.db.execute(
      sql`insert into accounts
            (name, email, email_key, shipping, last_used_at, created_at, updated_at)
          select 'Anna', ${ANNA}, ${ANNA} || n, '{}', now(), now(), now()
          from generate_series(1, 200) n`,
    );
    await open.db.execute(sql`analyze accounts`);
    await open.db.execute(sql`checkpoint`);
    await open.db.execute(sql`delete from accounts`);
    expect(await listFileTraces(dataDir, ANNA)).not.toEqual([]);
    await vacuum(open.client);
    expect(await listFileTraces(dataDir, ANNA)).toEqual([]);
  } finally {
    await open.close();
  }
  expect(await listFileTraces(dataDir, ANNA)).toEqual([]);
}, 60_000);
