import type { BillFile, BillProblemCode } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { bigint, doublePrecision, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/store/account-tables.ts";
import { time } from "../db/columns.ts";

/** Uploads of bills. Confirming the values deletes the row, its files and what was read. */
export const bills = pgTable(
  "bills",
  {
    /** 128 random bits, base64url. */
    id: text("id").primaryKey(),
    /** SHA-256 of the key that only the person who uploaded it has. */
    ownerKeyHash: text("owner_key_hash").notNull(),
    /** Null if nobody was logged in. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("bills_by_account").on(table.accountId),
    index("bills_by_day").on(table.createdAt),
  ],
);

/** The files of an upload; their contents lie in `DATA_DIR/bills`. */
export const billFiles = pgTable(
  "bill_files",
  {
    /** 128 random bits, base64url. */
    id: text("id").primaryKey(),
    billId: text("bill_id")
      .notNull()
      .references(() => bills.id, { onDelete: "cascade" }),
    sequence: bigint("sequence", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
    /** Empty for a refused file. */
    mediaType: text("media_type").notNull(),
    /** The file's name below `DATA_DIR/bills`; a refused file has a row and no content there. */
    file: text("file").notNull().unique("bill_files_by_file"),
    status: text("status").$type<BillFile["status"]>().notNull(),
    /** Progress of `reading`, 0 to 1. */
    progress: doublePrecision("progress").notNull().default(0),
    kind: text("kind").$type<NonNullable<BillFile["kind"]>>(),
    /** The values that were read, each with its line of the page, encrypted; empty = none. */
    sealedSupplies: text("sealed_supplies").notNull(),
    problem: text("problem").$type<BillProblemCode>(),
  },
  (table) => [
    index("bill_files_by_bill").on(table.billId, table.sequence),
    index("bill_files_being_read").on(table.sequence).where(sql`status = 'reading'`),
  ],
);
