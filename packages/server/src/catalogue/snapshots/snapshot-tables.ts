import type { ProductTipology } from "@volpe/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { time } from "../../db/columns.ts";

/** The kinds that are imported as a whole; each has its own current snapshot. */
export type SnapshotKind = "energy" | ProductTipology | "content";

/**
 * One import. Of each kind at most one snapshot is `staging` and at most one is `current`; the
 * switch only changes these states. Past and failed snapshots keep this row as a history.
 */
export const snapshots = pgTable(
  "snapshots",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").$type<SnapshotKind>().notNull(),
    status: text("status").$type<"staging" | "current" | "past" | "failed">().notNull(),
    /** True for invented items that are used until the first real import. */
    demonstration: boolean("demonstration").notNull(),
    /** Day of the data: of their publication if it is known, else of the import in Rome. */
    dataDay: date("data_day").notNull(),
    /** The data that the kind stores besides its items; null until the switch. */
    details: jsonb("details").$type<unknown>(),
    /** The result of the import, as its report prints it; null until the switch. */
    summary: jsonb("summary").$type<unknown>(),
    createdAt: time("created_at").notNull(),
    switchedAt: time("switched_at"),
  },
  (table) => [
    uniqueIndex("snapshots_one_staging").on(table.kind).where(sql`${table.status} = 'staging'`),
    uniqueIndex("snapshots_one_current").on(table.kind).where(sql`${table.status} = 'current'`),
  ],
);

const itemColumns = {
  /** Identifies the item in later imports. */
  key: text("key").notNull(),
  slug: text("slug").notNull(),
  /** The two parts of a rental's address, `fiat-panda/1-0-hybrid`; null for the others. */
  address: text("address"),
  /** The kind of file it came from, if a later import can carry it over. */
  part: text("part"),
  /** Only the code of the kind writes and reads it. */
  data: jsonb("data").$type<unknown>().notNull(),
};

/** The items of a snapshot. Rows are never changed: each import writes new ones. */
export const snapshotItems = pgTable(
  "snapshot_items",
  {
    snapshotId: uuid("snapshot_id")
      .notNull()
      .references(() => snapshots.id, { onDelete: "cascade" }),
    ...itemColumns,
  },
  (table) => [primaryKey({ columns: [table.snapshotId, table.key] })],
);

/** Items that left the catalogue, stored so that their pages still work. */
export const closedItems = pgTable(
  "closed_items",
  {
    kind: text("kind").$type<SnapshotKind>().notNull(),
    ...itemColumns,
    /** Day of the last data that contained it. */
    dataDay: date("data_day").notNull(),
    /**
     * No code reads it. A migration that drops it would break processes of the version before,
     * which select and write it while they still serve beside the next version.
     */
    closedAt: time("closed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    uniqueIndex("closed_items_slug").on(table.slug),
    index("closed_items_address").on(table.address),
  ],
);

/** The slug and address of an item. They never change, even if its names do. */
export const itemSlugs = pgTable(
  "item_slugs",
  {
    kind: text("kind").$type<SnapshotKind>().notNull(),
    key: text("key").notNull(),
    slug: text("slug").notNull(),
    address: text("address"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    uniqueIndex("item_slugs_slug").on(table.slug),
    uniqueIndex("item_slugs_address").on(table.address),
  ],
);

/** Rows that an import refused, with the reason in Italian. */
export const importRefusals = pgTable(
  "import_refusals",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    snapshotId: uuid("snapshot_id")
      .notNull()
      .references(() => snapshots.id, { onDelete: "cascade" }),
    file: text("file").notNull(),
    /** Row of a table, ordinal of an XML offer, both from 1. */
    position: integer("position").notNull(),
    /** The offer's code or the product's name; empty if it could not be read. */
    label: text("label").notNull(),
    reason: text("reason").notNull(),
  },
  (table) => [index("import_refusals_snapshot").on(table.snapshotId)],
);
