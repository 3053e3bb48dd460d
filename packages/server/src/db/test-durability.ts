import { rmSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { createFilledFolder } from "../test-data-folder.ts";
import { startProcess } from "../test-process.ts";
import { openDatabase } from "./open-database.ts";

/**
 * Kills a process with SIGKILL while it writes row after row, as often as `rounds` says. Returns for
 * each round the number of acknowledged rows and of those that the folder has.
 */
export async function killWriters(
  rounds: number,
): Promise<{ acknowledged: number; stored: number }[]> {
  const dataDir = await createFilledFolder();
  const counts: { acknowledged: number; stored: number }[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const writer = startProcess("db/test-writer.ts", { env: { DATA_DIR: dataDir } });
      await writer.line("");
      await delay(100 * round);
      writer.child.kill("SIGKILL");
      const { out } = await writer.ended;
      // The last line may have been cut off.
      const acknowledged = Number(out.split("\n").slice(0, -1).at(-1) ?? 0);
      const open = await openDatabase({ databaseUrl: null, dataDir });
      const { rows } = await open.db.execute<{ stored: string }>(
        sql`select count(*) as stored from acknowledged where number <= ${acknowledged}`,
      );
      await open.close();
      counts.push({ acknowledged, stored: Number(rows[0]?.stored) });
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return counts;
}
