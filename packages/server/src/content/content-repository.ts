import { asc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { type ContentDocument, toPlainText, toTitle } from "./content-document.ts";
import { contentDocuments, contentSnapshots } from "./content-tables.ts";

export type ContentSnapshot = typeof contentSnapshots.$inferSelect;

/** The set that the site shows; null before the first import. */
export async function findCurrentContent(db: Database): Promise<ContentSnapshot | null> {
  const [row] = await db
    .select()
    .from(contentSnapshots)
    .where(eq(contentSnapshots.status, "current"));
  return row ?? null;
}

export async function listDocuments(db: Database, snapshotId: string): Promise<ContentDocument[]> {
  const rows = await db
    .select({ document: contentDocuments.document })
    .from(contentDocuments)
    .where(eq(contentDocuments.snapshotId, snapshotId))
    .orderBy(asc(contentDocuments.kind), asc(contentDocuments.slug));
  return rows.map(({ document }) => document);
}

/** Stores a set and shows it instead of the last, which is dropped: all or nothing. */
export async function switchContent(
  db: Database,
  {
    documents,
    ...snapshot
  }: Pick<ContentSnapshot, "origin" | "digest" | "importedAt"> & {
    documents: readonly ContentDocument[];
  },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two imports at once take turns; readers go on.
    await tx.execute(sql`lock table ${contentSnapshots} in exclusive mode`);
    const [row] = await tx
      .insert(contentSnapshots)
      .values({ ...snapshot, status: "staging" })
      .returning({ id: contentSnapshots.id });
    if (row === undefined) {
      throw new Error("an insert returned no row");
    }
    await tx.insert(contentDocuments).values(
      documents.map((document) => ({
        snapshotId: row.id,
        kind: document.kind,
        slug: document.slug,
        title: toTitle(document),
        description: document.description,
        plainText: toPlainText(document.blocks),
        document,
      })),
    );
    await tx.delete(contentSnapshots).where(ne(contentSnapshots.id, row.id));
    await tx
      .update(contentSnapshots)
      .set({ status: "current" })
      .where(eq(contentSnapshots.id, row.id));
  });
}
