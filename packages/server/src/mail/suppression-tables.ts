import { pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../db/columns.ts";

/** Mailboxes that get no marketing. */
export const mailSuppressions = pgTable("mail_suppressions", {
  /** Keyed hash of the address in lower case: it can be compared but not read. */
  mailbox: text("mailbox").primaryKey(),
  createdAt: time("created_at").notNull(),
});
