import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  doublePrecision,
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
import type { ImportSummary, SnapshotSource } from "../imports/import-summary.ts";
import type { EnergyOffer } from "./energy-offer.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One import of the open data. At most one is `staging` (imports run one at a time) and at most one
 * is `current`: the switch only moves that word.
 */
export const offerSnapshots = pgTable(
  "offer_snapshots",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    status: text("status").$type<"staging" | "current" | "past" | "failed">().notNull(),
    demonstration: boolean("demonstration").notNull(),
    /** Day the offers were published, or of the import where no file name tells. */
    dataDay: date("data_day"),
    sources: jsonb("sources").$type<SnapshotSource[]>().notNull(),
    summary: jsonb("summary").$type<ImportSummary>(),
    createdAt: time("created_at").notNull(),
    /** When a staging snapshot last grew. */
    heartbeatAt: time("heartbeat_at").notNull(),
    switchedAt: time("switched_at"),
  },
  (table) => [
    uniqueIndex("offer_snapshots_one_staging")
      .on(table.status)
      .where(sql`${table.status} = 'staging'`),
    uniqueIndex("offer_snapshots_one_current")
      .on(table.status)
      .where(sql`${table.status} = 'current'`),
  ],
);

const offerColumns = {
  commodity: text("commodity").$type<EnergyOffer["commodity"]>().notNull(),
  code: text("code").notNull(),
  slug: text("slug").notNull(),
  supplierName: text("supplier_name").notNull(),
  /** The kind of file it came from, so that a later import can carry it over. */
  sourceKind: text("source_kind").notNull(),
  offer: jsonb("offer").$type<EnergyOffer>().notNull(),
  /** Why it is kept out of the ranking although it could be read; null = nothing against it. */
  setAsideReason: text("set_aside_reason"),
};

/** The offers of a snapshot. Rows are never changed: an import writes its own. */
export const offers = pgTable(
  "offers",
  {
    snapshotId: uuid("snapshot_id")
      .notNull()
      .references(() => offerSnapshots.id, { onDelete: "cascade" }),
    ...offerColumns,
  },
  (table) => [primaryKey({ columns: [table.snapshotId, table.commodity, table.code] })],
);

/** Offers that ended or left the data, kept so that their page still answers. */
export const closedOffers = pgTable(
  "closed_offers",
  {
    ...offerColumns,
    closedAt: time("closed_at").notNull(),
    closedReason: text("closed_reason").$type<"ended" | "vanished">().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commodity, table.code] }),
    uniqueIndex("closed_offers_slug").on(table.slug),
  ],
);

/** An offer's slug never changes, whatever its later names. */
export const offerSlugs = pgTable(
  "offer_slugs",
  {
    commodity: text("commodity").$type<EnergyOffer["commodity"]>().notNull(),
    code: text("code").notNull(),
    slug: text("slug").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commodity, table.code] }),
    uniqueIndex("offer_slugs_slug").on(table.slug),
  ],
);

/** Regulated parameters ("parametri") of a snapshot, as the CSV names them. */
export const offerParameters = pgTable(
  "offer_parameters",
  {
    snapshotId: uuid("snapshot_id")
      .notNull()
      .references(() => offerSnapshots.id, { onDelete: "cascade" }),
    commodity: text("commodity").$type<EnergyOffer["commodity"]>().notNull(),
    name: text("name").notNull(),
    value: doublePrecision("value").notNull(),
  },
  (table) => [primaryKey({ columns: [table.snapshotId, table.commodity, table.name] })],
);

/** Wholesale indices of a snapshot: €/kWh or €/Smc by month (`2026-06`). */
export const offerIndices = pgTable(
  "offer_indices",
  {
    snapshotId: uuid("snapshot_id")
      .notNull()
      .references(() => offerSnapshots.id, { onDelete: "cascade" }),
    series: text("series").notNull(),
    month: text("month").notNull(),
    value: doublePrecision("value").notNull(),
  },
  (table) => [primaryKey({ columns: [table.snapshotId, table.series, table.month] })],
);

/** Rows that an import refused, with the reason in Italian. */
export const importRefusals = pgTable(
  "import_refusals",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    snapshotId: uuid("snapshot_id")
      .notNull()
      .references(() => offerSnapshots.id, { onDelete: "cascade" }),
    file: text("file").notNull(),
    /** Row of a CSV, ordinal of an XML offer, both from 1. */
    position: integer("position").notNull(),
    code: text("code").notNull(),
    reason: text("reason").notNull(),
  },
  (table) => [index("import_refusals_snapshot").on(table.snapshotId)],
);

/**
 * Names of suppliers by VAT number and where each name was read. The operators' export is
 * CC BY-SA 4.0, so its rows stay apart here and are credited where they are shown.
 */
export const supplierNames = pgTable(
  "supplier_names",
  {
    vatNumber: text("vat_number").notNull(),
    origin: text("origin").$type<"operators" | "placet">().notNull(),
    name: text("name").notNull(),
    website: text("website"),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.vatNumber, table.origin] })],
);
