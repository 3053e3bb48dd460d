import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../db/test-database.ts";
import { setUp } from "../../test-setup.ts";
import {
  electricityFile,
  manyOffers,
  runImport,
  wholeFiles,
} from "../energy/import/test-import.ts";

const open = setUp("test", createTestDatabase);

async function sizeOfItems(): Promise<number> {
  const { rows } = await open.db.execute<{ bytes: number }>(
    sql`select pg_total_relation_size('snapshot_items')::int as bytes`,
  );
  return rows[0]?.bytes ?? 0;
}

test("reuses the space of replaced snapshots", async () => {
  const again = () => runImport(open, [electricityFile(manyOffers(150))], { force: true });
  await runImport(open, await wholeFiles());
  const before = await sizeOfItems();
  await again();
  const room = (await sizeOfItems()) - before;
  await again();
  const settled = await sizeOfItems();
  for (let more = 0; more < 4; more += 1) {
    await again();
  }
  const grown = (await sizeOfItems()) - settled;
  // Without reuse the table would grow by the space of four imports.
  expect(grown).toBeLessThan(room);
}, 60_000);
