import { setImmediate } from "node:timers/promises";
import { and, eq, getTableName, inArray, sql } from "drizzle-orm";
import type { Database, DatabaseClient } from "../../db/database.ts";
import { getRow } from "../../db/get-row.ts";
import { sendSignal } from "../../signals/signals.ts";
import { ImportError } from "../../tables/import-file.ts";
import {
  closedItems,
  importRefusals,
  itemSlugs,
  type SnapshotKind,
  snapshotItems,
  snapshots,
} from "./snapshot-tables.ts";

/** Rows per statement: PGlite works on the calling thread. */
const BATCH_ROWS = 50;

/** The signal that is sent with `{ kind }` in the transaction that switches. */
export const SWITCHED = "snapshot-switched";

type ItemName = { slug: string; address: string | null };

type StagedItem = {
  key: string;
  part: string | null;
  data: unknown;
  /**
   * Names an item that has no name yet. It is called again for a longer name if the first one
   * belongs to another item.
   */
  toName(attempt: 1 | 2): ItemName;
};

export type RefusedRow = { file: string; position: number; label: string; reason: string };

/**
 * Begins a staging snapshot. Call it only while the import lock is held: it marks an existing
 * staging snapshot, which a killed process left, as failed.
 */
export async function beginSnapshot(
  db: Database,
  values: { kind: SnapshotKind; demonstration: boolean; dataDay: string; createdAt: Date },
): Promise<string> {
  await db
    .update(snapshots)
    .set({ status: "failed" })
    .where(and(eq(snapshots.status, "staging"), eq(snapshots.kind, values.kind)));
  const staging = { status: "staging" as const, ...values };
  const { id } = getRow(await db.insert(snapshots).values(staging).returning({ id: snapshots.id }));
  return id;
}

/** Stores at most BATCH_ROWS items, each under the slug it had before or a new one. */
async function insertItems(
  db: Database,
  { snapshotId, kind, now }: { snapshotId: string; kind: SnapshotKind; now: Date },
  batch: readonly StagedItem[],
): Promise<void> {
  const names = await assignNames(db, { kind, now }, batch);
  await db.insert(snapshotItems).values(
    batch.map(({ key, part, data }) => {
      const name = names.get(key);
      if (name === undefined) {
        throw new Error(`no slug could be given to ${kind} ${key}`);
      }
      return { snapshotId, key, part, data, ...name };
    }),
  );
}

async function assignNames(
  db: Database,
  { kind, now }: { kind: SnapshotKind; now: Date },
  batch: readonly StagedItem[],
): Promise<Map<string, ItemName>> {
  const keys = batch.map(({ key }) => key);
  const find = async () => {
    const rows = await db
      .select({ key: itemSlugs.key, slug: itemSlugs.slug, address: itemSlugs.address })
      .from(itemSlugs)
      .where(and(eq(itemSlugs.kind, kind), inArray(itemSlugs.key, keys)));
    return new Map(rows.map(({ key, ...name }) => [key, name]));
  };
  let names = await find();
  for (const attempt of [1, 2] as const) {
    const missing = batch.filter(({ key }) => !names.has(key));
    if (missing.length === 0) {
      break;
    }
    await db
      .insert(itemSlugs)
      .values(missing.map(({ key, toName }) => ({ kind, key, ...toName(attempt), createdAt: now })))
      .onConflictDoNothing();
    names = await find();
  }
  return names;
}

export type Staging = {
  add(item: StagedItem): Promise<void>;
  refuse(refusal: RefusedRow): Promise<void>;
  /** Writes the items that are still buffered. Call it at the end. */
  flush(): Promise<void>;
};

/**
 * Buffers the items and refusals of one import and writes them in small batches, so that the
 * process can answer other requests in between.
 */
export function createStaging(
  db: Database,
  target: { snapshotId: string; kind: SnapshotKind; now: Date },
): Staging {
  const { snapshotId } = target;
  let items: StagedItem[] = [];
  let refusals: RefusedRow[] = [];

  async function flush(): Promise<void> {
    const [staged, refused] = [items, refusals];
    items = [];
    refusals = [];
    if (!(await isStaging(db, snapshotId))) {
      throw new ImportError(
        "Questa importazione è rimasta ferma troppo a lungo e un’altra ne ha preso il posto.",
      );
    }
    if (staged.length > 0) {
      await insertItems(db, target, staged);
    }
    if (refused.length > 0) {
      await db.insert(importRefusals).values(refused.map((row) => ({ snapshotId, ...row })));
    }
    await setImmediate();
  }

  return {
    flush,
    async add(item) {
      items.push(item);
      if (items.length >= BATCH_ROWS) {
        await flush();
      }
    },
    async refuse(refusal) {
      refusals.push(refusal);
      if (refusals.length >= BATCH_ROWS) {
        await flush();
      }
    },
  };
}

