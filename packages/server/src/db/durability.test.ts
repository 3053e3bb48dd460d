import { rmSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFilledFolder } from "../test-data-folder.ts";
import { startProcess } from "../test-process.ts";
import { openDatabase } from "./database.ts";

let dataDir = "";
beforeEach(async () => {
  dataDir = await createFilledFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test("keeps every acknowledged row after repeated SIGKILL", async () => {
  for (let round = 1; round <= 3; round += 1) {
    const writer = startProcess("db/test-writer.ts", { env: { DATA_DIR: dataDir } });
    await writer.line("");
    await delay(100 * round);
    writer.child.kill("SIGKILL");
    const { out } = await writer.ended;
    // The last line may have been cut off.
    const acknowledged = out.split("\n").slice(0, -1).map(Number);
    const last = acknowledged.at(-1) ?? 0;
    expect(acknowledged.length).toBeGreaterThan(0);

    const open = await openDatabase({ databaseUrl: null, dataDir });
    const { rows } = await open.db.execute<{ kept: string }>(
      sql`select count(*) as kept from acknowledged where number <= ${last}`,
    );
    await open.close();
    expect(Number(rows[0]?.kept)).toBe(last);
  }
}, 90_000);
