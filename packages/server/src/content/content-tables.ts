import { sql } from "drizzle-orm";
import {
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ContentDocument } from "./content-document.ts";

/** One import of posts and answers; at most one is `current`. */
export const contentSnapshots = pgTable(
  "content_snapshots",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    status: text("status").$type<"staging" | "current">().notNull(),
    /** `bundled` comes with the program and is renewed with it; `imported` is the operator's own. */
    origin: text("origin").$type<"bundled" | "imported">().notNull(),
    /** Of all files, names and bytes. */
    digest: text("digest").notNull(),
    importedAt: timestamp("imported_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("content_snapshots_one_current")
      .on(table.status)
      .where(sql`${table.status} = 'current'`),
  ],
);

export const contentDocuments = pgTable(
  "content_documents",
  {
    snapshotId: uuid("snapshot_id")
      .notNull()
      .references(() => contentSnapshots.id, { onDelete: "cascade" }),
    kind: text("kind").$type<ContentDocument["kind"]>().notNull(),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    /** The body without marks, for searching. */
    plainText: text("plain_text").notNull(),
    document: jsonb("document").$type<ContentDocument>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.snapshotId, table.kind, table.slug] })],
);