async function isStaging(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: snapshots.id })
    .from(snapshots)
    .where(and(eq(snapshots.id, id), eq(snapshots.status, "staging")));
  return rows.length === 1;
}

/**
 * Copies the items of the last snapshot that the new one lacks, so that their pages still work, and
 * returns their number. The copies have no effect before the switch, because the current snapshot
 * is read first.
 */
export async function closeVanished(
  db: Database,
  { lastId, id, now }: { lastId: string; id: string; now: Date },
): Promise<number> {
  let closed = 0;
  let last = "";
  for (;;) {
    const { rows } = await db.execute<{ last: string | null; count: number }>(
      sql`with gone as (
            select item.*, snapshot.kind, snapshot.data_day
            from ${snapshotItems} as item
            join ${snapshots} as snapshot on snapshot.id = item.snapshot_id
            where item.snapshot_id = ${lastId} and item.key > ${last}
              and not exists (select 1 from ${snapshotItems} as here
                              where here.snapshot_id = ${id} and here.key = item.key)
            order by item.key limit ${BATCH_ROWS}
          ), stored as (
            insert into ${closedItems}
              (kind, key, slug, address, part, data, data_day, closed_at)
            select kind, key, slug, address, part, data, data_day,
                   ${now.toISOString()}::timestamptz
            from gone
            on conflict (kind, key) do update
              set part = excluded.part, data = excluded.data, data_day = excluded.data_day,
                  closed_at = excluded.closed_at
            returning key
          )
          select max(key) as last, count(*)::int as count from stored`,
    );
    const [batch] = rows;
    if (batch === undefined || batch.last === null) {
      return closed;
    }
    closed += batch.count;
    last = batch.last;
    await setImmediate();
  }
}

/**
 * Makes the staging snapshot the current one of its kind and notifies every process. This is the
 * only transaction of an import. Throws if it is no longer staging; the last snapshot then stays.
 */
export async function switchSnapshot(
  db: Database,
  id: string,
  { kind, now, ...written }: { kind: SnapshotKind; now: Date; details: unknown; summary: unknown },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`delete from ${closedItems} as closed using ${snapshotItems} as back
          where back.snapshot_id = ${id} and closed.kind = ${kind} and back.key = closed.key`,
    );
    await tx
      .update(snapshots)
      .set({ status: "past" })
      .where(and(eq(snapshots.kind, kind), eq(snapshots.status, "current")));
    const switched = await tx
      .update(snapshots)
      .set({ status: "current", switchedAt: now, ...written })
      .where(and(eq(snapshots.id, id), eq(snapshots.status, "staging")))
      .returning({ id: snapshots.id });
    if (switched.length !== 1) {
      throw new Error(`snapshot ${id} is no longer staging`);
    }
    await sendSignal(tx, SWITCHED, { kind });
  });
}

/** Marks a staging snapshot as failed; `sweepSnapshots` removes its rows. */
export async function failSnapshot(db: Database, id: string): Promise<void> {
  await db
    .update(snapshots)
    .set({ status: "failed" })
    .where(and(eq(snapshots.id, id), eq(snapshots.status, "staging")));
}

/**
 * Deletes the items and refusals of past and failed snapshots, a few rows at a time so that no
 * request waits. It then frees their space for the next import and refreshes the planner's
 * statistics: PGlite has no autovacuum, and keeps the log of every import until a checkpoint. Must
 * not run inside a transaction.
 */
export async function sweepSnapshots(db: Database, client: DatabaseClient): Promise<void> {
  const ended = sql`select id from ${snapshots} where status in ('past', 'failed')`;
  for (const table of [snapshotItems, importRefusals]) {
    for (;;) {
      const { rows } = await db.execute(
        sql`delete from ${table} where ctid = any(array(
          select ctid from ${table} where snapshot_id in (${ended}) limit 100)) returning 1 as gone`,
      );
      if (rows.length === 0) {
        break;
      }
      await setImmediate();
    }
  }
  const tables = [snapshotItems, importRefusals, itemSlugs, closedItems, snapshots];
  const statement = `vacuum (analyze) ${tables.map((table) => `public.${getTableName(table)}`).join(", ")}`;
  if (client.kind === "postgres") {
    await client.pool.query(statement);
    return;
  }
  await client.pglite.exec(statement);
  await client.pglite.exec("set wal_recycle = off");
  await client.pglite.exec("checkpoint");
}
