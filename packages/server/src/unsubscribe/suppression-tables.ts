import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Mailboxes that get no more marketing. */
export const mailSuppressions = pgTable("mail_suppressions", {
  /** A keyed hash of the address in lower case: the list can be asked and not read. */
  mailbox: text("mailbox").primaryKey(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
