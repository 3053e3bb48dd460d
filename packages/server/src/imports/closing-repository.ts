import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { closedOffers } from "../offers/offer-tables.ts";
import { OFFER_KINDS } from "./import-summary.ts";
import { keyOf, readSnapshotOffers } from "./staging-repository.ts";

/**
 * Keeps a copy of every offer of the last snapshot that the new one lacks, with when and why it
 * closed: its page goes on answering. Answers how many. Before the switch the copies change
 * nothing, for the current snapshot is looked at first.
 */
export async function closeVanished(
  db: Database,
  { lastSnapshotId, keys, now }: { lastSnapshotId: string; keys: ReadonlySet<string>; now: Date },
): Promise<number> {
  let closed = 0;
  for await (const rows of readSnapshotOffers(db, lastSnapshotId, OFFER_KINDS)) {
    const vanished = rows.filter((row) => !keys.has(keyOf(row)));
    if (vanished.length === 0) {
      continue;
    }
    closed += vanished.length;
    await db
      .insert(closedOffers)
      .values(
        vanished.map(({ snapshotId: _, ...row }) => {
          const hasEnded = row.offer.validToMs < now.getTime();
          return {
            ...row,
            closedAt: hasEnded ? new Date(row.offer.validToMs) : now,
            closedReason: hasEnded ? ("ended" as const) : ("vanished" as const),
          };
        }),
      )
      .onConflictDoUpdate({
        target: [closedOffers.commodity, closedOffers.code],
        set: {
          offer: sql`excluded.offer`,
          supplierName: sql`excluded.supplier_name`,
          sourceKind: sql`excluded.source_kind`,
          setAsideReason: sql`excluded.set_aside_reason`,
          closedAt: sql`excluded.closed_at`,
          closedReason: sql`excluded.closed_reason`,
        },
      });
  }
  return closed;
}

/** Forgets the closing of offers that are back in the data. */
export async function reopenReturned(db: Database, snapshotId: string): Promise<void> {
  await db.execute(
    sql`delete from closed_offers as closed using offers as back
        where back.snapshot_id = ${snapshotId}
          and back.commodity = closed.commodity and back.code = closed.code`,
  );
}
