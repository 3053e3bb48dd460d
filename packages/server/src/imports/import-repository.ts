import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { importRefusals, offerSnapshots } from "../offers/offer-tables.ts";
import type { ImportSummary, SnapshotSource } from "./import-summary.ts";

/**
 * Begins a staging snapshot. Only for who holds the import lock: a staging snapshot that is there
 * already was left by a process that died, and is given up.
 */
export async function beginSnapshot(
  db: Database,
  { now, demonstration, sources }: { now: Date; demonstration: boolean; sources: SnapshotSource[] },
): Promise<string> {
  await db
    .update(offerSnapshots)
    .set({ status: "failed" })
    .where(eq(offerSnapshots.status, "staging"));
  const [row] = await db
    .insert(offerSnapshots)
    .values({ status: "staging", demonstration, sources, createdAt: now, heartbeatAt: now })
    .returning({ id: offerSnapshots.id });
  if (row === undefined) {
    throw new Error("the staging snapshot was not stored");
  }
  return row.id;
}

/** Says that the import is alive. Answers false when it was given up by another one meanwhile. */
export async function beat(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(offerSnapshots)
    .set({ heartbeatAt: now })
    .where(and(eq(offerSnapshots.id, id), eq(offerSnapshots.status, "staging")))
    .returning({ id: offerSnapshots.id });
  return rows.length === 1;
}

/** Makes the staging snapshot the current one: the only transaction of an import. */
export async function switchSnapshot(
  db: Database,
  id: string,
  {
    now,
    dataDay,
    sources,
    summary,
  }: { now: Date; dataDay: string; sources: SnapshotSource[]; summary: ImportSummary },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(offerSnapshots)
      .set({ status: "past" })
      .where(eq(offerSnapshots.status, "current"));
    const switched = await tx
      .update(offerSnapshots)
      .set({ status: "current", switchedAt: now, heartbeatAt: now, dataDay, sources, summary })
      .where(and(eq(offerSnapshots.id, id), eq(offerSnapshots.status, "staging")))
      .returning({ id: offerSnapshots.id });
    if (switched.length !== 1) {
      // Rolls back: the last snapshot stays.
      throw new Error(`snapshot ${id} is no longer staging`);
    }
  });
}

/** Gives a staging snapshot up; its rows are removed by `sweepSnapshots`. */
export async function failSnapshot(db: Database, id: string): Promise<void> {
  await db
    .update(offerSnapshots)
    .set({ status: "failed" })
    .where(and(eq(offerSnapshots.id, id), eq(offerSnapshots.status, "staging")));
}

/**
 * Removes what past and failed snapshots hold, a few rows at a time so that nobody waits, and
 * refreshes the planner's figures. The snapshots' own rows stay as a history.
 */
export async function sweepSnapshots(db: Database): Promise<void> {
  const ended = sql`select id from offer_snapshots where status in ('past', 'failed')`;
  for (const table of ["offers", "offer_parameters", "offer_indices", "import_refusals"]) {
    const name = sql.identifier(table);
    for (;;) {
      const { rows } = await db.execute(
        sql`delete from ${name} where ctid = any(array(
          select ctid from ${name} where snapshot_id in (${ended}) limit 200)) returning 1 as gone`,
      );
      if (rows.length === 0) {
        break;
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

export async function analyseOffers(db: Database): Promise<void> {
  for (const table of ["offers", "offer_slugs", "closed_offers"]) {
    await db.execute(sql`analyze ${sql.identifier(table)}`);
  }
}

export type Refusal = { file: string; position: number; code: string; reason: string };

export async function storeRefusals(
  db: Database,
  snapshotId: string,
  refusals: readonly Refusal[],
): Promise<void> {
  if (refusals.length > 0) {
    await db.insert(importRefusals).values(refusals.map((row) => ({ snapshotId, ...row })));
  }
}
