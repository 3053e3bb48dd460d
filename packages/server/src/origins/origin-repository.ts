import { asc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { sendSignal } from "../signals/signals.ts";
import { switchedOffOrigins } from "./origin-tables.ts";

type SwitchedOffOrigin = typeof switchedOffOrigins.$inferSelect;

/** Sent when an origin was switched off or on. Listeners read the table. */
export const ORIGINS_SIGNAL = "origins";

/** Sorted by name. */
export async function listSwitchedOff(db: Database): Promise<SwitchedOffOrigin[]> {
  return await db.select().from(switchedOffOrigins).orderBy(asc(switchedOffOrigins.origin));
}

/** Refuses an origin's pages in every process. A second call changes only the reason. */
export async function switchOff(db: Database, row: SwitchedOffOrigin): Promise<void> {
  await db.transaction(async (within) => {
    await within
      .insert(switchedOffOrigins)
      .values(row)
      .onConflictDoUpdate({ target: switchedOffOrigins.origin, set: { reason: row.reason } });
    await sendSignal(within, ORIGINS_SIGNAL, {});
  });
}

/** Returns false if the origin was not off. */
export async function switchOn(db: Database, origin: string): Promise<boolean> {
  return await db.transaction(async (within) => {
    const deleted = await within
      .delete(switchedOffOrigins)
      .where(eq(switchedOffOrigins.origin, origin))
      .returning({ origin: switchedOffOrigins.origin });
    await sendSignal(within, ORIGINS_SIGNAL, {});
    return deleted.length === 1;
  });
}
