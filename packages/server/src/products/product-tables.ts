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
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ProductImportSummary } from "./product-import-summary.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One import of rentals, terminals or internet lines. At most one of all is `staging` (imports run
 * one at a time) and at most one of each typology is `current`: the switch only moves that word.
 */
export const productSnapshots = pgTable(
  "product_snapshots",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    tipology: text("tipology").$type<ProductTipology>().notNull(),
    status: text("status").$type<"staging" | "current" | "past" | "failed">().notNull(),
    demonstration: boolean("demonstration").notNull(),
    /** The file's own name. */
    file: text("file").notNull(),
    /** Day of the import, in Rome. */
    dataDay: date("data_day").notNull(),
    summary: jsonb("summary").$type<ProductImportSummary>(),
    createdAt: time("created_at").notNull(),
    switchedAt: time("switched_at"),
  },
  (table) => [
    uniqueIndex("product_snapshots_one_staging")
      .on(table.status)
      .where(sql`${table.status} = 'staging'`),
    uniqueIndex("product_snapshots_one_current")
      .on(table.tipology)
      .where(sql`${table.status} = 'current'`),
  ],
);

const productColumns = {
  tipology: text("tipology").$type<ProductTipology>().notNull(),
  /** What makes it the same product in the next file: its names, without regard to case. */
  key: text("key").notNull(),
  slug: text("slug").notNull(),
  /** The two parts of a rental's address, `fiat-panda/1-0-hybrid`; null for the others. */
  address: text("address"),
  /** Read by the typology's own rules. */
  data: jsonb("data").$type<unknown>().notNull(),
};

/** The products of a snapshot. Rows are never changed: an import writes its own. */
export const products = pgTable(
  "products",
  {
    snapshotId: uuid("snapshot_id")
      .notNull()
      .references(() => productSnapshots.id, { onDelete: "cascade" }),
    ...productColumns,
  },
  (table) => [primaryKey({ columns: [table.snapshotId, table.key] })],
);

/** Products that left the catalogue, kept so that their page still answers. */
export const closedProducts = pgTable(
  "closed_products",
  {
    ...productColumns,
    /** Day of the import that had it last. */
    dataDay: date("data_day").notNull(),
    closedAt: time("closed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tipology, table.key] }),
    uniqueIndex("closed_products_slug").on(table.slug),
    index("closed_products_address").on(table.address),
  ],
);

/** A product's slug and address never change. */
export const productSlugs = pgTable(
  "product_slugs",
  {
    tipology: text("tipology").$type<ProductTipology>().notNull(),
    key: text("key").notNull(),
    slug: text("slug").notNull(),
    address: text("address"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tipology, table.key] }),
    uniqueIndex("product_slugs_slug").on(table.slug),
    uniqueIndex("product_slugs_address").on(table.address),
  ],
);

/** Rows that an import refused, with the reason in Italian. */
export const productRefusals = pgTable(
  "product_refusals",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    snapshotId: uuid("snapshot_id")
      .notNull()
      .references(() => productSnapshots.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    reason: text("reason").notNull(),
  },
  (table) => [index("product_refusals_snapshot").on(table.snapshotId)],
);
