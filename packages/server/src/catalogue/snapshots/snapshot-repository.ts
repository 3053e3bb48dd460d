import { setImmediate } from "node:timers/promises";
import { and, asc, count, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { closedItems, type SnapshotKind, snapshotItems, snapshots } from "./snapshot-tables.ts";

/** Rows per read: PGlite works on the calling thread. */
const READ_ROWS = 50;

type SnapshotRow = typeof snapshots.$inferSelect;
export type Snapshot<Details = unknown, Summary = unknown> = Omit<
  SnapshotRow,
  "details" | "summary"
> & { details: Details; summary: Summary };
type SnapshotItem = Omit<typeof snapshotItems.$inferSelect, "snapshotId">;
export type ClosedItem<Kind extends SnapshotKind = SnapshotKind> = SnapshotItem & {
  kind: Kind;
  dataDay: string;
};

/** The snapshot that the site shows; null before the first import of its kind. */
export async function findCurrentSnapshot<Details, Summary>(
  db: Database,
  kind: SnapshotKind,
): Promise<Snapshot<Details, Summary> | null> {
  const [row] = await db
    .select()
    .from(snapshots)
    .where(and(eq(snapshots.status, "current"), eq(snapshots.kind, kind)));
  // The import of the same kind wrote details and summary at the switch.
  return (row as Snapshot<Details, Summary> | undefined) ?? null;
}

/** The id of the snapshot that the site shows; null before the first import of its kind. */
export async function findCurrentId(db: Database, kind: SnapshotKind): Promise<string | null> {
  const [row] = await db
    .select({ id: snapshots.id })
    .from(snapshots)
    .where(and(eq(snapshots.status, "current"), eq(snapshots.kind, kind)));
  return row?.id ?? null;
}

/**
 * Reads the current snapshot of a kind, a few rows at a time; null before the first import. The
 * entries are in the order of the items' keys. `prepare` creates, once, the value with which each
 * entry is made.
 */
export async function loadCurrentSnapshot<Details, Summary, Shared, Entry>(
  db: Database,
  kind: SnapshotKind,
  {
    prepare,
    toEntry,
  }: {
    prepare(snapshot: Snapshot<Details, Summary>): Shared;
    toEntry(item: SnapshotItem, shared: Shared): Entry;
  },
): Promise<{ snapshot: Snapshot<Details, Summary>; shared: Shared; entries: Entry[] } | null> {
  for (;;) {
    const snapshot = await findCurrentSnapshot<Details, Summary>(db, kind);
    if (snapshot === null) {
      return null;
    }
    const shared = prepare(snapshot);
    const entries: Entry[] = [];
    for await (const items of readItems(db, snapshot.id)) {
      entries.push(...items.map((item) => toEntry(item, shared)));
      await setImmediate();
    }
    if ((await findCurrentId(db, kind)) === snapshot.id) {
      return { snapshot, shared, entries };
    }
    // Another process switched in the meantime and may have deleted some of these rows.
  }
}

/** Streams the items of a snapshot in small batches, in the order of their keys. */
export async function* readItems(
  db: Database,
  snapshotId: string,
  { parts }: { parts?: readonly string[] } = {},
): AsyncGenerator<SnapshotItem[]> {
  let last: string | null = null;
  for (;;) {
    const items: SnapshotItem[] = await db
      .select({
        key: snapshotItems.key,
        slug: snapshotItems.slug,
        address: snapshotItems.address,
        part: snapshotItems.part,
        data: snapshotItems.data,
      })
      .from(snapshotItems)
      .where(
        and(
          eq(snapshotItems.snapshotId, snapshotId),
          parts === undefined ? undefined : inArray(snapshotItems.part, [...parts]),
          last === null ? undefined : gt(snapshotItems.key, last),
        ),
      )
      .orderBy(asc(snapshotItems.key))
      .limit(READ_ROWS);
    if (items.length === 0) {
      return;
    }
    yield items;
    last = items.at(-1)?.key ?? null;
  }
}

/** Number of items of a snapshot by the kind of file that they came from. */
export async function countItems(db: Database, snapshotId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ part: snapshotItems.part, items: count() })
    .from(snapshotItems)
    .where(eq(snapshotItems.snapshotId, snapshotId))
    .groupBy(snapshotItems.part);
  return new Map(rows.map(({ part, items }) => [part ?? "", items]));
}

/** An item that left the catalogue, of one of the given kinds. */
export async function findClosedItem<Kind extends SnapshotKind>(
  db: Database,
  kinds: readonly Kind[],
  slug: string,
): Promise<ClosedItem<Kind> | null> {
  const [row] = await db
    .select()
    .from(closedItems)
    .where(and(eq(closedItems.slug, slug), inArray(closedItems.kind, [...kinds])));
  return (row as ClosedItem<Kind> | undefined) ?? null;
}

/** The slug of a rental that left the catalogue, by its address `vehicle/variant`. */
export async function findClosedSlug(db: Database, address: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: closedItems.slug })
    .from(closedItems)
    .where(eq(closedItems.address, address));
  return row?.slug ?? null;
}

type ImportState = {
  kind: SnapshotKind;
  /** Null before the first import of its kind. */
  switchedAtSeconds: number | null;
  /** False if the newest import failed or the gates refused it. A running import does not count. */
  lastSucceeded: boolean;
};

/** How the imports of each kind ended. */
export async function readImportStates(db: Pick<Database, "execute">): Promise<ImportState[]> {
  const { rows } = await db.execute<ImportState>(sql`
    select kind,
      extract(epoch from max(switched_at) filter (where status = 'current'))::float8
        as "switchedAtSeconds",
      (array_agg(status order by created_at desc))[1] <> 'failed' as "lastSucceeded"
    from ${snapshots} where status <> 'staging' group by kind order by kind`);
  return rows;
}
