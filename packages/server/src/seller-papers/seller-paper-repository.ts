import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { sellerContacts, sellerPapers } from "./seller-paper-tables.ts";

export type SellerContact = typeof sellerContacts.$inferSelect;
export type FiledPaper = typeof sellerPapers.$inferSelect;
/** The fields of an offer by which documents are filed. */
type PaperedOffer = Pick<FiledPaper, "offerCode" | "tipology">;

const ofOffer = ({ tipology, offerCode }: PaperedOffer) =>
  and(
    eq(sellerPapers.tipology, tipology),
    eq(sellerPapers.offerCode, offerCode),
    isNull(sellerPapers.removedAt),
  );

/** Adds the row; the current one of its offer and kind is removed. */
export async function replacePaper(
  within: Database,
  row: Omit<typeof sellerPapers.$inferInsert, "removedAt" | "sequence">,
): Promise<void> {
  const { tipology, offerCode, kind, filedAt } = row;
  await removePaper(within, { tipology, offerCode, kind, at: filedAt });
  await within.insert(sellerPapers).values(row);
}

/** Removes the current document. Returns false if there was none. */
export async function removePaper(
  db: Database,
  { kind, at, ...offer }: PaperedOffer & Pick<FiledPaper, "kind"> & { at: Date },
): Promise<boolean> {
  const removed = await db
    .update(sellerPapers)
    .set({ removedAt: at })
    .where(and(ofOffer(offer), eq(sellerPapers.kind, kind)))
    .returning({ sequence: sellerPapers.sequence });
  return removed.length > 0;
}

/** The current documents of an offer, including stale ones. */
export async function listPapersOfOffer(db: Database, offer: PaperedOffer): Promise<FiledPaper[]> {
  return await db
    .select()
    .from(sellerPapers)
    .where(ofOffer(offer))
    .orderBy(asc(sellerPapers.sequence));
}

/** The current documents of all offers. */
export async function listCurrentPapers(db: Database): Promise<FiledPaper[]> {
  return await db
    .select()
    .from(sellerPapers)
    .where(isNull(sellerPapers.removedAt))
    .orderBy(sellerPapers.tipology, sellerPapers.offerCode, sellerPapers.sequence);
}

/** Finds a document, including a removed one. */
export async function findPaper(db: Database, sha256: string): Promise<FiledPaper | null> {
  const [row] = await db
    .select()
    .from(sellerPapers)
    .where(eq(sellerPapers.sha256, sha256))
    .orderBy(asc(sellerPapers.sequence))
    .limit(1);
  return row ?? null;
}

/** Adds the seller's seat and e-mail, or replaces the stored ones. */
export async function putSellerContact(db: Database, contact: SellerContact): Promise<void> {
  await db
    .insert(sellerContacts)
    .values(contact)
    .onConflictDoUpdate({ target: sellerContacts.vatNumber, set: contact });
}

export async function findSellerContact(
  db: Database,
  vatNumber: string,
): Promise<SellerContact | null> {
  const [row] = await db
    .select()
    .from(sellerContacts)
    .where(eq(sellerContacts.vatNumber, vatNumber));
  return row ?? null;
}
