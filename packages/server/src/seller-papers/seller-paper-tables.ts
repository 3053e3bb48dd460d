import type { SellerPaperKind } from "@volpe/contract";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../db/columns.ts";

/**
 * The documents that sellers wrote about their offers. A changed file is a new row; rows are never
 * deleted, because signed contracts refer to them.
 */
export const sellerPapers = pgTable(
  "seller_papers",
  {
    sequence: bigint("sequence", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    tipology: text("tipology").notNull(),
    /** As `PublishedOffer` says. COD_OFFERTA does not change with names and addresses. */
    offerCode: text("offer_code").notNull(),
    kind: text("kind").$type<SellerPaperKind>().notNull(),
    /**
     * The offer's `offerDigest` at the time of filing. Once the offer changes, the document is
     * stale.
     */
    offerDigest: text("offer_digest").notNull(),
    /** The name that the operator's file had. */
    name: text("name").notNull(),
    /** SHA-256 of the file in hex. */
    sha256: text("sha256").notNull(),
    bytes: integer("bytes").notNull(),
    /** The file's name below `DATA_DIR/seller-papers`. Rows with the same content share it. */
    file: text("file").notNull(),
    filedAt: time("filed_at").notNull(),
    /**
     * When another document replaced it or the operator removed it; null = it is the current one.
     */
    removedAt: time("removed_at"),
  },
  (table) => [
    index("seller_papers_by_offer").on(table.tipology, table.offerCode),
    index("seller_papers_by_content").on(table.sha256),
  ],
);

/**
 * A seller's postal and e-mail address. The open data do not contain them, but the instructions on
 * withdrawal and complaints must name them.
 */
export const sellerContacts = pgTable("seller_contacts", {
  vatNumber: text("vat_number").primaryKey(),
  seat: text("seat").notNull(),
  /** E-mail or PEC. */
  email: text("email").notNull(),
  filedAt: time("filed_at").notNull(),
});
